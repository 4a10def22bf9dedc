import Journal
import Vocabulary
import Words

/// The saved words as the player sees them.
extension Model {
  /// A saved word with the spelling that is shown, and its first entry.
  struct SavedWord {
    /// As the journal has it.
    let mark: String
    let language: Language
    let spelling: String
    let entry: Int?

    var screen: Screen { .word(language, mark) }
  }

  /// The saved words of a language in its order. O(n log n).
  func savedWords(_ language: Language) -> [SavedWord] {
    var keyed: [(key: [UInt8], word: SavedWord)] = []
    for mark in profile.savedWords where mark.language == language {
      let id = EntryID(text: mark.word)
      let (spelling, entry) = shown(id, language)
      let word = SavedWord(mark: mark.word, language: language, spelling: spelling, entry: entry)
      keyed.append((Collation.key(spelling, language) + [UInt8(clamping: id.ordinal)], word))
    }
    keyed.sort { Collation.isLess($0.key, $1.key) }
    return keyed.map { $0.word }
  }

  /// What a saved name is of: its own entry, or the one that its spelling in the lexicon leads to.
  private func shown(_ id: EntryID, _ language: Language) -> (spelling: String, entry: Int?) {
    let glossary = library.glossaries[language]
    if let entry = glossary?.entry(id) { return (id.word, entry) }
    let spellings = spellings(id.word, language)
    let spelling = spellings.first { $0.hasSameBytes(as: id.word) } ?? spellings.first ?? id.word
    return (spelling, glossary?.entries(spelled: spelling).first)
  }

  /// How the lexicon spells a word; empty for one that it does not have.
  func spellings(_ text: String, _ language: Language) -> [String] {
    guard let lexicon = library.lexicons[language], let word = try? lexicon.alphabet.fold(text), word.count > 0,
      let number = lexicon.number(of: word)
    else { return [] }
    return lexicon.spellings(of: number)
  }

  /// The name under which an entry or a word is saved; `nil` for none. Journals of version 1 have names without accents.
  func savedName(_ language: Language, _ text: String) -> String? {
    if profile.isSaved(language, text) { return text }
    guard let word = try? Alphabet(language).fold(text), word.count > 0 else { return nil }
    let plain = Alphabet(language).text(word)
    guard profile.isSaved(language, plain), spellings(plain, language).first?.hasSameBytes(as: text) ?? false
    else { return nil }
    return plain
  }

  func isSaved(_ language: Language, _ text: String) -> Bool {
    if case .some = savedName(language, text) { true } else { false }
  }
}

/// What was taken away and can be taken back for a while.
enum Removal {
  case words([WordMark])
  case list(EventID, ListContent)
}
