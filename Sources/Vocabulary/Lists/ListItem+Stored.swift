import Formats

extension ListItem {
  /// The items as a vocabulary file, the form in which lists are kept (`docs/formats/lists.md`, "What is kept") and
  /// which ``Glossary`` reads. O(bytes).
  public static func stored(_ items: [ListItem]) -> String {
    var text: [UInt8] = Array("word\ttranslation\texample\texample-translation\n".utf8)
    for item in items {
      for field in [item.word, item.translation, item.example, item.exampleTranslation] {
        // Tabs and line ends, which separate fields and lines, must not be in a field.
        text += Array(field.utf8).map { $0 < 0x20 ? 0x20 : $0 }
        text.append(Column.separator)
      }
      text[text.count - 1] = 0x0A
    }
    return String(utf8: text)
  }
}
