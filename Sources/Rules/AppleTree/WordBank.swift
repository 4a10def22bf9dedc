import Formats
import Words

/// The words of which rounds of Apple Tree draw one: those of a source, see `WordSource` in `Journal`.
public struct WordBank: Sendable {
  /// As they are spelled, in the order in which they were given. Each can be guessed, none occurs twice.
  public let words: [String]

  /// Which spellings a bank takes.
  public enum Kind: Sendable {
    /// Letters of the language alone.
    case words
    /// Letters with spaces, hyphens, apostrophes and other characters between them, which are shown from the start: *el perro, l’amico, ice cream*.
    case wordsAndPhrases
  }

  /// Those of the spellings that have more than one letter of the language, and nothing that the kind does not take. O(n log n).
  public init(_ spellings: [String], language: Language, taking kind: Kind = .words) {
    words = spellings.filter { WordBank.takes($0, language, kind) }.withoutRepeats { $0.order(toBytesOf: $1) < 0 }
  }

  /// Whether a bank of a kind takes a spelling. O(characters).
  public static func takes(_ spelling: String, _ language: Language, _ kind: Kind) -> Bool {
    guard let word = HiddenWord(spelling, language: language) else { return false }
    return word.letterCount > 1 && (kind == .wordsAndPhrases || word.hasLettersOnly)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { words.isEmpty }

  /// Draws a word at random from those that come next, and counts it as `drawn`; `nil` for an empty bank. O(n log n).
  ///
  /// Next come the words not yet drawn, of these the ones that were played least often: so no word comes again before
  /// all have come, and new words come first. When all have been drawn, `drawn` begins anew. The word `last` does not
  /// come next unless it is the only one.
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
