extension Array {
  /// Adds another array. In both no element is twice, and they are in one order: `order` tells how an element stands to
  /// another, below 0 before it, above 0 behind it. Where both have an element (0), `join` makes one of them. O(n + m).
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
