import Formats

extension ListItem {
  static let quote = UInt8(ascii: "\"")
  /// The header line with which exported and stored lists begin.
  static let columnNames = "word\ttranslation\texample\texample-translation"

  /// Returns the items as tab-separated text with a header and then one line per item (`docs/formats/lists.md`, "What
  /// is written"). Reading the text returns the same items if they are clean. O(bytes).
  public static func tabSeparated(_ items: [ListItem]) -> String {
    var text = ListItem.columnNames + "\n"
    for item in items { text += line([item.word, item.translation, item.example, item.exampleTranslation]) }
    return text
  }

  /// Returns the fields as a line of tab-separated text.
  static func line(_ fields: [String]) -> String { fields.map { written($0) }.joined(separator: "\t") + "\n" }

  /// Returns the field, in quotation marks if necessary; a field that begins with a quotation mark is always quoted.
  private static func written(_ field: String) -> String {
    let field = onOneLine(field)
    guard field.bytes.first == ListItem.quote else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private static func onOneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar == "\t" || scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return line
  }
}
