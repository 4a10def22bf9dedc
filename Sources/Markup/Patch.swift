/// Operations that, in their order, turn one page into another. Byte for byte: `docs/formats/patches.md`.
///
/// A cursor is at one element at a time, first at the page's holder: the element whose only child is the page's root.
/// Every index is that of a child of the element at the cursor, from 0, as the children are when the operation is due.
public struct Patch: Equatable, Sendable {
  /// The operations, the first one first.
  public var operations: [Operation]

  /// A patch of these operations; without any it changes nothing.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// One step: the cursor moves, or the element at the cursor or one of its children changes.
  public enum Operation: Equatable, Sendable {
    /// The cursor moves down to a child, which must be an element.
    case enter(Int)
    /// The cursor moves up to the parent.
    case leave
    /// The child, which must be a text, becomes this text.
    case setText(at: Int, String)
    /// Sets an attribute of the element at the cursor.
    case setAttribute(Attribute)
    /// Removes the attribute with this name from the element at the cursor.
    case removeAttribute(String)
    /// Inserts the node before the child with this index; at the end when it is their count.
    case insert(at: Int, Node)
    /// Removes the child.
    case remove(at: Int)
    /// Takes the child out and puts it in again, so that its index is then `to`.
    case move(from: Int, to: Int)
    /// Puts the node in place of the child.
    case replace(at: Int, Node)

    /// By their contents, texts byte by byte.
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
