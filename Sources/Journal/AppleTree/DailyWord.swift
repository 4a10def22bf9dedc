import Formats
import Rules
import Words

/// The key of a daily word of Apple Tree. All players with the same day, language and level get the same word.
public struct DailyWord: Hashable, Sendable {
  /// The day in the player's calendar.
  public let day: Day
  /// The language of the word.
  public let language: Language
  /// The index of the level in ``WordSource/levels``; `nil` if the player has not chosen a level.
  public let level: Int?

  /// Creates the key of a day's word; a level that does not exist becomes `nil`.
  public init(_ day: Day, _ language: Language, level: Int? = nil) {
    self.day = day
    self.language = language
    self.level = level.flatMap { WordSource.levels.indices.contains($0) ? $0 : nil }
  }

  /// Creates the key of a day's word from a level code, such as ``levelCode`` returns.
  public init(_ day: Day, _ language: Language, levelCode: String?) {
    let level = levelCode.flatMap { code in WordSource.levels.firstIndex { $0.hasSameBytes(as: code) } }
    self.init(day, language, level: level)
  }

  /// The code of the level, such as `B1`.
  public var levelCode: String? { level.map { WordSource.levels[$0] } }

  /// The daily word with this key; `nil` if `words` contains no word for it. The pages and the server both call this
  /// method, so that the server judges the word that the page shows.
  public func word(in words: DailyWords) -> String? { words.word(of: day, course: level.map { $0 + 1 } ?? 0) }

  /// Compares by day, then language, then level. The result is negative if the first key comes first, and positive if
  /// the second does.
  static func order(_ first: DailyWord, _ second: DailyWord) -> Int {
    if first.day != second.day { return first.day.number - second.day.number }
    if first.language != second.language { return Int(first.language.rawValue) - Int(second.language.rawValue) }
    return (first.level ?? -1) - (second.level ?? -1)
  }
}

extension [AppleTreeRecord] {
  /// Returns the round with a daily word from a sorted array of rounds; `nil` if the array does not contain the round.
  /// O(log n).
  public func round(of daily: DailyWord) -> AppleTreeRecord? {
    let index = index(of: daily)
    return index < count && self[index].daily == daily ? self[index] : nil
  }

  /// Inserts a round with a daily word at its sorted position, or merges it with the existing round; ignores rounds
  /// without a daily word.
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

  /// Merges another device's record of the same daily word. The result contains the moves of both devices, and the
  /// lesser of the two round identifiers. Devices with different editions of the vocabulary can have different
  /// words for the same day. If the words differ, the lesser word is kept, so that the order of merging does not
  /// matter.
  mutating func joinDaily(_ other: AppleTreeRecord) {
    let order = word.spelling.order(toBytesOf: other.word.spelling)
    if order > 0 { self = other }
    guard order == 0 else { return }
    self = AppleTreeRecord(
      id: Swift.min(id, other.id), word: word, source: nil, daily: daily, tried: tried + other.tried,
      guesses: guesses + other.guesses, hasTakenHint: hasTakenHint || other.hasTakenHint)
  }
}
