/// The positions of the word, the translation, the example and the example's translation within a row's fields.
struct ListLayout {
  /// The indexes of the word, its translation, the example and its translation within a row; `nil` for a field that the
  /// rows do not contain.
  let columns: [Int?]
  /// The minimum number of fields that each row must have.
  let fewest: Int
  let needsTranslation: Bool
  /// Whether a row with a single field may be a word without a translation.
  let takesWordsAlone: Bool
  /// Whether braces mark the word in examples, as in a built-in vocabulary.
  let marksWords: Bool

  private static func columns(_ roles: [ColumnRole]) -> [Int?] {
    [ColumnRole.word, .translation, .example, .exampleTranslation].map { roles.firstIndex(of: $0) }
  }

  /// Creates the layout of rows whose columns have no names. Each row must have at least the first `fewest` fields.
  init(_ roles: [ColumnRole], fewest: Int) {
    columns = ListLayout.columns(roles)
    let needed = columns.prefix(fewest).compactMap { $0 }
    self.fewest = needed.count < fewest ? max((needed.max() ?? 0) + 1, fewest) : (needed.max() ?? 0) + 1
    // In a list of pairs a translation may be missing, but a row with an example must have a translation.
    needsTranslation = fewest > 2
    takesWordsAlone = fewest == 2
    marksWords = false
  }

  /// Creates the layout of rows whose columns have these folded names.
  init(_ roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = columns.reduce(0) { max($0, ($1 ?? -1) + 1) }
    // A list that this program wrote may contain only words, so its translations may be missing.
    needsTranslation = columns[1] != nil && !ColumnNames.isOwn(names)
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names) && !ColumnNames.isOwn(names)
  }

  /// Creates a layout with the roles that a player has chosen for the columns; in each row, at least the word's field
  /// is required.
  init(chosen roles: [ColumnRole], names: [[UInt8]]) {
    columns = ListLayout.columns(roles)
    fewest = (columns[0] ?? 0) + 1
    needsTranslation = false
    takesWordsAlone = false
    marksWords = ColumnNames.isVocabulary(names) && !ColumnNames.isOwn(names)
  }
}
