import TestTools
import Testing

@testable import Rules

struct RootListTests {
  private let ten = [
    "werewolf", "cellular", "alarming", "agencies", "silkworm", "mountain", "orchards", "blossoms", "harvests",
    "seedling",
  ]

  private func list(_ text: String) throws -> RootList { try RootList(Array(text.utf8)) }

  @Test func `the seeded generator always produces the same numbers`() {
    var generator = SeededGenerator(seed: 0)
    // Steele, Lea, Flood: the reference sequence of SplitMix64 from 0.
    #expect(
      (0..<4).map { _ in generator.next() }
        == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC])
  }

  @Test func `the seeded generator's numbers below a bound never change and stay in range`() {
    var generator = SeededGenerator(seed: 42)
    #expect((0..<8).map { _ in generator.below(10) } == [7, 1, 2, 3, 0, 8, 2, 8])
    for bound in [1, 2, 3, 1000, Int(Int32.max)] {
      for _ in 0..<200 { #expect((0..<bound).contains(generator.below(bound))) }
    }
    #expect(generator.below(0) == 0)
    #expect(generator.below(-5) == 0)
  }

  @Test func `a shuffle with a seed never changes and keeps all elements`() {
    var generator = SeededGenerator(seed: 7)
    #expect(generator.shuffled(Array(0..<8)) == [7, 4, 6, 1, 2, 5, 0, 3])
    #expect(generator.shuffled([Int]()) == [])
    #expect(generator.shuffled([1]) == [1])
  }

  @Test(
    arguments: [
      (0, "harvests"), (1, "mountain"), (2, "mountain"), (42, "blossoms"), (2026, "harvests"),
      (9_007_199_254_740_991, "cellular"),
    ] as [(UInt64, String)])
  func `a seed always gives the same root word`(seed: UInt64, root: String) throws {
    #expect(try list(ten.joined(separator: "\n")).root(seed: seed) == root)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines of a root list end with LF, CRLF or CR, and the last line may be unterminated`(end: String) throws {
    let lines = ["# from 2026-11-21", "werewolf", "", "cellular", "# from 2027-01-01", "alarming"]
    #expect(try list(lines.joined(separator: end)).roots == ["werewolf", "cellular", "alarming"])
    #expect(try list(lines.joined(separator: end) + end).roots == ["werewolf", "cellular", "alarming"])
    #expect(try list("\u{FEFF}" + lines.joined(separator: end)).roots.count == 3)
  }

  @Test(arguments: ["", "\n\n", "# from 2026-11-21\n", "\u{FEFF}"])
  func `a root list without root words throws a fault`(text: String) {
    #expect(throws: RootList.Fault.noRoots) { try list(text) }
  }

  @Test func `a root list that is not UTF-8 throws a fault`() {
    #expect(throws: RootList.Fault.notUTF8) { try RootList(Array("ring\n".utf8) + [0xFF]) }
  }

  @Test func `the last hundred root words are not drawn again`() throws {
    let roots = (0..<150).map { "root\($0)" }
    let list = try list(roots.joined(separator: "\n"))
    var generator = SeededGenerator(seed: seedOfThisRun)
    var recent: [String] = []
    for _ in 0..<2000 {
      let root = list.root(using: &generator, avoiding: recent)
      #expect(!recent.suffix(100).contains(root), "SEED=\(seedOfThisRun)")
      recent.append(root)
    }
    #expect(Set(recent) == Set(roots))
  }

  @Test func `a short root list repeats no root word before all root words were drawn`() throws {
    let list = try list(ten.joined(separator: "\n"))
    var generator = SeededGenerator(seed: seedOfThisRun)
    var recent: [String] = []
    for _ in 0..<300 {
      let root = list.root(using: &generator, avoiding: recent)
      #expect(!recent.suffix(9).contains(root), "SEED=\(seedOfThisRun)")
      recent.append(root)
    }
  }

  @Test func `a root list with one root word repeats it`() throws {
    let list = try list("alarming")
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5 { #expect(list.root(using: &generator, avoiding: ["alarming", "alarming"]) == "alarming") }
  }

  @Test func `recent root words of other lists are ignored`() throws {
    let list = try list("alarming\nagencies")
    var generator = SeededGenerator(seed: 1)
    let recent = (0..<100).map { "other\($0)" }
    #expect(list.roots.contains(list.root(using: &generator, avoiding: recent)))
  }

  @Test func `a root word that is listed twice can be drawn without a trap`() async {
    await #expect(processExitsWith: .success) {
      let list = try RootList(Array("ring\nring".utf8))
      var generator = SeededGenerator(seed: 1)
      _ = list.root(using: &generator, avoiding: ["ring"])
    }
  }
}
