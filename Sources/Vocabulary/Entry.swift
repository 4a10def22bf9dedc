import Formats
import Words

/// An item of a vocabulary: one meaning of a word, with translations and an example.
public struct Entry: Hashable, Sendable {
  public let id: EntryID
  public let partOfSpeech: PartOfSpeech?
  public let level: ProficiencyLevel?
  /// As the file writes them, several with `；` or `;` between, the best first; empty when there is none.
  public let traditional: String
  public let simplified: String
  public let english: String
  public let example: Example
  public let exampleTraditional: String
  public let exampleSimplified: String
  public let exampleEnglish: String
  /// Inflections: `ran`, `running`.
  public let forms: [String]
  /// Of a learner's own list, whose translations are in a language that the list does not name.
  public let translation: String
  public let exampleTranslation: String

  public var word: String { id.word }
}

/// What tells one entry from all others of its vocabulary: homographs are spelled alike and differ in their ordinal.
///
/// Its text is the word for the first entry so spelled, then `lead.2`, `lead.3`: stable as long as a new homograph comes after the old ones.
public struct EntryID: Hashable, Sendable {
  public let word: String
  /// From 1, in the order of the file.
  public let ordinal: Int

  public init(word: String, ordinal: Int = 1) {
    self.word = word
    self.ordinal = ordinal
  }

  public var text: String { ordinal == 1 ? word : word + ".\(ordinal)" }

  /// The reverse of ``text``. Any text is an identifier: what is no ordinal from 2 to 999 belongs to the word.
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

/// A sentence that shows a word at work, with the word itself marked in it.
public struct Example: Hashable, Sendable {
  /// As the file writes it, the word in braces: `She {ran} home.`
  public let source: String
  public let beforeWord: String
  /// The word as the sentence has it; empty when none is marked.
  public let word: String
  public let afterWord: String

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

  /// A sentence in which no word is marked; braces are what they are.
  init(plain source: String) {
    self.source = source
    (beforeWord, word, afterWord) = (source, "", "")
  }

  public var text: String { beforeWord + word + afterWord }
  public var isEmpty: Bool { source.utf8.isEmpty }
}

/// What kind of word an entry is; a noun of a language with genders has its own.
public enum PartOfSpeech: UInt8, CaseIterable, Hashable, Sendable {
  case noun, masculineNoun, feminineNoun, nounOfBothGenders
  case verb, adjective, adverb, pronoun, preposition, conjunction, determiner, number, interjection

  /// What files call it.
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
    }
  }

  public init?(code: String) {
    guard let match = PartOfSpeech.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  public func occurs(in language: Language) -> Bool {
    switch self {
    case .noun: language == .english
    case .masculineNoun, .feminineNoun, .nounOfBothGenders: language != .english
    default: true
    }
  }
}

/// A level of the Common European Framework of Reference for Languages.
public enum ProficiencyLevel: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  case a1, a2, b1, b2, c1

  public var code: String {
    switch self {
    case .a1: "A1"
    case .a2: "A2"
    case .b1: "B1"
    case .b2: "B2"
    case .c1: "C1"
    }
  }

  public init?(code: String) {
    guard let match = ProficiencyLevel.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  public static func < (one: ProficiencyLevel, other: ProficiencyLevel) -> Bool { one.rawValue < other.rawValue }
}
