import Journal
import Rules
import Words

/// Daily puzzles: the same for everyone, found on the device from the day alone.
extension Model {
  /// Shows the month of a day.
  mutating func openDaily(_ day: Day) -> [Effect] {
    open(.daily(min(max(day, firstDay ?? day), today).firstOfMonth))
      + order([.roots(settings.language, length: settings.length)])
  }

  /// The first day that has a puzzle; `nil` before the list is there.
  var firstDay: Day? { library.roots[.roots(settings.language, length: settings.length)]?.firstDay }

  mutating func play(_ day: Day) -> [Effect] {
    sheet = nil
    let invitation = Invitation.daily(day, settings.language, length: settings.length)
    if let game, game.round.origin.day == day, game.round.language == settings.language,
      game.round.root.word.count == settings.length
    {
      return []
    }
    return putAwayRound(for: .invited(invitation))
  }

  /// The day's game that its mark speaks of, as it was left; `nil` when it was never begun or is long ago.
  func dailyGame(_ day: Day, _ language: Language, length: Int) -> Game? {
    profile.daily(day, language, length: length).flatMap { profile.round($0.round) }.flatMap { Game($0) }
  }

}

extension Day {
  var firstOfMonth: Day { self + (1 - date.day) }
  /// The first day of the month after this day's.
  var nextMonth: Day { (firstOfMonth + 31).firstOfMonth }
  var previousMonth: Day { (firstOfMonth + -1).firstOfMonth }
  /// 0 for a Monday to 6 for a Sunday; 1970-01-01 was a Thursday.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }
}
