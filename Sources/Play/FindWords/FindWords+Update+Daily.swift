import Formats
import Journal
import Rules
import Words

/// Daily puzzles, which are the same for all players because each device derives them from the date alone.
extension FindWords {
  /// Opens the calendar at the month of a day.
  func openDaily(_ day: Day, _ session: inout Session) -> [Effect] {
    let month = min(max(day, firstDay(session) ?? day), session.today).firstOfMonth
    return session.open(.findWords(.daily(month)))
      + session.order([.roots(session.settings.language, length: session.settings.length)])
  }

  /// The first day that has a daily puzzle; `nil` until the list of root words is loaded.
  func firstDay(_ session: Session) -> Day? {
    session.library.roots[.roots(session.settings.language, length: session.settings.length)]?.firstDay
  }

  mutating func playDay(_ day: Day, _ session: inout Session) -> [Effect] {
    session.sheet = nil
    let (language, length) = (session.settings.language, session.settings.length)
    if let round, round.origin.day == day, round.language == language, round.root.word.count == length { return [] }
    return replaceRound(with: .linked(.daily(day, language, length: length)), &session)
  }

  /// The game of a day's puzzle in its last state. The result is `nil` if the player never began the puzzle, or if the
  /// journal no longer contains the round.
  func dailyGame(_ day: Day, _ language: Language, length: Int, _ session: Session) -> Game? {
    let profile = session.profile
    return profile.daily(day, language, length: length).flatMap { profile.round($0.round) }.flatMap { Game($0) }
  }
}

extension Day {
  var firstOfMonth: Day { self + (1 - date.day) }
  /// The first day of the next month.
  var nextMonth: Day { (firstOfMonth + 31).firstOfMonth }
  var previousMonth: Day { (firstOfMonth + -1).firstOfMonth }
  /// The day of the week, from 0 for Monday to 6 for Sunday. The calculation adds 3 because day 0, 1970-01-01, was a
  /// Thursday.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }
}
