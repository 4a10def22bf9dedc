import Interface
import Journal
import Markup
import Words

/// The settings dialog.
final class SettingsSheet: Page {
  @inline(never)
  func node() -> Node {
    sheetFrame(sentences[.settings]) {
      group(.words, Setting.ofWords)
      group(.settingsPlay, Setting.ofPlay)
      laterNote()
      group(.settingsLook, Setting.ofLook)
      group(.settingsLanguages, Setting.ofLanguages)
      OfflineSection(session).node()
      ownWordList()
      reportList()
      about()
    }
  }

  private func ownWordList() -> Node? {
    let words = profile.ownWords
    guard !words.isEmpty else { return nil }
    return sheetPart(.myWords, id: "own-words") {
      element("ul", .class("own-words"), .attribute("aria-labelledby", "own-words")) {
        for mark in words {
          let text = mark.word
          element("li", key: mark.language.code + text) {
            element("span", .attribute("lang", mark.language.code)) { text }
            roundKey(
              sentences(.removeWord, .text("word", text)), Art.close, .saved(.removedOwnWord(mark.language, text)))
          }
        }
      }
      note(sentences[.myWordsNote])
    }
  }

  /// The list of words that the player has reported and that no server has received yet; `nil` if there is no such
  /// word.
  private func reportList() -> Node? {
    let reports = profile.reports
    guard !reports.isEmpty else { return nil }
    return sheetPart(.myReports, id: "own-reports") {
      element("ul", .class("own-words"), .attribute("aria-labelledby", "own-reports")) {
        for report in reports.reversed() {
          element("li", key: report.stamp.text) {
            element("span", .attribute("lang", report.language.code)) { report.guess }
          }
        }
      }
      note(sentences[.myReportsNote])
    }
  }

  private func about() -> Node {
    sheetPart(.product) {
      pageLink(.saved, class: "line") { sentences[.savedWords] }
      pageLink(.licenses, class: "line") { sentences[.licenses] }
      lineButton(sentences[.watchTree], .host(.askedForSplash))
      note(sentences[.aboutText])
    }
  }
}
