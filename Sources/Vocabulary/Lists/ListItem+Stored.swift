extension ListItem {
  /// The items as a vocabulary file, in the form in which lists are kept: what ``Glossary`` reads. O(bytes).
  public static func stored(_ items: [ListItem]) -> String {
    var text: [UInt8] = Array("word\ttranslation\texample\texample-translation\n".utf8)
    for item in items {
      for field in [item.word, item.translation, item.example, item.exampleTranslation] {
        // What parts fields and lines is in none.
        text += field.utf8.map { $0 < 0x20 ? 0x20 : $0 }
        text.append(Column.separator)
      }
      text[text.count - 1] = 0x0A
    }
    return String(decoding: text, as: UTF8.self)
  }
}
