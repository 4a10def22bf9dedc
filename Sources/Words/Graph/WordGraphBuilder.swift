/// Builds the minimal graph of words that are added in sorted order.
///
/// Source: Daciuk, Mihov, Watson, Watson, "Incremental construction of minimal acyclic finite-state automata",
/// Computational Linguistics 26 (2000). The builder uses the algorithm for sorted data. O(letters of all words).
struct WordGraphBuilder {
  private struct Arc: Hashable {
    var letter: Letter
    var endsWord: Bool
    var target: Int  // a registered node, −1 for none
  }

  /// The registered nodes; a node's children are registered before it.
  private var nodes: [[Arc]] = []
  private var register: [[Arc]: Int] = [:]
  /// The nodes along the last added word. The last arcs of these nodes may still change.
  private var path: [[Arc]] = [[]]
  private var last: [Letter] = []

  /// Adds a word, which must be greater than the previously added word.
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

  /// Returns the units of the graph.
  mutating func finish() throws(LexiconFault) -> [WordGraph.Unit] {
    close(downTo: 0)
    nodes.append(path[0])
    let root = nodes.count - 1
    path = [[]]
    last = []
    var array = DoubleArray()
    var bases = [WordGraph.Node](repeating: 0, count: nodes.count)
    // Place parents before children, and first edges first, so that nodes visited consecutively are close in memory.
    var stack = [root]
    while let node = stack.popLast() {
      guard bases[node] == 0 else { continue }
      bases[node] = try array.insert(nodes[node].map { $0.letter.label })
      for arc in nodes[node].reversed() where arc.target >= 0 { stack.append(arc.target) }
    }
    for (node, base) in zip(nodes, bases) {
      for arc in node {
        array.units[base ^ arc.letter.label] = WordGraph.Unit(
          label: arc.letter.label, endsWord: arc.endsWord, node: arc.target < 0 ? 0 : bases[arc.target])
      }
    }
    array.units[0] = WordGraph.Unit(label: 0, endsWord: false, node: bases[root])
    return array.units
  }
}
