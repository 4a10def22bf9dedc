import Formats
import Rules
import Words

/// What follows from all events of all devices: what a player has chosen, kept and reached.
public struct Profile: Equatable, Sendable {
  /// What was chosen last.
  public let settings: Choices
  /// The rounds of Find Words that checkpoints have kept, the one touched last at the end.
  public let rounds: [RoundRecord]
  /// The round of Find Words that was played last, which may have ended; `nil` before the first.
  public let current: RoundID?
  /// The roots of the last rounds begun, the newest last; at most ``Checkpoint/mostRecentRoots``.
  public let recentRoots: [RecentRoot]
  /// What became of each word that was ever saved, by language and word. It is as the checkpoint has it, so that an event costs no walk
  /// along all of it.
  private let savedMarks: [WordMark]
  /// What became of each of the player's own words, by language and word.
  private let ownMarks: [WordMark]
  /// The reported verdicts, the newest last.
  public let reports: [Report]
  /// Whether the tutorial was finished or skipped.
  public let hasFinishedTutorial: Bool
  /// Figures by language and length of the root.
  public let lengths: [LengthTally]
  /// Figures by day.
  public let days: [DayTally]
  /// The longest words found, the longest first.
  public let longest: [LongWord]
  /// The rounds with the most points, the best first.
  public let best: [BestRound]
  /// How far days' puzzles were played, by day, language and length.
  public let dailies: [DailyMark]
  /// The player's lists as they were kept, by their names; removed ones are left out. ``content(of:)`` says what is in them now.
  public let lists: [KeptList]
  /// What has happened to lines of lists.
  private let listLines: [WordMark]
  /// The round of Apple Tree that was played last, which may be over; `nil` before the first.
  public let appleTree: AppleTreeRecord?
  /// The words played in Apple Tree, by language and word.
  public let wordPlays: [WordPlays]
  /// The rounds of Apple Tree with a day's word, by day, language and level.
  public let dailyWords: [AppleTreeRecord]
  /// How rounds of Apple Tree ended, by language.
  public let appleTrees: [AppleTreeTally]
  /// Rounds of Apple Tree won in a row.
  public let winningStreak: WinningStreak

  /// What follows from one device's checkpoint, or from several that were joined. O(lists + rounds × log rounds): what grows with
  /// years of play is taken over as it is.
  @inline(never)
  init(_ joined: Checkpoint) {
    settings = Choices(joined.choices)
    rounds = joined.rounds.ordered { $0.lastTouched < $1.lastTouched }
    current = joined.current?.id
    recentRoots = joined.recentRoots
    savedMarks = joined.savedWords
    ownMarks = joined.ownWords
    reports = joined.reports
    hasFinishedTutorial = joined.hasFinishedTutorial
    lengths = joined.lengths
    days = joined.days
    longest = joined.longest
    best = joined.best
    dailies = joined.dailies
    lists = joined.lists.filter { if case .some = $0.content { true } else { false } }
    listLines = joined.listLines
    appleTree = joined.appleTree?.record
    wordPlays = joined.wordPlays
    dailyWords = joined.dailyWords
    appleTrees = joined.appleTrees
    winningStreak = joined.winningStreak
  }

  /// What is known of a round of Find Words; `nil` when nothing is. O(rounds).
  public func round(_ id: RoundID) -> RoundRecord? { rounds.last { $0.id == id } }

  /// The round of Find Words that was played last; `nil` before the first. O(rounds).
  public var currentRound: RoundRecord? { current.flatMap { round($0) } }

  /// How far the player came with a day's puzzle; `nil` when it was never begun. O(puzzles played).
  public func daily(_ day: Day, _ language: Language, length: Int) -> DailyMark? {
    dailies.first { $0.day == day && $0.language == language && $0.length == length }
  }

  /// The saved words, by language and word. O(words that were ever saved).
  public var savedWords: [WordMark] { savedMarks.filter { $0.isKept } }

  /// The player's own words, by language and word. O(words that were ever own).
  public var ownWords: [WordMark] { ownMarks.filter { $0.isKept } }

  /// Whether a word is saved under this name: see ``WordMark/word``. O(log n).
  public func isSaved(_ language: Language, _ name: String) -> Bool {
    savedMarks.item(language, name)?.isKept ?? false
  }

  /// What is in a list now; `nil` for one that is not there. O(lists + log changes), and O(bytes of the list × log changes) if it was changed.
  public func content(of id: EventID) -> ListContent? {
    lists.first { $0.id == id }?.content.map { $0.changed(id, by: listLines) }
  }

  /// How many rounds of Apple Tree began with a word. O(log n).
  public func timesPlayed(_ language: Language, _ word: String) -> Int { wordPlays.item(language, word)?.times ?? 0 }

  /// The words whose last round of Apple Tree was lost. O(n).
  public var lostWords: [WordPlays] { wordPlays.filter { $0.lastOutcome == .lost } }

  /// The most apples left in a round of Apple Tree, of all languages; `nil` before the first win.
  public var bestAppleTree: Int? { appleTrees.compactMap { $0.best }.max() }

  /// The figures of all rounds of Find Words together. O(lengths).
  public var total: Tally {
    var total = Tally()
    for length in lengths { total.add(length.tally) }
    return total
  }
}
