extension ListItem {
  static let quote = UInt8(ascii: "\"")
  /// The header line with which exported and stored lists begin.
  static let columnNames = "word\ttranslation\texample\texample-translation"

  /// Returns the items as tab-separated text with a header and then one line per item (`docs/formats/lists.md`, "What
  /// is written"). Reading the text returns the same items if they are clean. O(bytes).
  public static func tabSeparated(_ items: [ListItem]) -> String {
    var text = ListItem.columnNames + "\n"
    for item in items { text += item.line(hasHeaderMarks: false) }
    return text
  }

  /// Returns a text that Anki imports into a deck as notes with four fields. If the deck's name is empty, Anki imports
  /// into the deck that the user chooses in Anki. O(bytes).
  public static func anki(_ items: [ListItem], deck: String) -> String {
    var text = "#separator:tab\n#html:false\n"
    let deck = CleanUp.name(Array(deck.utf8))
    if !deck.utf8.isEmpty { text += "#deck:\(deck)\n" }
    text += "#columns:Word\tTranslation\tExample\tExample translation\n"
    for item in items { text += item.line(hasHeaderMarks: true) }
    return text
  }

  /// Returns the item as a line of tab-separated text. With `hasHeaderMarks`, the line must not begin with `#`, because
  /// Anki would read such a line as part of its header.
  private func line(hasHeaderMarks: Bool) -> String {
    let fields = [translation, example, exampleTranslation].map { ListItem.written($0, isQuoted: false) }
    let isQuoted = hasHeaderMarks && word.utf8.first == UInt8(ascii: "#")
    return ([ListItem.written(word, isQuoted: isQuoted)] + fields).joined(separator: "\t") + "\n"
  }

  /// Returns the field, in quotation marks if necessary; a field that begins with a quotation mark is always quoted.
  private static func written(_ field: String, isQuoted: Bool) -> String {
    let field = onOneLine(field)
    guard isQuoted || field.utf8.first == ListItem.quote else { return field }
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
