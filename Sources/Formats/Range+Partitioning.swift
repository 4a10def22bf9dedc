extension Range<Int> {
  /// The first index in the range for which `holds` is true, found by binary search; the upper bound when there is
  /// none. `holds` must be false for all indexes before and true for all after. O(log count).
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
