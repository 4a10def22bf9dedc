/// The properties of a list's files that the import reader has recognized. A preview shows these properties, and
/// ``ImportChoices`` can override them.
///
/// If the list has several files, the properties come from the first file that contains rows.
public struct ImportUnderstanding: Equatable, Sendable {
  /// The character encoding of the text.
  public var encoding = TextEncoding.utf8
  /// The separator between fields; `nil` if the file is not separated text but JSON or KVTML.
  public var separator: FieldSeparator?
  public var rowEnd = RowEnd.line
  /// Whether the first row contains the names of the columns.
  public var hasHeader = false
  /// The first columns in their order, at most ``mostColumns``.
  public var columns: [Column] = []
  /// The first rows, at most ``mostSampleRows``, each with one text per column.
  public var sample: [[String]] = []

  /// A column of an imported file.
  public struct Column: Equatable, Sendable {
    /// The column's name in the file; empty if the column has no name.
    public var name: String
    /// The recognized role of the column.
    public var role: ColumnRole

    /// Creates a column with a name and a role.
    public init(name: String, role: ColumnRole) {
      self.name = name
      self.role = role
    }
  }

  /// Creates a value without columns and rows.
  public init() {}

  /// Whether no column contains words, so that the imported list has no items.
  public var lacksWord: Bool { !columns.isEmpty && !columns.contains { $0.role == .word } }

  /// The maximum number of columns in a preview.
  public static let mostColumns = 16
  /// The maximum number of rows in a preview.
  public static let mostSampleRows = 5
  /// The maximum number of characters in a preview's cell.
  public static let mostSampleCharacters = 60
}

/// The character encoding of a file.
public enum TextEncoding: UInt8, CaseIterable, Hashable, Sendable {
  case utf8, utf16, windows1252

  /// The encoding's name in messages.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    }
  }
}

extension ImportUnderstanding: CustomStringConvertible {
  /// A line in English for users of the command-line program. The line names the encoding (except UTF-8), the
  /// separator, whether a row contains column names, and the columns.
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
