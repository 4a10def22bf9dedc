import Formats

/// The correspondence between the children in an old list and in a new list.
struct Matches {
  /// The index of the matching old child for each new child; `nil` if the new child has no match. Each index of an old
  /// child occurs at most once.
  private(set) var origins: [Int?]
  /// Whether each old child has a match among the new children.
  private(set) var stays: [Bool]

  /// Matches the common prefix and suffix of both lists by direct comparison, and only the remaining children by a
  /// table. If the lists differ in only a few children, the matching takes one comparison per child.
  init(of old: [Node], and new: [Node]) {
    origins = Array(repeating: nil, count: new.count)
    stays = Array(repeating: false, count: old.count)
    var start = 0
    while start < old.count, start < new.count, old[start].hasSameIdentity(as: new[start]) {
      match(start, with: start)
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1].hasSameIdentity(as: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      match(newEnd, with: oldEnd)
    }
    if oldEnd > start, newEnd > start { matchByIdentity(old, start..<oldEnd, new, start..<newEnd) }
  }

  /// Matches children with the same identity in their order: the first old child with the first new child, the second
  /// with the second, and so on. O(n log n) comparisons.
  private mutating func matchByIdentity(_ old: [Node], _ oldRange: Range<Int>, _ new: [Node], _ newRange: Range<Int>) {
    var olds = byIdentity(old, oldRange)[...]
    var news = byIdentity(new, newRange)[...]
    while let one = olds.first, let other = news.first {
      let order = old[one].order(toIdentityOf: new[other])
      if order == 0 { match(other, with: one) }
      if order <= 0 { olds.removeFirst() }
      if order >= 0 { news.removeFirst() }
    }
  }

  private func byIdentity(_ nodes: [Node], _ range: Range<Int>) -> [Int] {
    Array(range).ordered { nodes[$0].order(toIdentityOf: nodes[$1]) < 0 }
  }

  private mutating func match(_ index: Int, with origin: Int) {
    origins[index] = origin
    stays[origin] = true
  }
}

extension Node {
  fileprivate func hasSameIdentity(as other: Node) -> Bool {
    switch (self, other) {
    case (.text, .text): true
    case (.element(let element), .element(let other)): element.hasSameIdentity(as: other)
    default: false
    }
  }

  /// The identity by which old and new children match: the tag, which is empty for a text, together with the key.
  private var identity: (tag: String, key: String?) {
    switch self {
    case .text: ("", nil)
    case .element(let element): (element.tag, element.key)
    }
  }

  /// Compares the identities of two nodes. Returns a negative number if this node comes first, and 0 if the identities
  /// are equal.
  fileprivate func order(toIdentityOf other: Node) -> Int {
    let (mine, other) = (identity, other.identity)
    let tags = mine.tag.order(toBytesOf: other.tag)
    if tags != 0 { return tags }
    guard let key = mine.key, let otherKey = other.key else {
      return (mine.key == nil ? 0 : 1) - (other.key == nil ? 0 : 1)
    }
    return key.order(toBytesOf: otherKey)
  }
}
