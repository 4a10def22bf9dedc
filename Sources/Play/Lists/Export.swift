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

  /// Opens the export dialog, and requests the files with the details for Anki notes.
  mutating func openExports() -> [Effect] {
    var effects = open(.export)
    for (what, _) in exports { effects += order(details(of: what)) }
    return effects
  }

  /// Whether the details for Anki notes have loaded or failed to load.
  func hasDetails(of what: ExportedWords) -> Bool {
    details(of: what).allSatisfy { library.has($0) || missing.contains($0) }
  }

  /// The files with the details that the notes for Anki contain.
  private func details(of what: ExportedWords) -> [DataFile] {
    switch what {
    case .saved(let language), .vocabulary(let language): [.sounds(language), detailsFile(language)]
    case .list: []
    }
  }
}

extension Lists {
  @inline(never)
  func export(_ what: ExportedWords, forAnki: Bool, _ session: inout Session) -> [Effect] {
    guard let (_, name) = session.exports.first(where: { $0.what == what }) else { return [] }
    let notes = notes(of: what, session)
    guard !notes.isEmpty else { return [] }
    session.sheet = nil
    return [
      forAnki
        ? .download(name + ".txt", type: "text/plain", text: AnkiNote.text(notes, deck: name))
        : .download(
          name + ".tsv", type: "text/tab-separated-values", text: ListItem.tabSeparated(notes.map { $0.item }))
    ]
  }

  private func notes(of what: ExportedWords, _ session: Session) -> [AnkiNote] {
    switch what {
    case .vocabulary(let language): return notes(.vocabulary(language), session)
    case .list(let id): return notes(.list(id), session)
    case .saved(let language): return savedNotes(language, session)
    }
  }

  /// The notes of the saved words, with one note for each meaning of a word. If the player saved a later homograph
  /// (`lead.2`), only that homograph's meaning is exported.
  private func savedNotes(_ language: Language, _ session: Session) -> [AnkiNote] {
    let id = GlossaryID.vocabulary(language)
    var notes: [AnkiNote] = []
    var exported: [Int] = []
    for word in session.savedWords(language) {
      guard var entry = word.entry, let glossary = session.library.glossaries[language] else {
        notes.append(AnkiNote(id: name(id, word.spelling), item: ListItem(word: word.spelling)))
        continue
      }
      let first = glossary.id(entry)
      repeat {
        if !exported.contains(entry) {
          exported.append(entry)
          notes.append(note(entry, glossary, id, session))
        }
        entry += 1
      } while first.ordinal == 1 && entry < glossary.count && glossary.id(entry).ordinal > 1
    }
    return notes
  }

  private func notes(_ id: GlossaryID, _ session: Session) -> [AnkiNote] {
    session.glossary(id).map { glossary in (0..<glossary.count).map { note($0, glossary, id, session) } } ?? []
  }

  @inline(never)
  func item(_ number: Int, _ glossary: Glossary, _ session: Session) -> ListItem {
    let entry = glossary[number]
    let translation = session.translation(of: entry)
    let example = translation.example.utf8.isEmpty ? session.omittedExample(number, glossary) : translation.example
    return ListItem(
      word: entry.word, translation: translation.text, example: entry.example.text, exampleTranslation: example)
  }

  private func note(_ number: Int, _ glossary: Glossary, _ id: GlossaryID, _ session: Session) -> AnkiNote {
    let entry = glossary[number]
    let language = glossary.language
    var note = AnkiNote(id: name(id, entry.id.text), item: item(number, glossary, session))
    note[.wordWithArticle] = entry.wordWithArticle(in: language) ?? ""
    note[.partOfSpeech] = entry.partOfSpeech.map { session.sentences.name($0) } ?? ""
    note[.level] = entry.level?.code ?? ""
    note[.forms] = entry.forms.joined(separator: ", ")
    if !entry.example.word.utf8.isEmpty {
      note[.cloze] = entry.example.beforeWord + "{{c1::" + entry.example.word + "}}" + entry.example.afterWord
    }
    guard case .vocabulary = id else { return note }
    if let sounds = session.library.sounds[language], sounds.count == glossary.count {
      note[.pronunciation] = sounds[number].map { "/" + $0 + "/" }.joined(separator: " ")
    }
    if let details = session.details(language) {
      note[.rank] = details[number, .frequency]
      note[.topics] = details.items(number, .topics).joined(separator: " ")
    }
    return note
  }

  /// The identifier of a note, for example `word-orchard es hablar`. For a list's item, it contains the list's ID.
  private func name(_ id: GlossaryID, _ entry: String) -> String {
    switch id {
    case .vocabulary(let language): "word-orchard " + language.code + " " + entry
    case .list(let id): "word-orchard " + id.text + " " + entry
    }
  }
}
