import Formats
import Vocabulary
import Words

/// A doubt about an imported item: a reason why its word may be wrong.
public struct ItemDoubt: Equatable, Sendable {
  /// The index of the item in the list.
  public let item: Int
  /// The name of the imported file.
  public let file: String
  /// The number of the row's first line, counted from 1.
  public let line: Int
  /// The reason why the item is doubtful.
  public let reason: Reason

  /// The reason why an item is doubtful. An item that has several reasons gets the first one in the order of the cases.
  public enum Reason: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row contains a word that may be the name of a column.
    case columnName
    /// The number of the row's fields differs from that of most rows, perhaps because a separator is part of a text.
    case otherFieldCount
    /// A text of only one line contains semicolons, which may separate rows.
    case severalRows
    /// The word contains commas or semicolons.
    case severalWords
    /// The word contains something that words do not contain: markup, symbols, more digits than letters, or another
    /// script.
    case notAWord
    /// The word is as long as a sentence.
    case long
    /// The row has a single field although the list consists of pairs, so it may belong to the previous row.
    case alone
  }
}

extension ItemDoubt.Reason: CustomStringConvertible {
  /// A description in English for users of the command-line program.
  public var description: String {
    switch self {
    case .columnName: "this may be the name of a column"
    case .otherFieldCount: "the line has another number of fields than most; a separator may be part of a text"
    case .severalRows: "this may be several rows; --rows semicolon ends them at semicolons"
    case .severalWords: "these may be several words"
    case .notAWord: "this may not be a word"
    case .long: "this is long for a word"
    case .alone: "there is no translation; this may belong to the line before"
    }
  }
}

extension ItemDoubt: CustomStringConvertible {
  /// A line with the file, the line number and the reason, separated by colons.
  public var description: String { "\(file):\(line): doubtful: \(reason)" }
}

/// Distinguishes words from other text.
enum WordDoubts {
  /// The maximum number of spaces in a word; text with more spaces may be a sentence.
  static let mostBlanks = 7

  /// Returns the reason why a single word is doubtful; `nil` if it is not doubtful. O(scalars).
  static func reason(_ word: String) -> ItemDoubt.Reason? {
    var (letters, digits, blanks) = (0, 0, 0)
    var hasSeparators = false
    for scalar in word.unicodeScalars {
      switch scalar {
      case "0"..."9": digits += 1
      case ",", ";", "，", "；", "、": hasSeparators = true
      case " ", "\u{A0}": blanks += 1
      case "A"..."Z", "a"..."z": letters += 1
      case "-", "'", ".", "!", "?", "(", ")", "/", "&", "\"", "`": break
      default:
        guard isInWords(scalar) else { return .notAWord }
        letters += 1
      }
    }
    if digits > letters || isTechnical(word) { return .notAWord }
    if hasSeparators { return .severalWords }
    return blanks > mostBlanks ? .long : nil
  }

  /// Returns whether words can contain this character. Words can contain letters of Latin scripts, marks on these
  /// letters, and the punctuation of phrases.
  private static func isInWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1, 0xAA, 0xAB, 0xB4, 0xB7, 0xBA, 0xBB, 0xBF: true
    case 0xC0..<0x370: scalar.value != 0xD7 && scalar.value != 0xF7
    case 0x1E00..<0x1F00, 0x2010...0x201F, 0x2026, 0x2039, 0x203A: true
    default: Alphabet.hasNoWidth(scalar) || Alphabet.isSpace(scalar) || scalar == "\u{FF07}"
    }
  }

  private static func isTechnical(_ word: String) -> Bool {
    let kind = CellKind(word.bytes[...])
    return kind == .media || kind == .number
  }
}
