/// Finds words that differ from another word by inserting, removing or replacing one letter.
extension WordGraph {
  /// Calls `body` with each word that one edit of `word` produces, and with the word's number. If several edits produce
  /// the same word, `body` is called several times with the word. At most O(letters² × letters of the alphabet)
  /// look-ups; far fewer where words end early.
  func forEachNeighbour(
    of word: Word, _ numbers: WordNumbers, alphabetCount: Int, _ body: (Word, _ number: Int) -> Void
  ) {
    guard word.count <= Lexicon.maximumLength + 1 else { return }
    let search = NeighbourSearch(graph: self, numbers: numbers, letters: word.letters)
    var stop = NeighbourSearch.Stop(unit: Unit(label: 0, endsWord: false, node: root), number: 0)
    for position in 0...word.count {
      for label in 1...alphabetCount {
        guard let next = search.step(stop, label) else { continue }
        search.finish(next, keeping: position, then: label, skipping: 0, body)
        if position < word.count, word.letters[position].label != label {
          search.finish(next, keeping: position, then: label, skipping: 1, body)
        }
      }
      guard position < word.count else { return }
      search.finish(stop, keeping: position, then: nil, skipping: 1, body)
      guard let next = search.step(stop, word.letters[position].label) else { return }
      stop = next
    }
  }
}

private struct NeighbourSearch {
  let graph: WordGraph
  let numbers: WordNumbers
  let letters: [Letter]

  /// The unit at the end of a path, and the number of words before it.
  struct Stop {
    var unit: WordGraph.Unit
    var number: Int
  }

  func step(_ from: Stop, _ label: Int) -> Stop? {
    guard let edge = graph.edge(label, of: from.unit.node) else { return nil }
    return Stop(unit: graph.unit(edge), number: from.number + numbers.skip(edge) + (from.unit.endsWord ? 1 : 0))
  }

  /// Follows the letters after the edit, and calls `body` if they complete a word.
  func finish(
    _ start: Stop, keeping count: Int, then label: Int?, skipping skipped: Int, _ body: (Word, Int) -> Void
  ) {
    var stop = start
    for letter in letters[(count + skipped)...] {
      guard let next = step(stop, letter.label) else { return }
      stop = next
    }
    guard stop.unit.endsWord else { return }
    var neighbour = Array(letters[..<count])
    if let label { neighbour.append(graph.letter(label)) }
    neighbour += letters[(count + skipped)...]
    body(Word(neighbour), stop.number)
  }
}
