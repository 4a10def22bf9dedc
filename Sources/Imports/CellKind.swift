import Formats
import Words

/// The kind of content in a table cell, determined independently of other cells.
enum CellKind {
  case blank
  /// Digits with punctuation, for example a date or a price.
  case number
  /// A reference to a recording, a picture or a page.
  case media
  /// A phonetic transcription in slashes or brackets.
  case pronunciation
  /// A generated identifier of a row.
  case identifier
  case text

  /// Determines the kind of content in a cell. O(bytes).
  init(_ cell: ArraySlice<UInt8>) {
    let text = CellKind.trimmed(cell)
    guard let first = text.first, let last = text.last else {
      self = .blank
      return
    }
    if CellKind.isMedia(text) {
      self = .media
    } else if CellKind.isNumber(text) {
      self = .number
    } else if text.count > 2,
      first == UInt8(ascii: "/") && last == first
        || first == UInt8(ascii: "[") && text.firstIndex(of: UInt8(ascii: "]")) == text.endIndex - 1
    {
      self = .pronunciation
    } else {
      self = CellKind.isIdentifier(text) ? .identifier : .text
    }
  }

  static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = cell.firstIndex(where: { $0 > 0x20 }), let end = cell.lastIndex(where: { $0 > 0x20 })
    else { return cell[cell.endIndex...] }
    return cell[start...end]
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var hasDigit = false
    for byte in text {
      switch byte {
      case 0x30...0x39: hasDigit = true
      case 0x20, 0x23, 0x25, 0x2B...0x2F, 0x3A: break
      default: return false
      }
    }
    return hasDigit
  }

  private static func isMedia(_ cell: ArraySlice<UInt8>) -> Bool {
    var text = cell
    func begins(with start: StaticString) -> Bool {
      start.withUTF8Buffer { start in
        text.count >= start.count && zip(text, start).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      }
    }
    while begins(with: "[sound:"), let close = text.firstIndex(of: UInt8(ascii: "]")) {
      text = trimmed(text[(close + 1)...])
      if text.isEmpty { return true }
    }
    let end = text.last
    if begins(with: "<img ") || begins(with: "<audio ") { return end == UInt8(ascii: ">") }
    if begins(with: "http://") || begins(with: "https://") || begins(with: "www.") { return !text.contains(0x20) }
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")), (3...4).contains(text.endIndex - dot - 1) else {
      return false
    }
    let ending = text[(dot + 1)...].map { $0 | 0x20 }
    return place(of: ending[...], in: endings) != nil
  }

  private static let endings: StaticString =
    "mp3 ogg wav m4a opus flac webm mp4 jpg jpeg png gif svg webp avif"

  /// Returns whether the text is a generated identifier. An identifier is a single ASCII token of at least six
  /// characters that contains digits inside or symbols that words do not contain.
  private static func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 6 else { return false }
    var isAfterDigit = false
    var hasMarks = false
    for byte in text {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: if isAfterDigit { hasMarks = true }
      case 0x30...0x39: isAfterDigit = true
      case 0x23...0x25, 0x2A, 0x2B, 0x3A...0x3E, 0x40, 0x5B...0x60, 0x7B...0x7E: hasMarks = true
      case 0x21...0x7E: break
      default: return false
      }
    }
    return hasMarks
  }
}
