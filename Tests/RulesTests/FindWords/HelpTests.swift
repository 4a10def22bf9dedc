import TestTools
import Testing

@testable import Rules
@testable import Words

/// Tests help, its price, and the end of a round.
struct HelpTests {
  let lexicon: Lexicon

  init() throws { lexicon = try Lexicon("alarming* ring* alarm* lam* marginal* gram mail") }

  private func word(_ text: String) throws -> Word { try lexicon.word(text) }

  @Test(arguments: [
    (4, [4, 2, 1, 1]), (5, [5, 3, 2, 1]), (7, [7, 4, 2, 1]), (16, [16, 8, 4, 2]), (1, [1, 1, 1, 1]), (0, [0, 0, 0, 0]),
  ])
  func `each revealed letter after the free first letter halves the points, rounded up`(points: Int, prices: [Int]) {
    for (place, price) in prices.enumerated() {
      #expect(Points(points).after(.letters(place + 1)) == Points(price))
    }
    #expect(Points(points).after(nil) == Points(points))
    #expect(Points(points).after(.word) == Points(0))
    #expect(Points(points).after(.letters(0)) == Points(points))
    #expect(Points(points).after(.letters(-5)) == Points(points))
  }

  @Test(arguments: [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5), (8, 6), (16, 12), (1, 0), (0, 0)])
  func `the meaning costs a quarter of the points, rounded up`(points: Int, left: Int) {
    #expect(Points(points).after(.meaning) == Points(left))
    // The meaning costs no more than one letter. The exception is a word with one point: its letters are free.
    if points > 1 { #expect(Points(points).after(.meaning) >= Points(points).after(.letters(2))) }
  }

  @Test func `the meaning is offered only as the first help with a word`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    let ring = try word("ring")
    #expect(round.helpOffered(for: ring) == [.meaning, .letters(2), .word])
    #expect(round.take(.meaning, with: ring, in: lexicon, at: Milliseconds(1)) == nil)
    #expect(round.lettersShown(of: ring) == 1)
    #expect(round.helpOffered(for: ring) == [.letters(2), .word])
    let find = try round.play("ring", in: lexicon, at: Milliseconds(2))
    #expect(find.points == Points(3) && find.help == .meaning)
  }

  @Test func `help that shows less compares as less`() {
    let ascending: [Help] = [.meaning, .letters(2), .letters(3), .word]
    #expect(ascending.reversed().sorted() == ascending)
    for help in ascending { #expect(!(help < help)) }
  }

  @Test func `hints reveal one letter at a time, and the last letter only with the whole word`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    let ring = try word("ring")
    var shown: [Int] = [round.lettersShown(of: ring)]
    while let next = round.helpOffered(for: ring).first(where: { $0 != .meaning }), next != .word {
      #expect(round.helpOffered(for: ring).suffix(2) == [next, .word])
      #expect(round.take(next, with: ring, in: lexicon, at: Milliseconds(1)) == nil)
      shown.append(round.lettersShown(of: ring))
    }
    #expect(shown == [1, 2, 3])
    #expect(round.helpOffered(for: ring) == [.word])
    #expect(round.finds.isEmpty)
  }

  @Test func `a word found after a hint earns the reduced points`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    let alarm = try word("alarm")
    _ = round.take(.letters(2), with: alarm, in: lexicon, at: Milliseconds(1))
    #expect(round.points(of: alarm, after: round.help(for: alarm)) == Points(3))
    let find = try round.play("alarm", in: lexicon, at: Milliseconds(2))
    #expect(find.points == Points(3))
    #expect(find.help == .letters(2))
    #expect(round.score.common == 1)
    #expect(round.score.points == Points(3))
  }

  @Test func `a revealed word is a find without points and cannot be played again`() throws {
    var round = try FindWordsRound("alarming", finds: ["lam"], in: lexicon)
    let before = round.score
    let taken = round.take(.word, with: try word("ring"), in: lexicon, at: Milliseconds(9))
    let find = try #require(taken)
    #expect(find.points == Points(0))
    #expect(find.help == .word)
    #expect(round.finds.last == find)
    #expect(round.moves.count == round.finds.count)
    #expect(round.score == before)
    #expect(round.refusal(of: "ring", in: lexicon) == .alreadyFound(word: try word("ring")))
  }

  @Test func `revealed words change neither the score nor the average`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    for target in round.target.words { _ = round.take(.word, with: target, in: lexicon, at: Milliseconds(1)) }
    #expect(round.remaining.isEmpty)
    #expect(
      round.score
        == Score(
          common: 0, ofCommon: 4, bonus: 0, points: Points(0), stage: .seed, percent: 0,
          toNextStage: Points(1), averageLettersInTenths: nil))
  }

  @Test func `a hint that is not offered changes nothing`() throws {
    var round = try FindWordsRound("alarming", finds: ["ring"], in: lexicon)
    let before = round
    let wrong: [(Help, String)] = [
      (.word, "ring"), (.letters(2), "ring"), (.letters(3), "alarm"), (.letters(1), "alarm"), (.letters(99), "alarm"),
      (.letters(-1), "alarm"), (.word, "gram"), (.word, "alarming"), (.word, "zzz"), (.word, ""),
    ]
    for (help, text) in wrong {
      #expect(round.take(help, with: try word(text), in: lexicon, at: Milliseconds(1)) == nil)
      #expect(round == before, "\(help) \(text)")
    }
    round.end(.gaveUp)
    #expect(round.helpOffered(for: try word("alarm")) == [])
    #expect(round.take(.word, with: try word("alarm"), in: lexicon, at: Milliseconds(1)) == nil)
  }

  @Test func `a smaller hint does not replace a larger hint for the same word`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    let alarm = try word("alarm")
    round.add(.letters(3), with: alarm)
    round.add(.letters(2), with: alarm)
    #expect(round.help(for: alarm) == .letters(3))
    round.add(.word, with: alarm)
    round.add(.letters(4), with: alarm)
    #expect(round.help(for: alarm) == .word)
    #expect([Help.word, .letters(3), .letters(2)].sorted() == [.letters(2), .letters(3), .word])
  }

  @Test func `a Find Words round can end only once`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    #expect(round.outcome == nil)
    round.end(.timeUp)
    round.end(.gaveUp)
    #expect(round.outcome == .timeUp)
  }

  @Test func `a round keeps each rejected guess once and at most two hundred guesses`() throws {
    var round = try FindWordsRound("alarming", in: lexicon)
    for _ in 0..<3 { round.add(rejectedGuess: try word("arming")) }
    #expect(round.rejectedGuesses == [try word("arming")])
    for number in 0..<300 { round.add(rejectedGuess: Word([Letter(UInt8(number / 26)), Letter(UInt8(number % 26))])) }
    #expect(round.rejectedGuesses.count == 200)
  }
}

struct HintGridTests {
  @Test func `the hint grid counts words by first letter and length`() throws {
    let lexicon = try Lexicon("alarming* ring* rain* alarm* lam* marginal*")
    let grid = HintGrid(try FindWordsRound("alarming", in: lexicon).remaining)
    #expect(grid.lengths == [3, 4, 5, 8])
    #expect(grid.rows.map { String(lexicon.alphabet.scalar($0.letter)) } == ["a", "l", "m", "r"])
    #expect(grid.rows.map { $0.counts } == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 2, 0, 0]])
    #expect(grid.sums == [1, 2, 1, 1])
  }

  @Test func `the hint grid's sums equal the number of remaining words and shrink with each find`() throws {
    let lexicon = try Lexicon("alarming* ring* rain* alarm* lam* marginal* arm* ram* gram* grim* mail*")
    for count in 0..<100 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var round = try FindWordsRound("alarming", in: lexicon)
      for word in generator.shuffled(round.target.words) {
        let grid = HintGrid(round.remaining)
        #expect(grid.sums.reduce(0, +) == round.remaining.count, "SEED=\(seed)")
        #expect(grid.rows.map { $0.sum }.reduce(0, +) == round.remaining.count, "SEED=\(seed)")
        #expect(grid.rows.allSatisfy { $0.sum > 0 && $0.counts.count == grid.lengths.count }, "SEED=\(seed)")
        #expect(grid.sums.allSatisfy { $0 > 0 }, "SEED=\(seed)")
        if generator.below(2) == 0 {
          try round.play(lexicon.alphabet.text(word), in: lexicon, at: Milliseconds(1))
        } else {
          _ = round.take(.word, with: word, in: lexicon, at: Milliseconds(1))
        }
      }
      #expect(HintGrid(round.remaining) == HintGrid([]), "SEED=\(seed)")
    }
  }
}
