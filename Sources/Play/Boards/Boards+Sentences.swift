import Interface

extension Sentences {
  /// The name of a leaderboard's puzzle without its language: `Find Words · 8 letters`, `Apple Tree · B1`.
  func name(_ course: Boards.Course) -> String {
    let name = self[course.game.name]
    return (course.length.map { letters($0) } ?? course.level).map { pair(name, $0) } ?? name
  }

  /// The name of a leaderboard for friends: the name that its owner gave it, or the owner's pseudonym.
  func name(_ circle: Boards.Circle) -> String {
    circle.name.isEmpty ? self(.boardsOf, .text("name", circle.owner)) : circle.name
  }

  func name(_ period: Boards.Period) -> String {
    switch period {
    case .day: self[.boardsDay]
    case .week: self[.boardsWeek]
    case .all: self[.boardsAll]
    }
  }
}

extension Boards.Refusal {
  /// The sentence that states the reason for the refusal and how the player can avoid it.
  var phrase: Phrase {
    switch self {
    case .clock: .boardsRefusedClock
    case .tooFast: .boardsRefusedTooFast
    case .late: .boardsRefusedLate
    case .otherEdition: .boardsRefusedEdition
    case .notFinished: .boardsRefusedNotFinished
    case .other: .boardsRefused
    }
  }
}
