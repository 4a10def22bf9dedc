import Journal
import Rules

/// The clock: how long a round is played, and the end of its time.
extension Model {
  /// Whether the round's time runs: it stands still while the page is out of sight, behind a sheet, or another is shown.
  private var isRunning: Bool {
    guard let game else { return false }
    return !game.isOver && !isAway && !showsSplash && sheet == nil && screen.isFindWords
  }

  /// Counts the time since the last message as played, up to what a player may think for without a key. What falls due meanwhile comes
  /// before what the message brings: a guess made after the end is too late.
  mutating func advanceClock(to time: Milliseconds, minutesEast: Int) -> [Effect] {
    let time = Time.clamped(time)
    let elapsed = max(time.value - now.value, 0)
    now = time
    self.minutesEast = minutesEast
    guard isRunning, var game else { return [] }
    let longest: Int64 = game.round.minutes == nil ? 60_000 : 5000
    let leftBefore = game.timeLeft
    game.played = Milliseconds(min(game.played.value + min(elapsed, longest), Game.longest))
    stage = .playing(game)
    guard let leftBefore, let left = game.timeLeft else { return [] }
    if left == 0 { return end(.timeUp) }
    return left <= Model.lowTime && leftBefore > Model.lowTime ? [signal(.timeLow)] : []
  }

  /// Asks for the next second's tick while time is limited and runs.
  mutating func keepTicking() -> [Effect] {
    guard isRunning, game?.round.minutes != nil, !isTicking else { return [] }
    isTicking = true
    return [.schedule(.ticked, after: 1000)]
  }

  mutating func tick() -> [Effect] {
    isTicking = false
    guard isRunning, let left = game?.timeLeft else { return [] }
    return left / 1000 % 5 == 0 ? keepDraft() : []
  }

  /// Milliseconds before the end from which time is short.
  static let lowTime: Int64 = 10_000

  /// Ends the round.
  mutating func end(_ outcome: Outcome) -> [Effect] {
    guard var game, !game.isOver else { return [] }
    game.round.end(outcome)
    stage = .playing(game)
    sheet = nil
    banner = nil
    putAway = nil
    board.field = ""
    return [
      record(.finished(game.id, game.round.language, outcome, played: game.played)),
      signal(outcome == .timeUp ? .timeUp : outcome == .harvested ? .harvest : .finished), .focus("result"),
    ] + keepDraft()
  }
}
