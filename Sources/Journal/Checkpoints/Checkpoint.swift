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
  /// The saved words, by language and word; words that are no longer saved stay as marks.
  public package(set) var savedWords: [WordMark] = []
  /// The player's own words, by language and word; removed ones stay as marks.
  public package(set) var ownWords: [WordMark] = []
  /// The reported verdicts, by their stamps; at most ``mostReports``, the newest.
  public package(set) var reports: [Report] = []
  /// Whether the tutorial was finished or skipped.
  public package(set) var hasFinishedTutorial = false
  /// The player's progress in each game.
  public package(set) var games = GamesProgress()
  /// The player's lists, by their names; removed ones stay as marks.
  public package(set) var lists: [KeptList] = []
  /// What was put into lists and taken out of them since they were kept, by the languages and names of the lines (``ListLine``).
  public package(set) var listLines: [WordMark] = []

  /// The most reports that are kept.
  public static let mostReports = 1000

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
