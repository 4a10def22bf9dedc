import Formats

/// A row of a list that was not taken, and why.
public struct LineProblem: Hashable, Sendable {
  public let file: String
  /// Where the row begins, from 1.
  public let line: Int
  public let reason: Reason
  /// The beginning of that line, at most 60 characters; control characters, tabs among them, are spaces.
  public let text: String

  /// In the order in which they are looked for.
  public enum Reason: Error, Hashable, Sendable {
    /// Not UTF-8, or with a NUL in it.
    case notUTF8
    /// An element of a JSON array that is neither text, nor an array or object of texts.
    case notAnItem
    case tooFewFields(Int, expected: Int)
    case noWord
    /// The word has no letter of the language: it may have changed places with its translation.
    case noLetter
    case noTranslation
    /// The field, counted from 1 for the word, is longer after its clean-up than it may be.
    case tooLong(field: Int, most: Int)
    /// A field begins with a quote that nothing closes.
    case openQuote
    /// The same word, translation and example are in this line of the same file.
    case twice(line: Int)
    /// They are in an earlier file.
    case twiceInFile(String, line: Int)
  }
}

extension LineProblem {
  static let mostTextCharacters = 60

  init(file: String, row: ListRow, reason: Reason) {
    self.file = file
    self.reason = reason
    line = row.line
    let start = row.source.prefix { !Lines.isEnd($0) }.prefix(4 * LineProblem.mostTextCharacters)
    var text = ""
    for scalar in String(decoding: start, as: UTF8.self).unicodeScalars.prefix(LineProblem.mostTextCharacters) {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.unicodeScalars.append(isControl ? " " : scalar)
    }
    self.text = text
  }
}

extension LineProblem.Reason: CustomStringConvertible {
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
  public var description: String { "\(file):\(line): \(reason): \(text)" }
}
