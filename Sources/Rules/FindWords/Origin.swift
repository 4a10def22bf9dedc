/// Where a round's root comes from.
public enum Origin: Hashable, Sendable {
  /// Drawn for this player.
  case drawn
  /// Named by a link, for friends who play the same word.
  case link
  /// Named by a seed in a link: the same seed, the same root.
  case seed(UInt64)
  /// The puzzle of a day: the same for everyone.
  case daily(Day)

  /// Whether others play the same puzzle: then nothing in it is unfit for a school, whatever a player has chosen.
  public var isShared: Bool { self != .drawn }

  /// The day of a day's puzzle; `nil` for any other round.
  public var day: Day? {
    if case .daily(let day) = self { day } else { nil }
  }
}
