import Formats
import Words

/// A vocabulary of one language: its entries in the language's order. It is kept as the text of its file, and entries are read when they are asked for.
///
///     let glossary = try Glossary(bytes, language: .english)
///     glossary.entries(spelled: "ran").map { glossary[$0].word }   // ["run"]
///     glossary.search("跑").first.map { glossary[$0.entry].word }  // "run"
///
/// Entries have indexes from 0 in the language's order, which hold for this value alone; what can be stored is an ``EntryID``.
public struct Glossary: Sendable {
  /// The language of the words.
  public let language: Language
  /// The entries by their first letters, in the language's order.
  public let sections: [GlossarySection]
  /// The entries' fields, a row an entry, in order.
  let table: FieldTable
  /// For each entry which of its word's entries it is, from 1.
  let ordinals: [UInt16]
  /// Which entries may have a spelling.
  let spellings: SpellingIndex
  /// `nil` until ``makeSearchable()``.
  var index: SearchIndex?

  /// How many entries there are.
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

  /// The columns with the translations of this file; of several the first.
  private var translated: (text: Column, example: Column?) {
    Column.translations.first { table.has($0.text) } ?? (.translation, nil)
  }

  /// The example of an entry; in a learner's own list no word is marked.
  private func example(_ entry: Int) -> Example {
    table.has(.translation) ? Example(plain: self[entry, .example]) : Example(self[entry, .example])
  }

  /// The identifier that a text means: of the entry whose word is spelled so, else as ``EntryID/init(text:)`` reads it.
  /// Canonically equal texts, and texts with other apostrophes, mean the same entry. O(1).
  public func id(_ text: String) -> EntryID {
    if let entry = entry(EntryID(word: text)) { return id(entry) }
    let id = EntryID(text: text)
    return entry(id).map { self.id($0) } ?? id
  }

  /// A field of an entry, as the file has it; empty when the file does not have the column. O(bytes of the field).
  public subscript(_ entry: Int, _ column: Column) -> String {
    table.string(entry, column)
  }

  /// The identifier of the entry with an index.
  public func id(_ entry: Int) -> EntryID { EntryID(word: self[entry, .word], ordinal: Int(ordinals[entry])) }

  /// The index of the first entry of a word, or of the entry that would follow it. O(log n) comparisons.
  public func index(of word: String) -> Int {
    let key = Collation.key(word, language)
    return (0..<count).partitioningIndex { !Collation.isLess(Collation.key(self[$0, .word], language), key) }
  }

  /// The index of the entry with this identifier; `nil` when there is none. Of several words that are canonically equal,
  /// or that differ in apostrophes, the entry with the same bytes comes first. O(1) for an exact match.
  public func entry(_ id: EntryID) -> Int? {
    let word = Array(id.word.utf8)
    let key = SpellingKey.bytes(word[...])
    var entry: Int?
    for other in spellings.candidates(key) where Int(ordinals[other]) == id.ordinal && isHeadword(other, key) {
      if entry == nil || table.bytes(other, .word).elementsEqual(word) { entry = other }
    }
    // What is no UTF-8 reads as U+FFFD, which begins with this byte.
    return entry ?? (word.contains(0xEF) ? misspelledEntry(id) : nil)
  }

  /// The same where the file's bytes are no UTF-8, so that the word reads otherwise than they stand there. O(log n) comparisons.
  private func misspelledEntry(_ id: EntryID) -> Int? {
    guard id.ordinal >= 1, id.ordinal <= count else { return nil }
    let entry = index(of: id.word) + id.ordinal - 1
    return entry < count && self.id(entry).text.hasSameBytes(as: id.text) ? entry : nil
  }

  /// Whether another entry has the same word. O(1).
  public func hasHomograph(_ entry: Int) -> Bool {
    ordinals[entry] > 1 || entry + 1 < count && ordinals[entry + 1] > 1
  }

  /// The indexes of the entries that a spelling means: first those with this headword, then those with this form.
  /// Canonically equal spellings, and those with other apostrophes, mean the same. O(1), and O(bytes) of the few entries
  /// that are looked at.
  public func entries(spelled spelling: String) -> [Int] {
    let key = SpellingKey.bytes(Array(spelling.utf8)[...])
    let candidates = spellings.candidates(key)
    return candidates.filter { isHeadword($0, key) } + candidates.filter { !isHeadword($0, key) && hasForm($0, key) }
  }

  /// The entry's word or form that a spelling of ``entries(spelled:)`` means, as in the file. O(bytes of
  /// the entry).
  public func spelling(of entry: Int, meantBy spelling: String) -> String {
    let key = SpellingKey.bytes(Array(spelling.utf8)[...])
    if isHeadword(entry, key) { return self[entry, .word] }
    return forms(entry).first { SpellingKey.bytes($0) == key }.map { String(utf8: $0) } ?? spelling
  }

  private func isHeadword(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    SpellingKey.bytes(table.bytes(entry, .word)) == key
  }

  /// Whether the entry has this form.
  private func hasForm(_ entry: Int, _ key: ArraySlice<UInt8>) -> Bool {
    var isThere = false
    table.forEachPart(entry, .forms) { isThere = isThere || SpellingKey.bytes($0) == key }
    return isThere
  }

  /// The forms of an entry, which the field separates by commas.
  func forms(_ entry: Int) -> [ArraySlice<UInt8>] { parts(entry, .forms) }

  /// The parts of a field that commas separate.
  func parts(_ entry: Int, _ column: Column) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    table.forEachPart(entry, column) { parts.append($0) }
    return parts
  }
}

/// The entries whose words begin with one letter.
public struct GlossarySection: Hashable, Sendable {
  /// The capital, such as `A` or `Ñ`; `nil` for words that begin with no letter of the alphabet.
  public let letter: Unicode.Scalar?
  /// The indexes of the entries.
  public let entries: Range<Int>

  /// The section's name in pages and addresses: the capital, or `#`.
  public var title: String { String(letter ?? "#") }
}

extension Entry {
  /// The first translation of a field that has several: what a row of a list shows. O(bytes).
  public static func firstTranslation(of field: String) -> Substring {
    guard let end = field.unicodeScalars.firstIndex(where: { $0 == "；" || $0 == ";" }) else { return field[...] }
    return field[..<end]
  }
}
