import Foundation

extension Glossary {
  /// Creates a vocabulary from entries in any order. Tabs and line breaks in texts become spaces. If several entries
  /// have the same word, their identifiers are numbered in the order of the entries. O(n log n).
  ///
  /// - Throws: `VocabularyFault.emptyWord` with the number of the entry's line, if an entry has no word.
  public init(_ entries: [Entry], language: Language) throws(VocabularyFault) {
    let tag = entries.lazy.compactMap(\.translationTag).first
    let translation = Column.translations.first { $0.text.name == tag } ?? Column.translations[0]
    let columns: [(column: Column, text: (Entry) -> String)] =
      [
        (.word, { $0.word }), (.partOfSpeech, { $0.partOfSpeech?.code ?? "" }), (.level, { $0.level?.code ?? "" }),
        (.label, { $0.labels.map(\.code).joined(separator: ", ") }), (.pattern, { $0.pattern }),
        (.definition, { $0.definition }), (.forms, { $0.forms.joined(separator: ", ") }),
        (translation.text, { $0.translation }), (.example, { $0.example.source }),
      ] + (translation.example.map { [($0, { $0.exampleTranslation })] } ?? [])
    var lines = ["#vocabulary 2", columns.map { $0.column.name }.joined(separator: "\t")]
    lines += entries.map { entry in
      columns.map { Glossary.field($0.text(entry)) }.joined(separator: "\t")
    }
    try self.init(Array(lines.joined(separator: "\n").utf8), language: language)
  }

  private static func field(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}

/// A vocabulary is a collection of its entries in alphabetical order. Reading an entry parses its fields, O(bytes of
/// the entry).
extension Glossary: RandomAccessCollection {
  /// The index of the first entry: 0.
  public var startIndex: Int { 0 }
  /// The index after the last entry.
  public var endIndex: Int { count }
}

extension Glossary {
  /// The entry with this identifier; `nil` if no entry has the identifier.
  public subscript(id id: EntryID) -> Entry? { entry(id).map { self[$0] } }

  /// Returns all entries that a spelling means: first the entries with this headword, then the entries with this form.
  public func entries(meantBy spelling: String) -> [Entry] { entries(spelled: spelling).map { self[$0] } }

  /// Returns the entries that match a query, best match first, ignoring case and accents. An empty query matches all
  /// entries, so that a search field filters the whole list. O(n + bytes of the entries that may contain the query).
  public func entries(matching query: String) -> [Entry] {
    if query.allSatisfy(\.isWhitespace) { return Array(self) }
    return search(query).map { self[$0.entry] }
  }
}

extension Entry: Identifiable {}

extension Find: Identifiable {
  /// The word, because a round contains each word once.
  public var id: Word { word }
}

extension UnfoundWords.Item: Identifiable {
  /// The word, because a round lacks each word once.
  public var id: Word { word }
}

extension Lexicon.Match: Identifiable {
  /// The word's number in the lexicon.
  public var id: Int { number }
}

extension Language: Identifiable {
  /// The BCP 47 tag.
  public var id: String { code }
}
