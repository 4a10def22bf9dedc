/// The outcome of a round of Find Words.
public enum Outcome: Hashable, Sendable {
  /// The player found every target word.
  case harvested
  /// The player gave up or ended the round.
  case gaveUp
  /// The time ran out.
  case timeUp
}
