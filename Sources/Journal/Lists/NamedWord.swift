import Formats
import Words

/// Information about a word, which is stored in a sorted array. Arrays of such items are sorted by language and word,
/// and contain no duplicates.
protocol NamedWord {
  var language: Language { get }
  /// The word's name, which is compared byte by byte.
  var word: String { get }
}

extension NamedWord {
  /// Compares the item with a word by language, then by the word's name. Returns a negative number if the item comes
  /// first, and a positive number if the word comes first.
  fileprivate func order(to language: Language, _ word: String) -> Int {
    self.language != language ? Int(self.language.rawValue) - Int(language.rawValue) : self.word.order(toBytesOf: word)
  }

  /// Compares two items by language, then by word. Returns a negative number if the first item comes first, and a
  /// positive number if the second does.
  static func order(_ first: Self, _ second: Self) -> Int { first.order(to: second.language, second.word) }
}

extension Array where Element: NamedWord {
  /// Returns the index of a word's item, or the index at which to insert an item for the word. O(log n); O(1) for a
  /// word after the last item.
  func index(of language: Language, _ word: String) -> Int {
    if let last, last.order(to: language, word) < 0 { return count }
    return (0..<count).partitioningIndex { self[$0].order(to: language, word) >= 0 }
  }

  /// Whether the item at an index returned by ``index(of:_:)`` is the word's item.
  func has(_ language: Language, _ word: String, at index: Int) -> Bool {
    index < count && self[index].language == language && self[index].word.hasSameBytes(as: word)
  }

  /// Returns the item of a word; `nil` if the word has no item. O(log n).
  func item(_ language: Language, _ word: String) -> Element? {
    let index = index(of: language, word)
    return has(language, word, at: index) ? self[index] : nil
  }
}
