import Words

/// All words of a lexicon that may be roots, not only the words in the lists of known roots. Such a word has 7 to 9
/// letters, is neither offensive nor barred, and contains enough common words.
public struct AllRoots {
  private let lexicon: Lexicon
  private let solver: Solver

  /// Creates the roots of a lexicon. Use the native edition: its index makes the search fast.
  public init(in lexicon: Lexicon) {
    self.lexicon = lexicon
    solver = Solver(lexicon)
  }

  /// Returns the minimum number of common words that a root of this length must contain; `nil` for a length that roots
  /// do not have. `Tools/lexicons/roots.py` uses the same numbers.
  public static func fewestTargets(letters: Int) -> Int? {
    switch letters {
    case 7: 12
    case 8: 18
    case 9: 25
    default: nil
    }
  }

  /// Returns whether the word with this number may be a root. O(words made from its letters).
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

  /// Returns the numbers of all roots of one length in ascending order. O(words of the lexicon × words made from each).
  public func numbers(length: Int) -> [Int] {
    var numbers: [Int] = []
    lexicon.forEachWord { match in
      if match.word.count == length, contains(match.number) { numbers.append(match.number) }
    }
    return numbers
  }
}
