import Formats
import Words

/// Something that is known of a word. Arrays of these are in the order of language and word, no word twice.
protocol NamedWord {
  var language: Language { get }
  /// The word's name, compared byte by byte.
  var word: String { get }
}

extension NamedWord {
  /// The order of the item and a word by language and word: negative when the item comes first, positive when the word does.
  fileprivate func order(to language: Language, _ word: String) -> Int {
    self.language != language ? Int(self.language.rawValue) - Int(language.rawValue) : self.word.order(toBytesOf: word)
  }

  /// The order of two items: negative when the first comes first, positive when the second does.
  static func order(_ first: Self, _ second: Self) -> Int { first.order(to: second.language, second.word) }
}

extension Array where Element: NamedWord {
  /// The index of a word, or the one at which it belongs. O(log n); O(1) behind the last.
  func index(of language: Language, _ word: String) -> Int {
    if let last, last.order(to: language, word) < 0 { return count }
    return (0..<count).partitioningIndex { self[$0].order(to: language, word) >= 0 }
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
