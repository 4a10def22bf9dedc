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

  /// Pairs the first of an identity with the first, the second with the second, and so on.
  private mutating func matchByIdentity(_ old: [Node], _ oldRange: Range<Int>, _ new: [Node], _ newRange: Range<Int>) {
    var first: [Identity: Int] = [:]
    var next: [Int?] = Array(repeating: nil, count: oldRange.count)
    for index in oldRange.reversed() {
      let identity = Identity(of: old[index])
      next[index - oldRange.lowerBound] = first[identity]
      first[identity] = index
    }
    for index in newRange {
      let identity = Identity(of: new[index])
      guard let origin = first[identity] else { continue }
      first[identity] = next[origin - oldRange.lowerBound]
      match(index, with: origin)
    }
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
}

/// What makes an old and a new child the same: the tag (empty for a text) and the key.
private struct Identity: Hashable {
  let tag: String
  let key: String?

  init(of node: Node) {
    switch node {
    case .text: (tag, key) = ("", nil)
    case .element(let element): (tag, key) = (element.tag, element.key)
    }
  }

  static func == (left: Identity, right: Identity) -> Bool {
    left.tag.hasSameBytes(as: right.tag) && (left.key == nil) == (right.key == nil)
      && (left.key ?? "").hasSameBytes(as: right.key ?? "")
  }

  func hash(into hasher: inout Hasher) {
    tag.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(key == nil)
    key?.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
