import Formats
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
  let trees: [GroveTree]
}

/// What grows in the orchard: a tree for a puzzle of Find Words, an apple for a word of Apple Tree.
indirect enum GroveTree {
  case tree(DailyMark)
  case apple(AppleTreeRecord, DailyWord)

  var day: Day {
    switch self {
    case .tree(let mark): mark.day
    case .apple(_, let daily): daily.day
    }
  }
}

extension Profile {
  /// Finished dailies of both games, the earliest first. O(n log n).
  var finishedDailies: [GroveTree] {
    var grown: [GroveTree] = []
    for mark in dailies where mark.isFinished { grown.append(.tree(mark)) }
    for record in dailyWords {
      if let daily = record.daily, record.round.outcome != nil { grown.append(.apple(record, daily)) }
    }
    return grown.ordered { $0.day < $1.day }
  }

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

extension DailyMark {
  /// How far its tree has grown.
  var stage: GrowthStage { GrowthStage(points: Points(percent), of: Points(100)) }
}

extension Session {
  /// The meaning of a press: on a puzzle shown as today's, it opens the new day's puzzle once a new day has begun.
  @inline(never)
  func ofToday(_ message: Message, shownOn day: Day) -> Message {
    guard day != today, route.kind == .home, case .visit(.openedPage(let path)) = message else { return message }
    for length in RootList.lengths {
      func link(_ day: Day) -> String { RoundLink.daily(day, settings.language, length: length).path }
      if path.hasSameBytes(as: link(day)) { return .visit(.openedPage(link(today))) }
    }
    let word = dailyWord
    return path.hasSameBytes(as: DailyWord(day, word.language, level: word.level).path)
      ? .visit(.openedPage(word.path)) : message
  }
}
