extension Array {
  /// Merges another array into this one. Neither has an element twice, and both are sorted by `order`, which is negative when
  /// the first element comes first and positive when the second does. For an element of both (0), `join` makes one of the two. O(n + m).
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
