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

  private static func columns(_ roles: [ColumnRole]) -> [Int?] {
    [ColumnRole.word, .translation, .example, .exampleTranslation].map { roles.firstIndex(of: $0) }
  }

  /// The layout of rows without names, of which a row has at least the first `fewest` fields.
  init(_ roles: [ColumnRole], fewest: Int) {
    columns = ListLayout.columns(roles)
    let needed = columns.prefix(fewest).compactMap { $0 }
    self.fewest = needed.count < fewest ? max((needed.max() ?? 0) + 1, fewest) : (needed.max() ?? 0) + 1
    // In a list of pairs a translation may be missing; a row with an example must have one.
    needsTranslation = fewest > 2
    takesWordsAlone = fewest == 2
    marksWords = false
  }

  /// The layout of rows under these names, folded.
  init(_ roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = columns.reduce(0) { max($0, ($1 ?? -1) + 1) }
    // A list of words alone is written with our own names.
    needsTranslation = columns[1] != nil && !ColumnNames.isOwn(names)
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names)
  }

  /// The layout that somebody has chosen: a row has at least the word.
  init(chosen roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = (columns[0] ?? 0) + 1
    needsTranslation = false
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names)
  }
}
