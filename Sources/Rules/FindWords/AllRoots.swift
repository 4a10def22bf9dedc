import Words

/// All words of a lexicon that may be root words, not only those in the prepared lists of roots. A root word is a word
/// from whose letters players make other words. A root word has 7 to 9 letters, is neither offensive nor barred, and
/// contains enough common words.
public struct AllRoots {
  private let lexicon: Lexicon
  private let solver: Solver

  /// Creates the set of root words of a lexicon. Use the native edition, because its index makes the search fast.
  public init(in lexicon: Lexicon) {
    self.lexicon = lexicon
    solver = Solver(lexicon)
  }

  /// Returns the minimum number of common words that a root word of this length must contain; `nil` for a length that
  /// no root word has. The tool `Tools/lexicons/roots.py` uses the same numbers.
  public static func fewestTargets(letters: Int) -> Int? {
    switch letters {
    case 7: 12
    case 8: 18
    case 9: 25
    default: nil
    }
  }

  /// Returns whether the word with this number may be a root word. O(words made from the word's letters).
  public func contains(_ number: Int) -> Bool {
    let word = lexicon.word(number)
    let rating = lexicon.rating(of: number)
    guard let fewest = AllRoots.fewestTargets(letters: word.count), !rating.isOffensive, !rating.isBarredAsRoot
    else { return false }
    var targets = 0
    for index in 0..<solver.solve(word, minimum: Target.minimum) {
      let found = solver.number(of: index)
      if found != number, lexicon.rating(of: found).isTarget { targets += 1 }
    }
    return targets >= fewest
  }

  /// Returns the numbers of all root words of one length in ascending order. O(words of the lexicon × words made from
  /// each).
  public func numbers(length: Int) -> [Int] {
    var numbers: [Int] = []
    lexicon.forEachWord { match in
      if match.word.count == length, contains(match.number) { numbers.append(match.number) }
    }
    return numbers
  }
}
