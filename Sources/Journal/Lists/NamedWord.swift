import Formats
import Words

/// Information about a word. Arrays of such items are sorted by language and word, without duplicates.
protocol NamedWord {
  var language: Language { get }
  /// The word's name, compared byte by byte.
  var word: String { get }
}

extension NamedWord {
  /// Compares the item with a word by language and word. Returns a negative number if the item comes first, a positive
  /// one if the word does.
  fileprivate func order(to language: Language, _ word: String) -> Int {
    self.language != language ? Int(self.language.rawValue) - Int(language.rawValue) : self.word.order(toBytesOf: word)
  }

  /// Compares two items. Returns a negative number if the first comes first, a positive one if the second does.
  static func order(_ first: Self, _ second: Self) -> Int { first.order(to: second.language, second.word) }
}

extension Array where Element: NamedWord {
  /// Returns the index of a word, or the index at which to insert it. O(log n); O(1) after the last word.
  func index(of language: Language, _ word: String) -> Int {
    if let last, last.order(to: language, word) < 0 { return count }
    return (0..<count).partitioningIndex { self[$0].order(to: language, word) >= 0 }
  }

  /// Whether the item at an index from ``index(of:_:)`` belongs to the word.
  func has(_ language: Language, _ word: String, at index: Int) -> Bool {
    index < count && self[index].language == language && self[index].word.hasSameBytes(as: word)
  }

  /// Returns the item of a word; `nil` if the word has no item. O(log n).
  func item(_ language: Language, _ word: String) -> Element? {
    let index = index(of: language, word)
    return has(language, word, at: index) ? self[index] : nil
  }
}
