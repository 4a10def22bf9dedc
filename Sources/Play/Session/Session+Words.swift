import Formats
import Journal
import Rules
import Vocabulary
import Words

/// Facts about words: their spellings and translations, and whether they are saved.
extension Session {
  /// The spellings of a word in the lexicon; empty if the lexicon does not contain the word.
  func spellings(_ text: String, _ language: Language) -> [String] {
    guard let lexicon = library.lexicons[language], let word = try? lexicon.alphabet.fold(text), word.count > 0,
      let number = lexicon.number(of: word)
    else { return [] }
    return lexicon.spellings(of: number)
  }

  /// The name under which the journal stores a saved entry or word; `nil` if the word is not saved. Version 1 of the
  /// journal stored names without accents.
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

  /// The languages with saved words, in the usual order of languages.
  var savedLanguages: [Language] {
    let saved = profile.savedWords
    return Language.allCases.filter { language in saved.contains { $0.language == language } }
  }

  /// An entry's translation and the translation of its example, with the BCP 47 tag of their language. The tag is `nil`
  /// for an entry in one of the player's own lists. If the entry has no translations, the method returns the definition
  /// in plain English.
  func translation(of entry: Entry) -> (text: String, example: String, tag: String?) {
    if entry.translation.utf8.isEmpty, entry.exampleTranslation.utf8.isEmpty, !entry.definition.utf8.isEmpty {
      return (entry.definition, "", TranslationLanguage.english.tag)
    }
    return (entry.translation, entry.exampleTranslation, entry.translationTag)
  }

  /// The language into which words are translated: the language that the player chose, otherwise the language of the
  /// interface.
  var translationLanguage: TranslationLanguage {
    settings.translation ?? TranslationLanguage(interface)
  }

  /// The vocabulary of a language, with the translations that the reader wants.
  @inline(never)
  func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translationLanguage) }

  /// The file with the details of a language's vocabulary.
  @inline(never)
  func detailsFile(_ language: Language) -> DataFile {
    .details(language, DataFile.translation(of: language, for: translationLanguage))
  }

  /// The details of a language's vocabulary; `nil` until they have arrived.
  @inline(never)
  func details(_ language: Language) -> Details? {
    guard let glossary = library.glossaries[language] else { return nil }
    if let details = glossary.details { return details }
    return library.details[language].flatMap { $0.count == glossary.count ? $0 : nil }
  }

  /// The example's translation that the vocabulary file omits; empty until the details are loaded.
  @inline(never)
  func omittedExample(_ entry: Int, _ glossary: Glossary) -> String {
    guard let column = glossary.exampleColumn else { return "" }
    return details(glossary.language)?[entry, column] ?? ""
  }

  /// A text with the BCP 47 tag of its language, if the language is known.
  typealias TaggedText = (text: String, tag: String?)

  /// An entry's meaning in one line: its first translation, or its example if it has no translation for this reader.
  func shortMeaning(_ entry: Entry, _ language: Language) -> TaggedText {
    let translation = translation(of: entry)
    guard translation.text.utf8.isEmpty else {
      return (Entry.firstTranslation(of: translation.text), translation.tag)
    }
    return (entry.example.text, language.code)
  }

  /// A word's meaning in one line; `nil` if the vocabulary has no entry for the word. O(1).
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
      // If the saved name is not the ID of an entry, find the entry by the lexicon's spelling of the word.
      let spelling = entry == nil ? spelling(of: id.word, language) : id.word
      let word = SavedWord(
        mark: mark.word, language: language, spelling: spelling,
        entry: entry ?? glossary?.entries(spelled: spelling).first)
      keyed.append((Collation.key(word.spelling, language) + [UInt8(clamping: id.ordinal)], word))
    }
    return keyed.ordered { Collation.isLess($0.key, $1.key) }.map { $0.word }
  }

  /// The spellings of the words in a word source. O(entries). For the saved words, the complexity is that of
  /// ``savedWords(_:)``.
  @inline(never)
  func words(of source: WordSource, _ language: Language) -> [String] {
    if case .saved = source { return savedWords(language).map { $0.spelling } }
    guard let glossary = glossary(of: source, language) else { return [] }
    if case .level(let code) = source { return glossary.words(ofLevel: code) }
    if case .topic = source { return entries(of: source, glossary).map { glossary[$0, .word] } }
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

  /// The entries of a level and a topic; until the details are loaded, the topic is ignored. O(entries).
  @inline(never)
  func entries(of topic: String?, at level: ProficiencyLevel?, _ glossary: Glossary) -> FilteredEntries {
    let details = details(glossary.language)
    return glossary.entries { entry in
      if let level, !glossary.has(level, entry) { return false }
      guard let topic, let details else { return true }
      return details.items(entry, .topics).contains { $0.hasSameBytes(as: topic) }
    }
  }

  /// The entries of a topic; empty if the word source is not a topic. O(entries).
  @inline(never)
  func entries(of source: WordSource, _ glossary: Glossary) -> [Int] {
    guard case .topic(let topic, let level) = source, case .some = details(glossary.language) else { return [] }
    return entries(of: topic, at: level.flatMap { ProficiencyLevel(code: $0) }, glossary).entries
  }

  /// The words of a word source that rounds may use. Rounds use no offensive words and, with the school setting, only
  /// words that are suitable for a school.
  func wordsToDraw(from source: WordSource, _ language: Language) -> [String] {
    let words = words(of: source, language)
    guard let lexicon = library.lexicons[language] else { return words }
    let isForSchool = settings.school
    return words.filter { lexicon.isShowable($0) && (!isForSchool || lexicon.isForSchool($0)) }
  }

  /// The number of words in a word source of the player's own that Apple Tree cannot hide. O(1) for a list, otherwise
  /// O(saved words).
  func countOfUnplayableWords(of source: WordSource, _ language: Language) -> Int {
    switch source {
    case .list(let id): library.lists[id]?.unplayableCount ?? 0
    case .saved: words(of: source, language).count { !WordBank.takes($0, language, source.kindOfWords) }
    case .all, .letter, .level, .topic: 0
    }
  }

  /// The spelling that the lexicon has for a word: the given spelling if the lexicon contains it, otherwise the word's
  /// first spelling.
  private func spelling(of word: String, _ language: Language) -> String {
    let spellings = spellings(word, language)
    return spellings.first { $0.hasSameBytes(as: word) } ?? spellings.first ?? word
  }
}

/// A saved word, with its displayed spelling and the index of its first entry.
struct SavedWord {
  /// The name under which the journal stores the word.
  let mark: String
  let language: Language
  let spelling: String
  let entry: Int?

  var route: Route { .word(language, mark) }
}

extension Glossary {
  /// The words of the entries with this level, in the order of the vocabulary. O(entries).
  @inline(never)
  fileprivate func words(ofLevel code: String) -> [String] {
    (0..<count).compactMap { self[$0, .level].hasSameBytes(as: code) ? self[$0, .word] : nil }
  }
}
