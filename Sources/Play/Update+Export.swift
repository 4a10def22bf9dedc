import Journal
import Vocabulary
import Words

/// Words that the player can take away as a file.
public enum Exported: Equatable, Sendable {
  case saved(Language)
  case vocabulary(Language)
  case list(EventID)

  /// `saved-en`, `en`, or the list's.
  var name: String {
    switch self {
    case .saved(let language): Exported.saved + language.code
    case .vocabulary(let language): language.code
    case .list(let id): id.text
    }
  }

  init?(name: String) {
    for language in Language.allCases {
      for exported in [Exported.saved(language), .vocabulary(language)] where exported.name.hasSameBytes(as: name) {
        self = exported
        return
      }
    }
    guard let id = EventID(name) else { return nil }
    self = .list(id)
  }

  private static var saved: String { "saved-" }
}

extension Model {
  /// What can be exported from this page, with what each is called.
  var exports: [(what: Exported, title: String)] {
    let sentences = interface.sentences
    switch screen {
    case .vocabulary(let language):
      return [(.vocabulary(language), sentences.pair(sentences[.vocabulary], sentences.nameAlone(language)))]
    case .list(let id): return list(id)?.content.map { [(.list(id), $0.name)] } ?? []
    case .saved:
      let saved = profile.savedWords
      return Language.allCases.filter { language in saved.contains { $0.language == language } }.map { language in
        (.saved(language), sentences.pair(sentences[.savedWords], sentences.nameAlone(language)))
      }
    default: return []
    }
  }

  @inline(never)
  mutating func export(_ what: Exported, forAnki: Bool) -> [Effect] {
    guard let (_, name) = exports.first(where: { $0.what == what }) else { return [] }
    let items = items(of: what)
    guard !items.isEmpty else { return [] }
    sheet = nil
    return [
      forAnki
        ? .download(name + ".txt", type: "text/plain", text: ListItem.anki(items, deck: name))
        : .download(name + ".tsv", type: "text/tab-separated-values", text: ListItem.tabSeparated(items))
    ]
  }

  private func items(of what: Exported) -> [ListItem] {
    switch what {
    case .vocabulary(let language): items(.vocabulary(language), language)
    case .list(let id): list(id)?.content.map { items(.list(id), $0.language) } ?? []
    case .saved(let language):
      savedWords(language).map { word in
        word.entry.flatMap { entry in library.glossaries[language].map { item($0[entry], language) } }
          ?? ListItem(word: word.spelling)
      }
    }
  }

  private func items(_ shelf: Shelf, _ language: Language) -> [ListItem] {
    glossary(shelf).map { glossary in (0..<glossary.count).map { item(glossary[$0], language) } } ?? []
  }

  private func item(_ entry: Entry, _ language: Language) -> ListItem {
    let translation = translation(of: entry, language)
    return ListItem(
      word: entry.word, translation: translation.text, example: entry.example.text,
      exampleTranslation: translation.example)
  }
}
