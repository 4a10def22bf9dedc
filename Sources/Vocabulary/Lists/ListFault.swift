import Formats

/// Why nothing can be read of a list's files.
public enum ListFault: Error, Hashable, Sendable {
  /// No file has a row.
  case empty
  case tooLarge(bytes: Int, most: Int)
  /// More good items than a list may have, or more than twice as many rows of any kind.
  case tooManyItems(Int, most: Int)
  case utf16
  /// Where the text stops being JSON, or what kind of JSON a list is.
  case json(line: Int)
}

extension ListFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "there is no word in it; write a word a line, with a tab before its translation"
    case .tooLarge(let bytes, let most): "\(bytes) bytes; a list has at most \(most), divide it"
    case .tooManyItems(let count, let most): "\(count) items; a list has at most \(most), divide it"
    case .utf16: "this is UTF-16; save it as UTF-8"
    case .json(let line): "line \(line): not a JSON array of words; mend it, or save the list as text with tabs"
    }
  }
}
