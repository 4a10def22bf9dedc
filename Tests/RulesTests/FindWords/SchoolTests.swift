import TestTools
import Testing
import Words

@testable import Rules

/// Tests feature F6 of `docs/features.md`: words unsuitable for schools are neither roots nor targets in shared
/// rounds and in school mode.
struct SchoolTests {
  private static let common = [
    "read", "dear", "dare", "ring", "grin", "rain", "ride", "dire", "idea", "aide", "gear", "rage", "near",
  ]
  private static let lexicon = try! Lexicon(
    WordList(
      common.map { .init($0, isCommon: true) } + [
        .init("reading", isCommon: true), .init("grenadi", isCommon: true, isNotForSchool: true),
        .init("gin", isCommon: true, isNotForSchool: true),
      ], language: .english))

  private func round(_ origin: Origin, isForSchool: Bool) throws -> FindWordsRound {
    let root = try Root("reading", in: Self.lexicon)
    return FindWordsRound(root: root, origin: origin, isForSchool: isForSchool, in: Self.lexicon)
  }

  private func asksForGin(_ origin: Origin, isForSchool: Bool) throws -> Bool {
    try round(origin, isForSchool: isForSchool).target.contains(try Self.lexicon.word("gin"))
  }

  @Test func `a drawn round omits unsuitable target words only in school mode`() throws {
    #expect(try asksForGin(.drawn, isForSchool: false))
    #expect(try !asksForGin(.drawn, isForSchool: true))
    #expect(try round(.drawn, isForSchool: true).target.words.count == Self.common.count)
  }

  @Test(arguments: [.link, .seed(7), .daily(Day("2026-11-25")!)] as [Origin])
  func `a shared round always omits unsuitable target words`(origin: Origin) throws {
    #expect(try !asksForGin(origin, isForSchool: false))
  }

  @Test func `an unsuitable word that the player types counts as a bonus word`() throws {
    var round = try round(.drawn, isForSchool: true)
    let find = try round.play("gin", in: Self.lexicon, at: Milliseconds(0))
    #expect(find.isBonus && find.points.value > 0)
  }

  @Test func `school mode draws no unsuitable root word`() throws {
    var generator = SeededGenerator(seed: seedOfThisRun)
    func drawn(isForSchool: Bool) -> Set<String?> {
      Set(
        (0..<100).map { _ in
          Self.lexicon.drawRoot(length: 7, isForSchool: isForSchool, using: &generator, avoiding: [])
        })
    }
    #expect(drawn(isForSchool: false) == ["reading", "grenadi"], "SEED=\(seedOfThisRun)")
    #expect(drawn(isForSchool: true) == ["reading"], "SEED=\(seedOfThisRun)")
  }
}
