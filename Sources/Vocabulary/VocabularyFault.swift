/// Why a vocabulary file cannot be read.
public enum VocabularyFault: Error, Hashable, Sendable {
  case empty
  /// A column of the header is unknown, or occurs twice.
  case unknownColumn(String)
  /// The header has no column `word`, or it is not the first.
  case noWordColumn
  /// A line, counted from 1, with fewer or more fields than the header.
  case fields(line: Int, count: Int, expected: Int)
  case emptyWord(line: Int)
  /// Files end far below this.
  case tooLarge(bytes: Int)
}

extension VocabularyFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty; its first line names the columns"
    case .unknownColumn(let name): "line 1: “\(name)” is no column, or is there twice"
    case .noWordColumn: "line 1: the first column must be “word”"
    case .fields(let line, let count, let expected):
      "line \(line): \(count) fields, but the header names \(expected); fields are separated by tabs"
    case .emptyWord(let line): "line \(line): the word is empty"
    case .tooLarge(let bytes): "\(bytes) bytes; a vocabulary has less than 1 GiB"
    }
  }
}
