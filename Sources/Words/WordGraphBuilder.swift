/// Builds the minimal graph of words that come in order.
///
/// Source: Daciuk, Mihov, Watson, Watson, "Incremental construction of minimal acyclic finite-state automata",
/// Computational Linguistics 26 (2000), the algorithm for sorted data. O(letters of all words).
struct WordGraphBuilder {
  private struct Arc: Hashable {
    var letter: Letter
    var endsWord: Bool
    var target: Int  // a registered node, −1 for none
  }

  /// Registered nodes; a node's children were registered before it.
  private var nodes: [[Arc]] = []
  private var register: [[Arc]: Int] = [:]
  /// The nodes along the last word; their last arcs are still open.
  private var path: [[Arc]] = [[]]
  private var last: [Letter] = []

  /// `letters` must follow the word before in order.
  mutating func add(_ letters: [Letter]) {
    var shared = 0
    while shared < last.count, shared < letters.count, last[shared] == letters[shared] { shared += 1 }
    close(downTo: shared)
    for position in shared..<letters.count {
      path[position].append(Arc(letter: letters[position], endsWord: position == letters.count - 1, target: -1))
      path.append([])
    }
    last = letters
  }

  private mutating func close(downTo depth: Int) {
    while path.count - 1 > depth {
      let arcs = path.removeLast()
      guard !arcs.isEmpty else { continue }
      let node: Int
      if let known = register[arcs] {
        node = known
      } else {
        node = nodes.count
        nodes.append(arcs)
        register[arcs] = node
      }
      path[path.count - 1][path[path.count - 1].count - 1].target = node
    }
  }

  mutating func finish(alphabetCount: Int) throws(LexiconFault) -> WordGraph {
    close(downTo: 0)
    let root = path[0]
    path = [[]]
    last = []
    // Parents first: the root, then the registered nodes from the newest to the oldest.
    var start = [Int](repeating: 0, count: nodes.count)
    var next = root.count
    for node in nodes.indices.reversed() {
      start[node] = next
      next += nodes[node].count
    }
    guard next < WordGraph.maximumEdges else { throw .tooLarge(edges: next) }
    var edges: [WordGraph.Edge] = []
    edges.reserveCapacity(next)
    for arcs in [root] + nodes.reversed() {
      for (place, arc) in arcs.enumerated() {
        edges.append(
          WordGraph.Edge(
            letter: arc.letter, endsWord: arc.endsWord, isLast: place == arcs.count - 1,
            target: arc.target < 0 ? 0 : start[arc.target]))
      }
    }
    return try WordGraph(edges: edges, alphabetCount: alphabetCount)
  }
}
