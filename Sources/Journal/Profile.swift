import Formats
import Rules
import Words

/// The state computed from the events of all devices: the player's choices, words, lists and results.
public struct Profile: Equatable, Sendable {
  /// The player's latest choice of each setting.
  public let settings: Choices
  /// The player's progress in each game.
  public let games: GamesProgress
  /// The marks of all words that were ever saved, sorted by language and word. The array is shared with the checkpoint,
  /// so that creating a profile after each event copies nothing.
  private let savedMarks: [WordMark]
  /// The marks of the player's own words, sorted by language and word.
  private let ownMarks: [WordMark]
  /// The verdicts that the player reported as wrong, the newest last.
  public let reports: [Report]
  /// Whether the tutorial was finished or skipped.
  public let hasFinishedTutorial: Bool
  /// The player's lists as they were saved, sorted by identifier, without removed lists. The method ``content(of:)``
  /// returns a list's current content.
  public let lists: [KeptList]
  /// The marks of lines that were added to or removed from lists.
  private let listLines: [WordMark]

  /// Creates a profile from one device's checkpoint, or from the joined checkpoints of several devices. O(lists +
  /// rounds × log rounds), because collections that grow with years of play are shared and not copied.
  @inline(never)
  init(_ joined: Checkpoint) {
    settings = Choices(joined.choices)
    games = joined.games.ordered
    savedMarks = joined.savedWords
    ownMarks = joined.ownWords
    reports = joined.reports
    hasFinishedTutorial = joined.hasFinishedTutorial
    lists = joined.lists.filter { if case .some = $0.content { true } else { false } }
    listLines = joined.listLines
  }

  /// The saved words, sorted by language and word. O(words that were ever saved).
  public var savedWords: [WordMark] { savedMarks.filter { $0.isKept } }

  /// The player's own words, sorted by language and word. O(words that were ever own words).
  public var ownWords: [WordMark] { ownMarks.filter { $0.isKept } }

  /// Whether a word is saved under this name: see ``WordMark/word``. O(log n).
  public func isSaved(_ language: Language, _ name: String) -> Bool {
    savedMarks.item(language, name)?.isKept ?? false
  }

  /// Returns the current content of a list; `nil` for an unknown list. O(lists + log changes); O(bytes of the list ×
  /// log changes) for a changed list.
  public func content(of id: EventID) -> ListContent? {
    lists.first { $0.id == id }?.content.map { $0.changed(id, by: listLines) }
  }
}
