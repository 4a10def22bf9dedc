/// The origin of a round's root.
public enum Origin: Hashable, Sendable {
  /// Drawn for this player.
  case drawn
  /// Named by a link that friends use to play the same word.
  case link
  /// Named by a seed in a link; equal seeds have equal roots.
  case seed(UInt64)
  /// The puzzle of a day, the same for all players.
  case daily(Day)

  /// Whether others play the same puzzle. Then its words are suitable for schools, regardless of the player's settings.
  public var isShared: Bool { self != .drawn }

  /// The day of a daily puzzle; `nil` for any other round.
  public var day: Day? {
    if case .daily(let day) = self { day } else { nil }
  }
}
