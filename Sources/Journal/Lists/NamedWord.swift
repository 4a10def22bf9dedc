import Formats
import Words

/// What is known of a word: lists of such are in the order of language and name, none twice.
protocol NamedWord {
  var language: Language { get }
  /// What names it, by its bytes.
  var word: String { get }
}

extension Array where Element: NamedWord {
  /// Where a word is, or would be. O(log n).
  func index(of language: Language, _ word: String) -> Int {
    (0..<count).partitioningIndex { index in
      let other = self[index]
      return other.language != language
        ? other.language.rawValue > language.rawValue : !other.word.utf8.lexicographicallyPrecedes(word.utf8)
    }
  }

  /// Whether the word is where it belongs.
  func has(_ language: Language, _ word: String, at index: Int) -> Bool {
    index < count && self[index].language == language && self[index].word.hasSameBytes(as: word)
  }

  /// O(log n).
  func item(_ language: Language, _ word: String) -> Element? {
    let index = index(of: language, word)
    return has(language, word, at: index) ? self[index] : nil
  }
}
