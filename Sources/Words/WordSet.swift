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
    let place = place(of: word)
    return place < words.count && words[place] == word
  }

  /// Adds a word. Gives whether it is new. O(log n) comparisons, and the words behind it move.
  @discardableResult
  public mutating func insert(_ word: Word) -> Bool {
    let place = place(of: word)
    guard place == words.count || words[place] != word else { return false }
    words.insert(word, at: place)
    return true
  }

  private func place(of word: Word) -> Int { (0..<words.count).partitioningIndex { words[$0] >= word } }
}
