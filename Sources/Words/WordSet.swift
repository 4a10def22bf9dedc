import Formats

/// Words of one alphabet, none twice.
public struct WordSet: Hashable, Sendable {
  /// In alphabetical order.
  public private(set) var words: [Word] = []

  /// No words.
  public init() {}

  /// These words. O(n log n).
  public init(_ words: [Word]) {
    self.words = words.withoutRepeats { $0 < $1 }.ordered { $0 < $1 }
  }

  /// Whether the word is among them. O(log n).
  public func contains(_ word: Word) -> Bool {
    let index = index(of: word)
    return index < words.count && words[index] == word
  }

  /// Adds a word. Gives whether it is new. O(log n) comparisons, and O(n) to move the words after it.
  @discardableResult
  public mutating func insert(_ word: Word) -> Bool {
    let index = index(of: word)
    guard index == words.count || words[index] != word else { return false }
    words.insert(word, at: index)
    return true
  }

  private func index(of word: Word) -> Int { (0..<words.count).partitioningIndex { words[$0] >= word } }
}
