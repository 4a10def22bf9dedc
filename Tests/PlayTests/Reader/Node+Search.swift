import Markup

extension Node {
  subscript(attribute: String) -> String? {
    guard case .element(let element) = self else { return nil }
    return element.attributes.first { $0.name == attribute }?.value
  }

  /// The elements of this subtree for which the condition holds, from top to bottom.
  func all(where holds: (Node) -> Bool) -> [Node] {
    guard case .element(let element) = self else { return [] }
    return (holds(self) ? [self] : []) + element.children.flatMap { $0.all(where: holds) }
  }

  func first(where holds: (Node) -> Bool) -> Node? { all(where: holds).first }

  /// The texts of this subtree, without attributes.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.map { $0.plainText }.joined()
    }
  }
}
