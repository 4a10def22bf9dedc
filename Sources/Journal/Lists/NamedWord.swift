import Formats
import Words

/// Something that is known of a word. Arrays of these are in the order of language and word, no word twice.
protocol NamedWord {
  var language: Language { get }
  /// The word's name, compared byte by byte.
  var word: String { get }
}

extension NamedWord {
  /// Whether it comes before a word in the order of language and word.
  fileprivate func precedes(_ language: Language, _ word: String) -> Bool {
    self.language != language
      ? self.language.rawValue < language.rawValue : self.word.utf8.lexicographicallyPrecedes(word.utf8)
  }

  /// Whether the first comes before the second.
  static func precede(_ first: Self, _ second: Self) -> Bool { first.precedes(second.language, second.word) }
}

extension Array where Element: NamedWord {
  /// The index of a word, or the one at which it belongs. O(log n); O(1) behind the last.
  func index(of language: Language, _ word: String) -> Int {
    if let last, last.precedes(language, word) { return count }
    return (0..<count).partitioningIndex { !self[$0].precedes(language, word) }
  }

  /// Whether the item at the index, as ``index(of:_:)`` gives it, is the word's.
  func has(_ language: Language, _ word: String, at index: Int) -> Bool {
    index < count && self[index].language == language && self[index].word.hasSameBytes(as: word)
  }

  /// The item of a word; `nil` when there is none. O(log n).
  func item(_ language: Language, _ word: String) -> Element? {
    let index = index(of: language, word)
    return has(language, word, at: index) ? self[index] : nil
  }
}
