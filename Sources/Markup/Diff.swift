/// Returns the patch that turns the page `old` into the page `new`; `nil` means that there is no old page.
///
/// Children of a parent match if they have the same tag and key. Several children with the same tag and key match in
/// their order: the first old child with the first new child, and so on. Children without a key match if they have the
/// same tag, in their order, and a repeated key does no harm. Matched children stay in the document, and they keep
/// their focus, caret and scroll position.
///
/// Arrays that share their storage, for example copies of a stored page, are treated as equal without comparing their
/// elements.
///
/// - Complexity: O(n log n), where n is the number of nodes, attributes and bytes of text in both pages; O(n) if no
///   children change their order.
public func diff(from old: Node?, to new: Node) -> Patch {
  var patch = Patch()
  patch.appendDifference(of: old.map { [$0] } ?? [], and: [new])
  while patch.operations.last == .leave { patch.operations.removeLast() }
  return patch
}

extension Patch {
  /// Reorders the children first, then patches the content of each child, so that the second step uses the indexes in
  /// the new order.
  fileprivate mutating func appendDifference(of old: [Node], and new: [Node]) {
    guard !sharesStorage(old, new) else { return }
    let matches = Matches(of: old, and: new)
    appendMoves(from: old, to: new, matches)
    for index in new.indices {
      guard let origin = matches.origins[index] else { continue }
      switch (old[origin], new[index]) {
      case (.text(let old), .text(let new)):
        if !old.hasSameBytes(as: new) { operations.append(.setText(at: index, new)) }
      case (.element(let old), .element(let new)):
        appendDifference(of: old, and: new, at: index)
      default: preconditionFailure("a text matches a text, an element an element")
      }
    }
  }

  private mutating func appendDifference(of old: Element, and new: Element, at index: Int) {
    operations.append(.enter(index))
    let count = operations.count
    appendDifference(of: old.attributes, and: new.attributes)
    appendDifference(of: old.children, and: new.children)
    if operations.count == count {
      operations.removeLast()
    } else {
      operations.append(.leave)
    }
  }

  /// Both arrays of attributes are sorted by name, so a single pass over both is enough.
  private mutating func appendDifference(of old: [Attribute], and new: [Attribute]) {
    guard !sharesStorage(old, new) else { return }
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if newIndex == new.count || (oldIndex < old.count && old[oldIndex].name.precedes(new[newIndex].name)) {
        operations.append(.removeAttribute(old[oldIndex].name))
        oldIndex += 1
      } else if oldIndex < old.count, old[oldIndex].name.hasSameBytes(as: new[newIndex].name) {
        if old[oldIndex] != new[newIndex] { operations.append(.setAttribute(new[newIndex])) }
        oldIndex += 1
        newIndex += 1
      } else {
        operations.append(.setAttribute(new[newIndex]))
        newIndex += 1
      }
    }
  }
}

/// Returns whether two arrays share their storage; if so, they are equal and need no comparison of elements. O(1).
private func sharesStorage<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress && left.count == right.count }
  }
}
