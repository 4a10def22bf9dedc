import TestTools
import Testing

@testable import Rules
@testable import Words

/// The growth of the tree, and the help of bonus words.
struct GrowthTests {
  /// The growth with `bonus` points of bonus words, if the target has ten words and 50 points.
  private func growth(common: Int, bonus: Int, found: Int) -> Int {
    Growth(common: Points(common), bonus: Points(bonus), found: found, of: 10, target: Points(50)).points.value
  }

  @Test func `bonus words do not help before half of the target words are found`() {
    #expect(growth(common: 20, bonus: 40, found: 4) == 20)
    #expect(growth(common: 25, bonus: 40, found: 5) == 45)
  }

  @Test func `bonus words help with half of their points, rounded down`() {
    #expect(growth(common: 25, bonus: 7, found: 5) == 28)
  }

  @Test func `bonus words never complete the tree`() {
    #expect(growth(common: 45, bonus: 1000, found: 9) == 49)
    #expect(growth(common: 50, bonus: 1000, found: 10) == 50)
    #expect(growth(common: 50, bonus: 0, found: 10) == 50)
  }

  @Test func `the growth never decreases with a find`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let target = (0..<(1 + generator.below(30))).map { _ in 3 + generator.below(14) }
      let most = target.reduce(0, +)
      var (common, bonus, found, before) = (0, 0, 0, 0)
      for points in generator.shuffled(
        target.map { ($0, false) } + (0..<20).map { _ in (3 + generator.below(8), true) })
      {
        if points.1 { bonus += points.0 } else { (common, found) = (common + points.0, found + 1) }
        let growth = Growth(
          common: Points(common), bonus: Points(bonus), found: found, of: target.count, target: Points(most))
        #expect(growth.points.value >= before, "seed \(seed)")
        #expect((growth.percent == 100) == (common == most), "seed \(seed)")
        before = growth.points.value
      }
    }
  }

  @Test func `the points to the next stage include the help of bonus words, except for the last stage`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam gram mail nail main grain")
    var round = try FindWordsRound("alarming", finds: ["ring", "grain", "nail"], in: lexicon)
    #expect(round.score.percent == 88)  // 4 points of ring and half of 9 points, of 9 points
    #expect(round.score.stage == .fruit && round.score.toNextStage == Points(5))
    round.bonusGrows = false
    #expect(round.score.percent == 44 && round.score.stage == .budding)
  }
}
