import Formats
import Rules
import Words

/// What follows from all events of all devices: what a player has chosen, kept and reached.
public struct Profile: Equatable, Sendable {
  /// What was chosen last.
  public let settings: Choices
  /// The progress in each game.
  public let games: GamesProgress
  /// What became of each word that was ever saved, by language and word. It is as the checkpoint has it, so that an event costs no walk
  /// along all of it.
  private let savedMarks: [WordMark]
  /// What became of each of the player's own words, by language and word.
  private let ownMarks: [WordMark]
  /// The reported verdicts, the newest last.
  public let reports: [Report]
  /// Whether the tutorial was finished or skipped.
  public let hasFinishedTutorial: Bool
  /// The player's lists as they were kept, by their names; removed ones are left out. ``content(of:)`` says what is in them now.
  public let lists: [KeptList]
  /// What has happened to lines of lists.
  private let listLines: [WordMark]

  /// What follows from one device's checkpoint, or from several that were joined. O(lists + rounds × log rounds): what grows with
  /// years of play is taken over as it is.
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
}
