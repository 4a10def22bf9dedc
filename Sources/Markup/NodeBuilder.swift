/// Returns an element with this tag, key, attributes and children. The children are written as a list of elements,
/// texts, `if`, `switch` and `for`:
///
///     element("li", key: find.word, .class("find")) {
///       element("span", .class("count")) { "5" }
///       if find.isBonus { element("small") { "bonus" } }
///       find.word
///     }
///
/// Adjacent texts are joined and empty texts are removed, as in the tree that a browser parses from the HTML. If
/// several attributes have the same name, only the first one is used; `nil` attributes are left out. A tag must be a
/// letter followed by letters, digits, `-`, `_`, `:` or `.`. Void elements must have no children. Elements whose
/// content HTML does not parse as elements and text (`script`, `style`, `template` …) must have no children either. A
/// violation of these rules traps, because it is a bug in the code of the page.
@inline(__always)
public func element(
  _ tag: StaticString, key: String? = nil, _ attributes: Attribute?..., @NodeBuilder children: () -> [Node] = { [] }
) -> Node {
  makeElement(tag, key: key, attributes, children())
}

/// Returns an element like ``element(_:key:_:children:)``, but with the children as an array. The function is not
/// inlined, and it takes no closure, because the optimizer would specialise the function for each closure. Pages
/// contain hundreds of elements, and calls keep the WebAssembly file small.
@inline(never)
public func makeElement(_ tag: StaticString, key: String?, _ attributes: [Attribute?], _ children: [Node]) -> Node {
  let tag = String(tag)
  let children = joiningTexts(children)
  precondition(tag.withBytes(isName), "a tag is a letter, then letters and digits")
  precondition(children.isEmpty || !(isVoid(tag) || isOpaque(tag)), "this element has no children")
  return .element(Element(tag: tag, key: key, attributes: attributes.compactMap { $0 }, children: children))
}

/// Builds the list of an element's children from elements, texts, `if`, `switch` and `for`. The compiler inserts calls
/// of these functions
/// ([SE-0289](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0289-result-builders.md)). Functions
/// that contain more than trivial code are not inlined, for the same reason as ``makeElement(_:key:_:_:)``.
@resultBuilder
public enum NodeBuilder {
  /// Accepts a node as an item of the list.
  public static func buildExpression(_ node: Node) -> Node { node }
  /// Converts a text to a node of the list.
  @inline(never)
  public static func buildExpression(_ text: String) -> Node { .text(text) }
  /// Accepts several nodes as items of the list.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// Accepts an optional node, which may be missing.
  @inline(never)
  public static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  /// Converts an optional text, which may be missing, to nodes.
  @inline(never)
  public static func buildExpression(_ text: String?) -> [Node] { text.map { [.text($0)] } ?? [] }

  /// Returns an empty list of children.
  public static func buildBlock() -> [Node] { [] }
  /// Begins a list of children with a node.
  @inline(never)
  public static func buildPartialBlock(first: Node) -> [Node] { [first] }
  /// Begins a list of children with several nodes.
  public static func buildPartialBlock(first: [Node]) -> [Node] { first }
  /// Appends the next node to the list.
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [Node], next: Node) -> [Node] {
    accumulated.append(next)
    return accumulated
  }
  /// Appends the next nodes to the list. O(appended nodes).
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [Node], next: [Node]) -> [Node] {
    accumulated += next
    return accumulated
  }

  /// Returns the nodes of an `if` without `else`.
  public static func buildOptional(_ nodes: [Node]?) -> [Node] { nodes ?? [] }
  /// Returns the nodes of the first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first: [Node]) -> [Node] { first }
  /// Returns the nodes of the second branch of an `if` with `else` or of another branch of a `switch`.
  public static func buildEither(second: [Node]) -> [Node] { second }
  /// Returns the nodes of all passes of a `for` loop. O(nodes).
  public static func buildArray(_ nodes: [[Node]]) -> [Node] { nodes.flatMap { $0 } }
}

/// Joins adjacent texts; call the function before control characters are replaced. A CR at the end of one text and an
/// LF at the start of the next text are a single line ending only after the texts are joined.
///
/// A list without texts is returned unchanged, so that ``diff(from:to:)`` can skip a list that two pages share.
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

/// Returns whether an HTML parser treats the content of elements with this tag as raw text or keeps the content out of
/// the tree.
func isOpaque(_ tag: String) -> Bool {
  tag.withBytes {
    $0.isOne(of: ["script", "style", "iframe", "noembed", "noframes", "plaintext", "template", "xmp"])
  }
}
