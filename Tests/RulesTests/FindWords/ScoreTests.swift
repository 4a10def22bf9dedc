import Testing

@testable import Rules
@testable import Words

struct ScoreTests {
  @Test(arguments: [("ring", 4), ("main", 4), ("alarm", 5), ("marginal", 16), ("lam", 3), ("am", 2)])
  func `a word earns one point per letter, or double points if it uses all letters`(guess: String, points: Int) throws {
    let lexicon = try Lexicon("alarming* ring* main* alarm* marginal* lam am")
    #expect(try FindWordsRound("alarming", minimum: .two, in: lexicon).judge(guess, in: lexicon).points.value == points)
  }

  @Test func `an anagram of the root word uses all letters`() throws {
    let lexicon = try Lexicon("alarming* marginal* margin*")
    let round = try FindWordsRound("alarming", in: lexicon)
    #expect(try round.judge("marginal", in: lexicon).usesAllLetters)
    #expect(try !round.judge("margin", in: lexicon).usesAllLetters)
    #expect(round.target.points.value == 16 + 6)
  }

  @Test(arguments: [
    (GrowthStage.seed, 0), (.sprout, 2), (.seedling, 5), (.sapling, 8), (.youngTree, 15), (.leafy, 25), (.budding, 40),
    (.blossom, 50),
    (.fruit, 70), (.fullHarvest, 100),
  ])
  func `a growth stage begins exactly at its percentage`(stage: GrowthStage, percent: Int) {
    #expect(stage.percent == percent)
    for target in [100, 137, 200, 1000, 999] {
      let least = (percent * target + 99) / 100
      #expect(GrowthStage(points: Points(least), of: Points(target)) == stage)
      if let before = GrowthStage(rawValue: stage.rawValue - 1) {
        #expect(GrowthStage(points: Points(least - 1), of: Points(target)) == before)
      }
    }
  }

  @Test func `the ten growth stages ascend`() {
    #expect(GrowthStage.allCases.count == 10)
    #expect(GrowthStage.allCases == GrowthStage.allCases.sorted())
    #expect(GrowthStage.allCases.map { $0.percent } == GrowthStage.allCases.map { $0.percent }.sorted())
  }

  @Test func `a round whose target words have no points stays at the growth stage 'seed'`() {
    #expect(GrowthStage(points: Points(50), of: Points(0)) == .seed)
  }

  @Test func `a round without finds has no average word length`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam")
    let score = try FindWordsRound("alarming", in: lexicon).score
    #expect(
      score
        == Score(
          common: 0, ofCommon: 2, bonus: 0, points: Points(0), stage: .seed, percent: 0,
          toNextStage: Points(1), averageLettersInTenths: nil))
  }

  @Test func `bonus words earn points but do not advance the growth stage`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam rig")
    let score = try FindWordsRound("alarming", finds: ["lam", "rig"], in: lexicon).score
    #expect(
      score
        == Score(
          common: 0, ofCommon: 2, bonus: 2, points: Points(6), stage: .seed, percent: 0,
          toNextStage: Points(1), averageLettersInTenths: 30))
  }

  @Test func `the score adds up finds and points and computes the stage and the average`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam marginal*")
    let score = try FindWordsRound("alarming", finds: ["ring", "lam", "marginal"], in: lexicon).score
    #expect(
      score
        == Score(
          common: 2, ofCommon: 3, bonus: 1, points: Points(23), stage: .fruit, percent: 84,
          toNextStage: Points(5), averageLettersInTenths: 50))
  }

  @Test func `the last growth stage has no next stage`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam")
    let score = try FindWordsRound("alarming", finds: ["ring", "alarm"], in: lexicon).score
    #expect(score.stage == .fullHarvest && score.toNextStage == nil)
  }

  @Test func `the best find earned the most points, and the first of equal finds wins`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam grail*")
    let round = try FindWordsRound("alarming", finds: ["ring", "grail", "alarm"], in: lexicon)
    #expect(round.bestFind?.spellings == ["grail"])
    #expect(try FindWordsRound("alarming", in: lexicon).bestFind == nil)
  }

  @Test func `finding all target words is the full harvest`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam")
    let score = try FindWordsRound("alarming", finds: ["alarm", "ring"], in: lexicon).score
    #expect(score.stage == .fullHarvest)
    #expect(score.percent == 100)
  }

  @Test(arguments: [
    (["lam", "ring"], 35), (["lam", "ring", "rig"], 33), (["lam", "ring", "main"], 37),
    (["alarm", "margin", "lam", "marginal", "ring", "rig"], 48), (["marginal", "margin", "alarm", "margina"], 65),
  ])
  func `the average word length has one decimal, rounded half up`(finds: [String], tenths: Int) throws {
    let lexicon = try Lexicon("alarming* lam ring main rig* alarm margin marginal margina")
    #expect(try FindWordsRound("alarming", finds: finds, in: lexicon).score.averageLettersInTenths == tenths)
  }

  @Test func `an average word length of 3.25 rounds up, and an average of 3.125 rounds down`() throws {
    let lexicon = try Lexicon("alarming* lam* ring main rig gin arm ram mar air gram")
    // The averages are 13 letters in 4 words (3.25) and 25 letters in 8 words (3.125).
    #expect(
      try FindWordsRound("alarming", finds: ["lam", "ring", "rig", "gin"], in: lexicon).score.averageLettersInTenths
        == 33)
    #expect(
      try FindWordsRound("alarming", finds: ["lam", "ring", "rig", "gin", "arm", "ram", "mar", "air"], in: lexicon)
        .score.averageLettersInTenths == 31)
  }
}
