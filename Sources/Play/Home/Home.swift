import Formats
import Journal
import Markup
import Rules
import Words

/// The state of the orchard's page. The page shows a tree for each finished daily puzzle, today's puzzles, the
/// unfinished rounds, and links to the games and their words.
struct Home {
  /// The number of months that the orchard shows: the current month, and earlier months that have trees.
  var months = Home.fewMonths

  /// Whether all unfinished rounds are shown.
  var showsAllRounds = false

  static let fewMonths = 3
  /// The number of unfinished rounds that are shown at first.
  static let fewRounds = 3
}

/// The trees of a month.
struct GroveMonth {
  let first: Day
  /// Finished dailies, the earliest first.
  let trees: [GroveTree]
}

/// A tree or a fruit that has grown in the orchard from a finished daily puzzle.
struct GroveTree {
  let day: Day
  /// The tree's growth stage: the page draws one picture for each stage and reuses it. `nil` for a fruit.
  var stage: GrowthStage?
  /// The list item, which links to the puzzle.
  let node: (HomePage) -> Node
}

/// A card that links to a daily puzzle.
struct DailyCard {
  /// Distinguishes the puzzle from the others of the day.
  let key: String
  let path: String
  let picture: Node
  let name: String
  let standing: String
}

/// The cards of a game's unfinished rounds.
struct RoundCards {
  /// The list items. The round that was played last comes first.
  var shown: [Node] = []
  /// The number of all unfinished rounds; `nil` if all are shown.
  var countOfAll: Int?
}

extension Profile {
  /// Finished dailies of all games, the earliest first. O(n log n).
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
  /// Returns the message that a press means. If the press opens a puzzle that the orchard still shows as today's, but a
  /// new day has begun, the returned message opens the new day's puzzle.
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
