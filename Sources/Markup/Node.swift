/// A page as a value, and the difference of two pages as patches.
///
/// `Markup` knows elements, attributes, text, how HTML writes them and how one tree becomes another. It does not know a
/// document, a browser or a game, nor which element may stand inside which: a tree that an HTML parser would rearrange
/// (a `div` in a `p`, a `tr` without a `tbody`) renders without complaint and is then not the tree the browser shows.
///
/// `docs/formats/patches.md` describes the bytes that cross to the browser.
public enum Node: Equatable, Sendable {
  case text(String)
  case element(Element)

  public static func == (left: Node, right: Node) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.element(let left), .element(let right)): left == right
    default: false
    }
  }
}

/// An element as a browser holds it after parsing: its attributes have different names, and among its children no text
/// is empty or beside another text. ``element(_:key:_:children:)`` makes one.
public struct Element: Equatable, Sendable {
  public let tag: String

  /// Tells the children of one parent apart when their order changes. The browser never sees it.
  public let key: String?

  /// Invariant: in strictly ascending order of the names' bytes, so that equal elements have equal arrays.
  public internal(set) var attributes: [Attribute]

  /// Invariant: no empty text, and no two texts side by side.
  public internal(set) var children: [Node]

  init(tag: String, key: String?, attributes: [Attribute], children: [Node]) {
    self.tag = tag
    self.key = key
    self.attributes = []
    self.children = children
    self.attributes.reserveCapacity(attributes.count)
    for attribute in attributes { insert(attribute) }
  }

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

  /// Puts the attribute in its place; of two with one name the first stays, as in HTML.
  private mutating func insert(_ attribute: Attribute) {
    var index = attributes.count
    while index > 0, attribute.name.precedes(attributes[index - 1].name) { index -= 1 }
    if index > 0, attributes[index - 1].name.hasSameBytes(as: attribute.name) { return }
    attributes.insert(attribute, at: index)
  }
}
