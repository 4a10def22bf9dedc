/// A lexicon's information about a word, except its letters and spellings.
public struct Rating: Hashable, Sendable {
  /// The familiarity of a word.
  public enum Tier: Hashable, Sendable {
    /// Familiar to most players; the word can be a target word.
    case common
    /// Accepted when a player types the word, but never a target word.
    case accepted
  }

  /// The familiarity of the word.
  public var tier: Tier
  /// Whether the word is offensive. An offensive word is accepted when a player types it, but is never a root word, a
  /// target word or a hint.
  public var isOffensive: Bool
  /// Whether the word is never a root word, from whose letters players make words; it can still be a target word. Grim
  /// words, and words that are better known as names, are barred.
  public var isBarredAsRoot: Bool
  /// Whether games for schools exclude the word, because it is about weapons, drink, smoking, death or underwear.
  public var isNotForSchool: Bool
  /// The integer part of the Zipf frequency, from 1 to 7; 0 if the frequency is unknown or below 1. The Zipf frequency
  /// is the logarithm to base 10 of a word's occurrences in a billion words (van Heuven and others, 2014).
  public var frequencyBand: Int

  /// Creates a rating; a lexicon stores bands from 0 to 7.
  public init(
    tier: Tier, isOffensive: Bool, isBarredAsRoot: Bool = false, isNotForSchool: Bool = false, frequencyBand: Int
  ) {
    self.tier = tier
    self.isOffensive = isOffensive
    self.isBarredAsRoot = isBarredAsRoot
    self.isNotForSchool = isNotForSchool
    self.frequencyBand = frequencyBand
  }

  /// Whether the word can be a target word, because it is common and not offensive.
  public var isTarget: Bool { tier == .common && !isOffensive }

  /// The frequency band that the `web` edition stores: the lowest of the bands that a word's page displays in the same
  /// way. Storing coarse bands makes the file 5% smaller.
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

  /// The bit of a stored byte that marks a word with an entry in the spellings section.
  static let hasSpellings: UInt8 = 0x08

  /// Creates the rating of a stored byte.
  init(byte: UInt8) {
    self.init(
      tier: byte & 0x80 != 0 ? .common : .accepted, isOffensive: byte & 0x40 != 0,
      isBarredAsRoot: byte & 0x10 != 0, isNotForSchool: byte & 0x20 != 0, frequencyBand: Int(byte & 7))
  }
}
