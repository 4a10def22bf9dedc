import Formats

/// A set of words of one alphabet.
public struct WordSet: Hashable, Sendable {
  /// The words in alphabetical order.
  public private(set) var words: [Word] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of these words, without duplicates. O(n log n).
  public init(_ words: [Word]) {
    self.words = words.withoutRepeats { $0 < $1 }.ordered { $0 < $1 }
  }

  /// Returns whether the set contains the word. O(log n).
  public func contains(_ word: Word) -> Bool {
    let index = index(of: word)
    return index < words.count && words[index] == word
  }

  /// Adds a word. Returns whether the word was not yet in the set. O(log n) comparisons, and O(n) to move the later
  /// words.
  @discardableResult
  public mutating func insert(_ word: Word) -> Bool {
    let index = index(of: word)
    guard index == words.count || words[index] != word else { return false }
    words.insert(word, at: index)
    return true
  }

  private func index(of word: Word) -> Int { (0..<words.count).partitioningIndex { words[$0] >= word } }
}
