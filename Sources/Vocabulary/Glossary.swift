import Formats
import Words

/// A vocabulary of one language: its entries in the language's order. It stores the text of its file and parses entries
/// on demand.
///
///     let glossary = try Glossary(bytes, language: .english)
///     glossary.entries(spelled: "ran").map { glossary[$0].word }   // ["run"]
///     glossary.search("跑").first.map { glossary[$0.entry].word }  // "run"
///
/// Entries have indexes from 0 in the language's order. Indexes are only valid for this value; store an ``EntryID``
/// instead.
public struct Glossary: Sendable {
  /// The language of the words.
  public let language: Language
  /// The sections of entries by first letter, in the language's order.
  public let sections: [GlossarySection]
  /// The entries' fields in order, one row per entry.
  let table: FieldTable
  /// Each entry's ordinal among its word's entries, counted from 1.
  let ordinals: [UInt16]
  /// An index of the entries that may have a spelling.
  let spellings: SpellingIndex
  /// The search index; `nil` until ``makeSearchable()``.
  var index: SearchIndex?

  /// The number of entries.
  public var count: Int { ordinals.count }

  /// The entry with an index. O(bytes of the entry).
  public subscript(_ entry: Int) -> Entry {
    let (text, example) = translated
    let isEnglish = text == .english
    let definition = self[entry, .definition]
    return Entry(
      id: id(entry),
      partOfSpeech: PartOfSpeech(code: self[entry, .partOfSpeech]), level: ProficiencyLevel(code: self[entry, .level]),
      labels: parts(entry, .label).compactMap { Label(code: String(utf8: $0)) }, pattern: self[entry, .pattern],
      definition: definition.utf8.isEmpty && !isEnglish ? self[entry, .english] : definition,
      translation: self[entry, text], translationTag: text == .translation ? nil : text.name,
      example: self.example(entry), exampleTranslation: example.map { self[entry, $0] } ?? "",
      forms: forms(entry).map { String(utf8: $0) })
  }

  /// The columns with the file's translations; the first if the file has several.
  private var translated: (text: Column, example: Column?) {
    Column.translations.first { table.has($0.text) } ?? (.translation, nil)
  }

  /// Returns the example of an entry; examples in a learner's own list have no marked word.
  private func example(_ entry: Int) -> Example {
    table.has(.translation) ? Example(plain: self[entry, .example]) : Example(self[entry, .example])
  }

  /// Returns the identifier that a text means: the entry with the word `text` if it exists, otherwise the result of
  /// ``EntryID/init(text:)``. Canonically equivalent texts and texts with other apostrophes mean the same entry. O(1).
  public func id(_ text: String) -> EntryID {
    if let entry = entry(EntryID(word: text)) { return id(entry) }
    let id = EntryID(text: text)
    return entry(id).map { self.id($0) } ?? id
  }

  /// The field of an entry in the file; empty if the file does not have the column. O(bytes of the field).
  public subscript(_ entry: Int, _ column: Column) -> String {
    table.string(entry, column)
  }

  /// Returns the identifier of the entry with an index.
  public func id(_ entry: Int) -> EntryID { EntryID(word: self[entry, .word], ordinal: Int(ordinals[entry])) }

  /// Returns the index of a word's first entry, or the index at which it would be inserted. O(log n) comparisons.
  public func index(of word: String) -> Int {
    let key = Collation.key(word, language)
    return (0..<count).partitioningIndex { !Collation.isLess(Collation.key(self[$0, .word], language), key) }
  }

  /// Returns the index of the entry with this identifier; `nil` if no entry has it. If several words are canonically
  /// equivalent or differ only in apostrophes, the entry with the same bytes wins. O(1) for an exact match.
  public func entry(_ id: EntryID) -> Int? {
    let word = Array(id.word.utf8)
    let key = SpellingKey.bytes(word[...])
    var entry: Int?
    for other in spellings.candidates(key) where Int(ordinals[other]) == id.ordinal && isHeadword(other, key) {
      if entry == nil || table.bytes(other, .word).elementsEqual(word) { entry = other }
    }
    // Invalid UTF-8 is decoded as U+FFFD, whose encoding begins with this byte.
    return entry ?? (word.contains(0xEF) ? misspelledEntry(id) : nil)
  }

  /// Returns the index of an entry with invalid UTF-8 in the file, so that its decoded word differs from the bytes.
  /// O(log n) comparisons.
  private func misspelledEntry(_ id: EntryID) -> Int? {
    guard id.ordinal >= 1, id.ordinal <= count else { return nil }
    let entry = index(of: id.word) + id.ordinal - 1
    return entry < count && self.id(entry).text.hasSameBytes(as: id.text) ? entry : nil
  }

  /// Returns whether another entry has the same word. O(1).
  public func hasHomograph(_ entry: Int) -> Bool {
    ordinals[entry] > 1 || entry + 1 < count && ordinals[entry + 1] > 1
  }

  /// Returns the indexes of the entries that a spelling means: first entries with this headword, then entries with this
  /// form. Canonically equivalent spellings and spellings with other apostrophes are equal. O(1), plus O(bytes) of the
  /// few candidates.
  public func entries(spelled spelling: String) -> [Int] {
    let key = SpellingKey.bytes(Array(spelling.utf8)[...])
    let candidates = spellings.candidates(key)
    return candidates.filter { isHeadword($0, key) } + candidates.filter { !isHeadword($0, key) && hasForm($0, key) }
  }

  /// Returns the spelling, as in the file, of the entry's word or form that matched in ``entries(spelled:)``. O(bytes
  /// of the entry).
  public func spelling(of entry: Int, meantBy spelling: String) -> String {
    let key = SpellingKey.bytes(Array(spelling.utf8)[...])
    if isHeadword(entry, key) { return self[entry, .word] }
    return forms(entry).first { SpellingKey.bytes($0) == key }.map { String(utf8: $0) } ?? spelling
  }

  private func isHeadword(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    SpellingKey.bytes(table.bytes(entry, .word)) == key
  }

  /// Returns whether the entry has this form.
  private func hasForm(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    var isThere = false
    table.forEachPart(entry, .forms) { isThere = isThere || SpellingKey.bytes($0) == key }
    return isThere
  }

  /// Returns the comma-separated forms of an entry.
  func forms(_ entry: Int) -> [ArraySlice<UInt8>] { parts(entry, .forms) }

  /// Returns the comma-separated parts of a field.
  func parts(_ entry: Int, _ column: Column) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    table.forEachPart(entry, column) { parts.append($0) }
    return parts
  }
}

/// The entries with the same first letter.
public struct GlossarySection: Hashable, Sendable {
  /// The capital, such as `A` or `Ñ`; `nil` for words that do not begin with a letter of the alphabet.
  public let letter: Unicode.Scalar?
  /// The indexes of the entries.
  public let entries: Range<Int>

  /// The section's name in pages and addresses: the capital, or `#`.
  public var title: String { String(letter ?? "#") }
}

extension Entry {
  /// Returns the first translation of a field with several; rows of lists show it. O(bytes).
  public static func firstTranslation(of field: String) -> Substring {
    guard let end = field.unicodeScalars.firstIndex(where: { $0 == "；" || $0 == ";" }) else { return field[...] }
    return field[..<end]
  }
}
