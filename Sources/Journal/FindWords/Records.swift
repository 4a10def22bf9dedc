import Rules
import Words

/// One of the longest words that a player found.
public struct LongWord: Equatable, Sendable {
  /// The event of the find.
  public let stamp: Stamp
  /// The language of the word.
  public let language: Language
  /// Its letters.
  public let word: Word
  /// Its preferred spelling when it was found.
  public let spelling: String

  /// A word that was found.
  public init(stamp: Stamp, language: Language, word: Word, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.word = word
    self.spelling = spelling
  }

  /// Whether it has more letters, or as many and was found earlier.
  func isBetter(than other: LongWord) -> Bool {
    word.count != other.word.count ? word.count > other.word.count : stamp < other.stamp
  }
}

/// One of a player's rounds with the most points.
public struct BestRound: Equatable, Sendable {
  /// The name of the round.
  public let id: RoundID
  /// The day of the last find that counts here, by the player's calendar.
  public let day: Day
  /// The root of the round.
  public let root: Root
  /// The points of all finds.
  public let points: Int
  /// The words found, those shown whole left out.
  public let finds: Int

  /// A round; the counts are clamped to 0 … 1,000,000,000.
  public init(id: RoundID, day: Day, root: Root, points: Int, finds: Int) {
    self.id = id
    self.day = day
    self.root = root
    self.points = Count.clamped(points)
    self.finds = Count.clamped(finds)
  }

  /// The language of the root.
  public var language: Language { root.language }
  /// The letters of the root.
  public var length: Int { root.word.count }

  /// The round of a record; `nil` when its start is unknown.
  init?(_ record: RoundRecord, day: Day) {
    guard let start = record.start else { return nil }
    self.init(
      id: record.id, day: day, root: start.root, points: record.points,
      finds: record.finds.count { !$0.isShown })
  }

  /// Whether it has more points; or as many and more finds; or as many of these and is earlier.
  func isBetter(than other: BestRound) -> Bool {
    if points != other.points { return points > other.points }
    if finds != other.finds { return finds > other.finds }
    return day != other.day ? day < other.day : id < other.id
  }
}

/// How far a player came with the puzzle of a day in one language and length.
public struct DailyMark: Hashable, Sendable {
  /// The day of the puzzle.
  public let day: Day
  /// The language of the root.
  public let language: Language
  /// The letters of the root.
  public let length: Int
  /// The round in which the player came so far.
  public let round: RoundID
  /// Target words found.
  public let common: Int
  /// Words of the target.
  public let ofCommon: Int
  /// The points of all finds.
  public let points: Int
  /// The share of the target's points that target words earned, in percent, 0 to 100.
  public let percent: Int
  /// Whether the round has ended.
  public let isFinished: Bool

  /// A mark; counts and percentage are clamped to what they can be.
  public init(
    day: Day, language: Language, length: Int, round: RoundID, common: Int, ofCommon: Int, points: Int, percent: Int,
    isFinished: Bool
  ) {
    self.day = day
    self.language = language
    self.length = length
    self.round = round
    self.common = Count.clamped(common)
    self.ofCommon = Count.clamped(ofCommon)
    self.points = Count.clamped(points)
    self.percent = min(Count.clamped(percent), 100)
    self.isFinished = isFinished
  }

  /// The mark of a record; `nil` when the round is no day's puzzle or its start is unknown.
  init?(_ record: RoundRecord) {
    guard let start = record.start, let day = start.origin.day else { return nil }
    var common = 0
    var earned = 0
    for find in record.finds where !find.isShown && !find.find.isBonus {
      common += 1
      earned = Count.sum(earned, find.find.points.value)
    }
    let most = Int64(start.target.points.value)
    self.init(
      day: day, language: record.language, length: start.root.word.count, round: record.id, common: common,
      ofCommon: start.targets.count, points: record.points,
      percent: most > 0 ? Int(min(100, Int64(earned) * 100 / most)) : 0, isFinished: record.ending != nil)
  }

  /// Whether two are about one puzzle.
  func isSamePuzzle(as other: DailyMark) -> Bool {
    day == other.day && language == other.language && length == other.length
  }

  /// The order of two marks by day, language and length: negative when the first comes first, positive when the second does.
  static func order(_ first: DailyMark, _ second: DailyMark) -> Int {
    if first.day != second.day { return first.day.number - second.day.number }
    return first.language != second.language
      ? Int(first.language.rawValue) - Int(second.language.rawValue) : first.length - second.length
  }

  func comes(before other: DailyMark) -> Bool { DailyMark.order(self, other) < 0 }

  /// Whether the mark counts more: finished first, then more points. The rest only makes the order total.
  func isBetter(than other: DailyMark) -> Bool {
    if isFinished != other.isFinished { return isFinished }
    if points != other.points { return points > other.points }
    if common != other.common { return common > other.common }
    if percent != other.percent { return percent > other.percent }
    return ofCommon != other.ofCommon ? ofCommon < other.ofCommon : round < other.round
  }
}
