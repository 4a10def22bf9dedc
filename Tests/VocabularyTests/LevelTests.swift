import Testing
import Vocabulary
import Words

/// The words of one level.
@Suite struct LevelTests {
  @Test func `a level contains only its entries, in order and in nonempty sections`() throws {
    let glossary = try Glossary(fruit)
    let level = glossary.entries(of: .a2)
    #expect(level.entries.map { glossary.id($0).text } == ["café", "pineapple", "tear", "zebra"])
    #expect(level.sections.map(\.title) == ["C", "P", "T", "Z"])
    #expect(level.sections.map(\.entries) == [0..<1, 1..<2, 2..<3, 3..<4])
  }

  @Test func `every entry has exactly one level, and a level can be empty`() throws {
    let glossary = try Glossary(fruit)
    let counts = ProficiencyLevel.allCases.map { glossary.entries(of: $0).entries.count }
    #expect(counts.reduce(0, +) == glossary.count)
    #expect(glossary.entries(of: .rare).entries.isEmpty && glossary.entries(of: .rare).sections.isEmpty)
  }

  @Test func `filtered entries contain exactly the entries that meet the condition`() throws {
    let glossary = try Glossary(fruit)
    let level = glossary.entries(of: .a2)
    for entry in -1...glossary.count { #expect(level.contains(entry) == level.entries.contains(entry)) }
    #expect(!glossary.entries(where: { _ in false }).contains(0))
  }
}
