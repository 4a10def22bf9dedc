/// The entries of a language in its order, with sections and search. It knows nothing of games, pages or files: bytes come in.
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
  let text: [UInt8]
  /// The fields that each line has.
  let width: Int
  /// For each entry, in order, where its fields begin, and one past the tab or line end after the last.
  let bounds: [UInt32]
  /// For each column its field in a line; -1 when the file has none.
  let fields: [Int]
  let ordinals: [UInt16]
  let index: SearchIndex

  public var count: Int { ordinals.count }

  /// O(1), but for the entry's own text.
  public subscript(_ entry: Int) -> Entry {
    Entry(
      id: id(entry),
      partOfSpeech: PartOfSpeech(code: self[entry, .partOfSpeech]), level: ProficiencyLevel(code: self[entry, .level]),
      traditional: self[entry, .traditional], simplified: self[entry, .simplified], english: self[entry, .english],
      example: Example(self[entry, .example]), exampleTraditional: self[entry, .exampleTraditional],
      exampleSimplified: self[entry, .exampleSimplified], exampleEnglish: self[entry, .exampleEnglish],
      forms: Glossary.items(self[entry, .forms]))
  }

  /// One field of an entry as the file has it; empty when the file has no such column.
  public subscript(_ entry: Int, _ column: Column) -> String {
    String(decoding: bytes(entry, column), as: UTF8.self)
  }

  public func id(_ entry: Int) -> EntryID { EntryID(word: self[entry, .word], ordinal: Int(ordinals[entry])) }

  func bytes(_ entry: Int, _ column: Column) -> ArraySlice<UInt8> {
    let field = fields[Int(column.rawValue)]
    guard field >= 0 else { return [] }
    let place = entry * (width + 1) + field
    return text[Int(bounds[place])..<Int(bounds[place + 1]) - 1]
  }

  /// The entry with this identifier. O(log n) comparisons.
  public func entry(_ id: EntryID) -> Int? {
    let key = Collation.key(id.word, language)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Collation.isLess(Collation.key(self[middle, .word], language), key) { low = middle + 1 } else { high = middle }
    }
    let place = low + id.ordinal - 1
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
    index.forEach(mayHold: SearchText.fold(spelling)) { entry in
      if bytes(entry, .word).elementsEqual(wanted) {
        heads.append(entry)
      } else if bytes(entry, .forms).split(separator: UInt8(ascii: ",")).contains(where: {
        $0.drop { $0 == UInt8(ascii: " ") }.elementsEqual(wanted)
      }) {
        forms.append(entry)
      }
    }
    return heads + forms
  }

  /// The items of a field that lists several with commas.
  static func items(_ field: String) -> [String] {
    field.utf8.split(separator: UInt8(ascii: ",")).compactMap { part in
      let item = part.drop { $0 == UInt8(ascii: " ") }
      return item.isEmpty ? nil : String(Substring(item))
    }
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
