import TestTools
import Testing

@testable import Rules

/// The parts of a root list, and the root of a day.
struct DatedRootTests {
  private let list: RootList
  private let first = Day("2026-09-01")!

  init() throws { list = try DatedRootTests.list("# from 2026-09-01\nalarming\nagencies\nsilkworm") }

  private static func list(_ text: String) throws -> RootList { try RootList(Array(text.utf8)) }

  @Test func `a line with a date begins a new part of the root list`() throws {
    let list = try Self.list(
      "early\n# a note\n# from 2026-09-01\nalarming\n# from 2026-13-01\n# from 2027-01-01\nsilkworm")
    #expect(list.roots == ["early", "alarming", "silkworm"])
    #expect(
      list.parts == [RootList.Part(start: 1, from: first), RootList.Part(start: 2, from: Day("2027-01-01")!)])
    #expect(list.firstDay == first)
  }

  @Test func `each day uses the next root word, and the root list repeats after its end`() {
    #expect(
      (0..<7).map { list.root(of: first + $0) } == [
        "alarming", "agencies", "silkworm", "alarming", "agencies", "silkworm", "alarming",
      ])
  }

  @Test func `a day before the first puzzle has no root word`() {
    #expect(list.root(of: first + -1) == nil)
    #expect(list.root(of: Day(number: -1_000_000)) == nil)
  }

  @Test func `a root list without dates has no daily root words`() throws {
    let list = try Self.list("alarming\nagencies")
    #expect(list.firstDay == nil)
    #expect(list.root(of: first) == nil)
  }

  @Test func `root words before the first date in the list also appear from the first day on`() throws {
    let list = try Self.list("early\n# from 2026-09-01\nalarming")
    #expect((0..<3).map { list.root(of: first + $0) } == ["early", "alarming", "early"])
  }

  @Test func `a date without root words in the root list is ignored`() throws {
    let list = try Self.list("# from 2026-09-01\nalarming\n# from 2026-09-03\n")
    #expect((0..<4).allSatisfy { list.root(of: first + $0) == "alarming" })
    let twice = try Self.list("# from 2026-09-01\n# from 2026-09-03\nalarming\nagencies")
    #expect(twice.root(of: first) == "alarming")
    #expect(twice.root(of: first + 3) == "agencies")
  }

  @Test func `a growing root list keeps earlier days' root words and repeats only after its end`() {
    for count in 0..<200 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var text = "# from 2026-09-01\n"
      var number = 0
      var from = first
      var before: RootList?
      for _ in 0..<generator.below(4) + 1 {
        for _ in 0..<generator.below(30) + 1 {
          text += "root\(number)\n"
          number += 1
        }
        guard let list = try? Self.list(text) else {
          Issue.record("SEED=\(seed)")
          return
        }
        for place in 0..<(from - first) {
          #expect(list.root(of: first + place) == before?.root(of: first + place), "SEED=\(seed)")
        }
        if from == first {
          let roots = (0..<list.roots.count).map { list.root(of: first + $0) }
          #expect(Set(roots).count == list.roots.count, "SEED=\(seed)")
        }
        before = list
        from = from + generator.below(60) + 1
        text += "# from \(from.text)\n"
      }
    }
  }

  @Test func `a new part of a root list first continues with the unused root words`() throws {
    let list = try Self.list("# from 2026-09-01\na\nb\nc\n# from 2026-09-03\nd\ne")
    #expect((0..<6).map { list.root(of: first + $0) } == ["a", "b", "c", "d", "e", "a"])
  }
}
