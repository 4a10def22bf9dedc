extension ListItem {
  static let quote = UInt8(ascii: "\"")
  /// The line of column names with which written and stored lists begin.
  static let columnNames = "word\ttranslation\texample\texample-translation"

  /// The items as text with tabs: a header, then a line an item (`docs/formats/lists.md`, "What is written"). Reading
  /// it gives the same items, if they are clean. O(bytes).
  public static func tabSeparated(_ items: [ListItem]) -> String {
    var text = ListItem.columnNames + "\n"
    for item in items { text += item.line(hasHeaderMarks: false) }
    return text
  }

  /// A text that Anki imports as notes of four fields into a deck; with an empty name into the deck that is chosen in
  /// Anki. O(bytes).
  public static func anki(_ items: [ListItem], deck: String) -> String {
    var text = "#separator:tab\n#html:false\n"
    let deck = CleanUp.name(Array(deck.utf8))
    if !deck.utf8.isEmpty { text += "#deck:\(deck)\n" }
    text += "#columns:Word\tTranslation\tExample\tExample translation\n"
    for item in items { text += item.line(hasHeaderMarks: true) }
    return text
  }

  /// The item as a line. With `hasHeaderMarks` a line must not begin with `#`: Anki would read it as part of its
  /// header.
  private func line(hasHeaderMarks: Bool) -> String {
    let fields = [translation, example, exampleTranslation].map { ListItem.written($0, isQuoted: false) }
    let isQuoted = hasHeaderMarks && word.utf8.first == UInt8(ascii: "#")
    return ([ListItem.written(word, isQuoted: isQuoted)] + fields).joined(separator: "\t") + "\n"
  }

  /// The field, quoted if it must be: one that begins with a quote always is.
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
