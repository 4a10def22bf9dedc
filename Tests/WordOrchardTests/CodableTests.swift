import Foundation
import TestTools
import Testing
import WordOrchard

@Suite struct `Storing values with Codable` {
  @Test func `a restored daily round is equal to the stored round`() throws {
    var round = try FindWordsRound(daily: Day("2026-11-02")!, from: roots, in: english)
    round.ownWords = WordSet([try english.alphabet.fold("rag")])
    try round.play("RING", in: english, at: Milliseconds(5))
    try round.play("lam", in: english, at: Milliseconds(6))
    _ = round.take(.letters(2), with: try english.alphabet.fold("alarm"), in: english, at: Milliseconds(7))
    _ = round.take(.word, with: try english.alphabet.fold("gram"), in: english, at: Milliseconds(8))
    round.add(rejectedGuess: try english.alphabet.fold("rin"))
    round.assumeFound(try english.alphabet.fold("grim"))
    #expect(try coded(round) == round)
    round.end(.gaveUp)
    let restored = try coded(round)
    #expect(restored == round)
    #expect(restored.origin == .daily(Day("2026-11-02")!))
    #expect(restored.outcome == .gaveUp)
  }

  @Test func `random rounds survive encoding and decoding`() throws {
    var generator = SeededGenerator(seed: seedOfThisRun)
    let guesses = ["ring", "main", "lam", "alarm", "rïg", "grim", "zzz", "margin", "gram", "MAIN"]
    let origins: [Origin] = [.drawn, .link, .seed(1 << 53 - 1), .daily(Day("2026-11-01")!)]
    for _ in 0..<200 {
      var round = FindWordsRound(
        root: try Root("alarming", in: english), minimum: MinimumLength.allCases[generator.below(3)],
        origin: origins[generator.below(4)], minutes: [nil, 3][generator.below(2)], in: english)
      round.continuesAfterHarvest = generator.below(2) == 0
      for time in 0..<generator.below(14) {
        let guess = guesses[generator.below(guesses.count)]
        _ = try? round.play(guess, in: english, at: Milliseconds(Int64(time)))
      }
      #expect(try coded(round) == round, "SEED=\(seedOfThisRun)")
    }
  }

  @Test func `a restored Apple Tree round keeps its day, its letters and its hint`() throws {
    let words = try DailyWords(["año"], firstDay: Day("2026-11-01")!, language: .spanish)
    var round = try AppleTreeRound(daily: Day("2026-11-05")!, level: nil, from: words)
    try round.play("Ñ")
    try round.play("z" as Character)
    try round.takeHint()
    let restored = try coded(round)
    #expect(restored == round)
    #expect(restored.day == Day("2026-11-05"))
    #expect(restored.applesLeft == 5)
  }

  @Test func `a restored Apple Tree round keeps its guesses, and a round without guesses can be restored`() throws {
    var round = AppleTreeRound(HiddenWord("niño", language: .spanish)!)
    for letter in "ni" { try round.play(letter) }
    let stored = try json(round)
    #expect(!stored.contains("guesses"))
    #expect(try JSONDecoder().decode(AppleTreeRound.self, from: Data(stored.utf8)) == round)
    try round.guess("nido")
    #expect(try coded(round) == round)
    let damaged = try json(round).replacingOccurrences(of: "nido", with: "ni1o")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(AppleTreeRound.self, from: Data(damaged.utf8)) }
  }

  @Test func `values have these stored forms`() throws {
    #expect(try json([Language.english, .spanish]) == #"["en","es"]"#)
    #expect(try json([Day("2026-11-21")!]) == #"["2026-11-21"]"#)
    #expect(try json([EntryID(word: "lead", ordinal: 2)]) == #"["lead.2"]"#)
    #expect(
      try json([Origin.drawn, .link, .seed(7), .daily(Day("2026-11-21")!)])
        == #"["drawn","link","seed 7","daily 2026-11-21"]"#)
    #expect(try json([Help.letters(2), .word]) == "[2,0]")
    #expect(try json([Outcome.harvested, .gaveUp, .timeUp]) == #"["harvested","gaveUp","timeUp"]"#)
    #expect(try json(Move(guess: "ring", at: Milliseconds(5))) == #"{"at":5,"guess":"ring"}"#)
    #expect(try json([ProficiencyLevel.a1, .rare]) == #"["A1","Rare"]"#)
    #expect(try json([Points(4)]) == "[4]")
    #expect(try json([MinimumLength.two]) == "[2]")
  }

  @Test func `dictionaries with days, entries or languages as keys are stored as objects`() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(try json([day: 1]) == #"{"2026-11-21":1}"#)
    #expect(try json([EntryID(word: "lead", ordinal: 2): 1]) == #"{"lead.2":1}"#)
    #expect(try json([Language.spanish: 1]) == #"{"es":1}"#)
    #expect(try coded([day: [Language.italian: EntryID(word: "a")]]) == [day: [.italian: EntryID(word: "a")]])
    #expect(day - 1 == Day("2026-11-20"))
  }

  @Test func `small values survive encoding and decoding`() throws {
    #expect(try coded(Language.allCases) == Language.allCases)
    #expect(try coded(ProficiencyLevel.allCases) == ProficiencyLevel.allCases)
    #expect(try coded([Origin.drawn, .link, .seed(7), .daily(.last)]) == [.drawn, .link, .seed(7), .daily(.last)])
    #expect(try coded([Help.letters(3), .word]) == [.letters(3), .word])
    #expect(try coded(HiddenWord("l’amico", language: .italian)) == HiddenWord("l’amico", language: .italian))
    #expect(try coded(SeededGenerator(seed: .max)) == SeededGenerator(seed: .max))
    var drawn = DrawnWords()
    drawn.insert("perro")
    #expect(try coded(drawn).contains("perro"))
  }

  @Test(arguments: [
    (#"["xx"]"#, "language"), (#"["2026-02-30"]"#, "day"), (#"["yesterday"]"#, "origin"), (#"["won"]"#, "outcome"),
  ])
  func `decoding an unknown value throws an error that quotes it`(text: String, kind: String) {
    let data = Data(text.utf8)
    let error = #expect(throws: DecodingError.self) {
      switch kind {
      case "language": _ = try JSONDecoder().decode([Language].self, from: data)
      case "day": _ = try JSONDecoder().decode([Day].self, from: data)
      case "origin": _ = try JSONDecoder().decode([Origin].self, from: data)
      default: _ = try JSONDecoder().decode([Outcome].self, from: data)
      }
    }
    let quoted = text.dropFirst(2).dropLast(2)
    #expect(error.map { String(describing: $0) }?.contains("“\(quoted)”") == true)
  }
}
