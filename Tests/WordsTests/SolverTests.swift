import TestTools
import Testing

@testable import Words

/// Compares all ways of solving with simple reference code. `SEED=…` repeats a failure.
struct SolverTests {
  private func rack(_ list: RandomList, using generator: inout SeededNumbers) -> [Int] {
    let indexes = RandomList.letters(list.language).map { $0.index }
    // Some racks contain a letter more often than the symbols can count, and some racks have no letters.
    let count = [0, 3, 7, 9, 12, 40].randomElement(using: &generator)!
    let kinds = Int.random(in: 1...indexes.count, using: &generator)
    let letters = indexes.shuffled(using: &generator).prefix(kinds)
    return (0..<count).map { _ in letters.randomElement(using: &generator)! }
  }

  @Test(arguments: Lexicon.Edition.allCases)
  func `every solver method finds exactly the words that a rack's letters can spell`(edition: Lexicon.Edition) throws {
    for round in 0..<100 {
      let seed = seedOfThisRun &+ UInt64(round)
      for language in Language.allCases {
        var generator = SeededNumbers(seed: seed)
        let list = RandomList(language, using: &generator)
        guard let lexicon = try? Lexicon(WordList(list.items, language: language), edition: edition) else { continue }
        let racks = (0..<20).map { _ in rack(list, using: &generator) }
        let minimum = Int.random(in: 0...4, using: &generator)
        let solver = Solver(lexicon)
        let together = solver.countWords(from: racks.map { Word(indexes: $0, list.language) }, minimum: minimum)
        for (rack, count) in zip(racks, together) {
          // The reference list returns numbers of the whole list, but an edition contains only some of the list's
          // words.
          let expected = list.numbers(from: rack, minimum: minimum).map {
            Word(indexes: list.words[$0].letters, list.language)
          }
          .filter { $0.count <= edition.maximumLength }
          let rack = Word(indexes: rack, list.language)
          let indexes = 0..<solver.solve(rack, minimum: minimum)
          #expect(indexes.map { solver.word(of: $0) }.sorted() == expected, "SEED=\(seed) \(language)")
          #expect(indexes.allSatisfy { lexicon.word(solver.number(of: $0)) == solver.word(of: $0) }, "SEED=\(seed)")
          #expect(lexicon.words(from: rack, minimum: minimum).map { $0.word } == expected, "SEED=\(seed) \(language)")
          #expect(solver.countWords(from: rack, minimum: minimum) == expected.count, "SEED=\(seed) \(language)")
          #expect(count == expected.count, "SEED=\(seed) \(language), together")
        }
      }
    }
  }

  /// More distinct letter counts than there are symbols, many beyond the range of a symbol.
  @Test func `a solver distinguishes words that differ only in rare letters`() throws {
    var words: [String] = []
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for count in 1...6 { words.append(String(repeating: letter, count: count)) }
    }
    for count in [14, 15, 16, 17, 20, 40, 64] {
      words += [String(repeating: "e", count: count), String(repeating: "e", count: count - 1) + "s"]
    }
    words += ["zzzqqq", "zzzxxx", "qqqxxx", "xxxzzzqqq", "azzz", "aqqq", "axxxx", "azzzqqq"]
    let lexicon = try Lexicon(words.joined(separator: "\n"), .english)
    #expect(lexicon.firstBrokenInvariant() == nil)
    let solver = Solver(lexicon)
    let racks = words + ["zzzqqqa", "zzqqqa", "eeeeeeeeeeeeeeeeeeeeeeeeeess", String(repeating: "e", count: 300) + "s"]
    let folded = try racks.map { try lexicon.alphabet.fold($0) }
    let together = solver.countWords(from: folded, minimum: 1)
    for (rack, count) in zip(folded, together) {
      let expected = lexicon.words(from: rack, minimum: 1).map { $0.number }
      let found = (0..<solver.solve(rack, minimum: 1)).map { solver.number(of: $0) }.sorted()
      #expect(found == expected, "\(lexicon.alphabet.text(rack))")
      #expect(count == expected.count && solver.countWords(from: rack, minimum: 1) == count)
    }
  }

  @Test func `a solver finds an anagram class of 720 words`() throws {
    // All orders of six different letters.
    var orders: [[Int]] = [[]]
    for letter in 0..<6 {
      orders = orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [letter] + order[$0...] }
      }
    }
    let text = orders.map { String($0.map { Character(Unicode.Scalar(UInt8(97 + $0))) }) }.joined(separator: "\n")
    let lexicon = try Lexicon(text, .english)
    #expect(Solver(lexicon).solve(try lexicon.alphabet.fold("fedcbax"), minimum: 6) == 720)
    #expect(lexicon.firstBrokenInvariant() == nil)
  }

  @Test(arguments: Lexicon.Edition.allCases)
  func `a solver forgets the previous rack and grows its memory for more words`(edition: Lexicon.Edition) throws {
    // All words of up to eight letters a, b and c, which are more words than fit into the initial memory.
    var words: [String] = []
    var longest = [""]
    for _ in 0..<8 {
      longest = longest.flatMap { [$0 + "a", $0 + "b", $0 + "c"] }
      words += longest
    }
    let list = try WordList(words.joined(separator: "\n").bytes, language: .english, layout: .plain)
    let lexicon = try Lexicon(list, edition: edition)
    let solver = Solver(lexicon)
    let all = Word(indexes: [0, 1, 2].flatMap { Array(repeating: $0, count: 8) })
    #expect(solver.solve(Word(indexes: [0, 1]), minimum: 1) == 4)
    #expect(solver.solve(all, minimum: 1) == 9840)
    #expect(Set((0..<solver.count).map { solver.number(of: $0) }).count == 9840)
    #expect(solver.solve(Word(indexes: [1]), minimum: 1) == 1 && solver.count == 1)
    #expect(solver.word(of: 0) == Word(indexes: [1]))
    #expect(solver.solve(Word([]), minimum: 1) == 0 && solver.count == 0)
  }

  @Test func `a solver counts the words of more racks than one pass handles`() throws {
    let lexicon = try Lexicon("ring\nrings\ngrin\nsing", .english)
    let racks = [try lexicon.alphabet.fold("ring"), try lexicon.alphabet.fold("gnirs"), Word([])]
    let counts = Solver(lexicon).countWords(from: (0..<100_000).map { racks[$0 % 3] }, minimum: 4)
    #expect(counts.count == 100_000)
    #expect(counts.enumerated().allSatisfy { $0.element == [2, 4, 0][$0.offset % 3] })
    #expect(Solver(lexicon).countWords(from: [] as [Word], minimum: 4).isEmpty)
  }
}
