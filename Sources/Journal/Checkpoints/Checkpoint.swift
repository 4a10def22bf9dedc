import Rules
import Words

/// The state after the first events of one device; it replaces these events. Limits and figures:
/// `docs/formats/journal.md`, "Checkpoints".
///
/// The state depends only on these events, applied in the order of their counters. If only the last choice counts, the
/// device's event with the higher counter wins, even if the clock was set back. Between devices, the event with the
/// later stamp wins.
public struct Checkpoint: Equatable, Sendable {
  /// The device that wrote the events.
  public let device: DeviceID
  /// The counter of the last applied event; 0 if no event was applied.
  public package(set) var covered: Int
  /// The chosen settings, one choice for each, in the order of the cases of ``Setting``.
  public package(set) var choices: [ChoiceMade] = []
  /// The saved words, sorted by language and word; words that are no longer saved remain as tombstones.
  public package(set) var savedWords: [WordMark] = []
  /// The player's own words, sorted by language and word; removed words remain as tombstones.
  public package(set) var ownWords: [WordMark] = []
  /// The reported verdicts, sorted by stamp; only the newest ``mostReports``.
  public package(set) var reports: [Report] = []
  /// Whether the tutorial was finished or skipped.
  public package(set) var hasFinishedTutorial = false
  /// The player's progress in each game.
  public package(set) var games = GamesProgress()
  /// The player's lists, sorted by name; removed lists remain as tombstones.
  public package(set) var lists: [KeptList] = []
  /// The lines added to and removed from lists since these were saved, sorted by language and mark name (``ListLine``).
  public package(set) var listLines: [WordMark] = []

  /// The maximum number of stored reports.
  public static let mostReports = 1000

  /// Creates a checkpoint without events.
  public init(device: DeviceID) {
    self.device = device
    covered = 0
  }

  /// Creates a checkpoint whose parts are joined later, while a line is read.
  package init(device: DeviceID, covered: Int) {
    self.device = device
    self.covered = covered
  }
}
