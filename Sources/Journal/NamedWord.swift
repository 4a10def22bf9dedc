import Words

/// What is known of a word: lists of such are in the order of language and name, none twice.
protocol NamedWord {
  var language: Language { get }
  /// What names it, by its bytes.
  var word: String { get }
}

extension Array where Element: NamedWord {
  /// Where a word is, or would be. O(log n).
  func place(of language: Language, _ word: String) -> Int {
    firstPlace(of: count) { place in
      let other = self[place]
      return other.language != language
        ? other.language.rawValue > language.rawValue : !other.word.utf8.lexicographicallyPrecedes(word.utf8)
    }
  }

  /// Whether the word is at the place where it belongs.
  func has(_ language: Language, _ word: String, at place: Int) -> Bool {
    place < count && self[place].language == language && self[place].word.hasSameBytes(as: word)
  }

  /// O(log n).
  func item(_ language: Language, _ word: String) -> Element? {
    let place = place(of: language, word)
    return has(language, word, at: place) ? self[place] : nil
  }
}
