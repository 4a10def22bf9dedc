import Formats
import Journal
import Rules
import Words

extension Home {
  mutating func update(_ message: Message, _ session: Session) -> [Effect] {
    switch message {
    case .askedForAllRounds: showsAllRounds = true
    case .showedGrove(let month): self.month = month.firstOfMonth
    case .minutePassed:
      isTicking = false
      return tick(session)
    }
    return []
  }

  /// Schedules the next update of the time until the next day, if the page is shown.
  mutating func tick(_ session: Session) -> [Effect] {
    guard !isTicking, session.route.kind == .home else { return [] }
    isTicking = true
    return [.schedule(Message.minutePassed.name, after: 60_000)]
  }

  /// Requests the lists with today's and yesterday's puzzles, and starts the page's clock.
  mutating func load(_ session: inout Session) -> [Effect] {
    let settings = session.settings
    return session.order([.roots(settings.language, length: settings.length), .dailyWords(settings.language)])
      + tick(session)
  }
}
