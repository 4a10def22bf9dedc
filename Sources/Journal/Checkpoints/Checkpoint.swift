import Rules
import Words

/// The state after a device's first events; a checkpoint replaces these events. For limits and figures, see
/// `docs/formats/journal.md`, section "Checkpoints".
///
/// The state depends only on the replaced events, applied in the order of their counters. If two events of the device
/// set the same choice, the event with the higher counter wins, even if the clock was set back. If events of two
/// devices set the same choice, the event with the later stamp wins.
public struct Checkpoint: Equatable, Sendable {
  /// The device that wrote the events.
  public let device: DeviceID
  /// The counter of the last applied event; 0 if no event was applied.
  public package(set) var covered: Int
  /// The player's choices, one for each changed setting, in the order of the cases of ``Setting``.
  public package(set) var choices: [ChoiceMade] = []
  /// The saved words, sorted by language and word; words that are no longer saved remain as tombstones.
  public package(set) var savedWords: [WordMark] = []
  /// The player's own words, sorted by language and word; removed words remain as tombstones.
  public package(set) var ownWords: [WordMark] = []
  /// The verdicts that the player reported, sorted by stamp; only the newest ``mostReports`` are stored.
  public package(set) var reports: [Report] = []
  /// Whether the tutorial was finished or skipped.
  public package(set) var hasFinishedTutorial = false
  /// The player's progress in each game.
  public package(set) var games = GamesProgress()
  /// The player's lists, sorted by identifier; removed lists remain as tombstones.
  public package(set) var lists: [KeptList] = []
  /// The lines that were added to or removed from lists since the lists were last saved, sorted by language and mark
  /// name (``ListLine``).
  public package(set) var listLines: [WordMark] = []

  /// The maximum number of stored reports.
  public static let mostReports = 1000

  /// Creates a checkpoint without events.
  public init(device: DeviceID) {
    self.device = device
    covered = 0
  }

  /// Creates a checkpoint for reading a journal line. The checkpoint's parts are joined later.
  package init(device: DeviceID, covered: Int) {
    self.device = device
    self.covered = covered
  }
}
