import Formats
import Words

/// Words of which one is drawn for a round of Apple Tree: all of a vocabulary, those with one letter or level, saved ones, a list.
public struct WordBank: Sendable {
  /// As they are spelled; each can be guessed, none is there twice.
  public let words: [String]

  /// Of these words the ones that have nothing but letters of the language. O(n).
  public init(_ spellings: [String], language: Language) {
    var known: Set<[UInt8]> = []
    words = spellings.filter { spelling in
      HiddenWord(spelling, language: language)?.hasLettersOnly == true && known.insert(Array(spelling.utf8)).inserted
    }
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Of the words that were not drawn since all had been, one that was played least often, and not `last` unless there is no other: so
  /// none comes again before all have come, and new ones come first. `nil` for an empty bank. O(n).
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
