import Formats
import Journal
import Rules
import Vocabulary
import Words

/// Facts about words: their spellings, their translations, and whether they are saved.
extension Session {
  /// The spellings of a word in the lexicon; empty if the lexicon does not have the word.
  func spellings(_ text: String, _ language: Language) -> [String] {
    guard let lexicon = library.lexicons[language], let word = try? lexicon.alphabet.fold(text), word.count > 0,
      let number = lexicon.number(of: word)
    else { return [] }
    return lexicon.spellings(of: number)
  }

  /// The name under which an entry or a word is saved; `nil` if it is not saved. Journals of version 1 have names
  /// without accents.
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

  /// The languages that have saved words, in their usual order.
  var savedLanguages: [Language] {
    let saved = profile.savedWords
    return Language.allCases.filter { language in saved.contains { $0.language == language } }
  }

  /// An entry's translation and example in the loaded vocabulary, with the tag of their language. Lists of the player's
  /// own have no tag. If the entry has no translation, returns the definition in plain English.
  func translation(of entry: Entry) -> (text: String, example: String, tag: String?) {
    if entry.translation.utf8.isEmpty, entry.exampleTranslation.utf8.isEmpty, !entry.definition.utf8.isEmpty {
      return (entry.definition, "", TranslationLanguage.english.tag)
    }
    return (entry.translation, entry.exampleTranslation, entry.translationTag)
  }

  /// The language into which words are translated: the chosen language, otherwise the language that the interface
  /// suggests.
  var translationLanguage: TranslationLanguage {
    settings.translation ?? TranslationLanguage(interface)
  }

  /// The vocabulary of a language, with the translations that the reader wants.
  func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translationLanguage) }

  /// A text, with its BCP 47 tag if known.
  typealias TaggedText = (text: String, tag: String?)

  /// An entry's meaning in one line: its first translation, or its example if it has no translation for this reader.
  func shortMeaning(_ entry: Entry, _ language: Language) -> TaggedText {
    let translation = translation(of: entry)
    guard translation.text.utf8.isEmpty else {
      return (String(Entry.firstTranslation(of: translation.text)), translation.tag)
    }
    return (entry.example.text, language.code)
  }

  /// A word's meaning in one line; `nil` for a word without an entry. O(1).
  func meaning(of spelling: String, _ language: Language) -> TaggedText? {
    guard let glossary = library.glossaries[language], let entry = glossary.entries(spelled: spelling).first
    else { return nil }
    return shortMeaning(glossary[entry], language)
  }

  /// The saved words of a language, in the alphabetical order of that language. O(n log n).
  func savedWords(_ language: Language) -> [SavedWord] {
    let glossary = library.glossaries[language]
    var keyed: [(key: [UInt8], word: SavedWord)] = []
    for mark in profile.savedWords where mark.language == language {
      let id = EntryID(text: mark.word)
      let entry = glossary?.entry(id)
      // A name that is not an entry's ID refers to the entry of the word's spelling in the lexicon.
      let spelling = entry == nil ? spelling(of: id.word, language) : id.word
      let word = SavedWord(
        mark: mark.word, language: language, spelling: spelling,
        entry: entry ?? glossary?.entries(spelled: spelling).first)
      keyed.append((Collation.key(word.spelling, language) + [UInt8(clamping: id.ordinal)], word))
    }
    return keyed.ordered { Collation.isLess($0.key, $1.key) }.map { $0.word }
  }

  /// The spellings of a source's words. O(entries); for saved words, the complexity of ``savedWords(_:)``.
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

  /// The words of a source that rounds may draw: no offensive words, and only words suitable for a school if the player
  /// wants that.
  func wordsToDraw(from source: WordSource, _ language: Language) -> [String] {
    let words = words(of: source, language)
    guard let lexicon = library.lexicons[language] else { return words }
    let isForSchool = settings.school
    return words.filter { lexicon.isShowable($0) && (!isForSchool || lexicon.isForSchool($0)) }
  }

  /// The number of words in the player's own source that Apple Tree cannot hide. O(1) for a list, otherwise O(saved
  /// words).
  func countOfUnplayableWords(of source: WordSource, _ language: Language) -> Int {
    switch source {
    case .list(let id): library.lists[id]?.unplayableCount ?? 0
    case .saved: words(of: source, language).count { !WordBank.takes($0, language, source.kindOfWords) }
    case .all, .letter, .level: 0
    }
  }

  /// The lexicon's spelling of a word: the given spelling if the lexicon has it, otherwise its first one.
  private func spelling(of word: String, _ language: Language) -> String {
    let spellings = spellings(word, language)
    return spellings.first { $0.hasSameBytes(as: word) } ?? spellings.first ?? word
  }
}

/// A saved word, with the spelling that is shown and its first entry.
struct SavedWord {
  /// The word's name in the journal.
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
