import TestTools
import Testing

@testable import Words

struct EditionTests {
  @Test func `the web edition of a lexicon contains only words of at most ten letters`() throws {
    let list = try WordList("ring\nmarmalades\nmarmalading".bytes, language: .english, layout: .plain)
    let web = try Lexicon(list, edition: .web)
    #expect((0..<web.wordCount).map { web.alphabet.text(web.word($0)) } == ["marmalades", "ring"])
    #expect(web.maximumWordLength == 10)
    #expect(web.firstBrokenInvariant() == nil)
  }

  @Test func `both editions of a lexicon have the version of their word list`() throws {
    let list = try WordList("ring\nmarmalading".bytes, language: .english, layout: .plain)
    #expect(try Lexicon(list, edition: .web).version == Lexicon(list, edition: .native).version)
  }

  @Test func `a word list without a word for the web edition is refused`() throws {
    let list = try WordList("marmalading".bytes, language: .english, layout: .plain)
    #expect(throws: LexiconFault.noWords) { try Lexicon(list, edition: .web) }
  }

  @Test func `a lexicon opened with only its header checked returns the same results`() throws {
    for count in 0..<30 {
      let seed = seedOfThisRun &+ UInt64(count)
      for edition in Lexicon.Edition.allCases {
        var generator = SeededNumbers(seed: seed)
        let list = RandomList(.spanish, using: &generator)
        guard let bytes = try? Lexicon.encode(WordList(list.items, language: .spanish), edition: edition)
        else { continue }
        let checked = try Lexicon(bytes: bytes)
        let unchecked = try Lexicon(LexiconBytes(bytes), checking: .header)
        #expect(checked.edition == edition && unchecked.firstBrokenInvariant() == nil, "SEED=\(seed)")
        for number in 0..<checked.wordCount {
          #expect(checked.word(number) == unchecked.word(number), "SEED=\(seed)")
          #expect(checked.spellings(of: number) == unchecked.spellings(of: number), "SEED=\(seed)")
        }
      }
    }
  }

  @Test func `word numbers that need more than two bytes are preserved`() throws {
    // All words of four letters out of seventeen: 83,521 words, and one more after them.
    let letters = (0..<17).map { Character(Unicode.Scalar(UInt8(97 + $0))) }
    var words = [""]
    for _ in 0..<4 { words = words.flatMap { word in letters.map { word + String($0) } } }
    let lexicon = try Lexicon((words + ["zoo"]).joined(separator: "\n"), .english)
    #expect(lexicon.number(of: try lexicon.alphabet.fold("zoo")) == 83_521)
    #expect(lexicon.word(83_521) == (try lexicon.alphabet.fold("zoo")))
    for number in stride(from: 0, to: 83_521, by: 997) {
      #expect(lexicon.number(of: lexicon.word(number)) == number)
      #expect(lexicon.alphabet.text(lexicon.word(number)) == words[number])
    }
    #expect(try survey(lexicon) == 83_522)
  }

  private func survey(_ lexicon: Lexicon) throws -> Int {
    try lexicon.graph.survey(alphabetCount: lexicon.alphabet.count).wordCount
  }

  @Test func `the caller's memory is released after the last lexicon that uses it`() throws {
    let bytes = try Lexicon.encode(WordList("ring".bytes, language: .english, layout: .plain))
    let region = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    region.copyBytes(from: bytes)
    nonisolated(unsafe) var releases = 0
    do {
      let lexicon = try Lexicon(LexiconBytes(region: UnsafeRawBufferPointer(region)) { _ in releases += 1 })
      let copy = lexicon
      #expect(copy.wordCount == 1 && releases == 0)
    }
    #expect(releases == 1)
    region.deallocate()
  }
}

struct TextMembershipTests {
  private func isWord(_ text: String, _ lexicon: Lexicon) -> Bool { lexicon.contains(utf8: Array(text.utf8).span) }

  @Test(arguments: ["ano", "ANO", "año", "AÑO", "an\u{303}o", " año ", "añ\u{200B}o", "ÁÑO"])
  func `text is folded to plain letters while it is looked up`(text: String) throws {
    #expect(isWord(text, try Lexicon("ano\naño", .spanish)))
  }

  @Test(arguments: ["", " ", "a", "añ", "anoo", "a o", "an0", "añ\u{303}\u{303}x", "ñ"])
  func `a text that is not a word after folding is not found`(text: String) throws {
    #expect(!isWord(text, try Lexicon("ano\naño", .spanish)))
  }

  @Test func `a combining mark can complete a letter that a word of the lexicon needs`() throws {
    // No word of the lexicon begins with "comp" and n, but one word begins with "comp" and ñ.
    #expect(isWord("compn\u{303}a", try Lexicon("compña", .spanish)))
    #expect(!isWord("compna", try Lexicon("compña", .spanish)))
  }

  @Test func `bytes that are not UTF-8 are not found as a word`() throws {
    let lexicon = try Lexicon("ano", .spanish)
    for bytes in [[0xFF], [0x61, 0x6E, 0xC3], [0x61, 0x6E, 0x6F, 0xC3], [0x61, 0xED, 0xA0, 0x80]] as [[UInt8]] {
      let isWord = lexicon.contains(utf8: bytes.span)
      #expect(!isWord)
    }
  }

  @Test func `looking up text agrees with looking up folded letters`() throws {
    for count in 0..<40 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      let list = RandomList(.spanish, using: &generator)
      let lexicon = try Lexicon(WordList(list.items, language: .spanish))
      for _ in 0..<200 {
        var text = list.items.randomElement(using: &generator)!.spelling
        if Bool.random(using: &generator) { text = String(text.reversed()) }
        if Bool.random(using: &generator) { text = text.uppercased() }
        let folded = try lexicon.alphabet.fold(text)
        #expect(isWord(text, lexicon) == lexicon.contains(folded), "SEED=\(seed) \(text)")
      }
    }
  }

  /// A word's page shows four frequencies: very common, common, rare, very rare.
  @Test func `the web edition stores four frequency bands, each the lowest of the bands it replaces`() throws {
    let lines = (0...7).map { "a" + String(repeating: "b", count: $0) + "\t\($0 * 100)\tc" }
    let list = try WordList(lines.joined(separator: "\n").bytes, language: .english, layout: .table)
    let (web, native) = (try Lexicon(list, edition: .web), try Lexicon(list))
    #expect((0...7).map { web.rating(of: $0).frequencyBand } == [0, 0, 2, 2, 4, 5, 5, 5])
    #expect((0...7).map { native.rating(of: $0).frequencyBand } == Array(0...7))
    #expect((0...7).allSatisfy { web.rating(of: $0).tier == .common })
  }
}
