import Formats

/// The words of a word bank that were drawn in the current cycle. A cycle ends when all words of the bank have been
/// drawn.
public struct DrawnWords: Hashable, Sendable {
  /// The drawn words, sorted by their bytes.
  package private(set) var words: [String] = []

  /// Creates an empty set of drawn words.
  public init() {}

  /// Returns whether a word was drawn. The method compares the bytes of the spellings. O(log n).
  public func contains(_ word: String) -> Bool {
    let index = index(of: word)
    return index < words.count && words[index].hasSameBytes(as: word)
  }

  /// Adds a drawn word. O(log n) comparisons, and O(n) to move the later words.
  public mutating func insert(_ word: String) {
    if !contains(word) { words.insert(word, at: index(of: word)) }
  }

  private func index(of word: String) -> Int {
    (0..<words.count).partitioningIndex { words[$0].order(toBytesOf: word) >= 0 }
  }
}
