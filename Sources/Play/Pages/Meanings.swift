import Journal
import Markup
import Rules
import Vocabulary
import Words

/// What a word means: the entries that it leads to.
extension Model {
  /// The entry itself first, then those that its spellings head or are a form of.
  func meanings(_ shelf: Shelf, _ id: EntryID, _ spellings: [String], _ sentences: Sentences) -> [Node] {
    guard let language = language(of: shelf) else { return [] }
    var shown: [(glossary: Glossary, entry: Int)] = []
    if case .list = shelf, let glossary = glossary(shelf), let entry = glossary.entry(id) {
      shown.append((glossary, entry))
    }
    if case .vocabulary = shelf, let glossary = listInPlay(language, id.word) {
      shown += glossary.entries(spelled: id.word).map { (glossary, $0) }
    }
    if let glossary = library.glossaries[language] {
      var entries: [Int] = []
      if case .vocabulary = shelf, let entry = glossary.entry(id) { entries.append(entry) }
      for spelling in spellings {
        for entry in glossary.entries(spelled: spelling) where !entries.contains(entry) { entries.append(entry) }
      }
      shown += entries.map { (glossary, $0) }
    }
    if shown.isEmpty {
      guard missing.contains(.vocabulary(language)) else { return [] }
      return [element("p", .class("sheet-note")) { sentences[.noMeanings] }]
    }
    return [
      element("div", .class("meanings")) {
        for (place, item) in shown.enumerated() {
          meaning(item.glossary[item.entry], language, spellings, place, sentences)
        }
      }
    ]
  }

  /// The list of one's own that Apple Tree has this word from: what it says comes before our vocabulary.
  private func listInPlay(_ language: Language, _ spelling: String) -> Glossary? {
    guard screen.isAppleTree, let game = appleTreeGame, case .list(let id)? = game.source,
      game.round.word.language == language, game.round.word.spelling.hasSameBytes(as: spelling)
    else { return nil }
    return glossary(.list(id))
  }

  private func meaning(
    _ entry: Entry, _ language: Language, _ spellings: [String], _ place: Int, _ sentences: Sentences
  ) -> Node {
    let isForm = !spellings.contains { $0.hasSameBytes(as: entry.word) }
    let translation = translation(of: entry, language)
    return element("section", key: "\(place) " + entry.id.text, .class("meaning")) {
      if isForm || entry.partOfSpeech != nil || entry.level != nil {
        element("p", .class("meaning-head")) {
          if isForm {
            element("span") { sentences(.formOf, .text("word", entry.word)) }
          }
          if let part = entry.partOfSpeech { element("span") { sentences.name(part) } }
          if let level = entry.level { element("span", .class("proficiency")) { level.code } }
        }
      }
      if !translation.text.utf8.isEmpty {
        element("p", .class("translation"), .optional("lang", translation.tag)) { translation.text }
      }
      if !entry.example.isEmpty {
        element("p", .class("example"), .attribute("lang", language.code)) {
          entry.example.beforeWord
          element("b") { entry.example.word }
          entry.example.afterWord
        }
        if !translation.example.utf8.isEmpty {
          element("p", .class("sheet-note"), .optional("lang", translation.tag)) { translation.example }
        }
      }
    }
  }

  /// An entry in the reader's language, and which that is; a list of one's own does not say which. Empty where there is no translation that
  /// the reader has asked for: English words have Chinese ones alone, and nobody gets these who reads no Chinese.
  func translation(of entry: Entry, _ language: Language) -> (text: String, example: String, tag: String?) {
    if !entry.translation.utf8.isEmpty || !entry.exampleTranslation.utf8.isEmpty {
      return (entry.translation, entry.exampleTranslation, nil)
    }
    let translated = translationLanguage
    return switch translated {
    case .english: (entry.english, entry.exampleEnglish, translated.tag)
    case .traditionalChinese: (entry.traditional, entry.exampleTraditional, translated.tag)
    case .simplifiedChinese: (entry.simplified, entry.exampleSimplified, translated.tag)
    }
  }

  /// Into which language words are translated: what was chosen, else what the interface suggests.
  var translationLanguage: TranslationLanguage {
    if let chosen = settings.translation { return chosen }
    return switch interface {
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .english, .spanish, .italian, .korean: .english
    }
  }
}
