/// Why a word list or a lexicon file cannot be used. Every case says where.
public enum LexiconFault: Error, Hashable, Sendable {
  // A list
  case badLine(number: Int, reason: LineReason)
  case noWords
  case tooLarge(Part)
  // A file
  case truncated(byteCount: Int, needed: Int)
  case notALexicon
  case unknownVersion(Int)
  case unknownLanguage
  case wrongAlphabet
  case badChecksum(Part)
  case badSection(Part, byteOffset: Int)
  /// A unit of the graph by its place.
  case badEdge(Int)
  case badRating(word: Int)
  case badSpelling(byteOffset: Int)
  case wrongCount(Part, stored: Int, found: Int)

  public enum Part: String, Hashable, Sendable {
    case header, alphabet, graph, numbers, ratings, spellings, index, content
  }

  public enum LineReason: Hashable, Sendable {
    case notALetter(Unicode.Scalar)
    case notSmallComposedLetters
    case length(Int)
    case fieldCount(Int)
    case frequency
    case flag(Unicode.Scalar)
    case notUTF8
    case commonAndOffensive
    case repeated
    case tooManySpellings
  }
}

extension LexiconFault: CustomStringConvertible {
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
    case .badEdge(let place): "unit \(place) of the graph is not possible"
    case .badRating(let word): "the rating of word \(word) is not possible"
    case .badSpelling(let byteOffset): "the spelling at byte \(byteOffset) of its section is not possible"
    case .wrongCount(let part, let stored, let found): "the header says \(stored) \(part.rawValue), there are \(found)"
    }
  }
}

extension LexiconFault.LineReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notALetter(let scalar): "\(printable(scalar)) is no letter of the language"
    case .notSmallComposedLetters: "the spelling is not in small composed (NFC) letters"
    case .length(let count): "\(count) letters; a word has 1 to \(Lexicon.maximumLength)"
    case .fieldCount(let count): "\(count) fields instead of 3 with tabs between"
    case .frequency: "the frequency is not a whole number from 0 to 999"
    case .flag(let scalar): "unknown flag \(printable(scalar)); c, o and b are known"
    case .notUTF8: "not UTF-8"
    case .commonAndOffensive: "an offensive word is never common"
    case .repeated: "the spelling is in the list already"
    case .tooManySpellings: "its word has \(Spellings.most) spellings already"
    }
  }
}

/// A character between quotation marks, or its number when it would not show.
public func printable(_ scalar: Unicode.Scalar) -> String {
  if scalar.value > 0x20, scalar.value < 0x7F || scalar.value > 0xA0, !Alphabet.hasNoWidth(scalar) {
    return "\"\(Character(scalar))\""
  }
  return "U+" + String(scalar.value, radix: 16, uppercase: true)
}
