import TestTools
import Testing

@testable import Rules
@testable import Words

struct ReplayTests {
  @Test func `replaying a round's moves gives the same round`() throws {
    let lexicon = try Lexicon(
      "alarming* marginal* alarm* ring* main* lam rig gram* grim* margin* anal! mail nail in am")
    let guesses = [
      "alarm", "RING", " main ", "lam", "rïg", "gram", "grim", "margin", "anal", "mail", "in", "am", "alarming",
      "marginal", "",
      "sing", "arming", "r1ng", "ring", "\u{200B}", "nail",
    ]
    for count in 0..<500 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let minimum = MinimumLength.allCases[generator.below(3)]
      var round = try FindWordsRound("alarming", minimum: minimum, in: lexicon)
      var all: [Move] = []
      for time in 0..<generator.below(40) {
        let move = Move(guess: guesses[generator.below(guesses.count)], at: Milliseconds(Int64(time)))
        all.append(move)
        _ = try? round.play(move.guess, in: lexicon, at: move.at)
      }
      for moves in [round.moves, all] {
        var replayed = FindWordsRound(root: round.root, minimum: minimum, origin: .drawn, in: lexicon)
        replayed.continuesAfterHarvest = true
        for move in moves { _ = try? replayed.play(move.guess, in: lexicon, at: move.at) }
        #expect(round == replayed, "SEED=\(seed)")
      }
      #expect(Set(round.finds.map { $0.word }).count == round.finds.count, "SEED=\(seed)")
      #expect(round.moves.count == round.finds.count, "SEED=\(seed)")
    }
  }

  @Test func `adding a stored find twice leaves the round unchanged`() throws {
    let lexicon = try Lexicon("alarming* ring*")
    var round = try FindWordsRound("alarming", finds: ["ring"], in: lexicon)
    let before = round
    round.add(round.finds[0], by: Move(guess: "RING", at: Milliseconds(5)))
    #expect(round == before)
  }

  @Test func `checking one word against the target agrees with the whole list of target words`() throws {
    let lexicon = try Lexicon("alarming* marginal* ring* main* lam gin* an* tree*")
    let root = try Root("alarming", in: lexicon)
    let target = Target(root: root, in: lexicon)
    for guess in ["alarming", "marginal", "ring", "main", "lam", "gin", "an", "tree", "ringa", ""] {
      let word = try lexicon.alphabet.fold(guess)
      #expect(Target(of: word, root: root, in: lexicon).words == target.words.filter { $0 == word }, "\(guess)")
    }
    #expect(target.words.count == 4)
  }

  @Test func `the target of a round contains exactly its common words except the root word`() throws {
    let lexicon = try Lexicon("alarming* marginal* ring* main* lam")
    let root = try Root("alarming", in: lexicon)
    let target = Target(root: root, in: lexicon)
    #expect(target.words.map(lexicon.alphabet.text) == ["main", "marginal", "ring"])
    #expect(Target(words: target.words, root: root) == target)
    for (word, isTarget) in [
      ("main", true), ("ring", true), ("marginal", true), ("alarming", false), ("lam", false), ("a", false),
    ] {
      #expect(target.contains(try lexicon.word(word)) == isTarget)
    }
    #expect(!Target(words: [], root: root).contains(try lexicon.word("ring")))
  }
}
