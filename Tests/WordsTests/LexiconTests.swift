import TestTools
import Testing

@testable import Words

/// Compares lexicons of random lists with simple reference code. `SEED=…` repeats a failure.
struct LexiconTests {
  private func withRandomLists(_ body: (RandomList, Lexicon, inout SeededNumbers) throws -> Void) throws {
    for count in 0..<150 {
      let seed = seedOfThisRun &+ UInt64(count)
      for language in Language.allCases {
        var generator = SeededNumbers(seed: seed)
        let list = RandomList(language, using: &generator)
        do {
          try body(list, try Lexicon(WordList(list.items, language: language)), &generator)
        } catch {
          Issue.record("SEED=\(seed) \(language): \(error)")
          return
        }
      }
    }
  }

  private struct Different: Error {
    let what: String

    init(_ what: String) { self.what = what }
  }

  @Test func `a lexicon contains the words, numbers, spellings and ratings of its word list`() throws {
    try withRandomLists { list, lexicon, _ in
      guard lexicon.wordCount == list.words.count else { throw Different("count") }
      for (number, (letters, _)) in list.words.enumerated() {
        let word = Word(indexes: letters, list.language)
        guard lexicon.word(number) == word, lexicon.number(of: word) == number else { throw Different("number") }
        guard lexicon.spellings(of: number).map({ $0.bytes }) == list.spellings(number) else {
          throw Different("spelling")
        }
        guard lexicon.rating(of: number) == list.rating(number) else { throw Different("rating") }
      }
      var all: [Lexicon.Match] = []
      lexicon.forEachWord { all.append($0) }
      guard all.map({ $0.word }) == list.words.map({ Word(indexes: $0.letters, list.language) }),
        all.map({ $0.number }) == Array(all.indices)
      else { throw Different("enumeration") }
      guard lexicon.maximumWordLength == list.words.map({ $0.letters.count }).max() else { throw Different("longest") }
      if let problem = lexicon.firstBrokenInvariant() { throw Different(problem) }
    }
  }

  @Test func `a word that is not in the word list is not found in the lexicon`() throws {
    try withRandomLists { list, lexicon, generator in
      let words = Set(list.words.map { $0.letters })
      for _ in 0..<60 {
        var letters = words.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: letters.removeLast()
        case 1: letters.append(Int.random(in: 0..<lexicon.alphabet.count, using: &generator))
        case 2: letters[Int.random(in: 0..<letters.count, using: &generator)] = 14
        default: letters.shuffle(using: &generator)
        }
        guard lexicon.contains(Word(indexes: letters)) == words.contains(letters) else { throw Different("\(letters)") }
      }
      guard !lexicon.contains(Word([])) else { throw Different("the empty word") }
    }
  }

  @Test func `the letters of a rack spell exactly the words for which they suffice`() throws {
    try withRandomLists { list, lexicon, generator in
      let indexes = RandomList.letters(list.language).map { $0.index }
      for _ in 0..<20 {
        let rack = (0..<Int.random(in: 0...10, using: &generator)).map { _ in indexes.randomElement(using: &generator)!
        }
        let minimum = Int.random(in: 0...4, using: &generator)
        let matches = lexicon.words(from: Word(indexes: rack, list.language), minimum: minimum)
        guard matches.map({ $0.number }) == list.numbers(from: rack, minimum: minimum),
          matches.allSatisfy({ lexicon.word($0.number) == $0.word })
        else { throw Different("rack \(rack)") }
      }
    }
  }

  @Test func `the lexicon's graph is the smallest graph of its words`() throws {
    try withRandomLists { list, lexicon, _ in
      let count = try lexicon.graph.survey(alphabetCount: lexicon.alphabet.count).edgeCount
      guard count == list.fewestEdges else { throw Different("\(count) edges") }
    }
  }

  @Test func `the same words always give a lexicon with the same bytes and version`() throws {
    try withRandomLists { list, lexicon, generator in
      let bytes = try Lexicon.encode(WordList(list.items, language: list.language))
      let again = try Lexicon.encode(WordList(list.items.shuffled(using: &generator), language: list.language))
      guard bytes == again, try Lexicon(bytes: bytes).version == lexicon.version else { throw Different("bytes") }
    }
  }

  @Test func `lexicons of different word lists have different versions`() throws {
    let versions = try ["ring", "rings", "ring\nrings", "rïng"].map { try Lexicon($0, .english).version }
    #expect(Set(versions).count == versions.count)
  }

  @Test func `a rack may contain one letter more than 255 times`() throws {
    let lexicon = try Lexicon("a\naa\n" + String(repeating: "a", count: 32), .english)
    #expect(lexicon.words(from: Word(indexes: Array(repeating: 0, count: 1000)), minimum: 1).count == 3)
    #expect(lexicon.words(from: Word(indexes: [0]), minimum: 1).count == 1)
    #expect(lexicon.words(from: Word([]), minimum: 0).isEmpty)
  }

  @Test func `a guess longer than any word is not found`() throws {
    let lexicon = try Lexicon("ring", .english)
    #expect(!lexicon.contains(Word(indexes: Array(repeating: 17, count: 10_000))))
  }
}
