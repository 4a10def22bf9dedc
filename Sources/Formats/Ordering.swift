extension Array {
  /// Returns the elements sorted by `precedes`. The sort is stable: two elements stay in their order if neither
  /// precedes the other. O(n log n) comparisons; O(n) if the elements are already sorted.
  ///
  /// The standard library's `sorted(by:)` is compiled again for each type of element, and needs 4 kB of WebAssembly
  /// each time.
  @inlinable
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    order(of: count) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }

  /// Returns the first element of each group of equal elements, in the original order. Two elements are equal if
  /// neither precedes the other. O(n log n) comparisons.
  @inlinable
  package func withoutRepeats(by precedes: (Element, Element) -> Bool) -> [Element] {
    firsts(of: count) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// Returns the numbers below `count` sorted by `precedes`. Two numbers are in ascending order if neither precedes the
/// other.
@usableFromInline
@inline(never)
package func order(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var order = Array(0..<count)
  var width = 1
  // Consecutive runs of `width` numbers are already sorted. Each pass merges pairs of runs.
  while width < count {
    var start = 0
    while start + width < count {
      let end = min(start + 2 * width, count)
      merge(start, start + width, end, in: &order, by: precedes)
      start = end
    }
    width *= 2
  }
  return order
}

private func merge(_ start: Int, _ middle: Int, _ end: Int, in order: inout [Int], by precedes: (Int, Int) -> Bool) {
  guard precedes(order[middle], order[middle - 1]) else { return }
  let left = Array(order[start..<middle])
  var right = middle
  for (taken, number) in left.enumerated() {
    while right < end, precedes(order[right], number) {
      order[start + taken + right - middle] = order[right]
      right += 1
    }
    order[start + taken + right - middle] = number
  }
}

/// Returns the first number of each group of equal numbers below `count`, in ascending order. Two numbers are equal if
/// neither precedes the other.
@usableFromInline
@inline(never)
package func firsts(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  let order = order(of: count, by: precedes)
  var isFirst = Array(repeating: true, count: count)
  for at in order.indices.dropFirst() where !precedes(order[at - 1], order[at]) {
    isFirst[order[at]] = false
  }
  return isFirst.indices.filter { isFirst[$0] }
}
