/// A sequence of operations that turns one page into another. Byte format: `docs/formats/patches.md`.
///
/// A cursor points at an element. It starts at the page's holder, the element with the page's root as its only child.
/// Every index is the current index of a child of the cursor's element, starting with 0.
public struct Patch: Equatable, Sendable {
  /// The operations in their order.
  public var operations: [Operation]

  /// Creates a patch of these operations; an empty patch changes nothing.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// A step: it moves the cursor, or changes the cursor's element or one of its children.
  public enum Operation: Equatable, Sendable {
    /// Moves the cursor down to a child, which must be an element.
    case enter(Int)
    /// Moves the cursor up to the parent.
    case leave
    /// Replaces the text of a child, which must be a text.
    case setText(at: Int, String)
    /// Sets an attribute of the cursor's element.
    case setAttribute(Attribute)
    /// Removes the attribute with this name from the cursor's element.
    case removeAttribute(String)
    /// Inserts the node before the child with this index; appends it if the index is the number of children.
    case insert(at: Int, Node)
    /// Removes the child.
    case remove(at: Int)
    /// Removes a child and reinserts it, so that its index is then `to`.
    case move(from: Int, to: Int)
    /// Replaces the child by the node.
    case replace(at: Int, Node)

    /// Compares contents, texts byte by byte.
    public static func == (left: Operation, right: Operation) -> Bool {
      switch (left, right) {
      case (.enter(let left), .enter(let right)): left == right
      case (.leave, .leave): true
      case (.setText(let leftIndex, let left), .setText(let rightIndex, let right)):
        leftIndex == rightIndex && left.hasSameBytes(as: right)
      case (.setAttribute(let left), .setAttribute(let right)): left == right
      case (.removeAttribute(let left), .removeAttribute(let right)): left.hasSameBytes(as: right)
      case (.insert(let leftIndex, let left), .insert(let rightIndex, let right)):
        leftIndex == rightIndex && left == right
      case (.remove(let left), .remove(let right)): left == right
      case (.move(let leftFrom, let leftTo), .move(let rightFrom, let rightTo)):
        leftFrom == rightFrom && leftTo == rightTo
      case (.replace(let leftIndex, let left), .replace(let rightIndex, let right)):
        leftIndex == rightIndex && left == right
      default: false
      }
    }
  }
}
