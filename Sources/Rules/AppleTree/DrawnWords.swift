import Formats

/// The words of a bank that were drawn since the last time that all had been drawn.
public struct DrawnWords: Sendable {
  /// In the order of their bytes.
  private var words: [String] = []

  /// No word has been drawn.
  public init() {}

  /// Whether a word, by the bytes of its spelling, was drawn. O(log n).
  public func contains(_ word: String) -> Bool {
    let place = place(of: word)
    return place < words.count && words[place].hasSameBytes(as: word)
  }

  /// Counts a word as drawn. O(log n) comparisons, and the words behind it move.
  public mutating func insert(_ word: String) {
    if !contains(word) { words.insert(word, at: place(of: word)) }
  }

  private func place(of word: String) -> Int {
    (0..<words.count).partitioningIndex { words[$0].order(toBytesOf: word) >= 0 }
  }
}
