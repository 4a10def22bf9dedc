/// The entries of a language in its order, with sections and search. It knows nothing of games, pages or files: bytes come in.
import Formats
import Words

/// A vocabulary of one language, read from the text of a file and kept as that text.
///
///     let glossary = try Glossary(bytes, language: .english)
///     glossary.entries(spelled: "ran").map { glossary[$0].word }   // ["run"]
///     glossary.search("跑").first.map { glossary[$0.entry].word }  // "run"
///
/// An entry is named by its place in the language's order, from 0; what outlives the file is its ``EntryID``.
public struct Glossary: Sendable {
  public let language: Language
  public let sections: [GlossarySection]
  /// The entries' fields, a row an entry, in order.
  let table: FieldTable
  let ordinals: [UInt16]
  /// `nil` until ``makeSearchable()``.
  var index: SearchIndex?

  public var count: Int { ordinals.count }

  /// O(1), but for the entry's own text.
  public subscript(_ entry: Int) -> Entry {
    Entry(
      id: id(entry),
      partOfSpeech: PartOfSpeech(code: self[entry, .partOfSpeech]), level: ProficiencyLevel(code: self[entry, .level]),
      traditional: self[entry, .traditional], simplified: self[entry, .simplified], english: self[entry, .english],
      example: example(entry), exampleTraditional: self[entry, .exampleTraditional],
      exampleSimplified: self[entry, .exampleSimplified], exampleEnglish: self[entry, .exampleEnglish],
      forms: forms(entry).map { String(decoding: $0, as: UTF8.self) }, translation: self[entry, .translation],
      exampleTranslation: self[entry, .exampleTranslation])
  }

  /// In a list of one's own no word is marked.
  private func example(_ entry: Int) -> Example {
    table.has(.translation) ? Example(plain: self[entry, .example]) : Example(self[entry, .example])
  }

  /// The identifier that a text means: of a word that is spelled so, else as ``EntryID/init(text:)`` reads it.
  public func id(_ text: String) -> EntryID {
    let literal = EntryID(word: text)
    return entry(literal) == nil ? EntryID(text: text) : literal
  }

  /// One field of an entry as the file has it; empty when the file has no such column.
  public subscript(_ entry: Int, _ column: Column) -> String {
    table.string(entry, column)
  }

  public func id(_ entry: Int) -> EntryID { EntryID(word: self[entry, .word], ordinal: Int(ordinals[entry])) }

  /// Where a word is in the order, or would be: the place of the first entry that does not come before it. O(log n) comparisons.
  public func index(of word: String) -> Int {
    let key = Collation.key(word, language)
    return (0..<count).partitioningIndex { !Collation.isLess(Collation.key(self[$0, .word], language), key) }
  }

  /// The entry with this identifier. O(log n) comparisons.
  public func entry(_ id: EntryID) -> Int? {
    let place = index(of: id.word) + id.ordinal - 1
    guard id.ordinal >= 1, id.ordinal <= count, place < count, self.id(place).text.hasSameBytes(as: id.text)
    else { return nil }
    return place
  }

  /// What a spelling leads to: the entries that it heads, then those that it is a form of. O(n), a few nanoseconds an entry.
  public func entries(spelled spelling: String) -> [Int] {
    var heads: [Int] = []
    var forms: [Int] = []
    let wanted = Array(spelling.utf8)
    guard !wanted.isEmpty else { return [] }
    for entry in 0..<count {
      if table.bytes(entry, .word).elementsEqual(wanted) {
        heads.append(entry)
      } else if hasForm(entry, wanted) {
        forms.append(entry)
      }
    }
    return heads + forms
  }

  /// Most entries are looked at in vain: nothing is made of their forms.
  private func hasForm(_ entry: Int, _ wanted: [UInt8]) -> Bool {
    var rest = table.bytes(entry, .forms)
    while rest.count >= wanted.count {
      let form = rest.prefix { $0 != UInt8(ascii: ",") }
      if form.elementsEqual(wanted) { return true }
      rest = rest.dropFirst(form.count + 1).drop { $0 == UInt8(ascii: " ") }
    }
    return false
  }

  /// The forms of an entry, which its field lists with commas.
  func forms(_ entry: Int) -> [ArraySlice<UInt8>] {
    table.bytes(entry, .forms).split(separator: UInt8(ascii: ",")).map { $0.drop { $0 == UInt8(ascii: " ") } }
      .filter { !$0.isEmpty }
  }
}

/// The entries that begin with one letter.
public struct GlossarySection: Hashable, Sendable {
  /// The capital, `Ñ` among them; `nil` for words that begin with no letter of the alphabet.
  public let letter: Unicode.Scalar?
  public let entries: Range<Int>

  /// As a title and in an address: the capital, or `#`.
  public var title: String { String(letter ?? "#") }
}

extension Entry {
  /// The first of several translations: what a row of a list has place for.
  public static func firstTranslation(of field: String) -> Substring {
    guard let end = field.unicodeScalars.firstIndex(where: { $0 == "；" || $0 == ";" }) else { return field[...] }
    return field[..<end]
  }
}
