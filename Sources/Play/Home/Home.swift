import Formats
import Journal
import Markup
import Rules
import Words

/// The state of the home page. The page shows a tree for each finished daily puzzle, today's puzzles, the unfinished
/// rounds, and links to the games and their words.
struct Home {
  /// The maximum number of earlier months with trees that the page shows in addition to the current month.
  var months = Home.fewMonths

  /// Whether the page shows all unfinished rounds.
  var showsAllRounds = false

  static let fewMonths = 3
  /// The number of unfinished rounds that the page shows before the player asks for all of them.
  static let fewRounds = 3
}

/// The trees of a month.
struct GroveMonth {
  let first: Day
  /// The trees of the finished daily puzzles, the earliest first.
  let trees: [GroveTree]
}

/// A tree or a fruit for a finished daily puzzle on the home page.
struct GroveTree {
  let day: Day
  /// The tree's growth stage. The page draws one picture for each stage and reuses it. The value is `nil` for a fruit.
  var stage: GrowthStage?
  /// Creates the list item, which links to the puzzle.
  let node: (HomePage) -> Node
}

/// A card that links to a daily puzzle.
struct DailyCard {
  /// Distinguishes the puzzle from the day's other puzzles.
  let key: String
  let path: String
  let picture: Node
  let name: String
  let standing: String
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

  /// The months in which a daily was finished, the latest first. O(n log n).
  var grove: [GroveMonth] {
    var months: [GroveMonth] = []
    var trees: [GroveTree] = []
    for tree in finishedDailies {
      if let first = trees.first?.day.firstOfMonth, first != tree.day.firstOfMonth {
        months.append(GroveMonth(first: first, trees: trees))
        trees = []
      }
      trees.append(tree)
    }
    if let first = trees.first?.day.firstOfMonth { months.append(GroveMonth(first: first, trees: trees)) }
    return months.reversed()
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
      where path.hasSameBytes(as: shown.path) {
        return .host(.openedPage(new.path))
      }
    }
    return message
  }
}
