import Journal
import Rules

/// The clock: how long a round is played, and the end of its time.
extension FindWords {
  /// Milliseconds before the end from which time is short.
  static let lowTime: Int64 = 10_000

  /// Counts the time since the last message as played, up to the longest time that a player may think without pressing a key. What
  /// becomes due in that time happens before the message is handled: a guess made after the end is too late.
  mutating func advance(by elapsed: Int64, _ session: inout Session) -> [Effect] {
    guard isRunning(session), var game else { return [] }
    let longest: Int64 = game.round.minutes == nil ? 60_000 : 5000
    let leftBefore = game.timeLeft
    game.played = Milliseconds(min(game.played.value + min(elapsed, longest), Game.longest))
    stage = .playing(game)
    guard let leftBefore, let left = game.timeLeft else { return [] }
    if left == 0 { return end(.timeUp, &session) }
    return left <= FindWords.lowTime && leftBefore > FindWords.lowTime ? [session.signal(.timeLow)] : []
  }

  /// Asks for the next second's tick while time is limited and runs.
  mutating func keepTicking(_ session: Session) -> [Effect] {
    guard isRunning(session), round?.minutes != nil, !isTicking else { return [] }
    isTicking = true
    return [.schedule(Message.ticked.name, after: 1000)]
  }

  mutating func tick(_ session: Session) -> [Effect] {
    isTicking = false
    guard isRunning(session), let left = game?.timeLeft else { return [] }
    return left / 1000 % 5 == 0 ? keepDraft() : []
  }

  /// Ends the round.
  mutating func end(_ outcome: Outcome, _ session: inout Session) -> [Effect] {
    guard var game, !game.isOver else { return [] }
    game.round.end(outcome)
    stage = .playing(game)
    session.sheet = nil
    session.clearBanner()
    replacedRound = nil
    board.field = ""
    return [
      session.record(.finished(game.id, game.round.language, outcome, played: game.played)),
      session.signal(outcome == .timeUp ? .timeUp : outcome == .harvested ? .harvest : .finished), .focus("result"),
    ] + keepDraft() + orderMeanings(&session)
  }
}
