/// Allocates the nodes of a graph in an array of units. Two edges never share a unit, and two nodes never share a base.
///
/// Source: Aoe, "An efficient digital search algorithm by using a double-array structure", IEEE Transactions on
/// Software Engineering 15 (1989). The program combines base and label by exclusive or instead of addition, so that a
/// node's edges stay within one block, as in Yata's Darts-clone.
struct DoubleArray {
  var units: [WordGraph.Unit]
  /// For each block, a bit mask of the units that contain an edge.
  private var taken: [UInt32]
  /// For each block, a bit mask of the bases that belong to a node.
  private var named: [UInt32]
  /// The blocks that are still tried for new nodes; a block is removed after too many failures.
  private var open: [(block: Int, failures: Int)] = []

  private static let mostFailures = 200

  init() {
    units = [WordGraph.Unit](repeating: WordGraph.Unit(bits: 0), count: WordGraph.blockCount)
    taken = [.max]
    named = [.max]
  }

  /// Returns a base for a node with these labels, and marks its units as taken. Amortised O(labels) for graphs of
  /// words.
  mutating func insert(_ labels: [Int]) throws(LexiconFault) -> WordGraph.Node {
    for index in open.indices {
      let block = open[index].block
      if let base = base(for: labels, in: block) {
        take(labels, base, block)
        if taken[block] == .max { open.remove(at: index) }
        return base
      }
      open[index].failures += 1
    }
    open.removeAll { $0.failures > DoubleArray.mostFailures }
    guard units.count + WordGraph.blockCount <= WordGraph.maximumUnits else { throw .tooLarge(.graph) }
    let block = taken.count
    taken.append(0)
    named.append(0)
    units += [WordGraph.Unit](repeating: WordGraph.Unit(bits: 0), count: WordGraph.blockCount)
    open.append((block, 0))
    let base = block * WordGraph.blockCount
    take(labels, base, block)
    return base
  }

  private func base(for labels: [Int], in block: Int) -> WordGraph.Node? {
    for offset in 0..<WordGraph.blockCount where named[block] >> UInt32(offset) & 1 == 0 {
      if labels.allSatisfy({ taken[block] >> UInt32($0 ^ offset) & 1 == 0 }) {
        return block * WordGraph.blockCount + offset
      }
    }
    return nil
  }

  private mutating func take(_ labels: [Int], _ base: WordGraph.Node, _ block: Int) {
    named[block] |= 1 << UInt32(base % WordGraph.blockCount)
    for label in labels { taken[block] |= 1 << UInt32((base ^ label) % WordGraph.blockCount) }
  }
}
