extension Range<Int> {
  /// Returns the first index in the range for which `holds` is true, found by binary search. If `holds` is never true,
  /// returns the upper bound. `holds` must be false for all indexes before the result, and true for all indexes from
  /// the result on. O(log count).
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
