import Formats
import Interface
import Journal
import Markup
import Vocabulary
import Words

/// The page of the saved words, by language.
final class SavedWordsPage: Page {
  let state: SavedWords

  init(_ state: SavedWords, _ session: Session) {
    self.state = state
    super.init(session)
  }

  func node(_ sheet: Node?) -> Node { plainPage(sheet: sheet) { stored(.savedWords) { words() } } }

  @inline(never)
  private func words() -> [Node] {
    let isEmpty = state.sections.isEmpty
    let importing = [textButton(sentences[.importWords], .host(.openedPage(Route.newList.path)))]
    let others =
      isEmpty
      ? []
      : [
        textButton(sentences[.export], .lists(.askedToExport), isDialog: true),
        textButton(sentences[.removeAll], .saved(.askedToRemoveAll), isDialog: true),
      ]
    var nodes = [
      makeElement(
        "div", key: nil, [.class("title-row")], [title(sentences[.savedWords]), moreMenu(importing + others)])
    ]
    if isEmpty { nodes.append(emptyNote(sentences[.savedNone], sentences[.savedNoneText])) }
    for section in state.sections {
      let language = section.language
      nodes.append(
        element("section", key: language.code, .class("saved")) {
          element("div", .class("found-head")) {
            element("h2", .class("found-title"), .id("saved-\(language.code)")) { sentences.nameAlone(language) }
            sourceLinks(.saved, language, class: state.sections.count == 1 ? "submit" : "banner-button") { $1.text }
          }
          list(section)
        })
    }
    return nodes
  }

  /// The list of the saved words of a language. If the list is long, the document contains only the rows in sight and
  /// some rows above and below them.
  private func list(_ section: SavedWords.Section) -> Node {
    let (language, count) = (section.language, section.words.count)
    let isLong = count > SavedWordsPage.mostRows
    let rows =
      isLong ? rowsToShow(around: state.rowsInSight[Int(language.rawValue)], of: count) : 0..<count
    return element(
      "ul", .class("saved-list", isLong ? "many" : ""), .attribute("aria-labelledby", "saved-\(language.code)"),
      .slides,
      isLong ? .rows(Message.saved(.sawRows(language, 0..<1)).name) : nil,
      .optional("data-first", isLong ? String(rows.lowerBound) : nil),
      .optional("data-count", isLong ? String(count) : nil)
    ) {
      for row in rows { savedRow(section.words[row], row, of: count) }
    }
  }

  private static let mostRows = 100

  private func savedRow(_ word: SavedWord, _ index: Int, of count: Int) -> Node {
    let language = word.language
    let entry = word.entry.flatMap { entry in library.glossaries[language].map { $0[entry] } }
    let meaning = entry.map { session.shortMeaning($0, language) }
    let remove = Message.saved(.unsavedWord(language, word.mark))
    let link = pageLink(word.route, class: "row-link", id: "saved-\(language.code)-\(index)") {
      element("span", .class("row-word"), .attribute("lang", language.code)) { word.spelling }
      if let meaning {
        element("span", .class("row-meaning"), .optional("lang", meaning.tag)) { meaning.text }
      }
    }
    return rowItem(
      word.mark, "row", index, of: count, removal: remove,
      [link, roundKey(sentences(.removeWord, .text("word", word.spelling)), Art.close, remove)])
  }

  @inline(never)
  func removeAllSheet() -> Node {
    confirmationSheet(
      sentences[.removeAllQuestion], sentences(.removeAllText, .count("count", profile.savedWords.count)),
      keep: .keepThem, remove: .removeAll, .saved(.removedAll))
  }
}
