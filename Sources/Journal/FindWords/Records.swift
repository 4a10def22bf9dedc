import Rules
import Words

/// One of the longest words that a player found.
public struct LongWord: Equatable, Sendable {
  public let stamp: Stamp
  public let language: Language
  public let word: Word
  public let spelling: String

  public init(stamp: Stamp, language: Language, word: Word, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.word = word
    self.spelling = spelling
  }

  /// More letters first, then the earlier find.
  func isBetter(than other: LongWord) -> Bool {
    word.count != other.word.count ? word.count > other.word.count : stamp < other.stamp
  }
}

/// One of a player's best rounds.
public struct BestRound: Equatable, Sendable {
  public let id: RoundID
  /// Of the last find that counts here.
  public let day: Day
  public let root: Root
  public let points: Int
  public let finds: Int

  public init(id: RoundID, day: Day, root: Root, points: Int, finds: Int) {
    self.id = id
    self.day = day
    self.root = root
    self.points = Count.clamped(points)
    self.finds = Count.clamped(finds)
  }

  public var language: Language { root.language }
  public var length: Int { root.word.count }

  /// `nil` for a round whose start is unknown.
  init?(_ record: RoundRecord, day: Day) {
    guard let start = record.start else { return nil }
    self.init(
      id: record.id, day: day, root: start.root, points: record.points,
      finds: record.finds.count { !$0.isShown })
  }

  /// More points first, then more finds, then the earlier one.
  func isBetter(than other: BestRound) -> Bool {
    if points != other.points { return points > other.points }
    if finds != other.finds { return finds > other.finds }
    return day != other.day ? day < other.day : id < other.id
  }
}

/// How far a player came with the puzzle of a day in one language and length.
public struct DailyMark: Hashable, Sendable {
  public let day: Day
  public let language: Language
  public let length: Int
  public let round: RoundID
  /// Words of the target found, of how many.
  public let common: Int
  public let ofCommon: Int
  public let points: Int
  /// As in `Score.percent`.
  public let percent: Int
  public let isFinished: Bool

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

  /// `nil` for a round that is no day's puzzle, or whose start is unknown.
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

  func comes(before other: DailyMark) -> Bool {
    if day != other.day { return day < other.day }
    return language != other.language ? language.rawValue < other.language.rawValue : length < other.length
  }

  /// Finished first, then more points. What follows only makes the order total.
  func isBetter(than other: DailyMark) -> Bool {
    if isFinished != other.isFinished { return isFinished }
    if points != other.points { return points > other.points }
    if common != other.common { return common > other.common }
    if percent != other.percent { return percent > other.percent }
    return ofCommon != other.ofCommon ? ofCommon < other.ofCommon : round < other.round
  }
}
