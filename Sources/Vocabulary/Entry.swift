import Formats
import Words

/// An entry of a vocabulary: one meaning of a word, with translations and an example (`docs/formats/vocabulary.md`). A
/// text that the vocabulary file does not contain is empty.
public struct Entry: Hashable, Sendable {
  /// The identifier, which consists of the word and the entry's ordinal among all entries of the word.
  public let id: EntryID
  /// The part of speech; `nil` if the file contains no part of speech or an unknown one.
  public let partOfSpeech: PartOfSpeech?
  /// The difficulty of the word; `nil` if the file contains no level or an unknown one.
  public let level: ProficiencyLevel?
  /// The regions and styles in which the word is used, and grammatical notes.
  public let labels: [UsageLabel]
  /// The pattern in which the word is combined with others, for example `depend on`.
  public let pattern: String
  /// The meaning in plain English; for words of other languages, the English translation.
  public let definition: String
  /// The translations into the language of the file, best first, separated by `；` or `;`.
  public let translation: String
  /// The BCP 47 tag of the translations' language; `nil` if the file does not name the language or contains no
  /// translations.
  public let translationTag: String?
  /// A sentence that contains the word.
  public let example: Example
  /// The example, translated into the language of the translations.
  public let exampleTranslation: String
  /// The inflected forms of the word, for example `ran` and `running`.
  public let forms: [String]

  /// Creates an entry from its fields; omitted fields are empty.
  public init(
    id: EntryID, partOfSpeech: PartOfSpeech? = nil, level: ProficiencyLevel? = nil, labels: [UsageLabel] = [],
    pattern: String = "", definition: String = "", translation: String = "", translationTag: String? = nil,
    example: Example = Example(""), exampleTranslation: String = "", forms: [String] = []
  ) {
    self.id = id
    self.partOfSpeech = partOfSpeech
    self.level = level
    self.labels = labels
    self.pattern = pattern
    self.definition = definition
    self.translation = translation
    self.translationTag = translationTag
    self.example = example
    self.exampleTranslation = exampleTranslation
    self.forms = forms
  }

  /// The spelling of the headword.
  public var word: String { id.word }
}

/// The identifier of an entry in its vocabulary; entries with the same word have different ordinals.
///
/// The identifier's text is the word alone for the word's first entry, and `lead.2`, `lead.3` and so on for further
/// entries of the word *lead*. Identifiers remain valid as long as new entries of a word are added after the old
/// entries of that word.
public struct EntryID: Hashable, Sendable {
  /// The headword.
  public let word: String
  /// The entry's number among all entries of the word, counted from 1 in the order of the file.
  public let ordinal: Int

  /// Creates the identifier of a word's entry.
  public init(word: String, ordinal: Int = 1) {
    self.word = word
    self.ordinal = ordinal
  }

  /// The identifier as text, for example `lead` or `lead.2`.
  public var text: String { ordinal == 1 ? word : word + ".\(ordinal)" }

  /// Parses the ``text`` of an identifier. Every text is a valid identifier, because any ending that is not between
  /// `.2` and `.999` belongs to the word.
  public init(text: String) {
    self.init(word: text)
    let bytes = text.bytes
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return }
    let digits = bytes[(dot + 1)...]
    guard (1...3).contains(digits.count), digits.first != UInt8(ascii: "0") else { return }
    var ordinal = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return }
      ordinal = ordinal * 10 + Int(digit - UInt8(ascii: "0"))
    }
    if ordinal >= 2 { self.init(word: String(utf8: bytes[..<dot]), ordinal: ordinal) }
  }
}

/// A sentence with a marked word.
public struct Example: Hashable, Sendable {
  /// The sentence from the file, with the marked word in braces: `She {ran} home.`
  public let source: String
  /// The sentence before the word; the whole sentence if no word is marked.
  public let beforeWord: String
  /// The marked word in its form within the sentence; empty if no word is marked.
  public let word: String
  /// The sentence after the word; empty if no word is marked.
  public let afterWord: String

  /// Reads a sentence in which the first pair of braces marks a word.
  public init(_ source: String) {
    self.source = source
    let bytes = source.bytes
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    else {
      (beforeWord, word, afterWord) = (source, "", "")
      return
    }
    beforeWord = String(utf8: bytes[..<open])
    word = String(utf8: bytes[(open + 1)..<close])
    afterWord = String(utf8: bytes[(close + 1)...])
  }

  /// Creates a sentence without a marked word, in which braces are ordinary characters.
  init(plain source: String) {
    self.source = source
    (beforeWord, word, afterWord) = (source, "", "")
  }

  /// The sentence without the braces.
  public var text: String { beforeWord + word + afterWord }
  /// Whether the example contains no sentence.
  public var isEmpty: Bool { source.utf8.isEmpty }
}

/// The part of speech of an entry. For Spanish and Italian nouns there is a separate part of speech for each gender.
public enum PartOfSpeech: UInt8, CaseIterable, Hashable, Sendable {
  case noun, masculineNoun, feminineNoun, nounOfBothGenders
  case verb, adjective, adverb, pronoun, preposition, conjunction, determiner, number, interjection, phrase, name

  /// The name in vocabulary files, for example `noun m` or `verb`.
  public var code: String {
    switch self {
    case .noun: "noun"
    case .masculineNoun: "noun m"
    case .feminineNoun: "noun f"
    case .nounOfBothGenders: "noun mf"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .pronoun: "pronoun"
    case .preposition: "preposition"
    case .conjunction: "conjunction"
    case .determiner: "determiner"
    case .number: "number"
    case .interjection: "interjection"
    case .phrase: "phrase"
    case .name: "name"
    }
  }

  /// Creates the part of speech with this name in files; `nil` for an unknown name.
  public init?(code: String) {
    guard let match = PartOfSpeech.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  /// Returns whether entries of a language can have this part of speech. In a language, either all nouns have a gender
  /// or no noun has a gender.
  public func occurs(in language: Language) -> Bool {
    switch self {
    case .noun: !language.hasGenders
    case .masculineNoun, .feminineNoun, .nounOfBothGenders: language.hasGenders
    default: true
    }
  }
}

/// A label of an entry: a region or style in which the word is used, or a grammatical note.
public enum UsageLabel: UInt8, CaseIterable, Hashable, Sendable {
  case american, british, spain, latinAmerica, formal, informal, vulgar, plural
  /// A Spanish feminine noun with the article *el*, for example *el agua*.
  case feminineEl

  /// The name in vocabulary files.
  public var code: String {
    switch self {
    case .american: "US"
    case .british: "UK"
    case .spain: "ES"
    case .latinAmerica: "LA"
    case .formal: "formal"
    case .informal: "informal"
    case .vulgar: "vulgar"
    case .plural: "plural"
    case .feminineEl: "feminine el"
    }
  }

  /// Creates the label with this name in files; `nil` for an unknown name.
  public init?(code: String) {
    guard let match = UsageLabel.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }
}
