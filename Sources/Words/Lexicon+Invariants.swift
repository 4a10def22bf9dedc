/// What must hold of every lexicon, beyond what opening one checks for safety.
extension Lexicon {
  /// The first invariant that does not hold, in words; `nil` for a sound lexicon. O(letters of all words).
  ///
  /// Words ascend; number and word lead to each other; every spelling folds to its word, none is there twice; no offensive word is
  /// common; the graph is minimal.
  public func firstBrokenInvariant() -> String? {
    var problem: String?
    var last: Word?
    var expected = 0
    forEachWord { match in
      guard problem == nil else { return }
      problem = problemOf(match, after: last, expected: expected)
      last = match.word
      expected += 1
    }
    if problem == nil, expected != wordCount { problem = "\(expected) words are found, \(wordCount) are counted" }
    return problem ?? (graph.isMinimal ? nil : "the graph is not minimal")
  }

  private func problemOf(_ match: Match, after last: Word?, expected: Int) -> String? {
    let text = alphabet.text(match.word)
    if let last, last >= match.word { return "\(text) is out of order" }
    if match.number != expected || number(of: match.word) != expected {
      return "\(text) does not have number \(expected)"
    }
    if word(expected) != match.word { return "number \(expected) is not \(text)" }
    let spellings = spellings(of: expected)
    for (place, spelling) in spellings.enumerated() {
      if (try? alphabet.fold(spelling)) != match.word { return "\(spelling) is no spelling of \(text)" }
      if spellings[..<place].contains(spelling) { return "\(spelling) is there twice" }
    }
    let rating = rating(of: expected)
    return rating.isOffensive && rating.tier == .common ? "\(text) is offensive and common" : nil
  }
}

extension WordGraph {
  /// Whether no two nodes lead to the same words.
  var isMinimal: Bool {
    var nodes: Set<[UInt32]> = []
    var node: [UInt32] = []
    for edge in edges {
      node.append(edge.bits)
      if edge.isLast {
        guard nodes.insert(node).inserted else { return false }
        node = []
      }
    }
    return true
  }
}
