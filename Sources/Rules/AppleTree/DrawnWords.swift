import Formats

/// The words of a bank that were drawn since the last time that all had been drawn.
public struct DrawnWords: Sendable {
  /// In the order of their bytes.
  private var words: [String] = []

  /// No word has been drawn.
  public init() {}

  /// Whether a word, by the bytes of its spelling, was drawn. O(log n).
  public func contains(_ word: String) -> Bool {
    let index = index(of: word)
    return index < words.count && words[index].hasSameBytes(as: word)
  }

  /// Counts a word as drawn. O(log n) comparisons, and O(n) to move the words after it.
  public mutating func insert(_ word: String) {
    if !contains(word) { words.insert(word, at: index(of: word)) }
  }

  private func index(of word: String) -> Int {
    (0..<words.count).partitioningIndex { words[$0].order(toBytesOf: word) >= 0 }
  }
}
