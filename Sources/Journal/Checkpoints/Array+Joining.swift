extension Array {
  /// Adds another array; in both no element is twice, and they are in the order that `precedes` tells. Where both have
  /// an element, neither of which precedes the other's, `join` makes one of them. O(n + m).
  @inline(never)
  mutating func join(
    _ other: [Element], by precedes: (Element, Element) -> Bool, _ join: (inout Element, Element) -> Void
  ) {
    guard !isEmpty, !other.isEmpty else {
      if isEmpty { self = other }
      return
    }
    var joined: [Element] = []
    joined.reserveCapacity(Swift.max(count, other.count))
    var next = 0
    for element in self {
      while next < other.count, precedes(other[next], element) {
        joined.append(other[next])
        next += 1
      }
      joined.append(element)
      if next < other.count, !precedes(element, other[next]) {
        join(&joined[joined.count - 1], other[next])
        next += 1
      }
    }
    joined += other[next...]
    self = joined
  }
}
