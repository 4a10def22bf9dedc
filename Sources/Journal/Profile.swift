import Rules
import Words

/// What a player has chosen, kept and reached: what follows from all events of all devices.
public struct Profile: Equatable, Sendable {
  public let settings: Choices
  /// What is known of rounds that are not long ago, the one touched last at the end.
  public let rounds: [RoundRecord]
  /// The round that the player was in last; it may be finished.
  public let current: RoundID?
  /// Roots of the rounds begun last, the newest last; at most ``Summary/mostRecentRoots``.
  public let recentRoots: [RecentRoot]
  /// By language and word.
  public let savedWords: [WordMark]
  /// By language and word.
  public let ownWords: [WordMark]
  public let reports: [Report]
  public let hasFinishedTutorial: Bool
  /// By language and length.
  public let lengths: [LengthTally]
  /// By day.
  public let days: [DayTally]
  /// The longest first.
  public let longest: [LongWord]
  /// The best first.
  public let best: [BestRound]
  /// By day, language and length.
  public let dailies: [DailyMark]

  /// What follows from the summaries of devices, each of another.
  init(_ summaries: [Summary]) {
    // A device of its own, for what belongs to none.
    var joined = summaries.first ?? Summary(device: DeviceID(random: 0))
    for summary in summaries.dropFirst() { joined.join(summary) }
    if summaries.count > 1 { joined.lookAgainAtRounds() }
    settings = Choices(joined.choices)
    rounds = joined.rounds.sorted { $0.lastTouched < $1.lastTouched }
    current = joined.current?.id
    recentRoots = joined.recentRoots
    savedWords = joined.savedWords.filter { $0.isKept }
    ownWords = joined.ownWords.filter { $0.isKept }
    reports = joined.reports
    hasFinishedTutorial = joined.hasFinishedTutorial
    lengths = joined.lengths
    days = joined.days
    longest = joined.longest
    best = joined.best
    dailies = joined.dailies
  }

  /// What is known of a round; `nil` for one that is unknown or long ago.
  public func round(_ id: RoundID) -> RoundRecord? { rounds.last { $0.id == id } }

  /// The round that the player was in last.
  public var currentRound: RoundRecord? { current.flatMap { round($0) } }

  /// How far the player came with a day's puzzle; `nil` for one that was never begun.
  public func daily(_ day: Day, _ language: Language, length: Int) -> DailyMark? {
    dailies.first { $0.day == day && $0.language == language && $0.length == length }
  }

  public func isSaved(_ word: Word, _ language: Language) -> Bool {
    savedWords.contains { $0.word == word && $0.language == language }
  }

  /// All figures together.
  public var total: Tally {
    var total = Tally()
    for length in lengths { total.add(length.tally) }
    return total
  }
}
