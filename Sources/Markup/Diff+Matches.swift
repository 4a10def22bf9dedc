import Formats

/// Which child of the old list each child of the new list was.
struct Matches {
  /// For each new child the index of the old child that it was; `nil` for one that is new. No old index occurs twice.
  private(set) var origins: [Int?]
  /// For each old child whether it is among the new.
  private(set) var stays: [Bool]

  /// Matches the children with which both lists begin and end by comparing them, and only the rest by a table: a list in
  /// which little has changed costs one comparison a child.
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

  /// Pairs the first of an identity with the first, the second with the second, and so on. O(n log n) comparisons.
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

  /// The tag, which is empty for a text, and the key make an old and a new child the same.
  private var identity: (tag: String, key: String?) {
    switch self {
    case .text: ("", nil)
    case .element(let element): (element.tag, element.key)
    }
  }

  /// Below 0 before the other, 0 for the same identity.
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
