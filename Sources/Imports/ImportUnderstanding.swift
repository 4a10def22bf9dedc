/// How the files of a list were understood: what a preview shows, and what ``ImportChoices`` can change.
///
/// Of several files it describes the first that has rows.
public struct ImportUnderstanding: Equatable, Sendable {
  /// The encoding of the text.
  public var encoding = TextEncoding.utf8
  /// What separates the fields; `nil` for a file that is no text with separators (JSON, KVTML).
  public var separator: FieldSeparator?
  public var rowEnd = RowEnd.line
  /// Whether the first row names the columns.
  public var hasHeader = false
  /// The columns in their order, at most ``mostColumns``.
  public var columns: [Column] = []
  /// The first rows, at most ``mostSampleRows``, with a text for each column.
  public var sample: [[String]] = []

  /// A column of the file.
  public struct Column: Equatable, Sendable {
    /// The name that the file gives it; empty when it gives none.
    public var name: String
    /// What it was understood to hold.
    public var role: ColumnRole

    /// A column.
    public init(name: String, role: ColumnRole) {
      self.name = name
      self.role = role
    }
  }

  /// Nothing is known of the files.
  public init() {}

  /// Whether no column is known to hold the words, so that there are no items.
  public var lacksWord: Bool { !columns.isEmpty && !columns.contains { $0.role == .word } }

  /// The most columns that are shown.
  public static let mostColumns = 16
  /// The most rows that are shown.
  public static let mostSampleRows = 5
  /// The most characters of a cell that are shown.
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
  /// For the command's users, in English; one line: the encoding where it is not UTF-8, the separator, whether there is a row of names, and the columns.
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
