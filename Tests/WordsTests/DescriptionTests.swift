import Testing

@testable import Words

/// Letters, words and errors print for developers.
struct DescriptionTests {
  @Test(arguments: [
    (Language.english, "CAFÉ", "cafe"), (.spanish, "Canciones", "canciones"), (.spanish, "MAÑANA", "mañana"),
    (.spanish, "ñu", "ñu"), (.italian, "Perché", "perche"), (.english, "año", "ano"), (.english, "", ""),
  ])
  func `a word prints its letters in lowercase without accents`(language: Language, text: String, expected: String)
    throws
  {
    let word = try Alphabet(language).fold(text)
    #expect(word.description.bytes == expected.bytes)
    #expect(word.letters.map { "\($0)" }.joined().bytes == expected.bytes)
    #expect("\([word])" == "[\(expected)]")
  }

  @Test(arguments: Lexicon.Edition.allCases)
  func `a word that any method of a lexicon returns prints its letters`(edition: Lexicon.Edition) throws {
    let texts = ["ano", "año", "niña", "ñu"]
    let list = try WordList(texts.map { WordList.Item($0) }, language: .spanish)
    let lexicon = try Lexicon(bytes: Lexicon.encode(list, edition: edition))
    #expect((0..<4).map { lexicon.word($0).description } == texts)
    for text in texts {
      let number = try #require(lexicon.number(of: lexicon.alphabet.fold(text)))
      #expect(lexicon.word(number).description == text)
    }

    var all: [String] = []
    lexicon.forEachWord { all.append("\($0.word)") }
    #expect(all == texts)

    let rack = try lexicon.alphabet.fold("anoañoniñañu")
    #expect(lexicon.words(from: rack, minimum: 2).map { "\($0.word)" } == texts)
    let solver = Solver(lexicon)
    #expect(solver.solve(rack, minimum: 2) == 4)
    #expect(Set((0..<4).map { "\(solver.word(of: $0))" }) == Set(texts))
    // Even a rack of another alphabet leads to words of the lexicon's alphabet.
    let others = lexicon.words(from: try Alphabet(.english).fold("anoañoniñañu"), minimum: 2)
    #expect(!others.isEmpty && others.allSatisfy { lexicon.word($0.number) == $0.word })

    var neighbours: Set<String> = []
    lexicon.forEachNeighbour(of: try lexicon.alphabet.fold("ao")) { neighbours.insert("\($0.word)") }
    #expect(neighbours == ["ano", "año"])
  }

  @Test func `languages with the same letters have the same letters`() throws {
    let words = try [Language.english, .italian, .spanish].map { try Alphabet($0).fold("nonno") }
    #expect(words[0] == words[1] && words[0] != words[2])
    #expect(words.map { $0.letters[1].rawValue } == [14, 14, 15])
    #expect(words.map { "\($0)" } == ["nonno", "nonno", "nonno"])
  }

  @Test func `words of a registered language print`() async {
    await #expect(processExitsWith: .success) {
      // Nine more alphabets, more than there are marks.
      let letters = ["ç:c", "ñ:n", "ç:c ñ:n", "ñ:n ç:c", "á:a", "é:e", "í:i", "ó:o", "ú:u"]
      for (index, letters) in letters.enumerated() {
        let code = "x" + String(UnicodeScalar(UInt8(97 + index)))
        Language.register(Array("code = \(code)\nlicense = none\nletters = \(letters)\n".utf8))
      }
      let alphabets = Language.allCases.map { Alphabet($0) }
      let texts = ["a", "ñ", "a", "caça", "año", "cañoç", "çañoc", "árbol", "épico", "índice", "óleo", "útil"]
      let words = zip(alphabets, texts).map { alphabet, text in (try? alphabet.fold(text)) ?? Word([]) }
      #expect(alphabets.map { $0.mark >> 5 } == [0, 1, 0, 2, 1, 3, 3, 4, 5, 6, 7, 7])
      #expect(words.dropLast().map { $0.description } == texts.dropLast())
      #expect(words[4] == (try? Alphabet(.spanish).fold("año")))
      // The last language shares a mark with the previous one. The order and the text of its words do not suffer.
      let last = alphabets[11]
      let sorted = ["ut", "v", "út"].compactMap { try? last.fold($0) }.sorted()
      #expect(sorted.map { last.text($0) } == ["ut", "út", "v"])
    }
  }

  @Test func `a letter outside of its alphabet prints as a replacement character`() {
    #expect(Letter(31).description == "\u{FFFD}" && Word([Letter(0), Letter(26)]).description == "a\u{FFFD}")
  }

  @Test(arguments: [
    ("4", "\"4\" is not a letter of the language."), ("-", "\"-\" is not a letter of the language."),
    ("\u{7}", "U+7 is not a letter of the language."),
  ])
  func `the error of folding names the character`(text: String, expected: String) throws {
    let error = try #require(throws: NotALetter.self) { try Alphabet(.english).fold("a\(text)b") }
    #expect("\(error)" == expected)
  }

  @Test(
    arguments: [
      (
        .badLine(number: 3, reason: .fieldCount(2)),
        "line 3: 2 fields instead of 3; separate spelling, frequency and flags with a tab"
      ),
      (.badLine(number: 3, reason: .notALetter("4")), "line 3: \"4\" is not a letter of the language"),
      (
        .badLine(number: 3, reason: .notSmallComposedLetters),
        "line 3: the spelling is not in lowercase and composed (NFC) letters"
      ),
      (.badLine(number: 3, reason: .length(65)), "line 3: 65 letters; a word has 1 to 64"),
      (.badLine(number: 3, reason: .frequency), "line 3: the frequency is not a whole number from 0 to 999"),
      (.badLine(number: 3, reason: .flag("x")), "line 3: unknown flag \"x\"; c, o, b and s are known"),
      (.badLine(number: 3, reason: .notUTF8), "line 3: not UTF-8"),
      (.badLine(number: 3, reason: .commonAndOffensive), "line 3: an offensive word is never common"),
      (.badLine(number: 3, reason: .repeated), "line 3: the spelling is already in the list"),
      (.badLine(number: 3, reason: .tooManySpellings), "line 3: its word already has 255 spellings"),
      (.noWords, "the list has no words of the language; write one word a line"),
      (.tooLarge(.graph), "the list exceeds the format's limit for the graph"),
      (.truncated(byteCount: 3, needed: 9), "the file has 3 bytes; it needs 9"),
      (.notALexicon, "not a lexicon (it does not begin with ORCHARD)"),
      (.unknownVersion(9), "format version 9, this program reads 3; build the lexicon again"),
      (.unknownLanguage, "this program does not know the language; register it before opening the lexicon"),
      (.wrongAlphabet, "the alphabet differs from the language's alphabet; build the lexicon again"),
      (.badChecksum(.content), "damaged: the checksum of the content is wrong"),
      (.badSection(.index, byteOffset: 7), "the index section at byte 7 is invalid"),
      (.badEdge(4), "unit 4 of the graph is invalid"),
      (.badSpelling(byteOffset: 4), "the spelling at byte 4 of its section is invalid"),
      (.wrongCount(.graph, stored: 2, found: 3), "the header has the count 2 for graph, but the file has 3"),
    ] as [(LexiconFault, String)])
  func `a fault of a word list or lexicon says what is wrong`(fault: LexiconFault, expected: String) {
    #expect("\(fault)" == expected)
  }

  @Test(
    arguments: [
      (2, .noValue, "line 2: no value; write a line as “key = value”"),
      (2, .keyTwice, "line 2: an earlier line has the same key; remove one of them"),
      (
        0, .unsuitableCode,
        "the code is missing or unsuitable; write two or three small letters, such as “code = es”"
      ),
      (0, .noLicense, "the licence of the word list is missing; add a line such as “license = GPL-3.0”"),
      (
        0, .unsuitableLetters,
        "the additional letters are unsuitable; write at most 5, each with its base letter, such as “letters = ñ:n”"
      ),
    ] as [(Int, LanguageFault.Reason, String)])
  func `a fault of a language file says what is wrong`(line: Int, reason: LanguageFault.Reason, expected: String) {
    #expect("\(LanguageFault(line: line, reason: reason))" == expected)
  }
}
