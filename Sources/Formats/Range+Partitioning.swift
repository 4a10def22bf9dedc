extension Range<Int> {
  /// The first index for which `holds` is true, when it is false for all before and true for all after; the upper bound for none. Binary search,
  /// O(log count).
  @inlinable
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
