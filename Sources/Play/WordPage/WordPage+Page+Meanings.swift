import Formats
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// What a word means: the entries that it leads to.
extension WordArticle {
  /// The entry itself first, then those with one of its spellings as headword or form.
  func meanings(_ entry: EntryID, _ spellings: [String]) -> [Node] {
    guard let language = session.language(of: id) else { return [] }
    var shown: [(glossary: Glossary, entry: Int)] = []
    if case .list = id, let glossary = session.glossary(id), let own = glossary.entry(entry) {
      shown.append((glossary, own))
    }
    if case .vocabulary = id, let listInPlay {
      shown += listInPlay.entries(spelled: entry.word).map { (listInPlay, $0) }
    }
    if let glossary = library.glossaries[language] {
      var entries: [Int] = []
      if case .vocabulary = id, let own = glossary.entry(entry) { entries.append(own) }
      for spelling in spellings {
        for entry in glossary.entries(spelled: spelling) where !entries.contains(entry) { entries.append(entry) }
      }
      shown += entries.map { (glossary, $0) }
    }
    if shown.isEmpty {
      guard session.missing.contains(session.vocabulary(language)) else { return [] }
      return [element("p", .class("sheet-note")) { sentences[.noMeanings] }]
    }
    return [
      element("div", .class("meanings")) {
        for (index, item) in shown.enumerated() {
          meaning(item.glossary[item.entry], language, spellings, index)
        }
      }
    ]
  }

  private func meaning(
    _ entry: Entry, _ language: Language, _ spellings: [String], _ index: Int
  ) -> Node {
    let isForm = !spellings.contains { $0.hasSameBytes(as: entry.word) }
    let translation = session.translation(of: entry)
    return element("section", key: "\(index) " + entry.id.text, .class("meaning")) {
      if isForm || entry.partOfSpeech != nil || entry.level != nil {
        element("p", .class("meaning-head")) {
          if isForm {
            element("span") { sentences(.formOf, .text("word", entry.word)) }
          }
          if let part = entry.partOfSpeech { element("span") { sentences.name(part) } }
          if let level = entry.level {
            element("span", .class("proficiency")) { level == .rare ? sentences[.usageRare] : level.code }
          }
          for label in entry.labels { element("span") { sentences.name(label) } }
        }
      }
      if !translation.text.utf8.isEmpty {
        element("p", .class("translation"), .optional("lang", translation.tag)) { translation.text }
      }
      if !entry.definition.utf8.isEmpty, translation.tag.map({ !$0.hasSameBytes(as: "en") }) ?? false {
        element("p", .attribute("lang", "en")) { entry.definition }
      }
      if !entry.pattern.utf8.isEmpty {
        element("p", .class("pattern"), .attribute("lang", language.code)) { entry.pattern }
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
}
