import Formats
import Words

extension Column {
  /// The columns that readers of these translations get. Korean is not everywhere: the meaning in English stands in for it.
  public static func served(_ language: Language, with translation: Column) -> [Column] {
    var columns: [Column] = [.word, .partOfSpeech, .level, .label, .pattern]
    if language == .english { columns.append(.definition) }
    if language != .english || translation != .english { columns.append(translation) }
    if language != .english, translation == .korean { columns.append(.english) }
    columns.append(.example)
    let example = translations.first { $0.text == translation }?.example
    if let example, columns.contains(translation) { columns.append(example) }
    return columns + [.forms, .kinds]
  }

  /// The column with the translations into the language of a BCP 47 tag; `nil` when there is none.
  public static func translation(into tag: String) -> Column? {
    translations.lazy.map { $0.text }.first { $0 != .translation && $0.name.hasSameBytes(as: tag) }
  }
}
