import Interface
import Journal
import Markup
import Words

/// The player's page, with achievements, settings, stored data and the data sources of the words.
final class YouPage: Page {
  let state: You

  init(_ state: You, _ session: Session) {
    self.state = state
    super.init(session)
  }

  @inline(never)
  func node(_ sheet: Node?) -> Node {
    plainPage("you", sheet: sheet) {
      stored(.you) {
        title(sentences[.you])
        reached()
        element("div", .class("page-actions")) {
          secondaryButton(sentences[.settings], .settings(.openedSettings))
          pageLink(.statistics, class: "banner-button") { sentences[.figures] }
          element("a", .class("banner-button"), .href(Boards.path)) { sentences[.boards] }
          secondaryButton(sentences[.watchTree], .host(.askedForSplash))
        }
        part("about", sentences[.product]) {
          element("p") { sentences[.aboutText] }
          element("p") { pageLink(.licenses) { sentences[.licenses] } }
        }
        part("devices", sentences[.devices]) {
          element("p") { sentences[state.isSynced.map { $0 ? .syncDone : .syncWaiting } ?? .syncOff] }
          element("a", .href(Devices.path)) { sentences[.devices] }
        }
        yourData()
      }
    }
  }

  private func reached() -> Node {
    element("dl", .class("tree-figures")) {
      figure(sentences[.wordsFound], "\(profile.total.finds)")
      figure(sentences[.dailiesFinished], "\(profile.finishedDailies.count)")
      figure(sentences[.savedWords], "\(profile.savedWords.count)")
    }
  }

  // MARK: The stored data

  private func yourData() -> Node {
    part("data", sentences[.yourData]) {
      element("p") { sentences[.yourDataText] }
      element("div", .class("page-actions")) {
        secondaryButton(sentences[.exportAll], .you(.exportedAll))
        element("label", .class("banner-button", "file")) {
          sentences[.importWords]
          element(
            "input", .attribute("type", "file"), .attribute("accept", ".txt,.jsonl,text/plain"),
            .files(Message.you(.pickedExport([])).name))
        }
      }
      element(
        "div", .class("preview"), .id("import-trouble"), .attribute("role", "status"), .attribute("tabindex", "-1")
      ) { trouble() }
      element("div", .class("page-actions")) {
        secondaryButton(sentences[.deleteAll], .you(.askedToDeleteAll))
      }
      // Show the browser's answer below all other content, because it arrives later than the page.
      element("p", .attribute("role", "status")) { keeping() }
      if state.canAsk {
        element("div", .class("page-actions")) { secondaryButton(sentences[.keepData], .you(.askedToKeepData)) }
      }
    }
  }

  /// A text about the browser's answer on how long it keeps the data.
  private func keeping() -> String {
    switch state.keeping {
    case nil: ""
    case .kept: sentences[.dataKept]
    case .unasked, .unknown: sentences[.dataMayGo]
    case .refused: sentences[.dataRefused]
    }
  }

  /// The error message about the file that the player chose.
  private func trouble() -> [Node] {
    switch state.trouble {
    case nil: []
    case .fault(let fault):
      [
        element("p", .class("empty-title")) { sentences[.cannotRead] },
        element("p") {
          switch fault {
          case .tooLarge: sentences[.importTooLarge]
          case .anotherKind: sentences[.importOther]
          case .newerVersion: sentences[.importNewer]
          }
        },
      ]
    case .lines(let bad, let missing): lines(bad, missing)
    }
  }

  private func lines(_ bad: [Int], _ missing: Int) -> [Node] {
    var nodes: [Node] = []
    if !bad.isEmpty {
      var names = ""
      for number in bad.prefix(YouPage.mostNamed) { names += (names.utf8.isEmpty ? "" : ", ") + String(number) }
      if bad.count > YouPage.mostNamed { names += " …" }
      let text = sentences(.importBadLines, .count("count", bad.count), .text("lines", names))
      nodes.append(element("p") { text })
    }
    if missing > 0 { nodes.append(element("p") { sentences(.importCut, .count("count", missing)) }) }
    return nodes
  }

  /// The maximum number of faulty lines whose line numbers are listed.
  private static let mostNamed = 20
}

extension You {
  /// Whether a request to the browser to keep the data could change its policy.
  fileprivate var canAsk: Bool {
    switch keeping {
    case .unasked, .refused: true
    case nil, .kept, .unknown: false
    }
  }
}
