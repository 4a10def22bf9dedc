/// Many racks at once: one walk of the tries for all of them, in which each node keeps the racks that have its symbol.
extension Solver {
  /// For each rack, in their order, how many words of at least `minimum` letters can be made from it.
  ///
  /// From some hundreds of racks on much faster than one after the other. O(Σ over visited nodes of the racks that
  /// reach them); scratch memory of 12 bytes for each rack and level of the walk, at most 65 levels and 32,768 racks
  /// at a time.
  public func countWords(from racks: [Word], minimum: Int) -> [Int] {
    guard let index else { return racks.map { countWords(from: $0, minimum: minimum) } }
    var sums = [Int](repeating: 0, count: racks.count)
    for start in stride(from: 0, to: racks.count, by: ManyRacks.most) {
      let chunk = racks[start..<min(start + ManyRacks.most, racks.count)]
      for trie in index.tries where trie.lengths.upperBound >= minimum {
        let walk = ManyRacks(self, trie, index.pool, chunk, minimum: minimum)
        walk.run()
        for index in chunk.indices { sums[index] += walk.sum(index - start) }
      }
    }
    return sums
  }
}

/// A walk of one trie for a chunk of racks.
private final class ManyRacks {
  /// Racks of a chunk: enough to pay for a walk, few enough for the caches.
  static let most = 1 << 15

  private let solver: Solver
  private let trie: SolvingIndex.Trie
  private let pool: SolvingIndex.Pool
  private let racks: ArraySlice<Word>
  private let minimum: Int
  /// A stack of lists of racks. A rack is the symbols that it lacks and its index in the chunk; the list of the racks that
  /// reach a node comes after the list of those that reach its parent.
  private let lacking: UnsafeMutablePointer<UInt64>
  private let rackIndexes: UnsafeMutablePointer<UInt32>
  private let sums: UnsafeMutablePointer<UInt32>
  /// A sound trie leads to each node and each class once; a hostile one could lead to them in more ways than there is time for.
  private var nodesLeft: Int
  private var classesLeft: Int

  /// Lists on the stack: one for the root and one for each symbol of a path, which ascend.
  private static let levels = 65

  init(
    _ solver: Solver, _ trie: SolvingIndex.Trie, _ pool: SolvingIndex.Pool, _ racks: ArraySlice<Word>, minimum: Int
  ) {
    self.solver = solver
    self.trie = trie
    self.pool = pool
    self.racks = racks
    self.minimum = minimum
    nodesLeft = trie.nodeCount
    classesLeft = trie.classCount
    // One more, since a rack is written before it is known to stay.
    lacking = .allocate(capacity: racks.count * ManyRacks.levels + 1)
    rackIndexes = .allocate(capacity: racks.count * ManyRacks.levels + 1)
    sums = .allocate(capacity: racks.count)
    sums.initialize(repeating: 0, count: racks.count)
  }

  deinit {
    lacking.deallocate()
    rackIndexes.deallocate()
    sums.deallocate()
  }

  /// The count for the rack with this index in the chunk.
  func sum(_ rack: Int) -> Int { Int(sums[rack]) }

  func run() {
    var alive: [(lacking: UInt64, index: UInt32)] = []
    alive.reserveCapacity(racks.count)
    for (index, rack) in racks.enumerated() where rack.count >= trie.lengths.lowerBound {
      alive.append((~trie.symbols(of: rack.letters, solver.counts), UInt32(index)))
    }
    // Similar racks lie together, so that the processor predicts better which racks stay: a tenth faster for 20,000.
    alive.sort { $0.lacking < $1.lacking }
    for (index, rack) in alive.enumerated() {
      lacking[index] = rack.lacking
      rackIndexes[index] = rack.index
    }
    visit(0, from: 0, to: alive.count, allowed: .max)
  }

  /// Visits a node and what is below it, for the racks of a list. `allowed` are the symbols that may still come: they ascend along a path, so
  /// that no file can lead deeper than there are symbols.
  private func visit(_ index: Int, from start: Int, to end: Int, allowed: UInt64) {
    let node = trie.node(index)
    nodesLeft -= node.children.nonzeroBitCount
    classesLeft -= node.bucket.count
    guard nodesLeft >= 0, classesLeft >= 0 else { return }
    for member in node.bucket { count(trie.set(member), trie.ending(member), from: start, to: end) }
    guard node.firstChild > index else { return }
    var rest = node.children & allowed
    while rest != 0 {
      let bit = rest & (0 &- rest)
      rest ^= bit
      let newEnd = keep(bit, from: start, to: end)
      if newEnd > end {
        let child = node.firstChild &+ (node.children & (bit &- 1)).nonzeroBitCount
        visit(child, from: end, to: newEnd, allowed: allowed & ~(bit | (bit &- 1)))
      }
    }
  }

  /// Copies those racks of a list that have a symbol into a new list right after it; gives the end of the new list.
  @inline(__always)
  private func keep(_ bit: UInt64, from start: Int, to end: Int) -> Int {
    let (lacking, rackIndexes) = (lacking, rackIndexes)
    var newEnd = end
    for index in start..<end {
      let set = lacking[index]
      lacking[newEnd] = set
      rackIndexes[newEnd] = rackIndexes[index]
      newEnd &+= set & bit == 0 ? 1 : 0
    }
    return newEnd
  }

  /// Adds a class's words to the sums of the racks that hold it.
  @inline(__always)
  private func count(_ set: UInt64, _ ending: SolvingIndex.Ending, from start: Int, to end: Int) {
    guard ending.letters >= minimum else { return }
    let (lacking, rackIndexes, sums) = (lacking, rackIndexes, sums)
    let words = UInt32(truncatingIfNeeded: ending.words)
    if ending.isRare {
      for index in start..<end where set & lacking[index] == 0 {
        let rack = Int(rackIndexes[index])
        if solver.holds(racks[racks.startIndex + rack], ending, pool) { sums[rack] &+= words }
      }
    } else {
      for index in start..<end { sums[Int(rackIndexes[index])] &+= set & lacking[index] == 0 ? words : 0 }
    }
  }
}
