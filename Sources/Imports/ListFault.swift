import Formats

/// The reason why a list cannot be imported at all.
public indirect enum ListFault: Error, Hashable, Sendable {
  /// No file contains any row.
  case empty
  /// The files have more bytes than allowed.
  case tooLarge(bytes: Int, most: Int)
  /// The list contains more items than allowed, or more than twice that number of rows, valid and invalid together.
  case tooManyItems(Int, most: Int)
  /// A file is encoded in UTF-16 and has no byte order mark or is damaged.
  case utf16
  /// The encoding of a file is not UTF-8, UTF-16 or Windows-1252.
  case encoding
  /// A file is of an unsupported kind.
  case foreign(ForeignFile)
  /// A JSON file contains invalid JSON or no array; `line` is the line of the first error.
  case json(line: Int)
}

extension ListFault: CustomStringConvertible {
  /// A description in English for users of the command-line program: the problem and a remedy.
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
