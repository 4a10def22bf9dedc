import Rules
import Words

/// One of the longest words that a player found.
public struct LongWord: Equatable, Sendable {
  /// The stamp of the event in which the word was found.
  public let stamp: Stamp
  /// The language of the word.
  public let language: Language
  /// The letters of the word.
  public let word: Word
  /// The word's preferred spelling at the time of the find.
  public let spelling: String

  /// Creates a record of a word that the player found.
  public init(stamp: Stamp, language: Language, word: Word, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.word = word
    self.spelling = spelling
  }

  /// Whether this word has more letters than the other, or has equally many letters and was found earlier.
  func isBetter(than other: LongWord) -> Bool {
    word.count != other.word.count ? word.count > other.word.count : stamp < other.stamp
  }
}

/// One of the player's rounds with the most points.
public struct BestRound: Equatable, Sendable {
  /// The identifier of the round.
  public let id: RoundID
  /// The day of the last find that increased the round's points, in the player's calendar.
  public let day: Day
  /// The round's root word.
  public let root: Root
  /// The total points of all finds.
  public let points: Int
  /// The number of words that the player found, without words that help showed whole.
  public let finds: Int

  /// Creates a record of a round; the counts are clamped to 0 … 1,000,000,000.
  public init(id: RoundID, day: Day, root: Root, points: Int, finds: Int) {
    self.id = id
    self.day = day
    self.root = root
    self.points = Count.clamped(points)
    self.finds = Count.clamped(finds)
  }

  /// The language of the root word.
  public var language: Language { root.language }
  /// The number of letters of the root word.
  public var length: Int { root.word.count }

  /// Creates a best round from a round's record; `nil` if the round's start is unknown.
  init?(_ record: RoundRecord, day: Day) {
    guard let start = record.start else { return nil }
    self.init(
      id: record.id, day: day, root: start.root, points: record.points,
      finds: record.finds.count { !$0.isShown })
  }

  /// Whether this round has more points than the other. If the points are equal, the round with more finds wins. If the
  /// finds are equal too, the earlier round wins.
  func isBetter(than other: BestRound) -> Bool {
    if points != other.points { return points > other.points }
    if finds != other.finds { return finds > other.finds }
    return day != other.day ? day < other.day : id < other.id
  }
}

/// A player's result in the daily puzzle of one language and length.
public struct DailyMark: Hashable, Sendable {
  /// The day of the puzzle.
  public let day: Day
  /// The language of the puzzle's root word.
  public let language: Language
  /// The number of letters of the root word.
  public let length: Int
  /// The identifier of the round with this result.
  public let round: RoundID
  /// The number of target words found.
  public let common: Int
  /// The number of words in the target.
  public let ofCommon: Int
  /// The total points of all finds.
  public let points: Int
  /// The growth of the tree as a percentage of the target's points, 0 to 100 (`Growth`).
  public let percent: Int
  /// Whether the round has ended.
  public let isFinished: Bool

  /// Creates a mark and clamps the counts and the percentage to their valid ranges.
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

  /// Creates the mark of a round; `nil` if the round is not a daily puzzle or its start is unknown.
  init?(_ record: RoundRecord) {
    guard let start = record.start, let day = start.origin.day else { return nil }
    var found = 0
    var common = Points(0)
    var bonus = Points(0)
    for find in record.finds where !find.isShown {
      if find.find.isBonus {
        bonus = bonus + find.find.points
      } else {
        found += 1
        common = common + find.find.points
      }
    }
    let growth = Growth(
      common: common, bonus: start.bonusGrows ? bonus : Points(0), found: found, of: start.targets.count,
      target: start.target.points)
    self.init(
      day: day, language: record.language, length: start.root.word.count, round: record.id,
      common: found, ofCommon: start.targets.count, points: record.points, percent: growth.percent,
      isFinished: record.ending != nil)
  }

  /// Whether two marks are results of the same puzzle.
  func isSamePuzzle(as other: DailyMark) -> Bool {
    day == other.day && language == other.language && length == other.length
  }

  /// Compares two marks by day, then language, then length. The result is negative if the first mark comes first, and
  /// positive if the second does.
  static func order(_ first: DailyMark, _ second: DailyMark) -> Int {
    if first.day != second.day { return first.day.number - second.day.number }
    return first.language != second.language
      ? Int(first.language.rawValue) - Int(second.language.rawValue) : first.length - second.length
  }

  func comes(before other: DailyMark) -> Bool { DailyMark.order(self, other) < 0 }

  /// Whether this mark replaces the other. A mark with a finished round replaces a mark with an unfinished round. Of
  /// two finished or two unfinished rounds, the mark with more points wins. The remaining comparisons only ensure that
  /// the order is total.
  func isBetter(than other: DailyMark) -> Bool {
    if isFinished != other.isFinished { return isFinished }
    if points != other.points { return points > other.points }
    if common != other.common { return common > other.common }
    if percent != other.percent { return percent > other.percent }
    return ofCommon != other.ofCommon ? ofCommon < other.ofCommon : round < other.round
  }
}
