import Journal
import Markup
import Words

/// The sheet over the pages of words.
extension ListsPage {
  /// What can be exported from the page, as a table or for Anki.
  @inline(never)
  func exportSheet() -> Node {
    sheetFrame(sentences[.export]) {
      for (what, title) in session.exports {
        element("div", key: what.name, .class("sheet-group")) {
          element("p", .class("sheet-label")) { title }
          element("div", .class("word-actions")) {
            secondaryButton(sentences[.saveTable], .lists(.exported(what, forAnki: false)))
            secondaryButton(sentences[.saveForAnki], .lists(.exported(what, forAnki: true)))
          }
        }
      }
    }
  }
}
