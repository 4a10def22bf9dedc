import Formats
import Journal
import Rules
import Vocabulary
import Words

/// What is known of words: their spellings, their translations, whether they are saved.
extension Session {
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

  /// The languages of the saved words, in their order.
  var savedLanguages: [Language] {
    let saved = profile.savedWords
    return Language.allCases.filter { language in saved.contains { $0.language == language } }
  }

  /// An entry's translation and example as the vocabulary that is here has them, with the language's tag; a list of the player's own does not
  /// name it. Where there is no translation, the definition in plain English.
  func translation(of entry: Entry) -> (text: String, example: String, tag: String?) {
    if entry.translation.utf8.isEmpty, entry.exampleTranslation.utf8.isEmpty, !entry.definition.utf8.isEmpty {
      return (entry.definition, "", TranslationLanguage.english.tag)
    }
    return (entry.translation, entry.exampleTranslation, entry.translationTag)
  }

  /// Into which language words are translated: what was chosen, else what the interface suggests.
  var translationLanguage: TranslationLanguage {
    settings.translation ?? TranslationLanguage(interface)
  }

  /// The vocabulary of a language as the reader wants it.
  func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translationLanguage) }

  /// A text with its BCP 47 tag where it is known.
  typealias TaggedText = (text: String, tag: String?)

  /// What stands for an entry's meaning in a line: its first translation, or its example where it has none for this reader.
  func shortMeaning(_ entry: Entry, _ language: Language) -> TaggedText {
    let translation = translation(of: entry)
    guard translation.text.utf8.isEmpty else {
      return (String(Entry.firstTranslation(of: translation.text)), translation.tag)
    }
    return (entry.example.text, language.code)
  }

  /// What a word means in a line; `nil` for one without an entry. O(1).
  func meaning(of spelling: String, _ language: Language) -> TaggedText? {
    guard let glossary = library.glossaries[language], let entry = glossary.entries(spelled: spelling).first
    else { return nil }
    return shortMeaning(glossary[entry], language)
  }

  /// The saved words of a language in its order. O(n log n).
  func savedWords(_ language: Language) -> [SavedWord] {
    let glossary = library.glossaries[language]
    var keyed: [(key: [UInt8], word: SavedWord)] = []
    for mark in profile.savedWords where mark.language == language {
      let id = EntryID(text: mark.word)
      let entry = glossary?.entry(id)
      // A name that is no entry's stands for the entry that its spelling in the lexicon leads to.
      let spelling = entry == nil ? spelling(of: id.word, language) : id.word
      let word = SavedWord(
        mark: mark.word, language: language, spelling: spelling,
        entry: entry ?? glossary?.entries(spelled: spelling).first)
      keyed.append((Collation.key(word.spelling, language) + [UInt8(clamping: id.ordinal)], word))
    }
    return keyed.ordered { Collation.isLess($0.key, $1.key) }.map { $0.word }
  }

  /// The words of a source, as they are spelled. O(entries), of saved words as ``savedWords(_:)``.
  @inline(never)
  func words(of source: WordSource, _ language: Language) -> [String] {
    if case .saved = source { return savedWords(language).map { $0.spelling } }
    guard let glossary = glossary(of: source, language) else { return [] }
    if case .level(let code) = source { return glossary.words(ofLevel: code) }
    var entries = 0..<glossary.count
    if case .letter(let letter) = source {
      let alphabet = Alphabet(language)
      let section = glossary.sections.first {
        $0.letter.flatMap { alphabet.letter(folding: $0) } == alphabet.letter(letter)
      }
      entries = section?.entries ?? 0..<0
    }
    return entries.map { glossary[$0, .word] }
  }

  /// The words of a source that rounds draw from: not offensive, and suitable for a school if the player wants that.
  func wordsToDraw(from source: WordSource, _ language: Language) -> [String] {
    let words = words(of: source, language)
    guard let lexicon = library.lexicons[language] else { return words }
    let isForSchool = settings.school
    return words.filter { lexicon.isShowable($0) && (!isForSchool || lexicon.isForSchool($0)) }
  }

  /// How many words of the player's own source Apple Tree cannot hide. O(1) for a list, else O(saved words).
  func countOfUnplayableWords(of source: WordSource, _ language: Language) -> Int {
    switch source {
    case .list(let id): library.lists[id]?.unplayableCount ?? 0
    case .saved: words(of: source, language).count { !WordBank.takes($0, language, source.kindOfWords) }
    case .all, .letter, .level: 0
    }
  }

  /// How the lexicon spells a word: as it is written here, if the lexicon has that spelling.
  private func spelling(of word: String, _ language: Language) -> String {
    let spellings = spellings(word, language)
    return spellings.first { $0.hasSameBytes(as: word) } ?? spellings.first ?? word
  }
}

/// A saved word with the spelling that is shown, and its first entry.
struct SavedWord {
  /// As the journal has it.
  let mark: String
  let language: Language
  let spelling: String
  let entry: Int?

  var route: Route { .word(language, mark) }
}

extension Glossary {
  /// The words of the entries of a level, in the vocabulary's order. O(entries).
  @inline(never)
  fileprivate func words(ofLevel code: String) -> [String] {
    (0..<count).compactMap { self[$0, .level].hasSameBytes(as: code) ? self[$0, .word] : nil }
  }
}
