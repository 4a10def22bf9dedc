/// A node of a page: a text or an element with its children.
///
/// One pointer: a page is built, copied and compared with each key, and the code that builds pages is a third of the wasm.
public indirect enum Node: Equatable, Sendable {
  case text(String)
  case element(Element)

  /// By their contents, texts byte by byte. O(nodes, attributes and bytes of both).
  public static func == (left: Node, right: Node) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.element(let left), .element(let right)): left == right
    default: false
    }
  }
}

/// An element as a browser has it after parsing: no two attributes have the same name, and among its children no text
/// is empty or next to another text. ``element(_:key:_:children:)`` makes one.
public struct Element: Equatable, Sendable {
  /// Its tag, as HTML writes it.
  public let tag: String

  /// Tells children of one parent apart when their order changes (``diff(from:to:)``). The browser never sees it.
  public let key: String?

  /// Invariant: in strictly ascending order of the names' bytes, so that equal elements have equal arrays.
  public internal(set) var attributes: [Attribute]

  /// Invariant: no empty text, and no two texts next to each other.
  public internal(set) var children: [Node]

  init(tag: String, key: String?, attributes: [Attribute], children: [Node]) {
    self.tag = tag
    self.key = key
    self.attributes = []
    self.children = children
    self.attributes.reserveCapacity(attributes.count)
    for attribute in attributes { insert(attribute) }
  }

  /// By tag, key, attributes and children. O(nodes, attributes and bytes of both).
  public static func == (left: Element, right: Element) -> Bool {
    left.hasSameIdentity(as: right) && left.attributes == right.attributes && left.children == right.children
  }

  func hasSameIdentity(as other: Element) -> Bool {
    guard tag.hasSameBytes(as: other.tag) else { return false }
    switch (key, other.key) {
    case (nil, nil): return true
    case (let key?, let otherKey?): return key.hasSameBytes(as: otherKey)
    default: return false
    }
  }

  /// Inserts the attribute by its name; of two with one name the first stays, as in HTML.
  private mutating func insert(_ attribute: Attribute) {
    var index = attributes.count
    while index > 0, attribute.name.precedes(attributes[index - 1].name) { index -= 1 }
    if index > 0, attributes[index - 1].name.hasSameBytes(as: attribute.name) { return }
    attributes.insert(attribute, at: index)
  }
}
