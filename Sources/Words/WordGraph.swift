/// A minimal acyclic word graph with numbered words: the graph section of `docs/formats/lexicon.md`.
///
/// A node is named by the index of its first edge. Invariants, checked by ``init(edges:alphabetCount:)``: letters of a node ascend
/// and are in the alphabet; a target is 0 or the first edge of a node after its edge; an edge without target ends a word; no word
/// is longer than ``Lexicon/maximumLength``; the last edge is the last of its node.
struct WordGraph: Sendable {
  typealias Node = Int

  let edges: [Edge]
  /// For each edge, the words at and after it in its node, with all their continuations.
  private let remaining: [UInt32]
  let maximumLength: Int

  struct Edge: Hashable, Sendable {
    var bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(letter: Letter, endsWord: Bool, isLast: Bool, target: Node) {
      bits = UInt32(letter.rawValue) | (endsWord ? 0x20 : 0) | (isLast ? 0x40 : 0) | UInt32(target) << 7
    }

    var letter: Letter { Letter(UInt8(bits & 31)) }
    var endsWord: Bool { bits & 0x20 != 0 }
    var isLast: Bool { bits & 0x40 != 0 }
    var target: Node { Int(bits >> 7) }
  }

  static let maximumEdges = 1 << 25

  /// O(edges).
  init(edges: [Edge], alphabetCount: Int) throws(LexiconFault) {
    var remaining = [UInt32](repeating: 0, count: edges.count)
    var height = [UInt8](repeating: 0, count: edges.count)
    for index in edges.indices.reversed() {
      let edge = edges[index]
      var words: UInt32 = edge.endsWord ? 1 : 0
      var below: UInt8 = 1
      if edge.target == 0 {
        guard edge.endsWord else { throw .badEdge(index: index) }
      } else {
        guard edge.target > index, edge.target < edges.count, edges[edge.target - 1].isLast
        else { throw .badEdge(index: index) }
        words += remaining[edge.target]
        below = height[edge.target] + 1
      }
      if edge.isLast {
        guard Int(edge.letter.rawValue) < alphabetCount else { throw .badEdge(index: index) }
      } else {
        guard index + 1 < edges.count, edge.letter < edges[index + 1].letter else { throw .badEdge(index: index) }
        words += remaining[index + 1]
        below = max(below, height[index + 1])
      }
      // No real list comes near; the bound keeps sums of two from overflowing.
      guard words < 1 << 30, below <= Lexicon.maximumLength else { throw .badEdge(index: index) }
      remaining[index] = words
      height[index] = below
    }
    self.edges = edges
    self.remaining = remaining
    maximumLength = Int(height.first ?? 0)
  }

  var wordCount: Int { Int(remaining.first ?? 0) }

  /// The number of a word, `nil` for what is none. O(letters × letters of the alphabet).
  func number(of word: Word) -> Int? {
    guard !edges.isEmpty, !word.letters.isEmpty else { return nil }
    var node = 0
    var number = 0
    for (position, letter) in word.letters.enumerated() {
      guard let index = edge(letter, from: node) else { return nil }
      number += Int(remaining[node] - remaining[index])
      let edge = edges[index]
      if position == word.count - 1 { return edge.endsWord ? number : nil }
      if edge.endsWord { number += 1 }
      guard edge.target != 0 else { return nil }
      node = edge.target
    }
    return nil
  }

  /// The word with this number, which must be below ``wordCount``.
  func word(_ number: Int) -> Word {
    var letters: [Letter] = []
    var node = 0
    var rest = UInt32(number)
    while true {
      var index = node
      while !edges[index].isLast, remaining[node] - remaining[index + 1] <= rest { index += 1 }
      rest -= remaining[node] - remaining[index]
      let edge = edges[index]
      letters.append(edge.letter)
      if edge.endsWord {
        if rest == 0 { return Word(letters) }
        rest -= 1
      }
      node = edge.target
    }
  }

  private func edge(_ letter: Letter, from node: Node) -> Int? {
    var index = node
    while edges[index].letter < letter {
      if edges[index].isLast { return nil }
      index += 1
    }
    return edges[index].letter == letter ? index : nil
  }

  /// Calls `body` with each word whose letters `rack` holds, in alphabetical order. O(nodes within the rack).
  func forEachWord(from rack: LetterCounts, _ body: (_ letters: [Letter], _ number: Int) -> Void) {
    guard !edges.isEmpty else { return }
    var rack = rack
    var letters: [Letter] = []
    walk(0, 0, &letters, { letter in rack.take(letter) }, { letter in rack.add(letter) }, body)
  }

  /// Calls `body` with each word, in alphabetical order.
  func forEachWord(_ body: (_ letters: [Letter], _ number: Int) -> Void) {
    guard !edges.isEmpty else { return }
    var letters: [Letter] = []
    walk(0, 0, &letters, { _ in true }, { _ in }, body)
  }

  private func walk(
    _ node: Node, _ first: Int, _ letters: inout [Letter], _ take: (Letter) -> Bool, _ putBack: (Letter) -> Void,
    _ body: ([Letter], Int) -> Void
  ) {
    var index = node
    while true {
      let edge = edges[index]
      if take(edge.letter) {
        var number = first + Int(remaining[node] - remaining[index])
        letters.append(edge.letter)
        if edge.endsWord {
          body(letters, number)
          number += 1
        }
        if edge.target != 0 { walk(edge.target, number, &letters, take, putBack, body) }
        letters.removeLast()
        putBack(edge.letter)
      }
      if edge.isLast { return }
      index += 1
    }
  }
}
