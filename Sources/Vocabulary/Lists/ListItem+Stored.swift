import Formats
import Words

extension ListItem {
  /// Returns the items as a vocabulary file, the format in which lists are stored (`docs/formats/lists.md`, "What is
  /// kept"). ``Glossary`` can read such a vocabulary file. O(bytes).
  public static func stored(_ items: [ListItem]) -> String {
    var text = columnNames + "\n"
    for item in items { text += item.line + "\n" }
    return text
  }

  /// The item as a line of a stored list's file, without the line ending. O(bytes).
  public var line: String {
    var line: [UInt8] = []
    for field in fields {
      // Replace control characters by spaces, because tabs and line endings separate fields and lines.
      line += field.bytes.map { $0 < 0x20 ? 0x20 : $0 }
      line.append(Column.separator)
    }
    return String(utf8: line.dropLast())
  }

  /// Reads an item from a line of a stored list's file; missing fields are empty. O(bytes).
  public init(line: String) {
    self.init(fields: line.parts(between: Column.separator, keepsEmpty: true))
  }

  /// The item's fields: word, translation, example and the example's translation.
  public var fields: [String] { [word, translation, example, exampleTranslation] }

  /// Creates an item from its ``fields``; missing fields are empty.
  public init(fields: [String]) {
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    self.init(word: field(0), translation: field(1), example: field(2), exampleTranslation: field(3))
  }

  /// Creates an item from ``fields`` that a learner has typed; they are cleaned like the fields of an imported row.
  /// O(bytes).
  ///
  /// - Throws: The first reason why the fields cannot become an item.
  public init(checking fields: [String], _ language: Language) throws(LineProblem.Reason) {
    try self.init(ListFields(texts: ListItem(fields: fields).fields.map { $0.bytes }), Alphabet(language))
  }
}
