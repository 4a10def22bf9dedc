/// How a round ended.
public enum Outcome: Hashable, Sendable {
  /// Every word of the target is found.
  case harvested
  case gaveUp
  case timeUp
}
