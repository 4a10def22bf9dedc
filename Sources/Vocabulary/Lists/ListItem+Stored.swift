import Formats
import Words

extension ListItem {
  /// Returns the items as a vocabulary file, in which lists are stored (`docs/formats/lists.md`, "What is kept").
  /// ``Glossary`` can read it. O(bytes).
  public static func stored(_ items: [ListItem]) -> String {
    var text = columnNames + "\n"
    for item in items { text += item.line + "\n" }
    return text
  }

  /// The item as a line of such a file, without its ending. O(bytes).
  public var line: String {
    var line: [UInt8] = []
    for field in fields {
      // A field must not contain tabs and line endings, which separate fields and lines.
      line += Array(field.utf8).map { $0 < 0x20 ? 0x20 : $0 }
      line.append(Column.separator)
    }
    return String(utf8: line.dropLast())
  }

  /// Reads the item of such a line; missing fields are empty. O(bytes).
  public init(line: String) {
    self.init(
      fields: Array(line.utf8).split(separator: Column.separator, omittingEmptySubsequences: false)
        .map { String(utf8: $0) })
  }

  /// The word, the translation, the example and its translation.
  public var fields: [String] { [word, translation, example, exampleTranslation] }

  /// Creates the item with these ``fields``; missing fields are empty.
  public init(fields: [String]) {
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    self.init(word: field(0), translation: field(1), example: field(2), exampleTranslation: field(3))
  }

  /// Creates an item from ``fields`` that a learner has typed, cleaned like a row of a file. O(bytes).
  ///
  /// - Throws: The first reason why the fields are not an item.
  public init(checking fields: [String], _ language: Language) throws(LineProblem.Reason) {
    try self.init(ListFields(texts: ListItem(fields: fields).fields.map { Array($0.utf8) }), Alphabet(language))
  }
}
