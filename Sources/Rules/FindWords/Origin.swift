/// The origin of a round's root word.
public enum Origin: Hashable, Sendable {
  /// The root word was drawn for this player.
  case drawn
  /// A link names the root word, so that friends can play the same word.
  case link
  /// A link names a seed; equal seeds lead to equal root words.
  case seed(UInt64)
  /// The root word is the puzzle of a day, which is the same for all players.
  case daily(Day)

  /// Whether other players play the same puzzle. A shared puzzle's words are suitable for schools, regardless of the
  /// player's settings.
  public var isShared: Bool { self != .drawn }

  /// The day of a daily puzzle; `nil` for any other round.
  public var day: Day? {
    if case .daily(let day) = self { day } else { nil }
  }
}
