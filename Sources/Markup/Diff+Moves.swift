import Formats

extension Patch {
  /// Appends the operations that reorder the children. The removals are the first operations, from the last child to
  /// the first. After the removals, one operation follows for each child that is new or moves, from the first child to
  /// the last.
  ///
  /// The number of moves is minimal, and each child is moved at most once. The children that do not move form a longest
  /// increasing subsequence of the old indexes in the new order (Fredman 1975, "On computing the length of longest
  /// increasing subsequences").
  mutating func appendMoves(from old: [Node], to new: [Node], _ matches: Matches) {
    let gone = old.indices.filter { !matches.stays[$0] }
    let fresh = new.indices.filter { matches.origins[$0] == nil }
    if gone.count == 1, gone == fresh, old.count == new.count, isAscending(matches.origins) {
      operations.append(.replace(at: gone[0], new[gone[0]]))
      return
    }
    for index in gone.reversed() { operations.append(.remove(at: index)) }
    if isAscending(matches.origins) {
      for index in fresh { operations.append(.insert(at: index, new[index])) }
    } else {
      appendInsertionsAndMoves(to: new, ranks: ranksAfterRemoval(of: old, matches))
    }
  }

  /// `ranks` contains the rank of each new child among the old children that stay; `nil` if the child was not in the
  /// old list.
  ///
  /// The children are processed in their new order. Before child i is processed, the children 0 ..< i are already in
  /// their final order. The unprocessed children, which will be moved later, are between the processed children.
  /// Settled children are the children that do not move. When the child with rank p is processed, each child before it
  /// is either already processed or has a rank below p. The current index of the child with rank p is therefore the sum
  /// of two numbers. The first number counts the processed children before the next settled child after p. The second
  /// number counts the unprocessed children with ranks below p; a Fenwick tree computes this number.
  private mutating func appendInsertionsAndMoves(to new: [Node], ranks: [Int?]) {
    let settled = longestIncreasingSubsequence(of: ranks)
    var waiting = RemainingRanks(upTo: ranks.count { $0 != nil })
    let turns = turnsOfNextSettled(ranks, settled, count: waiting.count)
    var lastSettled = 0
    for index in new.indices {
      let target = index + waiting.before(lastSettled)
      guard let rank = ranks[index] else {
        operations.append(.insert(at: target, new[index]))
        continue
      }
      if settled[index] {
        lastSettled = rank
      } else {
        let from = min(index, turns[rank]) + waiting.before(rank)
        // If the child was before the target, its removal shifts the target by one.
        operations.append(.move(from: from, to: from < target ? target - 1 : target))
      }
      waiting.remove(rank)
    }
  }

  /// Returns, for each rank, the position in the new order of the next settled child at or after this rank. If no
  /// settled child follows, the value is the number of all children.
  private func turnsOfNextSettled(_ ranks: [Int?], _ settled: [Bool], count: Int) -> [Int] {
    var turns = Array(repeating: ranks.count, count: count)
    for (turn, rank) in ranks.enumerated() where settled[turn] { turns[rank!] = turn }
    for rank in turns.indices.reversed() where rank + 1 < count {
      turns[rank] = min(turns[rank], turns[rank + 1])
    }
    return turns
  }

  private func ranksAfterRemoval(of old: [Node], _ matches: Matches) -> [Int?] {
    var ranks: [Int] = []
    ranks.reserveCapacity(old.count)
    var rank = 0
    for stays in matches.stays {
      ranks.append(rank)
      if stays { rank += 1 }
    }
    return matches.origins.map { $0.map { ranks[$0] } }
  }
}

private func isAscending(_ origins: [Int?]) -> Bool {
  var last = -1
  for case let origin? in origins {
    if origin < last { return false }
    last = origin
  }
  return true
}

/// Returns for each number whether it belongs to a longest increasing subsequence; the value for `nil` is always
/// `false`. O(n log n).
func longestIncreasingSubsequence(of numbers: [Int?]) -> [Bool] {
  /// `ends[k]` is the index of the smallest number that can end an increasing subsequence of k + 1 numbers.
  var ends: [Int] = []
  var predecessors = Array(repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    let length = (0..<ends.count).partitioningIndex { numbers[ends[$0]]! >= number }
    predecessors[index] = length == 0 ? -1 : ends[length - 1]
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var chosen = Array(repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    chosen[index] = true
    index = predecessors[index]
  }
  return chosen
}

/// A set of ranks that can count its elements below a given rank. The set initially contains all ranks below `count`.
/// Counting and removing are O(log n) (Fenwick 1994, "A new data structure for cumulative frequency tables").
private struct RemainingRanks {
  let count: Int
  private var sums: [Int]

  init(upTo count: Int) {
    self.count = count
    sums = (0...count).map { $0 & -$0 }
  }

  func before(_ rank: Int) -> Int {
    var sum = 0
    var index = rank
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  mutating func remove(_ rank: Int) {
    var index = rank + 1
    while index <= count {
      sums[index] -= 1
      index += index & -index
    }
  }
}
