import Journal
import Rules

/// The clock of a round: measures the playing time, and ends a timed round.
extension FindWords {
  /// The remaining time at which a banner announces the coming end, also to players who cannot see the clock.
  static let warningTime = Milliseconds.seconds(30)
  /// The remaining time at which the clock turns red and a sound warns the player.
  static let lowTime = Milliseconds.seconds(10)

  /// Adds the time since the last message to the playing time. The added time is limited to the longest pause in which
  /// a player may think without pressing a key. Handles events that became due in this time, such as the end of the
  /// round, before the message. As a result, a guess in a message that arrives after the end of the round is too late.
  mutating func advance(by elapsed: Milliseconds, _ session: inout Session) -> [Effect] {
    guard isRunning(session), var game else { return [] }
    let longest = Milliseconds.seconds(game.round.minutes == nil ? 60 : 5)
    let leftBefore = game.timeLeft
    game.played = min(game.played + min(elapsed, longest), Game.longest)
    stage = .playing(game)
    guard let leftBefore, let left = game.timeLeft else { return [] }
    if left == .zero { return end(.timeUp, &session) }
    if left <= FindWords.warningTime, leftBefore > FindWords.warningTime { return session.show(.halfMinuteLeft) }
    return left <= FindWords.lowTime && leftBefore > FindWords.lowTime ? [session.signal(.timeLow)] : []
  }

  /// Schedules the next second's tick while a timed round is running.
  mutating func keepTicking(_ session: Session) -> [Effect] {
    guard isRunning(session), round?.minutes != nil, !isTicking else { return [] }
    isTicking = true
    return [.schedule(Message.ticked.name, after: 1000)]
  }

  mutating func tick(_ session: Session) -> [Effect] {
    isTicking = false
    guard isRunning(session), let left = game?.timeLeft else { return [] }
    return left.value / 1000 % 5 == 0 ? keepDraft() : []
  }

  /// Ends the round with this outcome.
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
