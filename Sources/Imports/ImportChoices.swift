import Formats

/// The player's choices of how to read the files of a list. If a property is `nil`, the reader determines it from the
/// files.
public struct ImportChoices: Equatable, Sendable {
  /// The separator between the fields of a row.
  public var separator: FieldSeparator?
  /// Whether the first row contains the names of the columns.
  public var hasHeader: Bool?
  /// The character that ends a row.
  public var rowEnd: RowEnd?
  /// The role of each column; columns without a role in this array are skipped.
  public var roles: [ColumnRole]?

  /// Creates choices in which every property is `nil`.
  public init() {}
}

/// The role of a column of an imported file, that is, the content that the column contributes to list items.
public enum ColumnRole: UInt8, CaseIterable, Hashable, Sendable {
  case word, translation, example, exampleTranslation
  /// The column is not imported.
  case skipped

  /// The role's name in commands and messages.
  public var name: String {
    switch self {
    case .word: "word"
    case .translation: "translation"
    case .example: "example"
    case .exampleTranslation: "example-translation"
    case .skipped: "skip"
    }
  }

  /// Creates the role with this name; `nil` if no role has the name.
  public init?(name: String) {
    guard let role = ColumnRole.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = role
  }
}

/// The character that ends a row of a text file.
public enum RowEnd: UInt8, CaseIterable, Hashable, Sendable {
  case line
  /// Semicolons end rows, in addition to line endings; Quizlet can export this format.
  case semicolon

  /// The character's name in commands and messages.
  public var name: String { self == .line ? "line" : "semicolon" }

  /// Creates the row end with this name; `nil` if no row end has the name.
  public init?(name: String) {
    guard let end = RowEnd.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = end
  }
}

/// The separator between the fields of a row in a text file.
public enum FieldSeparator: Hashable, Sendable {
  case tab, comma, semicolon
  /// A hyphen between two spaces.
  case dash
  case pipe, colon, space
  /// No separator: each line is a single field.
  case none
  /// A comma begins another word, and words have no other fields. In a text without commas, a semicolon begins another
  /// word.
  case words
  /// Another ASCII character, specified in Anki's header.
  case other(UInt8)

  /// The separators that a player can choose for an import.
  public static let choices: [FieldSeparator] = [
    .tab, .comma, .semicolon, .dash, .pipe, .colon, .space, .none, .words,
  ]

  /// The separator's name in commands and messages; for ``other(_:)``, the character.
  public var name: String {
    switch self {
    case .tab: "tab"
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .dash: "dash"
    case .pipe: "pipe"
    case .colon: "colon"
    case .space: "space"
    case .none: "none"
    case .words: "words"
    case .other(let byte): String(Unicode.Scalar(byte))
    }
  }

  /// Creates the separator with this name; `nil` if no separator has the name.
  public init?(name: String) {
    if let choice = FieldSeparator.choices.first(where: { $0.name.hasSameBytes(as: name) }) {
      self = choice
    } else if name.utf8.count == 1, let byte = name.utf8.first, (0x21...0x7E).contains(byte) {
      self.init(byte: byte)
    } else {
      return nil
    }
  }

  init(byte: UInt8) {
    let known = FieldSeparator.choices.first { $0.bytes == [byte] }
    self = known ?? .other(byte)
  }

  /// The bytes between two fields; empty if each row has a single field.
  var bytes: [UInt8] {
    switch self {
    case .tab: [0x09]
    case .comma: [UInt8(ascii: ",")]
    case .semicolon: [UInt8(ascii: ";")]
    case .dash: " - ".bytes
    case .pipe: [UInt8(ascii: "|")]
    case .colon: [UInt8(ascii: ":")]
    case .space: [0x20]
    case .none, .words: []
    case .other(let byte): [byte]
    }
  }
}
