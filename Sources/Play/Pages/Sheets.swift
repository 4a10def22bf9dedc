import Markup
import Rules
import Words

/// What lies over the page: settings, or a word.
extension Model {
  func sheetNode(_ sentences: Sentences) -> Node? {
    switch sheet {
    case nil: nil
    case .settings: settingsSheet(sentences)
    case .word(let find): wordSheet(find, sentences)
    }
  }

  private func sheetFrame(
    _ title: String, language: String? = nil, _ sentences: Sentences, @NodeBuilder body: () -> [Node]
  ) -> Node {
    element("dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"), .closes(.closedSheet)) {
      element("div", .class("sheet-head")) {
        element("h2", .class("sheet-title"), .id("sheet-title"), .optional("lang", language)) { title }
        element(
          "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", sentences.close),
          .press(.closedSheet)
        ) { Art.close }
      }
      element("div", .class("sheet-body"), children: body)
    }
  }

  private func settingsSheet(_ sentences: Sentences) -> Node {
    sheetFrame(sentences.settings, sentences) {
      group(sentences.gameLanguage, id: "setting-language", note: sentences.gameLanguageNote) {
        planks(name: "language", Language.allCases, chosen: settings.language, message: Message.choseLanguage) {
          language in
          // The name in its own language is seen, the name in the reader's language is heard.
          element("span") {
            element("span", .attribute("aria-hidden", "true"), .attribute("lang", language.code)) { language.endonym }
            element("span", .class("for-readers")) { sentences.languageName(language) }
          }
        }
      }
      group(sentences.shortestWord, id: "setting-minimum") {
        planks(
          name: "minimum", Array(FindWordsRound.minimums), chosen: settings.minimum, message: Message.choseMinimum
        ) { minimum in element("span") { sentences.minimumOption(minimum) } }
      }
      if case .later(let root)? = banner?.content {
        let notice = sentences.later(root.spelling)
        element("p", .class("sheet-note"), .attribute("role", "status")) { notice.title + ". " + notice.text }
      }
      element("p", .class("sheet-about")) {
        sentences.about
        element("br")
        element("a", .href("/licenses")) { sentences.licenses }
      }
    }
  }

  private func group(_ label: String, id: String, note: String? = nil, @NodeBuilder options: () -> [Node]) -> Node {
    element("div", .class("sheet-group"), .attribute("role", "radiogroup"), .attribute("aria-labelledby", id)) {
      element("p", .class("sheet-label"), .id(id)) { label }
      element("div", .class("planks"), children: options)
      if let note { element("p", .class("sheet-note")) { note } }
    }
  }

  private func wordSheet(_ find: Find, _ sentences: Sentences) -> Node {
    sheetFrame(find.spellings[0], language: round?.language.code, sentences) {
      element("p") {
        sentences.letterCount(find.word.count) + ", " + sentences.pointCount(find.points.value)
      }
      if find.spellings.count > 1 {
        element("p") { sentences.alsoSpelled(find.spellings.dropFirst().joined(separator: ", ")) }
      }
      element("p", .class("sheet-note")) { find.isBonus ? sentences.bonusWord : sentences.commonWord }
    }
  }
}

extension Language {
  /// The language's name in itself.
  var endonym: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .italian: "Italiano"
    }
  }
}
