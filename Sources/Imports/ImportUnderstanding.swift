/// The recognized properties of a list's files. A preview shows them, and ``ImportChoices`` can change them.
///
/// For several files, the properties are from the first file with rows.
public struct ImportUnderstanding: Equatable, Sendable {
  /// The encoding of the text.
  public var encoding = TextEncoding.utf8
  /// The separator between fields; `nil` for a file that is not separated text (JSON, KVTML).
  public var separator: FieldSeparator?
  public var rowEnd = RowEnd.line
  /// Whether the first row names the columns.
  public var hasHeader = false
  /// The columns in their order, at most ``mostColumns``.
  public var columns: [Column] = []
  /// The first rows, at most ``mostSampleRows``, with one text per column.
  public var sample: [[String]] = []

  /// A column of the file.
  public struct Column: Equatable, Sendable {
    /// The name of the column in the file; empty if it has no name.
    public var name: String
    /// The recognized role of the column.
    public var role: ColumnRole

    /// Creates a column.
    public init(name: String, role: ColumnRole) {
      self.name = name
      self.role = role
    }
  }

  /// Creates an empty understanding.
  public init() {}

  /// Whether no column has words, so that the list has no items.
  public var lacksWord: Bool { !columns.isEmpty && !columns.contains { $0.role == .word } }

  /// The maximum number of columns in a preview.
  public static let mostColumns = 16
  /// The maximum number of rows in a preview.
  public static let mostSampleRows = 5
  /// The maximum number of characters of a cell in a preview.
  public static let mostSampleCharacters = 60
}

/// The character encoding of a file.
public enum TextEncoding: UInt8, CaseIterable, Hashable, Sendable {
  case utf8, utf16, windows1252

  /// The name in messages.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    }
  }
}

extension ImportUnderstanding: CustomStringConvertible {
  /// An English line for users of the command: the encoding unless it is UTF-8, the separator, whether a row has column
  /// names, and the columns.
  public var description: String {
    var parts: [String] = encoding == .utf8 ? [] : [encoding.name]
    if let separator { parts.append("separator \(separator.name)") }
    if rowEnd == .semicolon { parts.append("rows end with semicolons") }
    if separator != nil { parts.append("header \(hasHeader ? "yes" : "no")") }
    let roles = columns.map { $0.name.isEmpty ? $0.role.name : "\($0.name) = \($0.role.name)" }
    parts.append("columns " + roles.joined(separator: ", "))
    return "read as: " + parts.joined(separator: "; ")
  }
}
