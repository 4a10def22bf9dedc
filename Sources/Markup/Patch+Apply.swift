extension Patch {
  /// Returns the page after all operations; `nil` means that there is no page. In the browser, `Web/patch.js` performs
  /// the same operations. O(children of the entered elements) for each operation.
  ///
  /// - Throws: ``PatchMisfit`` if an operation does not fit the page; the error describes the first such operation.
  public func applied(to page: Node?) throws(PatchMisfit) -> Node? {
    var holder = Element(tag: "holder", key: nil, attributes: [], children: page.map { [$0] } ?? [])
    var next = 0
    try apply(to: &holder, next: &next, depth: 0)
    guard holder.children.count <= 1, holder.attributes.isEmpty else { throw .notAPage(operation: next) }
    return holder.children.first
  }

  /// Performs the operations from the index `next` on, until the cursor leaves the element or the patch ends.
  private func apply(to element: inout Element, next: inout Int, depth: Int) throws(PatchMisfit) {
    while next < operations.count {
      let turn = next
      next += 1
      switch operations[turn] {
      case .enter(let index):
        guard case .element(var child) = try element.child(at: index, turn) else {
          throw .notAnElement(at: index, operation: turn)
        }
        try apply(to: &child, next: &next, depth: depth + 1)
        element.children[index] = .element(child)
      case .leave:
        guard depth > 0 else { throw .leavesTheHolder(operation: turn) }
        return
      default:
        try element.apply(operations[turn], turn)
      }
    }
  }
}

extension Element {
  fileprivate func child(at index: Int, _ turn: Int) throws(PatchMisfit) -> Node {
    guard children.indices.contains(index) else { throw .noChild(at: index, operation: turn) }
    return children[index]
  }

  fileprivate mutating func apply(_ operation: Patch.Operation, _ turn: Int) throws(PatchMisfit) {
    switch operation {
    case .enter, .leave: preconditionFailure("the cursor moves in Patch.apply")
    case .setText(let index, let text):
      guard case .text = try child(at: index, turn) else { throw .notAText(at: index, operation: turn) }
      children[index] = .text(text)
    case .setAttribute(let attribute): set(attribute)
    case .removeAttribute(let name):
      let index = attributes.firstIndex { $0.name.hasSameBytes(as: name) }
      guard let index else { throw .noAttribute(operation: turn) }
      attributes.remove(at: index)
    case .insert(let index, let node):
      guard (0...children.count).contains(index) else { throw .noChild(at: index, operation: turn) }
      children.insert(node, at: index)
    case .remove(let index):
      _ = try child(at: index, turn)
      children.remove(at: index)
    case .move(let from, let to):
      _ = try (child(at: from, turn), child(at: to, turn))
      children.insert(children.remove(at: from), at: to)
    case .replace(let index, let node):
      _ = try child(at: index, turn)
      children[index] = node
    }
  }

  private mutating func set(_ attribute: Attribute) {
    let index = attributes.firstIndex { !$0.name.precedes(attribute.name) } ?? attributes.count
    if index < attributes.count, attributes[index].name.hasSameBytes(as: attribute.name) {
      attributes[index] = attribute
    } else {
      attributes.insert(attribute, at: index)
    }
  }
}
