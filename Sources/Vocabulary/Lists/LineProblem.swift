import Formats

/// A row of an imported list that is not an item, with the reason.
public struct LineProblem: Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The number of the row's first line, counted from 1.
  public let line: Int
  /// The first reason why the row is not an item.
  public let reason: Reason
  /// The beginning of the row's first line, at most 60 characters; control characters are replaced by spaces.
  public let text: String

  /// Creates a problem that was decoded from another program's data.
  package init(file: String, line: Int, reason: Reason, text: String) {
    (self.file, self.line, self.reason, self.text) = (file, line, reason, text)
  }

  /// The reason why a row is not an item. The cases are in the order of the checks.
  public indirect enum Reason: Error, Hashable, Sendable {
    /// The row has bytes that are not UTF-8, or a NUL.
    case notUTF8
    /// An element of a JSON array is neither a text nor an array or object of texts.
    case notAnItem
    /// The row has fewer fields than `expected`.
    case tooFewFields(Int, expected: Int)
    /// The word is empty.
    case noWord
    /// The word has no letter of the language; perhaps word and translation are in the wrong order.
    case noLetter
    /// The translation is empty, although the list requires one.
    case noTranslation
    /// A field has more than `most` characters after cleaning; fields are counted from 1, the word.
    case tooLong(field: Int, most: Int)
    /// A field begins with a quote that is never closed.
    case openQuote
    /// An earlier line of the same file has the same word, translation and example.
    case twice(line: Int)
    /// A line of an earlier file has the same word, translation and example.
    case twiceInFile(String, line: Int)
  }
}

extension LineProblem {
  static let mostTextCharacters = 60

  /// Creates the problem of a row; `source` is the row in the file.
  package init(file: String, line: Int, source: ArraySlice<UInt8>, reason: Reason) {
    self.file = file
    self.reason = reason
    self.line = line
    text = LineProblem.beginning(of: source.prefix { !Lines.isEnd($0) }, most: LineProblem.mostTextCharacters)
  }

  /// Returns the beginning of a text, at most `most` characters; control characters are replaced by spaces. O(most).
  package static func beginning(of source: ArraySlice<UInt8>, most: Int) -> String {
    var text: [UInt8] = []
    var count = 0
    for scalar in String(utf8: source.prefix(4 * most)).unicodeScalars {
      guard count < most else { break }
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.append(utf8: isControl ? " " : scalar)
      count += 1
    }
    return String(utf8: text)
  }
}

extension LineProblem.Reason: CustomStringConvertible {
  /// An English description for users of the command; the pages use their own sentences.
  public var description: String {
    switch self {
    case .notUTF8: "not UTF-8; save the file as UTF-8"
    case .notAnItem: "neither a text nor an array or object of texts"
    case .tooFewFields(let count, let expected):
      "fields: \(count), but \(expected) are expected; put a tab between fields"
    case .noWord: "the word is missing"
    case .noLetter: "the word has no letter of the language; the word comes first, then its translation"
    case .noTranslation: "the translation is missing"
    case .tooLong(let field, let most): "field \(field) has more than \(most) characters"
    case .openQuote: "a field begins with a quote that nothing closes"
    case .twice(let line): "the same as line \(line)"
    case .twiceInFile(let file, let line): "the same as \(file), line \(line)"
    }
  }
}

extension LineProblem: CustomStringConvertible {
  /// One line: file, line, reason and the beginning of the text, separated by colons.
  public var description: String { "\(file):\(line): \(reason): \(text)" }
}
