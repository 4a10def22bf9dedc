import Markup
import Testing

struct ApplyTests {
  let before = element("main", .id("a")) {
    element("p") { "one" }
    "two"
  }

  @Test(
    arguments: [
      ([.enter(1)], .noChild(at: 1, operation: 0)),
      ([.enter(0), .enter(1)], .notAnElement(at: 1, operation: 1)),
      ([.enter(0), .setText(at: 0, "x")], .notAText(at: 0, operation: 1)),
      ([.enter(0), .leave, .leave], .leavesTheHolder(operation: 2)),
      ([.enter(0), .removeAttribute("lang")], .noAttribute(operation: 1)),
      ([.enter(0), .insert(at: 3, .text("x"))], .noChild(at: 3, operation: 1)),
      ([.enter(0), .remove(at: 2)], .noChild(at: 2, operation: 1)),
      ([.enter(0), .move(from: 0, to: 2)], .noChild(at: 2, operation: 1)),
      ([.enter(0), .replace(at: 2, .text("x"))], .noChild(at: 2, operation: 1)),
      ([.insert(at: 0, .text("x"))], .notAPage(operation: 1)),
      ([.setAttribute(.id("x"))], .notAPage(operation: 1)),
    ] as [([Patch.Operation], PatchMisfit)])
  func `applying a patch that does not fit throws a fault with its position and operation`(
    operations: [Patch.Operation], misfit: PatchMisfit
  ) {
    #expect(throws: misfit) { try Patch(operations).applied(to: before) }
  }

  @Test func `a patch can remove the whole page`() throws {
    #expect(try Patch([.remove(at: 0)]).applied(to: before) == nil)
  }
}
