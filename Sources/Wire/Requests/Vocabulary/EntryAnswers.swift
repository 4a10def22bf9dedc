import Formats
import Vocabulary
import Words

extension Glossary {
  /// Returns the entry as JSON with all its translations; JSON fields without a value are omitted.
  func json(_ index: Int) -> JSON {
    let entry = self[index]
    var members: [(name: String, value: JSON)] = [("id", .string(entry.id.text)), ("word", .string(entry.word))]
    if let part = entry.partOfSpeech { members.append(("partOfSpeech", .string(part.code))) }
    if let level = entry.level { members.append(("level", .string(level.code))) }
    for column in [Column.label, .pattern, .definition] where !self[index, column].utf8.isEmpty {
      members.append((column.name, .string(self[index, column])))
    }
    members.append(("translations", translations(index)))
    if !entry.example.isEmpty { members.append(("example", json(entry.example, index))) }
    members.append(("forms", .array(entry.forms.map { .string($0) })))
    return .object(members)
  }

  /// Returns the translations as an array for each language, best translation first.
  private func translations(_ index: Int) -> JSON {
    .object(
      texts(index) { $0.text }.map { (name: $0.tag, value: .array(Glossary.translations(of: $0.text))) })
  }

  /// Returns the example sentence, and the three parts before, in and after the word. Clients count text in different
  /// units, so offsets into the sentence would not work for all clients.
  private func json(_ example: Example, _ index: Int) -> JSON {
    .object([
      ("text", .string(example.text)), ("before", .string(example.beforeWord)), ("word", .string(example.word)),
      ("after", .string(example.afterWord)),
      ("translations", .object(texts(index) { $0.example }.map { (name: $0.tag, value: .string($0.text)) })),
    ])
  }

  /// Returns the non-empty texts of the columns that `column` selects, with the tags of their languages.
  private func texts(
    _ index: Int, in column: ((text: Column, example: Column?)) -> Column?
  ) -> [(tag: String, text: String)] {
    Column.translations.compactMap { languages in
      guard let column = column(languages) else { return nil }
      let text = self[index, column]
      return text.utf8.isEmpty ? nil : (languages.text.name, text)
    }
  }

  private static func translations(of field: String) -> [JSON] {
    field.unicodeScalars.split { $0 == "；" || $0 == ";" }.map { part in
      var text = Substring(part).unicodeScalars
      while let first = text.first, Alphabet.isSpace(first) { text.removeFirst() }
      while let last = text.last, Alphabet.isSpace(last) { text.removeLast() }
      return .string(String(text))
    }
  }
}
