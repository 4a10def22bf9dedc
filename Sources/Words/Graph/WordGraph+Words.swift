/// Conversions between words and numbers, and functions that find words by walking through the graph.
extension WordGraph {
  /// Returns the word's number; `nil` if the letters are not a word. O(letters).
  func number(of word: Word, _ numbers: WordNumbers) -> Int? {
    var unit = Unit(label: 0, endsWord: false, node: root)
    var number = 0
    for letter in word.letters {
      guard let edge = edge(letter.label, of: unit.node) else { return nil }
      if unit.endsWord { number += 1 }
      number += numbers.skip(edge)
      unit = self.unit(edge)
    }
    return unit.endsWord ? number : nil
  }

  /// Returns the word with this number; arbitrary letters in a graph that breaks its invariants. O(letters × letters of
  /// the alphabet).
  func word(_ number: Int, _ numbers: WordNumbers, alphabetCount: Int) -> Word {
    var letters: [Letter] = []
    var node = root
    var rest = number
    while node != 0, letters.count < Lexicon.maximumLength {
      var chosen: (edge: Int, skip: Int)?
      for label in 1...alphabetCount {
        guard let edge = edge(label, of: node) else { continue }
        let skip = numbers.skip(edge)
        if skip > rest { break }
        chosen = (edge, skip)
      }
      guard let chosen else { break }
      let unit = unit(chosen.edge)
      letters.append(letter(unit.label))
      rest -= chosen.skip
      if unit.endsWord {
        if rest == 0 { break }
        rest -= 1
      }
      node = unit.node
    }
    return Word(letters)
  }

  /// Calls `body` with each word that can be made from the letters of `rack`, in alphabetical order. O(nodes that the
  /// rack reaches × different letters of the rack).
  func forEachWord(
    from rack: Word, _ numbers: WordNumbers, _ body: (_ letters: [Letter], _ number: Int) -> Void
  ) {
    var counts = LetterCounts(rack)
    let different = (1..<WordGraph.blockCount).map { letter($0) }.filter { counts[$0] > 0 }
    var walk = Walk(graph: self, numbers: numbers, letters: different)
    walk.go(root, 0, { letter in counts.take(letter) }, { letter in counts.add(letter) }, body)
  }

  /// Calls `body` with each word in alphabetical order.
  func forEachWord(
    _ numbers: WordNumbers, alphabetCount: Int, _ body: (_ letters: [Letter], _ number: Int) -> Void
  ) {
    var walk = Walk(graph: self, numbers: numbers, letters: (1...alphabetCount).map { letter($0) })
    walk.go(root, 0, { _ in true }, { _ in }, body)
  }

  /// A depth-first walk along the edges that `take` allows.
  private struct Walk {
    let graph: WordGraph
    let numbers: WordNumbers
    /// The letters to look for, in ascending order.
    let letters: [Letter]
    var path: [Letter] = []
    /// The number of edges that the walk may still follow. Together with ``wordsLeft``, this number ensures that the
    /// walk ends even in a graph with a cycle. The initial number of edges never stops the walk in a valid graph,
    /// because the graph's words cannot have more prefixes than this number.
    var stepsLeft: Int
    var wordsLeft: Int

    init(graph: WordGraph, numbers: WordNumbers, letters: [Letter]) {
      self.graph = graph
      self.numbers = numbers
      self.letters = letters
      wordsLeft = graph.wordCount
      stepsLeft = Lexicon.maximumLength * min(graph.wordCount, Int.max / Lexicon.maximumLength)
    }

    mutating func go(
      _ node: Node, _ first: Int, _ take: (Letter) -> Bool, _ putBack: (Letter) -> Void, _ body: ([Letter], Int) -> Void
    ) {
      guard node != 0, path.count < Lexicon.maximumLength else { return }
      for letter in letters {
        guard let edge = graph.edge(letter.label, of: node), stepsLeft > 0, wordsLeft > 0,
          take(letter)
        else { continue }
        stepsLeft -= 1
        let unit = graph.unit(edge)
        var number = first + numbers.skip(edge)
        path.append(letter)
        if unit.endsWord {
          body(path, number)
          wordsLeft -= 1
          number += 1
        }
        go(unit.node, number, take, putBack, body)
        path.removeLast()
        putBack(letter)
      }
    }
  }
}
