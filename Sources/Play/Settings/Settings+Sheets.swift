import Interface
import Journal
import Markup
import Words

/// The settings dialog.
final class SettingsSheet: Page {
  @inline(never)
  func node() -> Node {
    sheetFrame(sentences[.settings]) {
      rows(Setting.ofRounds)
      laterNote()
      rows(Setting.ofPages)
      OfflineSection(session).node()
      ownWordList()
      reportList()
      about()
    }
  }

  private func ownWordList() -> Node? {
    let words = profile.ownWords
    guard !words.isEmpty else { return nil }
    return element("div", .class("sheet-group")) {
      element("p", .class("sheet-label"), .id("own-words")) { sentences[.myWords] }
      element("p", .class("sheet-note")) { sentences[.myWordsNote] }
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
    }
  }

  /// The list of words that the player has reported and that no server has received yet; `nil` if there is no such
  /// word.
  private func reportList() -> Node? {
    let reports = profile.reports
    guard !reports.isEmpty else { return nil }
    return element("div", .class("sheet-group")) {
      element("p", .class("sheet-label"), .id("own-reports")) { sentences[.myReports] }
      element("p", .class("sheet-note")) { sentences[.myReportsNote] }
      element("ul", .class("own-words"), .attribute("aria-labelledby", "own-reports")) {
        for report in reports.reversed() {
          element("li", key: report.stamp.text) {
            element("span", .attribute("lang", report.language.code)) { report.guess }
          }
        }
      }
    }
  }

  private func about() -> Node {
    element("div", .class("sheet-about")) {
      element("div", .class("word-actions")) {
        pageLink(.saved, class: "banner-button") { sentences[.savedWords] }
        secondaryButton(sentences[.watchTree], .host(.askedForSplash))
      }
      element("p") {
        sentences[.aboutText]
        element("br")
        pageLink(.licenses) { sentences[.licenses] }
      }
    }
  }
}
