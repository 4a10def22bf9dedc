/// What is known of a word besides its letters.
public struct Rating: Hashable, Sendable {
  public enum Tier: Hashable, Sendable {
    /// Known by most players: may be a target.
    case common
    /// A word all the same.
    case accepted
  }

  public var tier: Tier
  /// Accepted when typed, never a root, a target or a hint.
  public var isOffensive: Bool
  /// Never a root, though it may be a target: grim words, and those that are better known as names.
  public var isBarredAsRoot: Bool
  /// The whole part of the Zipf frequency, 0 (unknown or rarer than 1 in 10⁸) to 7 (Zipf: van Heuven and others, 2014).
  public var frequencyBand: Int

  public init(tier: Tier, isOffensive: Bool, isBarredAsRoot: Bool = false, frequencyBand: Int) {
    self.tier = tier
    self.isOffensive = isOffensive
    self.isBarredAsRoot = isBarredAsRoot
    self.frequencyBand = frequencyBand
  }

  /// Common and not offensive.
  public var isTarget: Bool { tier == .common && !isOffensive }

  var byte: UInt8 {
    UInt8(min(max(frequencyBand, 0), 7)) | (isBarredAsRoot ? 0x10 : 0) | (isOffensive ? 0x40 : 0)
      | (tier == .common ? 0x80 : 0)
  }

  /// Of a stored byte, the bit of a word that has an entry among the spellings.
  static let hasSpellings: UInt8 = 0x08
  /// The bits of a stored byte that are zero.
  static let reservedBits: UInt8 = 0x20

  /// The rating of a stored byte.
  init(byte: UInt8) {
    self.init(
      tier: byte & 0x80 != 0 ? .common : .accepted, isOffensive: byte & 0x40 != 0,
      isBarredAsRoot: byte & 0x10 != 0, frequencyBand: Int(byte & 7))
  }
}
