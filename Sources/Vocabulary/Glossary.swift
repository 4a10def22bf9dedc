import Formats
import Words

/// A vocabulary of one language, with its entries in the language's alphabetical order. The vocabulary stores the text
/// of its file and parses entries only when they are requested.
///
///     let glossary = try Glossary(bytes, language: .english)
///     glossary.entries(spelled: "ran").map { glossary[$0].word }   // ["run"]
///     glossary.search("跑").first.map { glossary[$0.entry].word }  // "run"
///
/// Entries have consecutive indexes from 0 in the language's alphabetical order. The indexes are valid only for this
/// value; to store a reference to an entry, use its ``EntryID``.
public struct Glossary: Sendable {
  /// The language of the vocabulary's words.
  public let language: Language
  /// The sections of entries with the same first letter, in the language's alphabetical order.
  public let sections: [GlossarySection]
  /// The fields of all entries, with one row per entry.
  let table: FieldTable
  /// Each entry's ordinal among all entries of the same word, counted from 1.
  let ordinals: [UInt16]
  /// The inflected forms of all entries.
  let paradigms: Paradigms
  /// An index that finds the entries which may have a given spelling.
  let spellings: SpellingIndex
  /// The search index; `nil` until ``makeSearchable()`` is called.
  var index: SearchIndex?

  /// The number of entries.
  public var count: Int { ordinals.count }

  /// The entry with this index. O(bytes of the entry).
  public subscript(_ entry: Int) -> Entry {
    let (text, example) = translated
    let isEnglish = text == .english
    let definition = self[entry, .definition]
    return Entry(
      id: id(entry),
      partOfSpeech: PartOfSpeech(code: self[entry, .partOfSpeech]), level: ProficiencyLevel(code: self[entry, .level]),
      labels: parts(entry, .label).compactMap { UsageLabel(code: String(utf8: $0)) }, pattern: self[entry, .pattern],
      definition: definition.utf8.isEmpty && !isEnglish ? self[entry, .english] : definition,
      translation: self[entry, text], translationTag: text == .translation ? nil : text.name,
      example: self.example(entry), exampleTranslation: example.map { self[entry, $0] } ?? "",
      forms: forms(entry))
  }

  /// The columns with the file's translations; the first such columns if the file has translations into several
  /// languages.
  private var translated: (text: Column, example: Column?) {
    Column.translations.first { table.has($0.text) } ?? (.translation, nil)
  }

  /// The column with the translated examples; `nil` if examples are not translated into the file's translation
  /// language.
  public var exampleColumn: Column? { translated.example }

  /// Returns the example of an entry; examples in a learner's own list contain no marked word.
  private func example(_ entry: Int) -> Example {
    table.has(.translation) ? Example(plain: self[entry, .example]) : Example(self[entry, .example])
  }

  /// Returns the identifier that a text means. If an entry's word is equal to `text`, this entry is meant; otherwise
  /// the result is that of ``EntryID/init(text:)``. Texts mean the same entry if they are canonically equivalent or
  /// differ only in the kind of apostrophe. O(1).
  public func id(_ text: String) -> EntryID {
    if let entry = entry(EntryID(word: text)) { return id(entry) }
    let id = EntryID(text: text)
    return entry(id).map { self.id($0) } ?? id
  }

  /// The text of an entry's field; empty if the file does not contain the column. O(bytes of the field).
  public subscript(_ entry: Int, _ column: Column) -> String {
    table.string(entry, column)
  }

  /// Returns the identifier of the entry with this index.
  public func id(_ entry: Int) -> EntryID { EntryID(word: self[entry, .word], ordinal: Int(ordinals[entry])) }

  /// Returns the index of a word's first entry, or the index at which an entry of this word would be inserted. O(log n)
  /// comparisons.
  public func index(of word: String) -> Int {
    let key = Collation.key(word, language)
    return (0..<count).partitioningIndex { !Collation.isLess(Collation.key(self[$0, .word], language), key) }
  }

  /// Returns the index of the entry with this identifier; `nil` if no entry has the identifier. If several words are
  /// canonically equivalent or differ only in their apostrophes, the entry whose word has the same bytes is returned.
  /// O(1) for an exact match.
  public func entry(_ id: EntryID) -> Int? {
    let word = id.word.bytes
    let key = SpellingKey.bytes(word[...])
    var entry: Int?
    for other in entries(named: SearchText.fold(id.word))
    where Int(ordinals[other]) == id.ordinal && isHeadword(other, key) {
      if entry == nil || table.bytes(other, .word).elementsEqual(word) { entry = other }
    }
    // Invalid UTF-8 is decoded as U+FFFD, whose encoding begins with the byte 0xEF.
    return entry ?? (word.contains(0xEF) ? misspelledEntry(id) : nil)
  }

  /// Returns the index of an entry whose word is invalid UTF-8 in the file. The decoded word of an entry with invalid
  /// UTF-8 differs from the bytes in the file. O(log n) comparisons.
  private func misspelledEntry(_ id: EntryID) -> Int? {
    guard id.ordinal >= 1, id.ordinal <= count else { return nil }
    let entry = index(of: id.word) + id.ordinal - 1
    return entry < count && self.id(entry).text.hasSameBytes(as: id.text) ? entry : nil
  }

  /// Returns whether another entry has the same word. O(1).
  public func hasHomograph(_ entry: Int) -> Bool {
    ordinals[entry] > 1 || entry + 1 < count && ordinals[entry + 1] > 1
  }

  /// Returns the indexes of all entries that a spelling means: first the entries with this headword, then the entries
  /// with this form. Spellings are equal if they are canonically equivalent or differ only in the kind of apostrophe.
  /// O(bytes of the spelling), plus O(bytes) of the few candidates that are compared.
  public func entries(spelled spelling: String) -> [Int] {
    let key = SpellingKey.bytes(spelling.bytes[...])
    let folded = SearchText.fold(spelling)
    let heads = entries(named: folded).filter { isHeadword($0, key) }
    return heads + entries(inflected: folded).filter { !heads.contains($0) && hasForm($0, key) }
  }

  /// Returns the entry's word or form that matched `spelling` in ``entries(spelled:)``, spelled as in the file. O(bytes
  /// of the entry).
  public func spelling(of entry: Int, meantBy spelling: String) -> String {
    let key = SpellingKey.bytes(spelling.bytes[...])
    if isHeadword(entry, key) { return self[entry, .word] }
    return forms(entry).first { SpellingKey.bytes($0.bytes[...]) == key } ?? spelling
  }

  private func hasForm(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    forms(entry).contains { SpellingKey.bytes($0.bytes[...]) == key }
  }

  private func isHeadword(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    SpellingKey.bytes(table.bytes(entry, .word)) == key
  }

  /// Returns the indexes of the entries with this word, ignoring case and accents, in the vocabulary's order. `folded` is a result of
  /// ``SearchText/fold(_:)``.
  func entries(named folded: [UInt8]) -> [Int] {
    var entries: [Int] = []
    spellings.forEachWord(folded[...]) { entry in
      if SearchText.fold(self[entry, .word]) == folded { entries.append(entry) }
    }
    return entries
  }

  /// Returns the indexes of the entries with a form that has this text, ignoring case and accents, in the vocabulary's order. `folded` is a
  /// result of ``SearchText/fold(_:)``.
  func entries(inflected folded: [UInt8]) -> [Int] {
    var entries: [Int] = []
    spellings.forEachStem(folded[...]) { entry, length in
      if hasForm(folded, stem: length, entry) { entries.append(entry) }
    }
    return order(of: entries.count) { entries[$0] < entries[$1] }.map { entries[$0] }
  }

  /// Returns whether a folded text is a form of an entry. `length` is the number of bytes of the entry's stem after folding.
  private func hasForm(_ folded: [UInt8], stem length: Int, _ entry: Int) -> Bool {
    let (stem, tail) = paradigms.parts(entry, of: table.bytes(entry, .word))
    let end = SearchText.fold(String(utf8: tail))
    // Most candidates have another ending, so compare the endings first.
    let ending = folded[length...].dropLast(end.count)
    for form in paradigms[entry].forms where form.folded == ending {
      return SearchText.fold(String(utf8: stem)) + ending + end == folded
    }
    return false
  }

  /// Returns the forms of an entry, in the order of its paradigm. O(bytes of the forms).
  func forms(_ entry: Int) -> [String] {
    let (stem, tail) = paradigms.parts(entry, of: table.bytes(entry, .word))
    return paradigms[entry].forms.map { String(utf8: stem) + String(utf8: $0.text) + String(utf8: tail) }
  }

  /// Returns the comma-separated items of a field.
  func parts(_ entry: Int, _ column: Column) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    table.forEachPart(entry, column) { parts.append($0) }
    return parts
  }
}

/// A section of the vocabulary: the entries whose words have the same first letter.
public struct GlossarySection: Hashable, Sendable {
  /// The section's letter as a capital, for example `A` or `Ñ`; `nil` for words that do not begin with a letter of the
  /// alphabet.
  public let letter: Unicode.Scalar?
  /// The indexes of the section's entries.
  public let entries: Range<Int>

  /// The section's name on pages and in addresses: the capital letter, or `#`.
  public var title: String { String(letter ?? "#") }
}

extension Entry {
  /// Returns the first translation in a field that may contain several; the rows of lists show only the first.
  /// O(bytes).
  public static func firstTranslation(of field: String) -> String {
    String(scalars: field.scalars.prefix { $0 != "；" && $0 != ";" })
  }
}
