import TestTools
import Testing

@testable import Words

struct WordListTests {
  private func fault(_ bytes: [UInt8], _ language: Language = .spanish, _ layout: WordList.Layout = .table)
    -> LexiconFault?
  {
    do {
      _ = try WordList(bytes, language: language, layout: layout)
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      ("casa", .fieldCount(1)), ("casa\t5", .fieldCount(2)), ("casa\t5\tc\t", .fieldCount(4)),
      ("casa\t\t", .frequency), ("casa\t1000\t", .frequency), ("casa\t-1\t", .frequency), ("casa\t4.5\t", .frequency),
      ("casa\t 5\t", .frequency), ("casa\t٣\t", .frequency), ("casa\t5\tx", .flag("x")), ("casa\t5\tcC", .flag("C")),
      ("casa\t5\tc ", .flag(" ")), ("casa\t5\tco", .commonAndOffensive), ("casa\t5\toc", .commonAndOffensive),
      ("\t5\tc", .length(0)), (String(repeating: "a", count: 65) + "\t5\t", .length(65)),
      ("Casa\t5\t", .notSmallComposedLetters), (" casa\t5\t", .notSmallComposedLetters),
      ("qu\u{65}\u{301}\t5\t", .notSmallComposedLetters), ("n\u{303}u\t5\t", .notSmallComposedLetters),
      ("ｃasa\t5\t", .notSmallComposedLetters), ("ca\u{200B}sa\t5\t", .notSmallComposedLetters),
      ("ca-sa\t5\t", .notALetter("-")), ("ca sa\t5\t", .notALetter(" ")), ("3\t5\t", .notALetter("3")),
      ("papa\t7\t", .repeated), ("papá\t7\t", .repeated), ("papa\t900\t", .repeated),
    ] as [(String, LexiconFault.LineReason)])
  func `an invalid line of a word list is reported with its number and reason`(
    line: String, reason: LexiconFault.LineReason
  ) {
    for end in ["\n", "\r\n", "\r"] {
      // The empty line counts in the numbering, although it is skipped.
      let list = ["papa\t450\tc", "", "papá\t520\tc", line, "que\t800\tc"].joined(separator: end)
      #expect(fault(list.bytes) == .badLine(number: 4, reason: reason))
    }
  }

  @Test func `a line of a word list that is not UTF-8 is reported with its number`() {
    #expect(fault("casa\t5\t\nm".bytes + [0xE1] + "s\t5\t".bytes) == .badLine(number: 2, reason: .notUTF8))
    #expect(fault("casa\t5\t\nmes\t5\t".bytes + [0xFF]) == .badLine(number: 2, reason: .notUTF8))
    #expect(fault("a\n".bytes + [0xC0, 0x80], .english, .plain) == .badLine(number: 2, reason: .notUTF8))
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}\r\n"])
  func `a word list without words is refused`(text: String) {
    #expect(fault(text.bytes) == .noWords)
    #expect(fault(text.bytes, .english, .plain) == .noWords)
  }

  @Test func `the last line of a word list needs no line end`() throws {
    for list in ["ring\nmain", "ring\nmain\n", "ring\r\nmain\r\n", "\u{FEFF}ring\rmain"] {
      #expect(try Lexicon(list, .english).wordCount == 2)
    }
  }

  @Test func `a plain word list accepts any letter case and keeps each spelling once`() throws {
    let lexicon = try Lexicon("Ring\nring\nRING\nCafé\ncafe\n", .english)
    #expect(lexicon.wordCount == 2)
    #expect(lexicon.spellings(of: 0).map { $0.bytes } == ["cafe".bytes, "café".bytes])
    for number in 0..<2 {
      #expect(lexicon.rating(of: number) == Rating(tier: .accepted, isOffensive: false, frequencyBand: 0))
    }
  }

  @Test func `items may have capitals and repeat a spelling, like the lines of a plain list`() throws {
    let items = [
      WordList.Item("Ring", frequency: 100), .init("ring", isCommon: true), .init("RING", frequency: 250),
      .init("Cafe\u{301}", isNotForSchool: true), .init("café", isBarredAsRoot: true), .init("cafe"),
    ]
    let lexicon = try Lexicon(WordList(items, language: .english))
    #expect(lexicon.wordCount == 2)
    #expect(lexicon.spellings(of: 0).map { $0.bytes } == ["cafe".bytes, "café".bytes])
    #expect(lexicon.spellings(of: 1) == ["ring"])
    #expect(
      lexicon.rating(of: 0)
        == Rating(
          tier: .accepted, isOffensive: false, isBarredAsRoot: true, isNotForSchool: true, frequencyBand: 0))
    #expect(lexicon.rating(of: 1) == Rating(tier: .common, isOffensive: false, frequencyBand: 2))
    #expect(lexicon.firstBrokenInvariant() == nil)
    let texts = try Lexicon(WordList("Ring\nRING\ncafé\ncafe".bytes, language: .english, layout: .plain))
    let same = try Lexicon(WordList(["Ring", "RING", "café", "cafe"].map { .init($0) }, language: .english))
    #expect(texts.version == same.version)
  }

  @Test func `an item that is offensive and common in two lines is not common`() throws {
    for items in [[WordList.Item("damn", isCommon: true), .init("Damn", isOffensive: true)]] {
      for items in [items, items.reversed()] {
        let lexicon = try Lexicon(WordList(items, language: .english))
        #expect(lexicon.rating(of: 0) == Rating(tier: .accepted, isOffensive: true, frequencyBand: 0))
      }
    }
    #expect(throws: LexiconFault.badLine(number: 2, reason: .notALetter("'"))) {
      try WordList([.init("ring"), .init("ring's")], language: .english)
    }
  }

  @Test func `a plain word list ignores lines that are no words, and counts them`() throws {
    let long = String(repeating: "a", count: 65)
    let list = try WordList("ring\nring's\n\nA4\n\u{200B}\n\(long)\nmain\n".bytes, language: .english, layout: .plain)
    #expect(list.ignoredLines == [2, 4, 5, 6])
    #expect(try Lexicon(list).wordCount == 2)
    #expect(throws: LexiconFault.noWords) { try WordList("ring's\n".bytes, language: .english, layout: .plain) }
  }

  @Test func `a plain word list accepts letters with any marks`() throws {
    let lexicon = try Lexicon("\u{144}\u{303}u\ncafe\u{301}", .spanish)
    #expect(lexicon.contains(try lexicon.alphabet.fold("ñu")))
  }

  @Test func `spellings of a word are ordered by frequency, then by code points`() throws {
    let lexicon = try Lexicon("sé\t300\t\nse\t300\t\nsè\t301\t\n", .spanish, layout: .table)
    #expect(lexicon.spellings(of: 0).map { $0.bytes } == ["sè".bytes, "se".bytes, "sé".bytes])
  }

  @Test(
    arguments: [
      ("a\t0\t", Rating(tier: .accepted, isOffensive: false, frequencyBand: 0)),
      ("a\t99\t", Rating(tier: .accepted, isOffensive: false, frequencyBand: 0)),
      ("a\t100\tc", Rating(tier: .common, isOffensive: false, frequencyBand: 1)),
      ("a\t799\tcc", Rating(tier: .common, isOffensive: false, frequencyBand: 7)),
      ("a\t999\tb", Rating(tier: .accepted, isOffensive: false, isBarredAsRoot: true, frequencyBand: 7)),
      ("a\t999\tcb", Rating(tier: .common, isOffensive: false, isBarredAsRoot: true, frequencyBand: 7)),
      ("a\t300\t\ná\t100\tb", Rating(tier: .accepted, isOffensive: false, isBarredAsRoot: true, frequencyBand: 3)),
      ("a\t300\ts", Rating(tier: .accepted, isOffensive: false, isNotForSchool: true, frequencyBand: 3)),
      (
        "a\t300\tc\ná\t100\tbs",
        Rating(tier: .common, isOffensive: false, isBarredAsRoot: true, isNotForSchool: true, frequencyBand: 3)
      ),
      ("a\t999\to", Rating(tier: .accepted, isOffensive: true, frequencyBand: 7)),
      // The first spelling decides whether the word is offensive, any of them whether it is common, and the most
      // frequent its band.
      ("a\t100\to\ná\t300\tc", Rating(tier: .common, isOffensive: false, frequencyBand: 3)),
      ("a\t300\to\ná\t100\tc", Rating(tier: .accepted, isOffensive: true, frequencyBand: 3)),
      ("a\t500\t\ná\t100\tc", Rating(tier: .common, isOffensive: false, frequencyBand: 5)),
      ("a\t500\t\ná\t100\to", Rating(tier: .accepted, isOffensive: false, frequencyBand: 5)),
    ] as [(String, Rating)])
  func `a word's rating is computed from its spellings' ratings`(list: String, rating: Rating) throws {
    #expect(try Lexicon(list, .spanish, layout: .table).rating(of: 0) == rating)
  }

  @Test func `a word may have 64 letters`() throws {
    let lexicon = try Lexicon(String(repeating: "á", count: 64), .spanish)
    #expect(lexicon.maximumWordLength == 64)
    #expect(lexicon.spellings(of: 0) == [String(repeating: "á", count: 64)])
  }

  @Test func `the order of the lines in a word list does not change the lexicon`() throws {
    let lines = ["papá\t520\tc", "papa\t450\tc", "ñu\t100\t", "que\t800\tc", "nuez\t300\tc", "oso\t200\to"]
    let first = try Lexicon.encode(WordList(lines.joined(separator: "\n").bytes, language: .spanish, layout: .table))
    for count in 0..<50 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      let shuffled = lines.shuffled(using: &generator).joined(separator: "\r\n")
      let bytes = try Lexicon.encode(WordList(shuffled.bytes, language: .spanish, layout: .table))
      #expect(bytes == first, "SEED=\(seed)")
    }
  }
}
