import Formats
import Words

/// The common words that a root holds: what a round's progress is measured against.
public struct Target: Hashable, Sendable {
  /// In alphabetical order, without the root, none offensive, each of at least ``minimum`` letters.
  public let words: [Word]
  public let points: Points

  /// Targets count from three letters, whatever a player's own minimum is.
  public static let minimum = 3

  /// O(words that the root's letters make).
  public init(root: Root, in lexicon: Lexicon) {
    let matches = lexicon.words(from: root.word, minimum: Target.minimum)
    self.init(
      words: matches.filter { $0.word != root.word && lexicon.rating(of: $0.number).isTarget }.map { $0.word },
      root: root)
  }

  /// A target as it was stored by ``words``.
  public init(words: [Word], root: Root) {
    self.words = words
    points = words.map { Points(for: $0, root: root) }.sum()
  }

  /// O(log words).
  public func contains(_ word: Word) -> Bool {
    let index = (0..<words.count).partitioningIndex { !(words[$0] < word) }
    return index < words.count && words[index] == word
  }
}
