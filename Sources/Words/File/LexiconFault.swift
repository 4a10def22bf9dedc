import Formats

/// The reason why a word list cannot be read or a lexicon file cannot be opened (`docs/formats/lexicon.md`).
/// ``description`` describes the reason in an English sentence.
public indirect enum LexiconFault: Error, Hashable, Sendable {
  // Faults of a word list
  /// An invalid line of the list, counted from 1.
  case badLine(number: Int, reason: LineReason)
  /// The list has no words.
  case noWords
  /// The list exceeds the format's limit for this part.
  case tooLarge(Part)
  // Faults of a lexicon file
  /// The file has `byteCount` bytes, fewer than its header and sections need.
  case truncated(byteCount: Int, needed: Int)
  /// The file does not begin with the magic number.
  case notALexicon
  /// This program cannot read the file's format version.
  case unknownVersion(Int)
  /// The file's language code is not registered in this program.
  case unknownLanguage
  /// The alphabet in the file differs from the language's alphabet.
  case wrongAlphabet
  /// The checksum of the header or of the content is wrong.
  case badChecksum(Part)
  /// A section or a field of the header is invalid; `byteOffset` counts from the beginning of the file.
  case badSection(Part, byteOffset: Int)
  /// The unit of the graph with this index is invalid.
  case badEdge(Int)
  /// An entry of the spellings is invalid; `byteOffset` counts from the beginning of the section.
  case badSpelling(byteOffset: Int)
  /// The header states the count `stored`, but the file contains `found` items.
  case wrongCount(Part, stored: Int, found: Int)

  /// A part of a file: the header, one of the six sections, or everything after the header (`content`).
  public enum Part: String, Hashable, Sendable {
    case header, alphabet, graph, numbers, ratings, spellings, index, content
  }

  /// The reason why a line of a word list is invalid.
  public enum LineReason: Hashable, Sendable {
    /// The line contains a character that is not a letter of the language.
    case notALetter(Unicode.Scalar)
    /// The spelling contains capitals, or accents as combining marks. A spelling must be lowercase and in NFC.
    case notSmallComposedLetters
    /// The number of letters is not between 1 and ``Lexicon/maximumLength``.
    case length(Int)
    /// The number of fields is not three.
    case fieldCount(Int)
    /// The frequency is not an integer from 0 to 999.
    case frequency
    /// The line has an unknown flag.
    case flag(Unicode.Scalar)
    /// The line is not UTF-8.
    case notUTF8
    /// The line has both the flag for common words and the flag for offensive words.
    case commonAndOffensive
    /// An earlier line of a table has the same spelling.
    case repeated
    /// The word already has 255 spellings.
    case tooManySpellings
  }
}

extension LexiconFault: CustomStringConvertible {
  /// An English description for people, with the problem, its position, and a remedy if one is known.
  public var description: String {
    switch self {
    case .badLine(let number, let reason): "line \(number): \(reason)"
    case .noWords: "the list has no words of the language; write one word a line"
    case .tooLarge(let part): "the list exceeds the format's limit for the \(part.rawValue)"
    case .truncated(let byteCount, let needed): "the file has \(byteCount) bytes; it needs \(needed)"
    case .notALexicon: "not a lexicon (it does not begin with ORCHARD)"
    case .unknownVersion(let version):
      "format version \(version), this program reads \(Lexicon.formatVersion); build the lexicon again"
    case .unknownLanguage: "this program does not know the language; register it before opening the lexicon"
    case .wrongAlphabet: "the alphabet differs from the language's alphabet; build the lexicon again"
    case .badChecksum(let part): "damaged: the checksum of the \(part.rawValue) is wrong"
    case .badSection(let part, let byteOffset):
      "the \(part.rawValue) section at byte \(byteOffset) is invalid"
    case .badEdge(let unit): "unit \(unit) of the graph is invalid"
    case .badSpelling(let byteOffset): "the spelling at byte \(byteOffset) of its section is invalid"
    case .wrongCount(let part, let stored, let found):
      "the header has the count \(stored) for \(part.rawValue), but the file has \(found)"
    }
  }
}

extension LexiconFault.LineReason: CustomStringConvertible {
  /// An English description for people.
  public var description: String {
    switch self {
    case .notALetter(let scalar): NotALetter(character: scalar).description.clause
    case .notSmallComposedLetters: "the spelling is not in lowercase and composed (NFC) letters"
    case .length(let count): "\(count) letters; a word has 1 to \(Lexicon.maximumLength)"
    case .fieldCount(let count): "\(count) fields instead of 3; separate spelling, frequency and flags with a tab"
    case .frequency: "the frequency is not a whole number from 0 to 999"
    case .flag(let scalar): "unknown flag \(printable(scalar)); c, o, b and s are known"
    case .notUTF8: "not UTF-8"
    case .commonAndOffensive: "an offensive word is never common"
    case .repeated: "the spelling is already in the list"
    case .tooManySpellings: "its word already has \(Spellings.most) spellings"
    }
  }
}

/// Returns a character in quotation marks, or its code (`U+200B`) if it is invisible.
public func printable(_ scalar: Unicode.Scalar) -> String {
  if scalar.value > 0x20, scalar.value < 0x7F || scalar.value > 0xA0, !Alphabet.hasNoWidth(scalar) {
    return "\"\(Character(scalar))\""
  }
  return "U+" + String(scalar.value, radix: 16, uppercase: true)
}
