import Journal
import Rules

/// The identity of a round that may be a daily puzzle.
public enum DailyRound: Hashable, Sendable {
  /// A round that an event of a game began. The round's first event determines whether the round is a daily puzzle.
  case begun(RoundID, DailyGame)
  /// A round with a daily puzzle, in games in which a player has a single round of each puzzle on all devices.
  case puzzle(DailyPuzzle)

  /// The game of the round.
  var game: DailyGame {
    switch self {
    case .begun(_, let game): game
    case .puzzle(let puzzle): puzzle.course.game
    }
  }
}

extension Event {
  /// The round in which the event happened, if the round may be a daily puzzle. O(games).
  public var dailyRound: DailyRound? {
    for game in DailyGame.all {
      if let round = game.round(self) { return round }
    }
    return nil
  }
}

extension Checkpoint {
  /// The rounds with daily puzzles that can be judged from the checkpoint alone. O(rounds).
  public var dailyRounds: [DailyRound] { DailyGame.all.flatMap { $0.rounds(self) } }
}

/// The stored data of a round: its events, and the checkpoints that replaced some of them.
public struct StoredRound: Sendable {
  /// The identity of the round.
  public let name: DailyRound
  /// The events of the round that are stored as lines.
  public var events: [Event]
  /// The checkpoints that may contain the round.
  public let checkpoints: [Checkpoint]
  /// The time of the round's first event by its device's clock; `nil` if it is unknown.
  public let started: Milliseconds?

  /// Creates a stored round.
  public init(
    _ name: DailyRound, _ events: [Event] = [], checkpoints: [Checkpoint] = [], started: Milliseconds? = nil
  ) {
    self.name = name
    self.events = events
    self.checkpoints = checkpoints
    self.started = started
  }

  /// The round's daily puzzle; `nil` if the stored events do not determine it.
  public var puzzle: DailyPuzzle? {
    switch name {
    case .puzzle(let puzzle): puzzle
    case .begun(let id, let game): events.first { $0.id == id }.flatMap(game.puzzleBegun)
    }
  }
}
