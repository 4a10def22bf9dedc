/// The reason why a vocabulary file cannot be read (`docs/formats/vocabulary.md`). The line numbers in these faults are
/// counted from 1.
public indirect enum VocabularyFault: Error, Hashable, Sendable {
  /// The file has no lines.
  case empty
  /// The format's version, which is in the first line, is not 2; files of version 1 have no version line.
  case version(Int)
  /// The line that names the columns contains an unknown or repeated column.
  case unknownColumn(String)
  /// The first column is not `word`.
  case noWordColumn
  /// A line has `count` fields, but the header has `expected`.
  case fields(line: Int, count: Int, expected: Int)
  /// The first field of a line is empty.
  case emptyWord(line: Int)
  /// The paradigm of a word cannot be read. It must be a number of characters and a list of endings with codes, or the number of an earlier
  /// paradigm.
  case paradigm(word: String)
  /// The words of a file that is stored by columns or contains paradigms are not in the language's alphabetical order.
  case order
  /// The file has 1 GiB or more.
  case tooLarge(bytes: Int)
}

extension VocabularyFault: CustomStringConvertible {
  /// A description in English with the position and the problem.
  public var description: String {
    switch self {
    case .empty: "the file is empty; it begins with a line that names the columns, separated by tabs"
    case .version(1):
      "line 1: the first line must be “#vocabulary 2”; the next line names the columns, separated by tabs"
    case .version(let version):
      "line 1: version \(version) of the format; this program reads version 2, whose first line is “#vocabulary 2”"
    case .unknownColumn(let name):
      "the line that names the columns: “\(name)” is no column, or is there twice; separate columns with a tab"
    case .noWordColumn: "the line that names the columns: the first column must be “word”"
    case .fields(let line, let count, let expected):
      "line \(line): \(count) fields, but the header names \(expected); separate fields with a tab"
    case .emptyWord(let line): "line \(line): the word is empty; write the word before the first tab"
    case .paradigm(let word):
      "“\(word)”: the paradigm cannot be read; write the number of characters to remove, then each ending with its code, such as “2 o r1,as r2”"
    case .order: "its words are not in the language's order; 'make build' makes the file anew"
    case .tooLarge(let bytes): "\(bytes) bytes; a vocabulary has less than 1 GiB"
    }
  }
}
