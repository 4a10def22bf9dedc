import Rules
import Words

/// What follows from the first events of one device: what a journal keeps instead of them.
///
/// A function of these events alone, taken in the order of their counters. Within a device the later event wins, also when its clock was
/// set back; between devices the one with the greater stamp.
public struct Checkpoint: Equatable, Sendable {
  public let device: DeviceID
  /// The counter of the last event taken; 0 for none.
  public package(set) var covered: Int
  /// One for each setting that was chosen, in a fixed order.
  public package(set) var choices: [ChoiceMade] = []
  /// The rounds of the last events, the last one last, none twice; of more than ``mostRounds`` only those that can be gone on with, at most
  /// ``mostOpenRounds``.
  public package(set) var rounds: [RoundRecord] = []
  public package(set) var current: CurrentRound?
  /// By their stamps; at most ``mostRecentRoots``.
  public package(set) var recentRoots: [RecentRoot] = []
  /// By language and word, as are ``ownWords``; words that are no longer kept stay as marks.
  public package(set) var savedWords: [WordMark] = []
  public package(set) var ownWords: [WordMark] = []
  /// By their stamps; at most ``mostReports``.
  public package(set) var reports: [Report] = []
  public package(set) var hasFinishedTutorial = false
  /// By language and length.
  public package(set) var lengths: [LengthTally] = []
  /// By day.
  public package(set) var days: [DayTally] = []
  /// The best first; at most ``mostRecords``, no word twice.
  public package(set) var longest: [LongWord] = []
  /// The best first; at most ``mostRecords``, no round twice.
  public package(set) var best: [BestRound] = []
  /// By day, language and length, one for each.
  public package(set) var dailies: [DailyMark] = []
  /// By their names; lists that were removed stay as marks.
  public package(set) var lists: [KeptList] = []
  /// The round of Apple Tree of the last event in one.
  public package(set) var appleTree: CurrentAppleTree?
  /// By language and word.
  public package(set) var wordPlays: [WordPlays] = []
  /// By language.
  public package(set) var appleTrees: [AppleTreeTally] = []
  public package(set) var winningStreak = WinningStreak()

  public static let mostRounds = 30
  public static let mostOpenRounds = 100
  public static let mostRecentRoots = RootList.restAfterUse
  public static let mostReports = 1000
  public static let mostRecords = 20

  public init(device: DeviceID) {
    self.device = device
    covered = 0
  }

  /// What a checkpoint begins with, before its parts are joined.
  package init(device: DeviceID, covered: Int) {
    self.device = device
    self.covered = covered
  }
}
