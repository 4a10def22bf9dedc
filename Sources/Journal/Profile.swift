import Rules
import Words

/// What a player has chosen, kept and reached: what follows from all events of all devices.
public struct Profile: Equatable, Sendable {
  public let settings: Choices
  /// What is known of rounds that are not long ago, the one touched last at the end.
  public let rounds: [RoundRecord]
  /// The round that the player was in last; it may be finished.
  public let current: RoundID?
  /// Roots of the rounds begun last, the newest last; at most ``Checkpoint/mostRecentRoots``.
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
  /// The lists that were not removed, by their names.
  public let lists: [KeptList]
  /// The round of Apple Tree that the player was in last; it may be over.
  public let appleTree: AppleTreeRecord?
  /// By language and word.
  public let wordPlays: [WordPlays]
  /// By language.
  public let appleTrees: [AppleTreeTally]
  public let winningStreak: WinningStreak

  /// What follows from the checkpoints of devices, each of another.
  init(_ checkpoints: [Checkpoint]) {
    // A device of its own, for what belongs to none.
    var joined = checkpoints.first ?? Checkpoint(device: DeviceID(random: 0))
    for checkpoint in checkpoints.dropFirst() { joined.join(checkpoint) }
    if checkpoints.count > 1 { joined.lookAgainAtRounds(of: checkpoints) }
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
    lists = joined.lists.filter { if case .some = $0.content { true } else { false } }
    appleTree = joined.appleTree?.record
    wordPlays = joined.wordPlays
    appleTrees = joined.appleTrees
    winningStreak = joined.winningStreak
  }

  /// What is known of a round; `nil` for one that is unknown or long ago.
  public func round(_ id: RoundID) -> RoundRecord? { rounds.last { $0.id == id } }

  /// The round that the player was in last.
  public var currentRound: RoundRecord? { current.flatMap { round($0) } }

  /// How far the player came with a day's puzzle; `nil` for one that was never begun.
  public func daily(_ day: Day, _ language: Language, length: Int) -> DailyMark? {
    dailies.first { $0.day == day && $0.language == language && $0.length == length }
  }

  /// Whether a word is saved under this name. O(log n).
  public func isSaved(_ language: Language, _ name: String) -> Bool {
    if case .some = savedWords.item(language, name) { true } else { false }
  }

  /// Rounds of Apple Tree that were begun with a word. O(log n).
  public func timesPlayed(_ language: Language, _ word: String) -> Int { wordPlays.item(language, word)?.times ?? 0 }

  /// Words whose last round of Apple Tree was lost: to be looked at again.
  public var lostWords: [WordPlays] { wordPlays.filter { $0.lastOutcome == .lost } }

  /// The most apples that were left when a round of Apple Tree was won; `nil` before the first win.
  public var bestAppleTree: Int? { appleTrees.compactMap { $0.best }.max() }

  /// All figures together.
  public var total: Tally {
    var total = Tally()
    for length in lengths { total.add(length.tally) }
    return total
  }
}
