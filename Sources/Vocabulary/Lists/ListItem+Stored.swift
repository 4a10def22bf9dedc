import Formats
import Words

extension ListItem {
  /// The items as a vocabulary file, the form in which lists are kept (`docs/formats/lists.md`, "What is kept") and
  /// which ``Glossary`` reads. O(bytes).
  public static func stored(_ items: [ListItem]) -> String {
    var text = columnNames + "\n"
    for item in items { text += item.line + "\n" }
    return text
  }

  /// The item as a line of such a file, without its end. O(bytes).
  public var line: String {
    var line: [UInt8] = []
    for field in fields {
      // Tabs and line ends, which separate fields and lines, must not be in a field.
      line += Array(field.utf8).map { $0 < 0x20 ? 0x20 : $0 }
      line.append(Column.separator)
    }
    return String(utf8: line.dropLast())
  }

  /// The item of such a line; a field that the line does not have is empty. O(bytes).
  public init(line: String) {
    self.init(
      fields: Array(line.utf8).split(separator: Column.separator, omittingEmptySubsequences: false)
        .map { String(utf8: $0) })
  }

  /// Word, translation, example and its translation.
  public var fields: [String] { [word, translation, example, exampleTranslation] }

  /// The item of ``fields``; those that are missing are empty.
  public init(fields: [String]) {
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    self.init(word: field(0), translation: field(1), example: field(2), exampleTranslation: field(3))
  }

  /// The item of ``fields`` as a learner has typed them, cleaned like a row of a file. O(bytes).
  ///
  /// - Throws: the first reason why they are none.
  public init(checking fields: [String], _ language: Language) throws(LineProblem.Reason) {
    try self.init(ListFields(texts: ListItem(fields: fields).fields.map { Array($0.utf8) }), Alphabet(language))
  }
}
