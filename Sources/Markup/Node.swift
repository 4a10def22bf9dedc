/// A node of a page: a text or an element with its children.
///
/// The type is a single pointer for two reasons. A page is built, copied and compared after each key press, and the
/// code that builds pages is a third of the WebAssembly file.
public indirect enum Node: Equatable, Sendable {
  case text(String)
  case element(Element)

  /// Compares the contents of two nodes; texts are compared byte by byte. O(nodes, attributes and bytes of both nodes).
  public static func == (left: Node, right: Node) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.element(let left), .element(let right)): left == right
    default: false
    }
  }
}

/// An element in the form in which a browser parses it. Attribute names are unique, and the texts among its children
/// are neither empty nor adjacent. Use ``element(_:key:_:children:)`` to create an element.
public struct Element: Equatable, Sendable {
  /// The element's tag in HTML.
  public let tag: String

  /// The key that distinguishes the children of a parent when their order changes (``diff(from:to:)``). The key is not
  /// sent to the browser.
  public let key: String?

  /// Invariant: the attributes are sorted by the bytes of their names and contain no duplicates, so that equal elements
  /// have equal arrays.
  public internal(set) var attributes: [Attribute]

  /// Invariant: no text among the children is empty, and no two texts are adjacent.
  public internal(set) var children: [Node]

  init(tag: String, key: String?, attributes: [Attribute], children: [Node]) {
    self.tag = tag
    self.key = key
    self.attributes = []
    self.children = children
    self.attributes.reserveCapacity(attributes.count)
    for attribute in attributes { insert(attribute) }
  }

  /// Compares the tags, keys, attributes and children of two elements. O(nodes, attributes and bytes of both elements).
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

  /// Inserts the attribute at its sorted position. If an attribute with the same name exists, the existing attribute is
  /// kept, as in HTML.
  private mutating func insert(_ attribute: Attribute) {
    var index = attributes.count
    while index > 0, attribute.name.precedes(attributes[index - 1].name) { index -= 1 }
    if index > 0, attributes[index - 1].name.hasSameBytes(as: attribute.name) { return }
    attributes.insert(attribute, at: index)
  }
}
