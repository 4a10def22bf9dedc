import Formats
import Journal
import Markup
import Rules
import Words

/// The orchard: a tree for every finished daily, today's puzzles, what was begun, and the ways to all that is there.
struct Home {
  /// How many months of the orchard are shown, this one and those before it that have trees.
  var months = Home.fewMonths

  /// Whether all rounds to go on with are shown.
  var showsAllRounds = false

  static let fewMonths = 3
  /// How many rounds to go on with are shown at first.
  static let fewRounds = 3
}

/// The trees of a month.
struct GroveMonth {
  let first: Day
  /// Finished dailies, the earliest first.
  let trees: [GroveTree]
}

/// What has grown in the orchard from a finished daily puzzle.
struct GroveTree {
  let day: Day
  /// The tree's growth stage: the page draws one picture for each stage and reuses it. `nil` for a fruit.
  var stage: GrowthStage?
  /// The item of the list, which leads to the puzzle.
  let node: (HomePage) -> Node
}

/// A daily puzzle, which leads to its game.
struct DailyCard {
  /// Distinguishes the puzzle from the others of the day.
  let key: String
  let path: String
  let picture: Node
  let name: String
  let standing: String
}

/// A game's rounds to go on with.
struct RoundCards {
  /// The items of the list, the round that was played last first.
  var shown: [Node] = []
  /// How many rounds there are; `nil` if all are shown.
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
  /// The meaning of a press: on a puzzle shown as today's, it opens the new day's puzzle once a new day has begun.
  @inline(never)
  func ofToday(_ message: Message, shownOn day: Day) -> Message {
    guard day != today, route.kind == .home, case .visit(.openedPage(let path)) = message else { return message }
    for game in Game.all {
      for (shown, new) in zip(game.orchard.dailies(self, day), game.orchard.dailies(self, today))
      where path.hasSameBytes(as: shown.path) {
        return .visit(.openedPage(new.path))
      }
    }
    return message
  }
}
