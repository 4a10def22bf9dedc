/// A sequence of operations that turns one page into another. `docs/formats/patches.md` describes the byte format.
///
/// While a patch is applied, a cursor points to an element. The cursor starts at the page's holder, which is the
/// element whose only child is the page's root element. Every index in an operation is the current index of a child in
/// the cursor's element, starting with 0.
public struct Patch: Equatable, Sendable {
  /// The patch's operations in order.
  public var operations: [Operation]

  /// Creates a patch with these operations; an empty patch changes nothing.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// An operation that moves the cursor or changes the cursor's element or one of its children.
  public enum Operation: Equatable, Sendable {
    /// Moves the cursor down to the child with this index, which must be an element.
    case enter(Int)
    /// Moves the cursor up to the parent of its element.
    case leave
    /// Replaces the text of the child with this index, which must be a text.
    case setText(at: Int, String)
    /// Sets an attribute of the cursor's element.
    case setAttribute(Attribute)
    /// Removes the attribute with this name from the cursor's element.
    case removeAttribute(String)
    /// Inserts the node before the child with this index; appends it if the index is the number of children.
    case insert(at: Int, Node)
    /// Removes the child with this index.
    case remove(at: Int)
    /// Removes the child with the index `from` and reinserts it, so that its index is then `to`.
    case move(from: Int, to: Int)
    /// Replaces the child with this index by the node.
    case replace(at: Int, Node)

    /// Compares the contents of two operations; texts are compared byte by byte.
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
