import Formats

/// A row of an imported list that cannot become a list item, with the reason.
public struct LineProblem: Hashable, Sendable {
  /// The name of the imported file.
  public let file: String
  /// The number of the row's first line, counted from 1.
  public let line: Int
  /// The first reason why the row cannot become an item.
  public let reason: Reason
  /// The beginning of the row's first line, with at most 60 characters and with spaces in place of control characters.
  public let text: String

  /// Creates a problem from data that another program wrote.
  package init(file: String, line: Int, reason: Reason, text: String) {
    (self.file, self.line, self.reason, self.text) = (file, line, reason, text)
  }

  /// The reason why a row cannot become a list item. A row that has several reasons gets the first one in the order of
  /// the cases.
  public indirect enum Reason: Error, Hashable, Sendable {
    /// The row contains bytes that are not valid UTF-8, or a NUL character.
    case notUTF8
    /// An element of a JSON array is neither a text nor an array or object of texts.
    case notAnItem
    /// The row has fewer fields than `expected`.
    case tooFewFields(Int, expected: Int)
    /// The word is empty.
    case noWord
    /// The word contains no letter of the language; perhaps word and translation are in the wrong order.
    case noLetter
    /// The translation is empty, although the list requires one.
    case noTranslation
    /// A field has more than `most` characters after cleaning; fields are counted from 1, which is the word.
    case tooLong(field: Int, most: Int)
    /// A field begins with a quotation mark that is never closed.
    case openQuote
    /// An earlier line of the same file contains the same word, translation and example.
    case twice(line: Int)
    /// A line of an earlier file contains the same word, translation and example.
    case twiceInFile(String, line: Int)
  }
}

extension LineProblem {
  static let mostTextCharacters = 60

  /// Creates the problem of a row; `source` contains the bytes of the row in the file.
  package init(file: String, line: Int, source: ArraySlice<UInt8>, reason: Reason) {
    self.file = file
    self.reason = reason
    self.line = line
    text = LineProblem.beginning(of: source.prefix { !Lines.isEnd($0) }, most: LineProblem.mostTextCharacters)
  }

  /// Returns the beginning of a text with at most `most` characters and with spaces in place of control characters.
  /// O(most).
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
  /// A description in English for users of the command-line program; the pages show their own sentences instead.
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
  /// A line with the file, the line number, the reason and the beginning of the row, separated by colons.
  public var description: String { "\(file):\(line): \(reason): \(text)" }
}
