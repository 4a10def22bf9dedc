extension Array {
  /// The elements sorted by `precedes`; elements of which neither precedes the other keep their order. O(n log n) comparisons, O(n) when
  /// the elements are sorted already.
  ///
  /// The standard library's `sorted(by:)` is compiled anew for each kind of elements, and each time it is 4 kB of wasm.
  @inlinable
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    order(of: count) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }

  /// The first of each group of equal elements, in their order; two are equal when neither precedes the other. O(n log n) comparisons.
  @inlinable
  package func withoutRepeats(by precedes: (Element, Element) -> Bool) -> [Element] {
    firsts(of: count) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// The numbers below `count` sorted by `precedes`; numbers of which neither precedes the other ascend.
@usableFromInline
@inline(never)
package func order(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var order = Array(0..<count)
  var width = 1
  // Runs of this width are in order. Two and two become one.
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

/// Of the numbers below `count` the first of each group of equal ones, ascending; two are equal when neither precedes the other.
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
