import Words

/// An entry found by a search.
public struct SearchHit: Hashable, Sendable {
  /// The index of the entry.
  public let entry: Int
  /// The kind of the best match of the query in the entry.
  public let rank: Rank

  /// The kinds of matches, best first: the whole word, a whole form, the beginning of the word, the inside of the word,
  /// a translation, an example.
  public enum Rank: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case wholeWord, wholeForm, wordStart, insideWord, translation, example

    /// Orders kinds of matches; a better match is less.
    public static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }
}

extension Glossary {
  /// Returns the entries that contain the query, ignoring case and accents; queries in Chinese are also supported. The
  /// entries are ordered by ``SearchHit/Rank``, then by the language's alphabetical order. Translations that begin with
  /// the query come before translations that contain it. The result is empty for a query that contains only white
  /// space. O(n + bytes of the entries that may contain the query).
  public func search(_ query: String) -> [SearchHit] {
    let wanted = SearchText.query(query)
    guard !wanted.isEmpty else { return [] }
    let named = entries(named: wanted)
    let inflected = entries(inflected: wanted).filter { !named.contains($0) }
    // Each rank has a list of the entries in which the match begins the text, and a list of the other entries.
    let ranks = SearchHit.Rank.allCases
    var ranked = [[Int]](repeating: [], count: 2 * ranks.count)
    ranked[0] = named
    ranked[2 * Int(SearchHit.Rank.wholeForm.rawValue)] = inflected
    let index = self.index ?? SearchIndex(table)
    index.withText { text in
      index.forEach(mayHold: wanted) { entry in
        guard let place = index.place(of: wanted, in: entry, text) else { return }
        if !named.contains(entry), !inflected.contains(entry) { ranked[place].append(entry) }
      }
    }
    var hits: [SearchHit] = []
    for place in ranked.indices {
      for entry in ranked[place] { hits.append(SearchHit(entry: entry, rank: ranks[place / 2])) }
    }
    return hits
  }

  /// Returns the indexes of at most `most` entries with words that are one or two edits away from the query, nearest
  /// first. Of the words that are one edit away, those with the same set of letters as the query come first. If several
  /// entries have the same word, only the first of them is included. The result is empty for a query of more than 40
  /// bytes. O(n × letters²).
  public func nearest(_ query: String, count most: Int = 3) -> [Int] {
    let wanted = SearchText.query(query)
    guard !wanted.isEmpty, wanted.count <= 40 else { return [] }
    let letters = Glossary.letters(wanted[...])
    let index = self.index ?? SearchIndex(table)
    var ranked: [[Int]] = [[], [], []]
    index.withText { text in
      for entry in 0..<count where ordinals[entry] == 1 {
        let word = text[index.part(entry, .word)]
        // Two edits change at most four letters, so skip words that differ in more letters.
        guard abs(word.count - wanted.count) <= 2, (Glossary.letters(word) ^ letters).nonzeroBitCount <= 4 else {
          continue
        }
        let distance = Glossary.distance(wanted, word)
        // A word with the same letters is more likely than other words at one edit: *aple* is a misspelled *apple*.
        let isLikely = distance == 1 && Glossary.letters(word) == letters
        if (1...2).contains(distance) { ranked[isLikely ? 0 : distance].append(entry) }
      }
    }
    return Array(ranked.flatMap { $0 }.prefix(most))
  }

  /// Returns the set of a word's letters as a bit mask. The last five bits of a byte determine which bit of the mask is
  /// set.
  private static func letters(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// Returns the number of edits between two words: 0 to 2, or 3 if there are more. An edit inserts, removes or
  /// replaces a letter, or swaps two neighbouring letters. An edited letter is not edited again (Damerau 1964, "A
  /// technique for computer detection and correction of spelling errors"). O(letters²).
  static func distance(_ one: [UInt8], _ other: some Collection<UInt8>) -> Int {
    let far = 3
    guard abs(one.count - other.count) < far else { return far }
    let other = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      var least = row + 1
      for (column, otherLetter) in other.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
        least = min(least, best)
      }
      if least >= far { return far }
      (beforeLast, last) = (last, current)
    }
    return min(last[other.count], far)
  }
}

extension SearchIndex {
  /// Returns the index of the list that an entry belongs to; `nil` if the entry does not contain the folded bytes. The
  /// index is twice the raw value of the best match's rank, plus one if the match is not at the beginning of its text.
  fileprivate func place(of wanted: [UInt8], in entry: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
    func place(_ group: Group, _ start: SearchHit.Rank, _ inside: SearchHit.Rank) -> Int? {
      let part = part(entry, group)
      return SearchText.find(wanted, in: text, part).map {
        $0 == part.lowerBound ? 2 * Int(start.rawValue) : 2 * Int(inside.rawValue) + 1
      }
    }
    return place(.word, .wordStart, .insideWord) ?? place(.translations, .translation, .translation)
      ?? place(.examples, .example, .example)
  }
}
