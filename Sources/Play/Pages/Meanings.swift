import Markup
import Vocabulary
import Words

/// What a word means: the entries of the vocabulary that its spellings lead to.
extension Model {
  func meanings(_ language: Language, _ spellings: [String], _ sentences: Sentences) -> [Node] {
    guard let glossary = library.glossaries[language] else {
      guard missing.contains(.vocabulary(language)) else { return [] }
      return [element("p", .class("sheet-note")) { sentences[.noMeanings] }]
    }
    var entries: [Int] = []
    for spelling in spellings {
      for entry in glossary.entries(spelled: spelling) where !entries.contains(entry) { entries.append(entry) }
    }
    guard !entries.isEmpty else { return [] }
    return [
      element("div", .class("meanings")) {
        for entry in entries { meaning(glossary[entry], language, spellings, sentences) }
      }
    ]
  }

  private func meaning(_ entry: Entry, _ language: Language, _ spellings: [String], _ sentences: Sentences) -> Node {
    let isForm = !spellings.contains { $0.hasSameBytes(as: entry.word) }
    let (tag, translation, exampleTranslation) = translation(of: entry, language)
    return element("section", key: entry.id.text, .class("meaning")) {
      element("p", .class("meaning-head")) {
        if isForm {
          element("span") { sentences(.formOf, .text("word", entry.word)) }
        }
        if let part = entry.partOfSpeech { element("span") { sentences.name(part) } }
        if let level = entry.level { element("span", .class("proficiency")) { level.code } }
      }
      element("p", .class("translation"), .attribute("lang", tag)) { translation }
      if !entry.example.isEmpty {
        element("p", .class("example"), .attribute("lang", language.code)) {
          entry.example.beforeWord
          element("b") { entry.example.word }
          entry.example.afterWord
        }
        element("p", .class("sheet-note"), .attribute("lang", tag)) { exampleTranslation }
      }
    }
  }

  /// The translation that the reader most likely understands, and its language: of the interface where it is there, else English, else
  /// Traditional Chinese.
  private func translation(
    of entry: Entry, _ language: Language
  ) -> (tag: String, translation: String, example: String) {
    switch interface {
    case .simplifiedChinese: ("zh-Hans", entry.simplified, entry.exampleSimplified)
    case .traditionalChinese: ("zh-Hant", entry.traditional, entry.exampleTraditional)
    default:
      language == .english
        ? ("zh-Hant", entry.traditional, entry.exampleTraditional) : ("en", entry.english, entry.exampleEnglish)
    }
  }
}
