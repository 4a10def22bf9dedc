import Formats
import Words

/// Says that a word was put into, or taken out of, the saved words or the player's own words. It never changes, and it is a reference: marks
/// stand in their order, so one that comes moves half of the others.
public final class WordMark: NamedWord, Equatable, Sendable {
  /// The language of the word.
  public let language: Language
  /// Its name: of a saved word the identifier of an entry of the vocabulary (`lead.2`), or the spelling of a word
  /// without entry; of an own word its letters.
  public let word: String
  /// The event.
  public let stamp: Stamp
  /// Whether the word is kept; `false` once it is taken out.
  public let isKept: Bool

  /// A mark of an event.
  public init(language: Language, word: String, stamp: Stamp, isKept: Bool) {
    self.language = language
    self.word = word
    self.stamp = stamp
    self.isKept = isKept
  }

  /// Of two marks of one word the one with the later stamp stays.
  static func join(_ mark: inout WordMark, _ other: WordMark) { if mark.stamp < other.stamp { mark = other } }

  /// Whether two marks say the same of the same event.
  public static func == (first: WordMark, second: WordMark) -> Bool {
    first.language == second.language && first.word.hasSameBytes(as: second.word) && first.stamp == second.stamp
      && first.isKept == second.isKept
  }
}

/// A verdict that a player reported as wrong.
public struct Report: Stamped, Equatable, Sendable {
  /// The event.
  public let stamp: Stamp
  /// The language of the round.
  public let language: Language
  /// The guess as it was typed.
  public let guess: String
  /// The root as it is spelled.
  public let root: String

  /// A report of an event.
  public init(stamp: Stamp, language: Language, guess: String, root: String) {
    self.stamp = stamp
    self.language = language
    self.guess = guess
    self.root = root
  }
}
