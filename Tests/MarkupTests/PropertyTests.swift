import Markup
import TestTools
import Testing

struct PropertyTests {
  /// Calls `body` with 4,000 pairs of pages: half of them unrelated, half of them changed copies.
  func withPairs(_ body: (Node, Node) throws -> Void) throws {
    for count in 0..<4000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      let depth = Int.random(in: 1...4, using: &generator)
      let before = randomElement(depth: depth, using: &generator)
      let after =
        count.isMultiple(of: 2)
        ? randomElement(depth: depth, using: &generator) : disturbed(before, using: &generator)
      do { try body(before, after) } catch {
        Issue.record("SEED=\(seed): \(error)\nbefore: \(before.html)\nafter: \(after.html)")
        return
      }
    }
  }

  struct Different: Error {}

  @Test func `applying the difference of two pages to the first page gives the second page`() throws {
    try withPairs { before, after in
      guard try diff(from: before, to: after).applied(to: before) == after else { throw Different() }
    }
  }

  @Test func `the difference of two pages survives encoding and decoding`() throws {
    try withPairs { before, after in
      let bytes = diff(from: before, to: after).encoded
      let patch = try Patch(decoding: bytes)
      guard try patch.applied(to: before)?.html == after.html, patch.encoded == bytes else { throw Different() }
    }
  }

  @Test func `the difference of two pages is an empty patch only if the pages are equal`() throws {
    try withPairs { before, after in
      guard diff(from: before, to: after).operations.isEmpty == (before == after) else { throw Different() }
      guard diff(from: before, to: before).operations.isEmpty else { throw Different() }
    }
  }

  @Test func `reordering moves only the children outside a longest increasing subsequence`() throws {
    for count in 0..<2000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      let before = (0..<Int.random(in: 1...9, using: &generator)).map { "\($0)" }
      let after = before.shuffled(using: &generator)
      let moves = diff(from: page(words: before), to: page(words: after)).operations.count { operation in
        if case .move = operation { true } else { false }
      }
      #expect(moves == before.count - longestOrdered(after.map { Int($0)! }), "SEED=\(seed)")
    }
  }

  /// Tries every subsequence.
  private func longestOrdered(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).map { choice in
      let chosen = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max()!
  }
}
