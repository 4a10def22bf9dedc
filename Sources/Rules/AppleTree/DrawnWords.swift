/// The words of a bank that were drawn since the last time that all had been drawn.
public struct DrawnWords: Sendable {
  private var words: Set<[UInt8]> = []

  /// No word has been drawn.
  public init() {}

  /// Whether a word, by the bytes of its spelling, was drawn. O(bytes).
  public func contains(_ word: String) -> Bool { words.contains(Array(word.utf8)) }

  /// Counts a word as drawn. O(bytes).
  public mutating func insert(_ word: String) { words.insert(Array(word.utf8)) }
}
