import Interface
import Journal
import Markup
import Words

/// The section of the settings dialog about the files that the device stores.
final class OfflineSection: Page {
  private var state: Offline { session.offline }

  @inline(never)
  func node() -> Node {
    sheetPart(.offline, id: "offline") {
      if state.files != nil {
        element("ul", .class("own-words", "kept"), .attribute("aria-labelledby", "offline")) {
          for language in Language.allCases {
            element("li", key: language.code) {
              element("span") { sentences.nameAlone(language) }
              standing(of: language)
            }
          }
        }
        failure()
      }
      newVersion()
      note(sentences[state.files == nil ? .offlineNone : .offlineNote])
    }
  }

  /// The state of a language: a text that its files are stored or downloading, or a button that downloads them.
  private func standing(of language: Language) -> Node {
    if case .running(language, let percent) = state.download {
      return element(
        "progress", .attribute("max", "100"), .attribute("value", "\(percent)"),
        .attribute("aria-label", sentences(.downloading, .text("language", sentences.nameAlone(language)))))
    }
    if session.has(all: language) { return element("span", .class("sheet-note")) { sentences[.offlineReady] } }
    let label = sentences(.download, .count("count", (session.missingSize(language) + 999) / 1000))
    return secondaryButton(
      label, .offline(.askedToKeep(language)), name: sentences.pair(label, sentences.nameAlone(language)))
  }

  private func failure() -> Node {
    element("p", .class("sheet-note"), .attribute("role", "status")) {
      if case .failed(let language, let reason) = state.download {
        sentences(
          reason == .full ? .downloadFull : .downloadFailed, .text("language", sentences.nameAlone(language)))
      }
    }
  }

  private func newVersion() -> Node? {
    if case .newest = state.version { return nil }
    return element("div", .class("kept-version")) {
      element("p") { sentences[.newVersionTitle] }
      secondaryButton(sentences[.startVersion], .offline(.acceptedVersion))
    }
  }
}

// MARK: - Where a file is missing

extension Page {
  /// The notice for a file that the device is known not to store. The notice names the file's language and offers no
  /// button to load the file, because the network may be unavailable.
  func missingOffline(_ file: DataFile) -> Notice? {
    guard session.offline.lacks(file), let language = file.language else { return nil }
    return Notice(
      sentences(.languageMissingTitle, .text("language", sentences.nameAlone(language))),
      sentences[.languageMissingText])
  }

  /// Buttons that change to a language with all its files on the device.
  func languagesOffline(instead file: DataFile) -> [Node] {
    guard session.offline.lacks(file) else { return [] }
    return Language.allCases.filter { session.has(all: $0) }.map { language in
      secondaryButton(
        sentences(.playIn, .text("language", sentences.name(language))), .settings(.chose(.language(language))))
    }
  }
}
