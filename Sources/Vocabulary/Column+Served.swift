import Formats
import Words

extension Column {
  /// Returns the columns that are served to a reader who uses this column of translations. English is included because
  /// some entries have no Korean translation, and the English meaning then replaces it.
  public static func served(_ language: Language, with translation: Column) -> [Column] {
    var columns: [Column] = [.word, .partOfSpeech, .level, .label, .pattern]
    if language.hasDefinitions { columns.append(.definition) }
    if !translation.name.hasSameBytes(as: language.code) { columns.append(translation) }
    if !language.hasDefinitions, language.level(of: translation) != .rare { columns.append(.english) }
    columns.append(.example)
    let example = translations.first { $0.text == translation }?.example
    if let example, columns.contains(translation) { columns.append(example) }
    return columns + [.paradigm]
  }

  /// The columns of a file of details, except the texts omitted elsewhere.
  public static let details: [Column] = [
    .topics, .grammar, .frequency, .collocations, .synonyms, .opposites, .family, .phrases,
  ]

  /// Returns whether entries of this language and level must have a text in this column, which contains translations or
  /// translated examples.
  static func isAsked(_ column: Column, _ language: Language, _ level: ProficiencyLevel) -> Bool {
    guard let text = translations.first(where: { $0.text == column || $0.example == column })?.text,
      let last = language.level(of: text)
    else { return false }
    return level <= last
  }

  /// Returns the column of translations into the language with this BCP 47 tag; `nil` if no column contains
  /// translations into that language.
  public static func translation(into tag: String) -> Column? {
    translations.lazy.map { $0.text }.first { $0 != .translation && $0.name.hasSameBytes(as: tag) }
  }
}

extension Language {
  /// Returns the highest level at which entries must have a translation in this column. The result is `rare` if all
  /// entries must have a translation, and `nil` if translations are optional.
  fileprivate func level(of column: Column) -> ProficiencyLevel? {
    translations.first { $0.tag.hasSameBytes(as: column.name) }.map { translation in
      translation.level.flatMap { ProficiencyLevel(code: $0) } ?? .rare
    }
  }
}
