extension Array {
  /// Merges another array into this one. Both arrays are sorted by `order` and have no duplicates. `order` returns a
  /// negative number if the first element comes first, and a positive number if the second comes first. If two elements
  /// are equal by `order` (result 0), `join` merges the second into the first. O(n + m).
  @inline(never)
  mutating func join(
    _ other: [Element], by order: (Element, Element) -> Int, _ join: (inout Element, Element) -> Void
  ) {
    guard !isEmpty, !other.isEmpty else {
      if isEmpty { self = other }
      return
    }
    var joined: [Element] = []
    joined.reserveCapacity(count + other.count)
    var (mine, theirs) = (0, 0)
    while mine < count, theirs < other.count {
      let order = order(self[mine], other[theirs])
      if order > 0 {
        joined.append(other[theirs])
        theirs += 1
        continue
      }
      joined.append(self[mine])
      mine += 1
      guard order == 0 else { continue }
      join(&joined[joined.count - 1], other[theirs])
      theirs += 1
    }
    joined += self[mine...]
    joined += other[theirs...]
    self = joined
  }
}
