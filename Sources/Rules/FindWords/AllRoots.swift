import Words

/// Every word of a lexicon that may be a root, beyond the lists of known roots: a word of 7 to 9 letters that is
/// neither offensive nor barred and holds enough common words.
public struct AllRoots {
  private let lexicon: Lexicon
  private let solver: Solver

  /// The roots of a lexicon; it should be of the native edition, whose index makes the search fast.
  public init(in lexicon: Lexicon) {
    self.lexicon = lexicon
    solver = Solver(lexicon)
  }

  /// The fewest common words that a root with so many letters must hold; `nil` for a length that roots do not have.
  /// `Tools/lexicons/roots.py` uses the same numbers.
  public static func fewestTargets(letters: Int) -> Int? {
    switch letters {
    case 7: 12
    case 8: 18
    case 9: 25
    default: nil
    }
  }

  /// Whether the word with this number may be a root. O(words that its letters make).
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

  /// The numbers of all roots of one length, ascending. O(words of the lexicon × words that one makes).
  public func numbers(length: Int) -> [Int] {
    var numbers: [Int] = []
    lexicon.forEachWord { match in
      if match.word.count == length, contains(match.number) { numbers.append(match.number) }
    }
    return numbers
  }
}
