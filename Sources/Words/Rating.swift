/// What a lexicon knows of a word besides its letters and spellings.
public struct Rating: Hashable, Sendable {
  /// How well known a word is.
  public enum Tier: Hashable, Sendable {
    /// Known by most players: may be a target word.
    case common
    /// Accepted when typed, but not asked for.
    case accepted
  }

  /// How well known the word is.
  public var tier: Tier
  /// Accepted when typed; never a root, a target word or a hint.
  public var isOffensive: Bool
  /// Never a root, though it may be a target word: grim words, and those better known as names.
  public var isBarredAsRoot: Bool
  /// Left out of games for a school: weapons, drink, smoke, death, underwear.
  public var isNotForSchool: Bool
  /// The whole part of the Zipf frequency, 1 to 7; 0 for words that are unknown or rarer. Zipf frequency is the
  /// logarithm to base 10 of the occurrences in a billion words (van Heuven and others, 2014).
  public var frequencyBand: Int

  /// A rating; a lexicon stores bands from 0 to 7.
  public init(
    tier: Tier, isOffensive: Bool, isBarredAsRoot: Bool = false, isNotForSchool: Bool = false, frequencyBand: Int
  ) {
    self.tier = tier
    self.isOffensive = isOffensive
    self.isBarredAsRoot = isBarredAsRoot
    self.isNotForSchool = isNotForSchool
    self.frequencyBand = frequencyBand
  }

  /// Whether it may be a target word: common and not offensive.
  public var isTarget: Bool { tier == .common && !isOffensive }

  /// The band as the `web` edition has it: the lowest of those that a word's page does not tell apart. This makes the file a twentieth
  /// smaller.
  var coarseBand: Int {
    switch frequencyBand {
    case ..<2: 0
    case 2...3: 2
    case 4: 4
    default: 5
    }
  }

  var byte: UInt8 {
    UInt8(min(max(frequencyBand, 0), 7)) | (isBarredAsRoot ? 0x10 : 0) | (isNotForSchool ? 0x20 : 0)
      | (isOffensive ? 0x40 : 0) | (tier == .common ? 0x80 : 0)
  }

  /// Of a stored byte, the bit of a word that has an entry among the spellings.
  static let hasSpellings: UInt8 = 0x08

  /// The rating of a stored byte.
  init(byte: UInt8) {
    self.init(
      tier: byte & 0x80 != 0 ? .common : .accepted, isOffensive: byte & 0x40 != 0,
      isBarredAsRoot: byte & 0x10 != 0, isNotForSchool: byte & 0x20 != 0, frequencyBand: Int(byte & 7))
  }
}
