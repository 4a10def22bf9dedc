import Formats
import Interface
import Journal
import Vocabulary
import Words

/// Words that the player can export to a file.
indirect enum ExportedWords: Equatable, Sendable {
  case saved(Language)
  case vocabulary(Language)
  case list(EventID)

  /// The name of the set: `saved-en`, `en`, or the ID of the event that created the list.
  var name: String {
    switch self {
    case .saved(let language): ExportedWords.saved + language.code
    case .vocabulary(let language): language.code
    case .list(let id): id.text
    }
  }

  init?(name: String) {
    for language in Language.allCases {
      for exported in [ExportedWords.saved(language), .vocabulary(language)]
      where exported.name.hasSameBytes(as: name) {
        self = exported
        return
      }
    }
    guard let id = EventID(name) else { return nil }
    self = .list(id)
  }

  private static var saved: String { "saved-" }
}

extension Session {
  /// The exports that the page offers, each with its title.
  var exports: [(what: ExportedWords, title: String)] {
    switch route.glossary {
    case .vocabulary(let language):
      return [(.vocabulary(language), sentences.pair(sentences[.vocabulary], sentences.nameAlone(language)))]
    case .list(let id): return list(id).map { [(.list(id), $0.name)] } ?? []
    case nil: break
    }
    guard route.isSaved else { return [] }
    return savedLanguages.map { language in
      (.saved(language), sentences.pair(sentences[.savedWords], sentences.nameAlone(language)))
    }
  }
}

extension Lists {
  @inline(never)
  func export(_ what: ExportedWords, forAnki: Bool, _ session: inout Session) -> [Effect] {
    guard let (_, name) = session.exports.first(where: { $0.what == what }) else { return [] }
    let items = items(of: what, session)
    guard !items.isEmpty else { return [] }
    session.sheet = nil
    return [
      forAnki
        ? .download(name + ".txt", type: "text/plain", text: ListItem.anki(items, deck: name))
        : .download(name + ".tsv", type: "text/tab-separated-values", text: ListItem.tabSeparated(items))
    ]
  }

  private func items(of what: ExportedWords, _ session: Session) -> [ListItem] {
    switch what {
    case .vocabulary(let language): return items(.vocabulary(language), session)
    case .list(let id): return items(.list(id), session)
    case .saved(let language):
      return savedItems(language, session)
    }
  }

  /// The saved words as list items, with one item for each meaning of a word. If the player saved a later homograph
  /// (`lead.2`), only that homograph's meaning is exported.
  private func savedItems(_ language: Language, _ session: Session) -> [ListItem] {
    var items: [ListItem] = []
    var exported: [Int] = []
    for word in session.savedWords(language) {
      guard var entry = word.entry, let glossary = session.library.glossaries[language] else {
        items.append(ListItem(word: word.spelling))
        continue
      }
      let id = glossary.id(entry)
      repeat {
        if !exported.contains(entry) {
          exported.append(entry)
          items.append(item(glossary[entry], session))
        }
        entry += 1
      } while id.ordinal == 1 && entry < glossary.count && glossary.id(entry).ordinal > 1
    }
    return items
  }

  private func items(_ id: GlossaryID, _ session: Session) -> [ListItem] {
    session.glossary(id).map { glossary in (0..<glossary.count).map { item(glossary[$0], session) } } ?? []
  }

  private func item(_ entry: Entry, _ session: Session) -> ListItem {
    let translation = session.translation(of: entry)
    return ListItem(
      word: entry.word, translation: translation.text, example: entry.example.text,
      exampleTranslation: translation.example)
  }
}
