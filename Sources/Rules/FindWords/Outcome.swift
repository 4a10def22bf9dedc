/// The outcome of a round of Find Words.
public enum Outcome: Hashable, Sendable {
  /// Every word of the target was found.
  case harvested
  /// The player gave up or ended the round.
  case gaveUp
  /// The time ran out.
  case timeUp
}
