import Formats

/// Topics, grammar, collocations, related words and texts that the vocabulary file omits
/// (`docs/formats/details.md`). A reader needs them only on a word page, for a topic or in an export. The file
/// has one row per entry, in the entries' order.
public struct Details: Sendable {
  private let table: FieldTable

  /// Reads a file of details, which is a vocabulary file without headwords. O(bytes).
  public init(_ text: [UInt8]) throws(VocabularyFault) { table = try FieldTable(text, first: nil) }

  init(_ table: FieldTable) { self.table = table }

  /// The number of entries for which the file contains a row.
  public var count: Int { table.rowCount }

  /// The text of an entry's field; empty if the file does not contain the column or the entry. O(bytes of the field).
  public subscript(_ entry: Int, _ column: Column) -> String {
    entry >= 0 && entry < count ? table.string(entry, column) : ""
  }

  /// The items of a field that can contain several, for example the IDs of the synonyms. O(bytes of the field).
  @inline(never)
  public func items(_ entry: Int, _ column: Column) -> [String] {
    self[entry, column].parts(between: UInt8(ascii: ";"))
  }
}

extension Glossary {
  /// The details in the vocabulary's own file; `nil` if it has no column of topics. A browser has the details
  /// in a separate file.
  public var details: Details? { table.has(.topics) ? Details(table) : nil }
}
