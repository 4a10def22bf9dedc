import Formats
import Words

/// Something that is known of a word. Arrays of these are in the order of language and word, no word twice.
protocol NamedWord {
  var language: Language { get }
  /// The word's name, compared byte by byte.
  var word: String { get }
}

extension Array where Element: NamedWord {
  /// The index of a word, or the one at which it belongs. O(log n).
  func index(of language: Language, _ word: String) -> Int {
    (0..<count).partitioningIndex { index in
      let other = self[index]
      return other.language != language
        ? other.language.rawValue > language.rawValue : !other.word.utf8.lexicographicallyPrecedes(word.utf8)
    }
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
