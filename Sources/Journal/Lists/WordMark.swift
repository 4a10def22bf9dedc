import Words

/// A word that a player keeps or no longer keeps, in a list of saved words or of words of one's own.
public struct WordMark: NamedWord, Hashable, Sendable {
  public let language: Language
  /// What names it: the identifier of an entry of the vocabulary (`lead.2`), or the spelling of a word without one.
  public let word: String
  public let stamp: Stamp
  public let isKept: Bool

  public init(language: Language, word: String, stamp: Stamp, isKept: Bool) {
    self.language = language
    self.word = word
    self.stamp = stamp
    self.isKept = isKept
  }
}

/// A verdict that a player found wrong.
public struct Report: Stamped, Equatable, Sendable {
  public let stamp: Stamp
  public let language: Language
  public let guess: String
  public let root: String

  public init(stamp: Stamp, language: Language, guess: String, root: String) {
    self.stamp = stamp
    self.language = language
    self.guess = guess
    self.root = root
  }
}
