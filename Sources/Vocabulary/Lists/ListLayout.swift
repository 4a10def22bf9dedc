/// Which field of a row is the word, the translation, the example and its translation.
struct ListLayout {
  /// The indexes in a row of the word, its translation, the example and its translation; `nil` for a field that rows
  /// do not have.
  let columns: [Int?]
  /// The fewest fields of a row.
  let fewest: Int
  let needsTranslation: Bool
  /// Whether a row of one field may be a word without a translation.
  let takesWordsAlone: Bool
  /// Whether examples have the word in braces, as the product's own vocabulary does.
  let marksWords: Bool

  /// The layout of rows without names: the four fields in their order, leaving out the columns that are none.
  init(fewest: Int, without others: [Int]) {
    let kept = (0..<ListTable.mostFields).filter { !others.contains($0) }
    columns = (0..<4).map { $0 < kept.count ? kept[$0] : nil }
    self.fewest = fewest <= kept.count ? kept[fewest - 1] + 1 : ListTable.mostFields
    // In a list of pairs a translation may be missing; a row with an example must have one.
    needsTranslation = fewest > 2
    takesWordsAlone = fewest == 2
    marksWords = false
  }

  /// The layout that the names of columns give, in any order; `nil` when none of them is the word's, or when one is
  /// unknown though `allKnown` is asked for.
  init?(names: [ArraySlice<UInt8>], allKnown: Bool) {
    let folded = names.map { ListLayout.folded($0) }
    let isVocabulary = folded.contains { ListLayout.index(of: $0, in: ListLayout.vocabularyNames) != nil }
    let fields = ListLayout.names.map { choices in
      choices.lazy.compactMap { name in folded.firstIndex { $0 == Array(name.utf8) } }.first
    }
    guard fields[0] != nil else { return nil }
    if allKnown {
      let isKnown = folded.allSatisfy { name in
        (ListLayout.names + [ListLayout.vocabularyNames, ListLayout.otherNames]).contains {
          ListLayout.index(of: name, in: $0) != nil
        }
      }
      guard isKnown, names.count > 1 else { return nil }
    }
    columns = fields
    fewest = fields.reduce(0) { max($0, ($1 ?? -1) + 1) }
    // A list of words alone is written with the same names.
    let isOwn = ListLayout.names.allSatisfy { choices in folded.contains { $0 == Array(choices[0].utf8) } }
    needsTranslation = fields[1] != nil && !isOwn
    takesWordsAlone = false
    marksWords = isVocabulary
  }

  /// The names of the word, its translation, the example and its translation, the preferred ones first. The first of
  /// each are those that this program writes.
  static let names = [
    ["word", "front", "term"],
    ["translation", "back", "definition", "meaning", "en", "zh-hant", "zh-hans"],
    ["example", "sentence"],
    ["example-translation", "sentence-translation", "example-en", "example-zh-hant", "example-zh-hans"],
  ]
  /// Names that only the product's own vocabulary has.
  private static let vocabularyNames = [
    "pos", "level", "forms", "en", "zh-hant", "zh-hans", "example-en", "example-zh-hant", "example-zh-hans",
  ]
  private static let otherNames = ["tags", "notes", "guid", "notetype", "deck"]

  private static func index(of name: [UInt8], in names: [String]) -> Int? {
    names.firstIndex { name == Array($0.utf8) }
  }

  /// A name in small letters of ASCII, trimmed, with hyphens in place of spaces.
  static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let start = name.firstIndex { $0 > 0x20 } ?? name.endIndex
    let end = name.lastIndex { $0 > 0x20 } ?? start
    return name[start..<min(end + 1, name.endIndex)].map { byte in
      switch byte {
      case 0x41...0x5A: byte + 0x20
      case 0x20: UInt8(ascii: "-")
      default: byte
      }
    }
  }
}

extension ListLayout {
  /// The fewest fields of rows without names: 4, 2 or 1. The most frequent kind of row decides, of equally frequent
  /// ones the wider.
  ///
  /// All files are judged together: a list may have a file for each letter, and its X.txt has too few rows to judge
  /// by.
  static func usualFieldCount(_ texts: [ListText]) -> Int {
    var four = 0
    var two = 0
    var one = 0
    for text in texts where text.named == nil {
      for row in text.table.rows {
        switch text.fieldCount(row) {
        case ...1: one += 1
        case 2...3: two += 1
        default: four += 1
        }
      }
    }
    if four >= two, four >= one { return 4 }
    return two >= one ? 2 : 1
  }
}
