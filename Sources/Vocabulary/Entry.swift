import Formats
import Words

/// An entry of a vocabulary: one meaning of a word, with translations and an example (`docs/formats/vocabulary.md`).
/// Texts that the file does not have are empty.
public struct Entry: Hashable, Sendable {
  /// The word, and which of its entries this is.
  public let id: EntryID
  /// The part of speech; `nil` when the file has none that is known.
  public let partOfSpeech: PartOfSpeech?
  /// How advanced the word is; `nil` when the file has no known level.
  public let level: ProficiencyLevel?
  /// Where and how the word is used.
  public let labels: [Label]
  /// How it is used with other words: `depend on`.
  public let pattern: String
  /// What it means in plain English; of a word that is not English, the translation into it.
  public let definition: String
  /// Translations into the language of the file, with `；` or `;` between, the best first.
  public let translation: String
  /// The BCP 47 tag of that language; `nil` when the file does not name it, or has no translations.
  public let translationTag: String?
  /// A sentence with the word.
  public let example: Example
  /// The example in the language of the translations.
  public let exampleTranslation: String
  /// Inflected forms: `ran`, `running`.
  public let forms: [String]

  /// The headword, as it is spelled.
  public var word: String { id.word }
}

/// The name of an entry within its vocabulary: homographs have the same word and different ordinals.
///
/// Its text is the word for the first entry of a word, then `lead.2`, `lead.3`. Names stay as long as new homographs
/// come after the old ones.
public struct EntryID: Hashable, Sendable {
  /// The headword.
  public let word: String
  /// Which entry of the word it is, from 1, in the order of the file.
  public let ordinal: Int

  /// The name of a word's entry.
  public init(word: String, ordinal: Int = 1) {
    self.word = word
    self.ordinal = ordinal
  }

  /// The name as text: `lead`, `lead.2`.
  public var text: String { ordinal == 1 ? word : word + ".\(ordinal)" }

  /// The name that ``text`` writes. Any text is a name: an ending other than `.2` to `.999` belongs to the word.
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

/// A sentence with a word, the word marked in it.
public struct Example: Hashable, Sendable {
  /// The sentence as the file has it, the word in braces: `She {ran} home.`
  public let source: String
  /// The sentence before the word; all of it when no word is marked.
  public let beforeWord: String
  /// The word as it stands in the sentence; empty when none is marked.
  public let word: String
  /// The sentence after the word.
  public let afterWord: String

  /// Reads a sentence in which the first braces mark the word.
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

  /// A sentence in which no word is marked: braces are ordinary characters.
  init(plain source: String) {
    self.source = source
    (beforeWord, word, afterWord) = (source, "", "")
  }

  /// The sentence without the braces.
  public var text: String { beforeWord + word + afterWord }
  /// Whether there is no sentence.
  public var isEmpty: Bool { source.utf8.isEmpty }
}

/// What kind of word an entry is. Nouns of Spanish and Italian are told apart by gender.
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

  /// The part of speech with this name in files; `nil` when there is none.
  public init?(code: String) {
    guard let match = PartOfSpeech.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  /// Whether entries of a language can have this part of speech; a language's nouns all have a gender, or none has.
  public func occurs(in language: Language) -> Bool {
    switch self {
    case .noun: !language.hasGenders
    case .masculineNoun, .feminineNoun, .nounOfBothGenders: language.hasGenders
    default: true
    }
  }
}

/// A level of the Common European Framework of Reference for Languages, of which the vocabulary uses five; and `Rare` for words that no
/// learner needs, but games have.
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

  /// The level with this name in files; `nil` when there is none.
  public init?(code: String) {
    guard let match = ProficiencyLevel.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  /// A level that is learnt earlier is less.
  public static func < (one: ProficiencyLevel, other: ProficiencyLevel) -> Bool { one.rawValue < other.rawValue }
}

/// Where a word is used, and how.
public enum Label: UInt8, CaseIterable, Hashable, Sendable {
  case american, british, spain, latinAmerica, formal, informal, vulgar, plural
  /// Of a feminine noun of Spanish that has the article *el*: *el agua*.
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

  /// The label with this name in files; `nil` when there is none.
  public init?(code: String) {
    guard let match = Label.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }
}
