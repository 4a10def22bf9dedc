import Journal
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
  let trees: [DailyMark]
}

extension Profile {
  /// The months in which a daily was finished, the latest first. O(dailies).
  var grove: [GroveMonth] {
    var months: [GroveMonth] = []
    var trees: [DailyMark] = []
    for mark in dailies where mark.isFinished {
      if let first = trees.first?.day.firstOfMonth, first != mark.day.firstOfMonth {
        months.append(GroveMonth(first: first, trees: trees))
        trees = []
      }
      trees.append(mark)
    }
    if let first = trees.first?.day.firstOfMonth { months.append(GroveMonth(first: first, trees: trees)) }
    return months.reversed()
  }
}

extension DailyMark {
  /// How far its tree has grown.
  var stage: GrowthStage { GrowthStage(points: Points(percent), of: Points(100)) }
}
