/// An element whose children are written as a list of elements, texts, `if`, `switch` and `for`:
///
///     element("li", key: find.word, .class("find")) {
///       element("span", .class("count")) { "5" }
///       if find.isBonus { element("small") { "bonus" } }
///       find.word
///     }
///
/// Adjacent texts become one and empty ones are removed, as in the tree that a browser parses from the HTML. Of two attributes with
/// one name the first counts; those that are `nil` are left out. A tag must be a letter followed by letters, digits, `-`,
/// `_`, `:` or `.`. Void elements and those whose content HTML does not read as elements and text (`script`, `style`,
/// `template` …) must have no children. Anything else traps: it is a bug in the page's code.
@inline(__always)
public func element(
  _ tag: StaticString, key: String? = nil, _ attributes: Attribute?..., @NodeBuilder children: () -> [Node] = { [] }
) -> Node {
  makeElement(tag, key: key, attributes, children())
}

/// ``element(_:key:_:children:)`` with the children as an array. It is not inlined, and takes no closure for which the
/// optimizer would specialise it: pages have hundreds of elements, and calls keep the wasm small.
@inline(never)
public func makeElement(_ tag: StaticString, key: String?, _ attributes: [Attribute?], _ children: [Node]) -> Node {
  let tag = String(tag)
  let children = joiningTexts(children)
  precondition(tag.withBytes(isName), "a tag is a letter, then letters and digits")
  precondition(children.isEmpty || !(isVoid(tag) || isOpaque(tag)), "this element has no children")
  return .element(Element(tag: tag, key: key, attributes: attributes.compactMap { $0 }, children: children))
}

/// Builds the list of an element's children from elements, texts, `if`, `switch` and `for`. The compiler calls these
/// functions ([SE-0289](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0289-result-builders.md)).
/// Those that do something are not inlined, as ``makeElement(_:key:_:_:)`` is not.
@resultBuilder
public enum NodeBuilder {
  /// One node.
  public static func buildExpression(_ node: Node) -> Node { node }
  /// A text.
  @inline(never)
  public static func buildExpression(_ text: String) -> Node { .text(text) }
  /// Several nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// A node, or none.
  @inline(never)
  public static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  /// A text, or none.
  @inline(never)
  public static func buildExpression(_ text: String?) -> [Node] { text.map { [.text($0)] } ?? [] }

  /// No children.
  public static func buildBlock() -> [Node] { [] }
  /// The first node of a list.
  @inline(never)
  public static func buildPartialBlock(first: Node) -> [Node] { [first] }
  /// The first part of a list.
  public static func buildPartialBlock(first: [Node]) -> [Node] { first }
  /// Appends the next node.
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [Node], next: Node) -> [Node] {
    accumulated.append(next)
    return accumulated
  }
  /// Appends the next part. O(its nodes).
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [Node], next: [Node]) -> [Node] {
    accumulated += next
    return accumulated
  }

  /// An `if` without `else`.
  public static func buildOptional(_ nodes: [Node]?) -> [Node] { nodes ?? [] }
  /// The first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first: [Node]) -> [Node] { first }
  /// Another branch.
  public static func buildEither(second: [Node]) -> [Node] { second }
  /// A `for`. O(nodes).
  public static func buildArray(_ nodes: [[Node]]) -> [Node] { nodes.flatMap { $0 } }
}

/// Joins texts before it cleans them: a CR at the end of one and a LF at the start of the next are one line end.
///
/// A list without texts stays the array that it is, so that ``diff(from:to:)`` need not look into a list that is kept from page to page.
private func joiningTexts(_ nodes: [Node]) -> [Node] {
  guard nodes.contains(where: { if case .text = $0 { true } else { false } }) else { return nodes }
  var joined: [Node] = []
  joined.reserveCapacity(nodes.count)
  for node in nodes {
    if case .text(let text) = node {
      if text.isEmpty { continue }
      if case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
        continue
      }
    }
    joined.append(node)
  }
  for index in joined.indices {
    if case .text(let text) = joined[index] { joined[index] = .text(text.withoutControls) }
  }
  return joined
}

func isVoid(_ tag: String) -> Bool {
  tag.withBytes {
    $0.isOne(of: [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ])
  }
}

/// Whether a parser takes the content as raw text, or keeps it out of the tree.
func isOpaque(_ tag: String) -> Bool {
  tag.withBytes {
    $0.isOne(of: ["script", "style", "iframe", "noembed", "noframes", "plaintext", "template", "xmp"])
  }
}
