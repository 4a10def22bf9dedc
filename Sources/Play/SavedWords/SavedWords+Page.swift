import Journal
import Markup
import Vocabulary
import Words

/// The saved words as they are shown, by language.
final class SavedWordsPage: Page {
  func node(_ sheet: Node?) -> Node { plainPage(sheet: sheet) { stored(.savedWords) { words() } } }

  @inline(never)
  private func words() -> [Node] {
    let languages = Language.allCases.map { ($0, session.savedWords($0)) }.filter { !$0.1.isEmpty }
    var nodes = [title(sentences[.savedWords])]
    if languages.isEmpty {
      nodes.append(emptyNote(sentences[.savedNone], sentences[.savedNoneText]))
    }
    for (language, words) in languages {
      nodes.append(
        element("section", key: language.code, .class("saved")) {
          element("div", .class("found-head")) {
            element("h2", .class("found-title"), .id("saved-\(language.code)")) { sentences.nameAlone(language) }
            appleTreeLink(.saved, language, class: "quiet") { sentences[.playAppleTree] }
          }
          element("ul", .class("saved-list"), .attribute("aria-labelledby", "saved-\(language.code)"), .slides) {
            for (index, word) in words.enumerated() { savedRow(word, index) }
          }
        })
    }
    nodes.append(
      element("p", .class("page-actions")) {
        textButton(sentences[.importList], .visit(.openedPage(Route.newList.path)))
        if !languages.isEmpty {
          textButton(sentences[.export], .lists(.askedToExport), isDialog: true)
          textButton(sentences[.removeAll], .saved(.askedToRemoveAll), isDialog: true)
        }
      })
    return nodes
  }

  private func savedRow(_ word: SavedWord, _ index: Int) -> Node {
    let language = word.language
    let entry = word.entry.flatMap { entry in library.glossaries[language].map { $0[entry] } }
    let meaning = entry.map { session.shortMeaning($0, language) }
    let remove = Message.saved(.unsavedWord(language, word.mark))
    return element("li", key: word.mark, .class("row"), .deletes(remove.name)) {
      pageLink(word.route, class: "row-link", id: "saved-\(language.code)-\(index)") {
        element("span", .class("row-word"), .attribute("lang", language.code)) { word.spelling }
        if let meaning {
          element("span", .class("row-meaning"), .optional("lang", meaning.tag)) { meaning.text }
        }
      }
      element(
        "button", .class("round-key"), .attribute("type", "button"),
        .attribute("aria-label", sentences(.removeWord, .text("word", word.spelling))), .press(remove)
      ) { Art.close }
    }
  }

  @inline(never)
  func removeAllSheet() -> Node {
    sheetFrame(sentences[.removeAllQuestion]) {
      element("p") { sentences(.removeAllText, .count("count", profile.savedWords.count)) }
      element("div", .class("word-actions")) {
        secondaryButton(sentences[.keepThem], .visit(.closedSheet))
        secondaryButton(sentences[.removeAll], .saved(.removedAll))
      }
    }
  }
}
