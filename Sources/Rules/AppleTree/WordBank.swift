import Formats
import Words

/// The words of one word source (`WordSource` in `Journal`), from which rounds of Apple Tree draw.
public struct WordBank: Sendable {
  /// The language of the words.
  public let language: Language
  /// The spellings in their original order. Each of these words can be guessed, and there are no duplicates.
  public let words: [String]

  /// The kind of spellings that a bank accepts.
  public enum Kind: Sendable {
    /// The bank accepts only words that consist of the language's letters.
    case words
    /// The bank accepts words and phrases in which spaces, hyphens, apostrophes and other characters may occur between
    /// letters: *el perro, l’amico, ice cream*. The characters between letters are visible from the start.
    case wordsAndPhrases
  }

  /// Creates a bank from spellings. The bank contains only spellings that have at least two letters of the language and
  /// that the kind allows. O(n log n).
  public init(_ spellings: [String], language: Language, taking kind: Kind = .words) {
    self.language = language
    words = spellings.filter { WordBank.takes($0, language, kind) }.withoutRepeats { $0.order(toBytesOf: $1) < 0 }
  }

  /// Returns whether a word bank of the kind `kind` accepts a spelling. O(characters).
  public static func takes(_ spelling: String, _ language: Language, _ kind: Kind) -> Bool {
    guard let word = HiddenWord(spelling, language: language) else { return false }
    return word.letterCount > 1 && (kind == .wordsAndPhrases || word.hasLettersOnly)
  }

  /// Whether the bank has no words.
  public var isEmpty: Bool { words.isEmpty }

  /// Draws a random word and adds it to `drawn`; `nil` for an empty bank. O(n log n).
  ///
  /// The method draws one of the words that are not in `drawn`; among them, it considers only the words that were
  /// played least often. As a result, a word is not repeated before all words of the bank were drawn, and new words
  /// come first. When all words have been drawn, the method clears `drawn`. The method does not draw the word `last` if
  /// the bank has another word.
  public func draw(
    using generator: inout SeededGenerator, last: String?, drawn: inout DrawnWords, timesPlayed: (String) -> Int
  ) -> String? {
    let others = words.filter { word in last.map { !word.hasSameBytes(as: $0) } ?? true }
    var candidates = others.filter { !drawn.contains($0) }
    if candidates.isEmpty {
      drawn = DrawnWords()
      candidates = others.isEmpty ? words : others
    }
    let counts = candidates.map(timesPlayed)
    guard let least = counts.min() else { return nil }
    let rarest = zip(candidates, counts).filter { $0.1 == least }.map { $0.0 }
    let word = rarest[generator.below(rarest.count)]
    drawn.insert(word)
    return word
  }
}
