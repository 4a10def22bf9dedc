import Rules
import Words

/// What follows from the first events of one device, kept in their place. Limits and figures: `docs/formats/journal.md`, "Checkpoints".
///
/// It depends on these events alone, taken in the order of their counters. Where only the last choice counts, the later event of a device
/// wins, even if its clock was set back; between devices the event with the greater stamp.
public struct Checkpoint: Equatable, Sendable {
  /// The device whose events these are.
  public let device: DeviceID
  /// The counter of the last event that was taken; 0 for none.
  public package(set) var covered: Int
  /// The settings that were chosen, one choice for each, in the order of the cases of ``Setting``.
  public package(set) var choices: [ChoiceMade] = []
  /// The rounds of Find Words, the one played last at the end, none twice. Of more than ``mostRounds`` only those with
  /// finds that have not ended are kept, at most ``mostOpenRounds``.
  public package(set) var rounds: [RoundRecord] = []
  /// The round of Find Words that was played last; `nil` before the first.
  public package(set) var current: CurrentRound?
  /// The roots of the last rounds begun, by their stamps; at most ``mostRecentRoots``.
  public package(set) var recentRoots: [RecentRoot] = []
  /// The saved words, by language and word; words that are no longer saved stay as marks.
  public package(set) var savedWords: [WordMark] = []
  /// The player's own words, by language and word; removed ones stay as marks.
  public package(set) var ownWords: [WordMark] = []
  /// The reported verdicts, by their stamps; at most ``mostReports``, the newest.
  public package(set) var reports: [Report] = []
  /// Whether the tutorial was finished or skipped.
  public package(set) var hasFinishedTutorial = false
  /// Figures by language and length of the root.
  public package(set) var lengths: [LengthTally] = []
  /// Figures by day.
  public package(set) var days: [DayTally] = []
  /// The longest words found, the best first; at most ``mostRecords``, no word twice.
  public package(set) var longest: [LongWord] = []
  /// The best rounds, the best first; at most ``mostRecords``, no round twice.
  public package(set) var best: [BestRound] = []
  /// How far days' puzzles were played, by day, language and length, one mark for each.
  public package(set) var dailies: [DailyMark] = []
  /// The player's lists, by their names; removed ones stay as marks.
  public package(set) var lists: [KeptList] = []
  /// What was put into lists and taken out of them since they were kept, by the languages and names of the lines (``ListLine``).
  public package(set) var listLines: [WordMark] = []
  /// The round of Apple Tree that was played last; `nil` before the first.
  public package(set) var appleTree: CurrentAppleTree?
  /// The rounds of Apple Tree with a day's word, by day, language and level, one for each.
  public package(set) var dailyWords: [AppleTreeRecord] = []
  /// The words played in Apple Tree, by language and word.
  public package(set) var wordPlays: [WordPlays] = []
  /// How rounds of Apple Tree ended, by language.
  public package(set) var appleTrees: [AppleTreeTally] = []
  /// Rounds of Apple Tree won in a row.
  public package(set) var winningStreak = WinningStreak()

  /// The most rounds that are kept when enough of them have ended or are without finds.
  public static let mostRounds = 30
  /// The most rounds that are kept at all.
  public static let mostOpenRounds = 100
  /// The most roots that are kept.
  public static let mostRecentRoots = RootList.restAfterUse
  /// The most reports that are kept.
  public static let mostReports = 1000
  /// The most longest words, and the most best rounds, that are kept.
  public static let mostRecords = 20

  /// The checkpoint of no event.
  public init(device: DeviceID) {
    self.device = device
    covered = 0
  }

  /// A checkpoint whose parts are joined afterwards, when a line is read.
  package init(device: DeviceID, covered: Int) {
    self.device = device
    self.covered = covered
  }
}
