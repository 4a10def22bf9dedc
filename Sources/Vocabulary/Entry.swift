import Formats
import Words

/// An entry of a vocabulary: one meaning of a word, with translations and an example (`docs/formats/vocabulary.md`).
/// Texts that the file does not have are empty.
public struct Entry: Hashable, Sendable {
  /// The identifier: the word, and the entry's ordinal among the word's entries.
  public let id: EntryID
  /// The part of speech; `nil` if the file has no known part of speech.
  public let partOfSpeech: PartOfSpeech?
  /// The difficulty of the word; `nil` if the file has no known level.
  public let level: ProficiencyLevel?
  /// The regions and styles in which the word is used.
  public let labels: [Label]
  /// The pattern in which the word is used with others, such as `depend on`.
  public let pattern: String
  /// The meaning in plain English; for a word of another language, its English translation.
  public let definition: String
  /// The translations into the language of the file, best first, separated by `；` or `;`.
  public let translation: String
  /// The BCP 47 tag of the translations; `nil` if the file does not name the language or has no translations.
  public let translationTag: String?
  /// A sentence with the word.
  public let example: Example
  /// The example in the language of the translations.
  public let exampleTranslation: String
  /// The inflected forms, such as `ran`, `running`.
  public let forms: [String]

  /// The spelling of the headword.
  public var word: String { id.word }
}

/// The identifier of an entry in its vocabulary: homographs have the same word and different ordinals.
///
/// The text of a word's first entry is the word; the texts of its other entries are `lead.2`, `lead.3` and so on.
/// Identifiers are stable as long as new homographs are added after the old ones.
public struct EntryID: Hashable, Sendable {
  /// The headword.
  public let word: String
  /// The entry's number among the word's entries, counted from 1 in the order of the file.
  public let ordinal: Int

  /// Creates the identifier of a word's entry.
  public init(word: String, ordinal: Int = 1) {
    self.word = word
    self.ordinal = ordinal
  }

  /// The identifier as text: `lead`, `lead.2`.
  public var text: String { ordinal == 1 ? word : word + ".\(ordinal)" }

  /// Parses a ``text``. Every text is an identifier: an ending other than `.2` to `.999` belongs to the word.
  public init(text: String) {
    self.init(word: text)
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")), dot != text.startIndex else { return }
    let digits = text[text.utf8.index(after: dot)...].utf8
    guard (1...3).contains(digits.count), digits.first != UInt8(ascii: "0") else { return }
    var ordinal = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return }
      ordinal = ordinal * 10 + Int(digit - UInt8(ascii: "0"))
    }
    if ordinal >= 2 { self.init(word: String(text[..<dot]), ordinal: ordinal) }
  }
}

/// A sentence with a marked word.
public struct Example: Hashable, Sendable {
  /// The sentence in the file, with the word in braces: `She {ran} home.`
  public let source: String
  /// The sentence before the word; the whole sentence if no word is marked.
  public let beforeWord: String
  /// The word's form in the sentence; empty if no word is marked.
  public let word: String
  /// The sentence after the word.
  public let afterWord: String

  /// Reads a sentence; the first pair of braces marks the word.
  public init(_ source: String) {
    self.source = source
    guard let open = source.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = source.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    else {
      (beforeWord, word, afterWord) = (source, "", "")
      return
    }
    beforeWord = String(source[..<open])
    word = String(source[source.utf8.index(after: open)..<close])
    afterWord = String(source[source.utf8.index(after: close)...])
  }

  /// Creates a sentence without a marked word: braces are ordinary characters.
  init(plain source: String) {
    self.source = source
    (beforeWord, word, afterWord) = (source, "", "")
  }

  /// The sentence without the braces.
  public var text: String { beforeWord + word + afterWord }
  /// Whether there is no sentence.
  public var isEmpty: Bool { source.utf8.isEmpty }
}

/// The part of speech of an entry. Spanish and Italian nouns are distinguished by gender.
public enum PartOfSpeech: UInt8, CaseIterable, Hashable, Sendable {
  case noun, masculineNoun, feminineNoun, nounOfBothGenders
  case verb, adjective, adverb, pronoun, preposition, conjunction, determiner, number, interjection, phrase, name

  /// The name in files: `noun m`, `verb`.
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

  /// Returns whether entries of a language can have this part of speech. The nouns of a language either all have a
  /// gender or all have no gender.
  public func occurs(in language: Language) -> Bool {
    switch self {
    case .noun: !language.hasGenders
    case .masculineNoun, .feminineNoun, .nounOfBothGenders: language.hasGenders
    default: true
    }
  }
}

/// A level of the Common European Framework of Reference for Languages; the vocabulary uses five of them. `Rare` is for
/// words that games have but learners do not need.
public enum ProficiencyLevel: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  case a1, a2, b1, b2, c1, rare

  /// The name in files: `A1`.
  public var code: String {
    switch self {
    case .a1: "A1"
    case .a2: "A2"
    case .b1: "B1"
    case .b2: "B2"
    case .c1: "C1"
    case .rare: "Rare"
    }
  }

  /// Creates the level with this name in files; `nil` for an unknown name.
  public init?(code: String) {
    guard let match = ProficiencyLevel.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  /// Levels that are learnt earlier compare as less.
  public static func < (one: ProficiencyLevel, other: ProficiencyLevel) -> Bool { one.rawValue < other.rawValue }
}

/// A region or style in which a word is used, or a grammatical note.
public enum Label: UInt8, CaseIterable, Hashable, Sendable {
  case american, british, spain, latinAmerica, formal, informal, vulgar, plural
  /// A Spanish feminine noun with the article *el*: *el agua*.
  case feminineEl

  /// The name in files.
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
    guard let match = Label.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }
}
