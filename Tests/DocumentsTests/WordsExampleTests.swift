import Testing
import Words

struct WordsExampleTests {
  @Test func `a lexicon looks up words and finds the words that a rack can spell`() throws {
    let list = try WordList(
      [.init("papa", frequency: 410), .init("papá", frequency: 520), .init("capa"), .init("pan")], language: .spanish)
    let lexicon = try Lexicon(list)

    // Case and accents do not matter: both spellings are the same word.
    let word = try lexicon.alphabet.fold("PAPA")
    let number = lexicon.number(of: word)!
    #expect(lexicon.spellings(of: number) == ["papá", "papa"])
    #expect(lexicon.spelling(meantBy: "Papa") == "papa")
    #expect(lexicon.spelling(meantBy: "mesa") == nil)

    // Find the words of at least three letters that can be made from the rack.
    let rack = try lexicon.alphabet.fold("panapc")
    let matches = lexicon.words(from: rack, minimum: 3)
    #expect(matches.map { lexicon.alphabet.text($0.word) } == ["capa", "pan", "papa"])
  }

  @Test func `a lexicon is used directly from the bytes of its file`() throws {
    let list = try WordList(Array("cane\ncena\n".utf8), language: .italian, layout: .plain)
    let file = try Lexicon.encode(list, edition: .web)

    let lexicon = try Lexicon(bytes: file)
    #expect(lexicon.wordCount == 2)
    #expect(throws: LexiconFault.self) { try Lexicon(bytes: Array(file.dropLast())) }
  }

  @Test func `one solver counts the words for many racks`() throws {
    let list = try WordList(Array("ring\nrang\ngrain\n".utf8), language: .english, layout: .plain)
    let solver = Solver(try Lexicon(list))
    let racks = try ["rangi", "ngri"].map { try Alphabet(.english).fold($0) }
    #expect(racks.map { solver.countWords(from: $0, minimum: 3) } == [3, 1])
  }
}
