import Formats

/// A note that Anki imports from a text file.
public struct AnkiNote: Hashable, Sendable {
  /// A field that is not in the item. The cases have the text's order.
  public enum Field: Int, Hashable, Sendable, CaseIterable {
    /// The example with the word as an Anki cloze deletion, for example `She {{c1::ran}} home.`
    case cloze
    /// The word with its definite article, for example `el agua`.
    case wordWithArticle
    /// The name of the part of speech.
    case partOfSpeech
    /// The level in the Common European Framework, for example `A2`; also a tag of the note.
    case level
    /// The pronunciations in the International Phonetic Alphabet, between slashes.
    case pronunciation
    /// The inflected forms, separated by commas.
    case forms
    /// The frequency band: `1000` for the 1,000 most frequent words.
    case rank
    /// The codes of the word's topics, with a space between them; the text contains them as tags of the note.
    case topics
  }

  /// The note's identifier in Anki. A later import of a note with the same identifier updates the note instead of adding another note.
  public let id: String
  /// The word, its translation and its example.
  public let item: ListItem
  private var details = [String](repeating: "", count: Field.allCases.count)

  /// Creates a note without further fields. The caller must pass a unique, stable identifier.
  public init(id: String, item: ListItem) {
    self.id = id
    self.item = item
  }

  /// The text of a field; empty if the note has no value for it.
  public subscript(_ field: Field) -> String {
    get { details[field.rawValue] }
    set { details[field.rawValue] = newValue }
  }

  /// Returns a note for each item of a list. The identifier consists of the list's name and the word; a repeated word is numbered. O(items).
  public static func notes(of items: [ListItem], in list: String) -> [AnkiNote] {
    var counts: [String: Int] = [:]
    return items.map { item in
      counts[item.word, default: 0] += 1
      let id = EntryID(word: item.word, ordinal: counts[item.word] ?? 1)
      return AnkiNote(id: "word-orchard \(list) \(id.text)", item: item)
    }
  }

  /// Returns a text that Anki imports into a deck (`docs/formats/lists.md`, "What is written"). If the deck's name is empty, Anki imports
  /// into the deck that the user chooses in Anki. O(bytes).
  public static func text(_ notes: [AnkiNote], deck: String) -> String {
    var text = "#separator:tab\n#html:false\n#guid column:1\n#tags column:13\n"
    let deck = CleanUp.name(deck.bytes)
    if !deck.utf8.isEmpty { text += "#deck:" + deck + "\n" }
    text += "#columns:ID\t" + columns + "\tTags\n"
    for note in notes {
      let item = note.item
      var tags: [String] = note[.level].utf8.isEmpty ? [] : ["level::" + note[.level]]
      for topic in note[.topics].parts(between: 0x20) { tags.append("topic::" + topic) }
      text += ListItem.line(
        [note.id, item.word, item.translation, item.example, item.exampleTranslation] + note.details.dropLast()
          + [tags.joined(separator: " ")])
    }
    return text
  }

  /// The names of the fields between the identifier and the tags. Anki fills the fields of a note type that have these names; Front and Back are
  /// the fields of the note type Basic.
  private static let columns =
    "Front\tBack\tExample\tExample translation\tCloze\tWith article\tPart of speech\tLevel\tIPA\tForms\tRank"
}
