import Formats

/// Why a list cannot be imported at all.
public indirect enum ListFault: Error, Hashable, Sendable {
  /// No file has a row.
  case empty
  /// The files have more bytes than a list may have.
  case tooLarge(bytes: Int, most: Int)
  /// More items than a list may have, or more than twice as many rows, good and bad.
  case tooManyItems(Int, most: Int)
  /// A file is UTF-16 without a byte order mark, or damaged UTF-16.
  case utf16
  /// A file in an encoding that is none of UTF-8, UTF-16 and Windows-1252.
  case encoding
  /// A file of a kind that is not read.
  case foreign(ForeignFile)
  /// A JSON file that is not JSON, or not an array; `line` is where it stops being one.
  case json(line: Int)
}

extension ListFault: CustomStringConvertible {
  /// For the command's users, in English: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .empty: "there is no word in it; write a word a line, with a tab before its translation"
    case .tooLarge(let bytes, let most): "\(bytes) bytes; a list has at most \(most), divide it"
    case .tooManyItems(let count, let most): "\(count) items; a list has at most \(most), divide it"
    case .utf16: "this is UTF-16; save it as UTF-8"
    case .encoding: "the encoding is unknown; save it as UTF-8"
    case .foreign(let kind): kind.description
    case .json(let line): "line \(line): not a JSON array of words; mend it, or save the list as text with tabs"
    }
  }
}
