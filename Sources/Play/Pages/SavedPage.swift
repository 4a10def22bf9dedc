import Journal
import Markup
import Vocabulary
import Words

/// The saved words, by language.
extension Model {
  @inline(never)
  func savedWordsPage(_ sentences: Sentences) -> [Node] {
    let languages = Language.allCases.map { ($0, savedWords($0)) }.filter { !$0.1.isEmpty }
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
            for (place, word) in words.enumerated() { savedRow(word, place, sentences) }
          }
        })
    }
    nodes.append(
      element("p", .class("page-actions")) {
        quietButton(sentences[.importList], .openedPage(Screen.newList.path))
        if !languages.isEmpty {
          quietButton(sentences[.export], .askedToExport, isDialog: true)
          quietButton(sentences[.removeAll], .askedToRemoveAll, isDialog: true)
        }
      })
    return nodes
  }

  private func savedRow(_ word: SavedWord, _ place: Int, _ sentences: Sentences) -> Node {
    let language = word.language
    let entry = word.entry.flatMap { entry in library.glossaries[language].map { $0[entry] } }
    let meaning = entry.map { shortMeaning($0, language) }
    let remove = Message.unsavedWord(language, word.mark)
    return element("li", key: word.mark, .class("row"), remove.name.map { .deletes($0) }) {
      pageLink(word.screen, class: "row-link", id: "saved-\(language.code)-\(place)") {
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
  func removeAllSheet(_ sentences: Sentences) -> Node {
    sheetFrame(sentences[.removeAllQuestion], sentences) {
      element("p") { sentences(.removeAllText, .count("count", profile.savedWords.count)) }
      element("div", .class("word-actions")) {
        bannerButton(sentences[.keepThem], .closedSheet)
        bannerButton(sentences[.removeAll], .removedAll)
      }
    }
  }

  /// What can be exported from the page, as a table or for Anki.
  @inline(never)
  func exportSheet(_ sentences: Sentences) -> Node {
    sheetFrame(sentences[.export], sentences) {
      for (what, title) in exports {
        element("div", key: what.name, .class("sheet-group")) {
          element("p", .class("sheet-label")) { title }
          element("div", .class("word-actions")) {
            bannerButton(sentences[.saveTable], .exported(what, forAnki: false))
            bannerButton(sentences[.saveForAnki], .exported(what, forAnki: true))
          }
        }
      }
    }
  }

  func title(_ text: String) -> Node {
    element("h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1")) { text }
  }

  func emptyNote(_ title: String, _ text: String) -> Node {
    element("div", .class("empty")) {
      Art.basket
      element("p", .class("empty-title")) { title }
      element("p") { text }
    }
  }
}
