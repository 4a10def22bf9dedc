import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Words

/// One of the player's own lists, with its words parsed.
struct OpenedList {
  let glossary: Glossary
  /// The number of words that Apple Tree cannot hide, because they contain a letter of another alphabet or have fewer
  /// than two letters.
  let unplayableCount: Int

  /// O(bytes of the words).
  init(_ glossary: Glossary) {
    self.glossary = glossary
    unplayableCount = (0..<glossary.count).count {
      !WordBank.takes(glossary[$0, .word], glossary.language, .wordsAndPhrases)
    }
  }
}

/// The data files that have arrived, and the player's parsed lists.
struct Library {
  private(set) var lexicons = SmallMap<Language, Lexicon>()
  private(set) var roots = SmallMap<DataFile, RootList>()
  private(set) var dailyWords = SmallMap<Language, DailyWords>()
  /// The bytes of each language's file of levels.
  private var levels = SmallMap<Language, [UInt8]>()
  private(set) var glossaries = SmallMap<Language, Glossary>()
  /// The language into which each loaded vocabulary is translated.
  private var translations = SmallMap<Language, TranslationLanguage>()
  private(set) var sounds = SmallMap<Language, Sounds>()
  private(set) var details = SmallMap<Language, Details>()
  /// By language, the translation language of its loaded details.
  private var detailTranslations = SmallMap<Language, TranslationLanguage>()
  private(set) var sentences = SmallMap<InterfaceLanguage, Sentences>()
  /// The player's own lists with parsed words.
  var lists = SmallMap<EventID, OpenedList>()

  func has(_ file: DataFile) -> Bool {
    switch file {
    case .lexicon(let language): lexicons[language] != nil
    case .roots: roots[file] != nil
    case .dailyWords(let language): dailyWords[language] != nil
    case .levels(let language): levels[language] != nil
    case .vocabulary(let language, let translation): translations[language] == translation
    case .sounds(let language): sounds[language] != nil
    case .details(let language, let translation): detailTranslations[language] == translation
    case .sentences(let language): sentences[language] != nil
    }
  }

  mutating func add(_ lexicon: Lexicon, _ glossary: Glossary, translated translation: TranslationLanguage) {
    lexicons[lexicon.language] = lexicon
    glossaries[glossary.language] = glossary
    translations[glossary.language] = translation
  }

  /// The levels of a lexicon's target words; `nil` if they are not loaded. O(words of the lexicon).
  func levels(_ lexicon: Lexicon) -> WordLevels? {
    levels[lexicon.language].flatMap { WordLevels($0, lexicon) }
  }

  /// Prepares a language's words for searches.
  mutating func makeSearchable(_ language: Language) { glossaries[language]?.makeSearchable() }

  /// Parses a file and adds its data. Returns `false` if the bytes of the file are invalid.
  mutating func add(_ file: DataFile, _ bytes: [UInt8]) -> Bool {
    switch file {
    case .lexicon(let language):
      guard let lexicon = try? Lexicon(bytes: bytes), lexicon.language == language else { return false }
      lexicons[language] = lexicon
    case .roots:
      guard let list = try? RootList(bytes) else { return false }
      roots[file] = list
    case .dailyWords(let language):
      guard let words = try? DailyWords(bytes, language: language) else { return false }
      dailyWords[language] = words
    case .levels(let language):
      guard WordLevels.isFile(bytes) else { return false }
      levels[language] = bytes
    case .vocabulary(let language, let translation):
      guard let glossary = try? Glossary(bytes, language: language, isSearchable: false) else { return false }
      glossaries[language] = glossary
      translations[language] = translation
    case .sounds(let language):
      guard let sounds = try? Sounds(bytes) else { return false }
      self.sounds[language] = sounds
    case .details(let language, let translation):
      guard let details = try? Details(bytes) else { return false }
      self.details[language] = details
      detailTranslations[language] = translation
    case .sentences(let language):
      guard let sentences = Sentences(bytes, of: language) else { return false }
      self.sentences[language] = sentences
    }
    return true
  }
}
