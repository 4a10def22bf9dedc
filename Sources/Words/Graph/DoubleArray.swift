/// Allocates the nodes of a graph in an array of units, such that no two edges share a unit and no two nodes a base.
///
/// Source: Aoe, "An efficient digital search algorithm by using a double-array structure", IEEE Transactions on
/// Software Engineering 15 (1989); with exclusive or in place of addition, so that a node stays within a block, as in
/// Yata's Darts-clone.
struct DoubleArray {
  var units: [WordGraph.Unit]
  /// For each block a bit for each unit that has an edge.
  private var taken: [UInt32]
  /// For each block a bit for each base that has a node.
  private var named: [UInt32]
  /// Blocks that are still tried for new nodes; one that failed too often is given up.
  private var open: [(block: Int, failures: Int)] = []

  private static let mostFailures = 200

  init() {
    units = [WordGraph.Unit](repeating: WordGraph.Unit(bits: 0), count: WordGraph.blockCount)
    taken = [.max]
    named = [.max]
  }

  /// A base for a node with these labels, whose units are taken from then on. Amortised O(labels) for graphs of words.
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
