/// The fields of a row that contain the word, the translation, the example and its translation.
struct ListLayout {
  /// The indexes of the word, its translation, the example and its translation in a row; `nil` for a field that rows do
  /// not have.
  let columns: [Int?]
  /// The minimum number of fields of a row.
  let fewest: Int
  let needsTranslation: Bool
  /// Whether a row with a single field may be a word without a translation.
  let takesWordsAlone: Bool
  /// Whether examples mark the word with braces, as in a built-in vocabulary.
  let marksWords: Bool

  private static func columns(_ roles: [ColumnRole]) -> [Int?] {
    [ColumnRole.word, .translation, .example, .exampleTranslation].map { roles.firstIndex(of: $0) }
  }

  /// Creates the layout of rows without names. Each row has at least the first `fewest` fields.
  init(_ roles: [ColumnRole], fewest: Int) {
    columns = ListLayout.columns(roles)
    let needed = columns.prefix(fewest).compactMap { $0 }
    self.fewest = needed.count < fewest ? max((needed.max() ?? 0) + 1, fewest) : (needed.max() ?? 0) + 1
    // In a list of pairs, a translation may be missing; a row with an example must have one.
    needsTranslation = fewest > 2
    takesWordsAlone = fewest == 2
    marksWords = false
  }

  /// Creates the layout of rows with these folded names.
  init(_ roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = columns.reduce(0) { max($0, ($1 ?? -1) + 1) }
    // This program writes a list of only words with its own names.
    needsTranslation = columns[1] != nil && !ColumnNames.isOwn(names)
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names)
  }

  /// Creates a layout that a player has chosen: a row has at least the word.
  init(chosen roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = (columns[0] ?? 0) + 1
    needsTranslation = false
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names)
  }
}
