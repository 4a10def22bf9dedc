import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The state of the home page. The page shows today's puzzles, the unfinished rounds, and a month of the orchard, in
/// which a tree stands for each finished daily puzzle.
struct Home {
  /// The first day of the month whose trees the page shows; `nil` means the current month.
  var month: Day?

  /// Whether the page shows all unfinished rounds.
  var showsAllRounds = false

  /// Whether a message is scheduled that updates the time until the next day.
  var isTicking = false

  /// The number of unfinished rounds that the page shows before the player asks for all of them.
  static let fewRounds = 3
  /// The number of days without a game after which the page welcomes the player back.
  static let longAbsence = 14
}

/// A tree or a fruit for a finished daily puzzle. The type is a class, because copies of its values would add code to
/// each function that handles trees.
final class GroveTree {
  let day: Day
  /// The tree's growth stage; `nil` for a fruit.
  let stage: GrowthStage?
  /// Whether the puzzle was lost, so that the fruit is rotten.
  let isLost: Bool
  /// The address of the puzzle.
  let path: String
  /// Returns the description for screen readers.
  let said: (Sentences) -> String

  init(day: Day, stage: GrowthStage?, isLost: Bool, path: String, said: @escaping (Sentences) -> String) {
    (self.day, self.stage, self.isLost, self.path, self.said) = (day, stage, isLost, path, said)
  }
}

/// A game's card on the home page, with today's puzzle.
final class TodayCard {
  /// The picture by which the player recognizes the game.
  let face: Node
  let name: Phrase
  /// The state of the puzzle, in a few lines.
  let notes: [Node]
  let action: Phrase
  let isFinished: Bool
  let path: String
  /// The links to the day's puzzles of the game among which the player can choose; empty if there is only one.
  let choices: [Node]

  init(
    face: Node, name: Phrase, notes: [Node], action: Phrase, isFinished: Bool, path: String, choices: [Node] = []
  ) {
    (self.face, self.name, self.notes, self.action) = (face, name, notes, action)
    (self.isFinished, self.path, self.choices) = (isFinished, path, choices)
  }
}

/// The cards of a game's unfinished rounds.
struct RoundCards {
  /// The list items of the rounds that the page shows. The round that was played last comes first.
  var shown: [Node] = []
  /// The total number of unfinished rounds; `nil` if the page shows all of them.
  var countOfAll: Int?
}

extension Profile {
  /// The trees and fruits of the finished daily puzzles of all games, the earliest first. O(n log n).
  var finishedDailies: [GroveTree] { Game.all.flatMap { $0.orchard.trees(self) }.ordered { $0.day < $1.day } }

  /// The last day before `day` on which the player played a round or finished a daily puzzle. O(n log n).
  func lastActive(before day: Day) -> Day? {
    let finished = finishedDailies.last { $0.day < day }?.day
    guard let played = days.last(where: { $0.day < day })?.day else { return finished }
    return finished.map { max($0, played) } ?? played
  }
}

extension Session {
  /// Returns the message for a press on the home page. On a day that has begun since the page was rendered, a press on
  /// yesterday's puzzle returns the message that opens today's puzzle.
  @inline(never)
  func ofToday(_ message: Message, shownOn day: Day) -> Message {
    guard day != today, route.kind == .home, case .host(.openedPage(let path)) = message else { return message }
    for game in Game.all {
      for (shown, new) in zip(game.orchard.dailies(self, day), game.orchard.dailies(self, today))
      where path.hasSameBytes(as: shown) {
        return .host(.openedPage(new))
      }
    }
    return message
  }
}
