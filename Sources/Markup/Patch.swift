/// What to do, in order, to turn one page into another. `docs/formats/patches.md` says it byte for byte.
///
/// A cursor stands at one element at a time, first at the page's holder: the element whose only child is the page's
/// root. Every index counts the children of the element at the cursor, as they are when the operation's turn comes.
public struct Patch: Equatable, Sendable {
  public var operations: [Operation]

  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  public enum Operation: Equatable, Sendable {
    /// The cursor goes down to a child, which is an element.
    case enter(Int)
    /// The cursor goes up to the parent.
    case leave
    /// The child, a text, says something else.
    case setText(at: Int, String)
    case setAttribute(Attribute)
    case removeAttribute(String)
    case insert(at: Int, Node)
    case remove(at: Int)
    /// The child is taken out and put in again so that `to` is its index.
    case move(from: Int, to: Int)
    case replace(at: Int, Node)

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
