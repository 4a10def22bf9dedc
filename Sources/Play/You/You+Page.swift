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
    plainPage("you grouped", sheet: sheet) {
      stored(.you) {
        title(sentences[.you])
        reached()
        element("div", .class("panel")) {
          lineButton(sentences[.settings], .settings(.openedSettings), isDialog: true)
          pageLink(.statistics, class: "line") { sentences[.figures] }
          element("a", .class("line"), .href(Boards.path)) { sentences[.boards] }
        }
        element("section", .class("part"), .attribute("aria-labelledby", "devices")) {
          element("div", .class("panel")) {
            element("a", .class("line"), .id("devices"), .href(Devices.path)) { sentences[.devices] }
            note(sentences[state.isSynced.map { $0 ? .syncDone : .syncWaiting } ?? .syncOff])
          }
        }
        part("about", sentences[.product]) {
          element("div", .class("panel")) {
            pageLink(.licenses, class: "line") { sentences[.licenses] }
            lineButton(sentences[.watchTree], .host(.askedForSplash))
            note(sentences[.aboutText])
          }
        }
        yourData()
      }
    }
  }

  private func reached() -> Node {
    element("dl", .class("tree-figures", "panel")) {
      figure(sentences[.wordsFound], "\(profile.total.finds)")
      figure(sentences[.dailiesFinished], "\(profile.finishedDailies.count)")
      figure(sentences[.savedWords], "\(profile.savedWords.count)")
    }
  }

  // MARK: The stored data

  private func yourData() -> Node {
    part("data", sentences[.yourData]) {
      element("div", .class("panel")) {
        lineButton(sentences[.exportAll], .you(.exportedAll))
        element("label", .class("line", "file")) {
          sentences[.importWords]
          element(
            "input", .attribute("type", "file"), .attribute("accept", ".txt,.jsonl,text/plain"),
            .files(Message.you(.pickedExport([])).name))
        }
        note(sentences[.yourDataText])
        // Show the row before the browser's answer arrives, so that the rows below do not move.
        if state.canAsk {
          lineButton(sentences[.keepData], .you(.askedToKeepData))
        } else {
          element("p", .class("line")) { sentences[.keepData] }
        }
        element("p", .class("sheet-note", "keeping"), .attribute("role", "status")) { keeping() }
      }
      element(
        "div", .class("preview"), .id("import-trouble"), .attribute("role", "status"), .attribute("tabindex", "-1")
      ) { trouble() }
      element("div", .class("panel", "last")) {
        lineButton(sentences[.deleteAll], .you(.askedToDeleteAll), "danger")
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
