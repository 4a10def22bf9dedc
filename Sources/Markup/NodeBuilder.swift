/// An element whose children are written as a list of elements, texts, `if`, `switch` and `for`:
///
///     element("li", key: find.word, .class("find")) {
///       element("span", .class("count")) { "5" }
///       if find.isBonus { element("small") { "bonus" } }
///       find.word
///     }
///
/// Adjacent texts become one and empty ones go, as in the tree that a browser parses from the rendering. Of two
/// attributes with one name the first counts. Elements whose content HTML reads as something else than elements and
/// text (`script`, `style`, `template` …) and void ones have no children.
@inline(__always)
public func element(
  _ tag: StaticString, key: String? = nil, _ attributes: Attribute?..., @NodeBuilder children: () -> [Node] = { [] }
) -> Node {
  makeElement(tag, key: key, attributes, children())
}

/// A call on purpose, and one without a closure that the optimizer would make it over for: pages hold hundreds of elements.
@inline(never)
public func makeElement(_ tag: StaticString, key: String?, _ attributes: [Attribute?], _ children: [Node]) -> Node {
  let tag = String(tag)
  let children = joiningTexts(children)
  precondition(tag.withBytes(isName), "a tag is a letter, then letters and digits")
  precondition(children.isEmpty || !(isVoid(tag) || isOpaque(tag)), "this element has no children")
  return .element(Element(tag: tag, key: key, attributes: attributes.compactMap { $0 }, children: children))
}

@resultBuilder
public enum NodeBuilder {
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  public static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  public static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  public static func buildExpression(_ text: String?) -> [Node] { text.map { [.text($0)] } ?? [] }

  public static func buildBlock() -> [Node] { [] }
  public static func buildPartialBlock(first: [Node]) -> [Node] { first }
  public static func buildPartialBlock(accumulated: consuming [Node], next: [Node]) -> [Node] {
    accumulated += next
    return accumulated
  }

  public static func buildOptional(_ nodes: [Node]?) -> [Node] { nodes ?? [] }
  public static func buildEither(first: [Node]) -> [Node] { first }
  public static func buildEither(second: [Node]) -> [Node] { second }
  public static func buildArray(_ nodes: [[Node]]) -> [Node] { nodes.flatMap { $0 } }
}

/// Merges before it cleans: a CR at the end of one text and a LF at the start of the next are one line's end.
private func joiningTexts(_ nodes: [Node]) -> [Node] {
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
