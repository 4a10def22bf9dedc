import Formats
import Vocabulary
import Words

/// An item with a doubtful word, and the reason.
public struct ItemDoubt: Equatable, Sendable {
  /// The index of the item.
  public let item: Int
  /// The name of the file.
  public let file: String
  /// The number of the row's first line, counted from 1.
  public let line: Int
  /// The reason for the doubt.
  public let reason: Reason

  /// The reason why an item is doubtful. The cases are in the order of the checks.
  public enum Reason: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row has a word that may be the name of a column.
    case columnName
    /// The row has another number of fields than most rows: a separator may be part of a text.
    case otherFieldCount
    /// A text of one line has semicolons, which may separate rows.
    case severalRows
    /// The word contains commas or semicolons.
    case severalWords
    /// The word has content that words do not have: markup, symbols, more digits than letters, another script.
    case notAWord
    /// The word is as long as a sentence.
    case long
    /// The row has a single field in a list of pairs: it may belong to the previous row.
    case alone
  }
}

extension ItemDoubt.Reason: CustomStringConvertible {
  /// An English description for users of the command.
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
  /// One line: file, line and reason, separated by colons.
  public var description: String { "\(file):\(line): doubtful: \(reason)" }
}

/// Distinguishes words from other text.
enum WordDoubts {
  /// The maximum number of spaces in a word that is not too long.
  static let mostBlanks = 7

  /// Returns the reason why a single word is doubtful. O(scalars).
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

  /// Returns whether words can have this character: letters of Latin scripts, marks on them, and the punctuation of
  /// phrases.
  private static func isInWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1, 0xAA, 0xAB, 0xB4, 0xB7, 0xBA, 0xBB, 0xBF: true
    case 0xC0..<0x370: scalar.value != 0xD7 && scalar.value != 0xF7
    case 0x1E00..<0x1F00, 0x2010...0x201F, 0x2026, 0x2039, 0x203A: true
    default: Alphabet.hasNoWidth(scalar) || Alphabet.isSpace(scalar) || scalar == "\u{FF07}"
    }
  }

  private static func isTechnical(_ word: String) -> Bool {
    let kind = CellKind(Array(word.utf8)[...])
    return kind == .media || kind == .number
  }
}
