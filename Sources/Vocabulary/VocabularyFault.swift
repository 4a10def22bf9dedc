/// Why a vocabulary file cannot be read (`docs/formats/vocabulary.md`). Lines count from 1.
public indirect enum VocabularyFault: Error, Hashable, Sendable {
  /// No line at all.
  case empty
  /// Another version of the format than 2; 1 has no line that names it.
  case version(Int)
  /// The header has an unknown column, or one twice.
  case unknownColumn(String)
  /// The first column is not `word`.
  case noWordColumn
  /// A line has `count` fields, the header `expected`.
  case fields(line: Int, count: Int, expected: Int)
  /// The first field of a line is empty.
  case emptyWord(line: Int)
  /// A file in columns whose words are not in the language's order.
  case order
  /// The file has 1 GiB or more.
  case tooLarge(bytes: Int)
}

extension VocabularyFault: CustomStringConvertible {
  /// For people, in English: where, and what is wrong.
  public var description: String {
    switch self {
    case .empty: "the file is empty; its first line names the columns"
    case .version(let version):
      "line 1: version \(version) of the format; this program reads version 2, whose first line is “#vocabulary 2” (docs/formats/vocabulary.md); 'make build' makes the files anew"
    case .unknownColumn(let name): "line 1: “\(name)” is no column, or is there twice"
    case .noWordColumn: "line 1: the first column must be “word”"
    case .fields(let line, let count, let expected):
      "line \(line): \(count) fields, but the header names \(expected); fields are separated by tabs"
    case .emptyWord(let line): "line \(line): the word is empty"
    case .order: "its words are not in the language's order; 'make build' makes the file anew"
    case .tooLarge(let bytes): "\(bytes) bytes; a vocabulary has less than 1 GiB"
    }
  }
}
