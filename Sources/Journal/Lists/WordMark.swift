import Formats
import Words

/// A mark that a word was added to or removed from the saved words or the player's own words. It is immutable. It is a
/// reference type because inserting a mark into a sorted array moves half of the array on average.
public final class WordMark: NamedWord, Equatable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The name of the word. For a saved word: the identifier of its vocabulary entry (`lead.2`), or its spelling if it
  /// has no entry. For an own word: its letters.
  public let word: String
  /// The event.
  public let stamp: Stamp
  /// Whether the word is kept; `false` after it is removed.
  public let isKept: Bool

  /// Creates the mark of an event.
  public init(language: Language, word: String, stamp: Stamp, isKept: Bool) {
    self.language = language
    self.word = word
    self.stamp = stamp
    self.isKept = isKept
  }

  /// Merges two marks of the same word: the later one is kept.
  static func join(_ mark: inout WordMark, _ other: WordMark) { if mark.stamp < other.stamp { mark = other } }

  /// Whether two marks have the same content and event.
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
  /// The guess as typed.
  public let guess: String
  /// The spelling of the root.
  public let root: String

  /// Creates a report of an event.
  public init(stamp: Stamp, language: Language, guess: String, root: String) {
    self.stamp = stamp
    self.language = language
    self.guess = guess
    self.root = root
  }
}
