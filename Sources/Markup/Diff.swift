/// The patch that turns the page `old` into the page `new`; `nil` stands for the empty holder.
///
/// An old and a new child of one parent are the same when they have the same tag and key, the first of the old being the
/// first of the new with these, the second the second, and so on. So children without a key are matched by tag and order,
/// and a key that occurs twice does no harm. What is the same stays in the document, with its focus, caret and scroll
/// position.
///
/// Arrays that share their storage, as copies of a kept page do, are equal without a look inside.
///
/// - Complexity: O(n log n), where n is the number of nodes, attributes and bytes of text in both pages; O(n) where no
///   children change their order.
public func diff(from old: Node?, to new: Node) -> Patch {
  var patch = Patch()
  patch.appendDifference(of: old.map { [$0] } ?? [], and: [new])
  while patch.operations.last == .leave { patch.operations.removeLast() }
  return patch
}

extension Patch {
  /// First the children are put into their new order, then each is changed inside: so the second step uses the new indexes.
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

  /// Both arrays are in ascending order of names, so one walk along both sees every name.
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

/// Whether two arrays are copies of one, so that they are equal without a look at their elements. O(1).
private func sharesStorage<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress && left.count == right.count }
  }
}
