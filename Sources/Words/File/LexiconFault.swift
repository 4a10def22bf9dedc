/// Why a word list cannot be read or a lexicon file cannot be opened (`docs/formats/lexicon.md`). ``description`` says it
/// in English.
public indirect enum LexiconFault: Error, Hashable, Sendable {
  // A list
  /// A line of the list, counted from 1.
  case badLine(number: Int, reason: LineReason)
  /// The list has no words.
  case noWords
  /// The list needs more than this part of the format can hold.
  case tooLarge(Part)
  // A file
  /// The file has `byteCount` bytes, fewer than its header and sections need.
  case truncated(byteCount: Int, needed: Int)
  /// The file does not begin with the magic number.
  case notALexicon
  /// A format version that this program does not read.
  case unknownVersion(Int)
  /// A language code that this program does not know.
  case unknownLanguage
  /// The alphabet is not the one of the language.
  case wrongAlphabet
  /// The checksum of the header or of the content does not fit.
  case badChecksum(Part)
  /// A section, or a field of the header, is not possible; `byteOffset` counts from the beginning of the file.
  case badSection(Part, byteOffset: Int)
  /// A unit of the graph, by its index, that is not possible.
  case badEdge(Int)
  /// An entry of the spellings is not possible; `byteOffset` counts from the beginning of that section.
  case badSpelling(byteOffset: Int)
  /// The header says `stored`, but there are `found`.
  case wrongCount(Part, stored: Int, found: Int)

  /// A part of a file: the header, one of the six sections, or all that follows the header (`content`).
  public enum Part: String, Hashable, Sendable {
    case header, alphabet, graph, numbers, ratings, spellings, index, content
  }

  /// What is wrong with a line of a word list.
  public enum LineReason: Hashable, Sendable {
    /// A character that is no letter of the language.
    case notALetter(Unicode.Scalar)
    /// The spelling has capitals, or accents written as combining marks: it is not small letters in NFC.
    case notSmallComposedLetters
    /// So many letters, not 1 to ``Lexicon/maximumLength``.
    case length(Int)
    /// So many fields, not three.
    case fieldCount(Int)
    /// The frequency is not a whole number from 0 to 999.
    case frequency
    /// An unknown flag.
    case flag(Unicode.Scalar)
    /// Bytes that are not UTF-8.
    case notUTF8
    /// Both flags at once.
    case commonAndOffensive
    /// An earlier line has the same spelling.
    case repeated
    /// The word has 255 spellings already.
    case tooManySpellings
  }
}

extension LexiconFault: CustomStringConvertible {
  /// For people, in English: what is wrong, where, and what to do if something can be done.
  public var description: String {
    switch self {
    case .badLine(let number, let reason): "line \(number): \(reason)"
    case .noWords: "no words in the list"
    case .tooLarge(let part): "the list needs a larger \(part.rawValue) than the format holds"
    case .truncated(let byteCount, let needed): "the file ends at byte \(byteCount), \(needed) are needed"
    case .notALexicon: "not a lexicon (it does not begin with ORCHARD)"
    case .unknownVersion(let version):
      "format version \(version), this program reads \(Lexicon.formatVersion); build the lexicon again"
    case .unknownLanguage: "a language that this program does not know"
    case .wrongAlphabet: "its alphabet is not the one of its language"
    case .badChecksum(let part): "damaged: the checksum of the \(part.rawValue) does not fit"
    case .badSection(let part, let byteOffset):
      "the \(part.rawValue) section at byte \(byteOffset) does not fit the file"
    case .badEdge(let unit): "unit \(unit) of the graph is not possible"
    case .badSpelling(let byteOffset): "the spelling at byte \(byteOffset) of its section is not possible"
    case .wrongCount(let part, let stored, let found): "the header says \(stored) \(part.rawValue), there are \(found)"
    }
  }
}

extension LexiconFault.LineReason: CustomStringConvertible {
  /// For people, in English.
  public var description: String {
    switch self {
    case .notALetter(let scalar): "\(printable(scalar)) is no letter of the language"
    case .notSmallComposedLetters: "the spelling is not in small composed (NFC) letters"
    case .length(let count): "\(count) letters; a word has 1 to \(Lexicon.maximumLength)"
    case .fieldCount(let count): "\(count) fields instead of 3 with tabs between"
    case .frequency: "the frequency is not a whole number from 0 to 999"
    case .flag(let scalar): "unknown flag \(printable(scalar)); c, o, b and s are known"
    case .notUTF8: "not UTF-8"
    case .commonAndOffensive: "an offensive word is never common"
    case .repeated: "the spelling is in the list already"
    case .tooManySpellings: "its word has \(Spellings.most) spellings already"
    }
  }
}

/// A character between quotation marks, or its code (`U+200B`) when it would not show.
public func printable(_ scalar: Unicode.Scalar) -> String {
  if scalar.value > 0x20, scalar.value < 0x7F || scalar.value > 0xA0, !Alphabet.hasNoWidth(scalar) {
    return "\"\(Character(scalar))\""
  }
  return "U+" + String(scalar.value, radix: 16, uppercase: true)
}
