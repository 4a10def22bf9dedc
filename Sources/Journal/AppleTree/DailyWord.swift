import Formats
import Rules
import Words

/// A day's word of Apple Tree, which is the same for everyone who learns a language at a level.
public struct DailyWord: Hashable, Sendable {
  /// The player's day.
  public let day: Day
  /// The language of the word.
  public let language: Language
  /// The level, by its place in ``WordSource/levels``; `nil` for a player who has chosen none.
  public let level: Int?

  /// The word of a day; a level that does not exist counts as none.
  public init(_ day: Day, _ language: Language, level: Int? = nil) {
    self.day = day
    self.language = language
    self.level = level.flatMap { WordSource.levels.indices.contains($0) ? $0 : nil }
  }

  /// The same with the level by its code, as ``levelCode`` has it.
  public init(_ day: Day, _ language: Language, levelCode: String?) {
    let level = levelCode.flatMap { code in WordSource.levels.firstIndex { $0.hasSameBytes(as: code) } }
    self.init(day, language, level: level)
  }

  /// The code of the level: `B1`.
  public var levelCode: String? { level.map { WordSource.levels[$0] } }

  /// The word of the day; `nil` if `words` has none. The pages and the server both call this, so the server judges the word that the page shows.
  public func word(in words: DailyWords) -> String? { words.word(of: day, course: level.map { $0 + 1 } ?? 0) }

  /// By day, language and level: negative when the first comes first, positive when the second does.
  static func order(_ first: DailyWord, _ second: DailyWord) -> Int {
    if first.day != second.day { return first.day.number - second.day.number }
    if first.language != second.language { return Int(first.language.rawValue) - Int(second.language.rawValue) }
    return (first.level ?? -1) - (second.level ?? -1)
  }
}

extension [AppleTreeRecord] {
  /// The round with a day's word, in rounds that are in the order of these; `nil` when it was not begun. O(log n).
  public func round(of daily: DailyWord) -> AppleTreeRecord? {
    let index = index(of: daily)
    return index < count && self[index].daily == daily ? self[index] : nil
  }

  /// Adds a round with a day's word where it belongs; any other round changes nothing.
  package mutating func joinDaily(_ record: AppleTreeRecord) {
    guard let daily = record.daily else { return }
    let index = index(of: daily)
    if index < count, self[index].daily == daily { self[index].joinDaily(record) } else { insert(record, at: index) }
  }

  private func index(of daily: DailyWord) -> Int {
    (0..<count).partitioningIndex { index in
      self[index].daily.map { DailyWord.order($0, daily) >= 0 } ?? false
    }
  }
}

extension AppleTreeRecord {
  static func dailyOrder(_ first: AppleTreeRecord, _ second: AppleTreeRecord) -> Int {
    guard let one = first.daily, let other = second.daily else { return 0 }
    return DailyWord.order(one, other)
  }

  /// Adds what another device knows of the same day's word: a letter that was tried on either was tried, and the round has the lesser of the
  /// two names. Devices with different editions of the vocabulary can have different words; then the lesser word counts, so that it does
  /// not matter which device comes first.
  mutating func joinDaily(_ other: AppleTreeRecord) {
    let order = word.spelling.order(toBytesOf: other.word.spelling)
    if order > 0 { self = other }
    guard order == 0 else { return }
    self = AppleTreeRecord(
      id: Swift.min(id, other.id), word: word, source: nil, daily: daily, tried: tried + other.tried,
      hasTakenHint: hasTakenHint || other.hasTakenHint)
  }
}
