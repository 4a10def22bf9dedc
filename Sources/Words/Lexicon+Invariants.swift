/// What must hold of every lexicon, beyond what opening one checks for safety.
extension Lexicon {
  /// The first invariant that does not hold, in words; `nil` for a sound lexicon. O(letters of all words).
  ///
  /// Words ascend; number and word lead to each other; every spelling folds to its word, none is there twice; no offensive word is
  /// common; the graph is minimal and has no edge to spare; the index has every word, and both its ways of counting agree.
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
    return problem ?? graph.problemOfNodes(alphabetCount: alphabet.count) ?? problemOfIndex()
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

extension Lexicon {
  /// Whether the index holds every word once, with its number, in a class of its letters.
  private func problemOfIndex() -> String? {
    guard profile == .native else { return nil }
    let solver = Solver(self)
    guard let index = solver.index, !index.tries.isEmpty else { return "the index is empty" }
    var isMissing = [Bool](repeating: true, count: wordCount)
    for trie in index.tries {
      if let problem = trie.problemOfNodes() { return problem }
      for place in 0..<trie.classCount {
        let ending = trie.ending(place)
        guard trie.lengths.contains(ending.letters) else { return "class \(place) is in the wrong trie" }
        for word in 0..<ending.words {
          let number = Int(index.pool.number(ending, word))
          let offset = index.pool.lettersOffset(ending) + word * ending.letters
          let letters = index.pool.letters(offset, ending.letters)
          guard number < wordCount, isMissing[number],
            self.word(number).letters.map({ $0.rawValue }).elementsEqual(letters)
          else { return "the index has number \(number) with other letters, or twice" }
          isMissing[number] = false
        }
      }
    }
    if let number = isMissing.firstIndex(of: true) { return "\(alphabet.text(word(number))) is not in the index" }
    // Every word is found from its own letters, by both ways of solving.
    let racks = (0..<wordCount).map { word($0) }
    let counts = solver.countWords(from: racks, minimum: 1)
    for (number, rack) in racks.enumerated() {
      let count = solver.solve(rack, minimum: 1)
      guard (0..<count).contains(where: { solver.number(of: $0) == number })
      else { return "\(alphabet.text(rack)) is not found from its own letters" }
      guard count == counts[number] else { return "\(alphabet.text(rack)): \(count) words, \(counts[number]) together" }
    }
    return nil
  }
}

extension SolvingIndex.Trie {
  /// What is wrong with the nodes: their children and buckets must follow one another without a gap.
  func problemOfNodes() -> String? {
    var nextChild = 1
    var nextClass = 0
    for place in 0..<nodeCount {
      let node = node(place)
      guard node.bucket.lowerBound == nextClass, node.firstChild == (node.children == 0 ? 0 : nextChild)
      else { return "node \(place) of the index is out of order" }
      nextChild += node.children.nonzeroBitCount
      nextClass = node.bucket.upperBound
    }
    return nextChild == nodeCount && nextClass == classCount ? nil : "nodes of the index are missing"
  }
}

extension WordGraph {
  /// What is wrong with the nodes: two lead to the same words, or an edge is no node's.
  func problemOfNodes(alphabetCount: Int) -> String? {
    var bases: Set<Node> = [root]
    var nodes: Set<[UInt32]> = []
    var waiting = [root]
    var edgeCount = 0
    while let node = waiting.popLast() {
      let edges = (1...alphabetCount).compactMap { edge($0, of: node) }
      edgeCount += edges.count
      guard nodes.insert(edges.map { unit($0).bits }).inserted else { return "the graph is not minimal" }
      for edge in edges where unit(edge).node != 0 && bases.insert(unit(edge).node).inserted {
        waiting.append(unit(edge).node)
      }
    }
    let taken = (1..<max(unitCount, 1)).count { unit($0).bits != 0 }
    return taken == edgeCount ? nil : "\(taken) units of the graph are taken, \(edgeCount) can be reached"
  }
}
