import Formats
import Words

/// A mark that records whether a word was last added to or removed from the saved words or the player's own words. A
/// mark is immutable. The type is a class because inserting an item into a sorted array moves half of the array on
/// average, and references are small.
public final class WordMark: NamedWord, Equatable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The name of the marked word. The name of a saved word is the identifier of its vocabulary entry (`lead.2`), or its
  /// spelling if the word has no entry. The name of an own word is its letters.
  public let word: String
  /// The stamp of the event that added or removed the word.
  public let stamp: Stamp
  /// Whether the word is in the list; `false` after it was removed.
  public let isKept: Bool

  /// Creates a mark with its event's stamp.
  public init(language: Language, word: String, stamp: Stamp, isKept: Bool) {
    self.language = language
    self.word = word
    self.stamp = stamp
    self.isKept = isKept
  }

  /// Merges two marks of the same word and keeps the later mark.
  static func join(_ mark: inout WordMark, _ other: WordMark) { if mark.stamp < other.stamp { mark = other } }

  /// Whether two marks have the same content and event.
  public static func == (first: WordMark, second: WordMark) -> Bool {
    first.language == second.language && first.word.hasSameBytes(as: second.word) && first.stamp == second.stamp
      && first.isKept == second.isKept
  }
}

/// A verdict that a player reported as wrong.
public struct Report: Stamped, Equatable, Sendable {
  /// The stamp of the event.
  public let stamp: Stamp
  /// The language of the round.
  public let language: Language
  /// The guess as the player typed it.
  public let guess: String
  /// The spelling of the round's root word.
  public let root: String

  /// Creates a report with its event's stamp.
  public init(stamp: Stamp, language: Language, guess: String, root: String) {
    self.stamp = stamp
    self.language = language
    self.guess = guess
    self.root = root
  }
}
