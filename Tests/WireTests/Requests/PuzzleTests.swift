import Testing

@testable import Rules
@testable import Wire
@testable import Words

struct PuzzleTests {
  private func fault(_ language: String?, _ length: String?, _ seed: String?) -> RequestFault? {
    do throws(RequestFault) {
      _ = try PuzzleRequest(language: language, length: length, seed: seed)
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      (nil, "8", "1", .missingField("language")), ("en", nil, "1", .missingField("length")),
      ("en", "8", nil, .missingField("seed")),
      ("de", "8", "1", .unknownLanguage("de")), ("en", "6", "1", .unsuitableLength(6)),
      ("en", "10", "1", .unsuitableLength(10)),
      ("en", "-8", "1", .unsuitableLength(-8)), ("en", "9223372036854775807", "1", .unsuitableLength(.max)),
      ("en", "eight", "1", .wrongType(field: "length", expected: "a whole number")),
      ("en", "", "1", .wrongType(field: "length", expected: "a whole number")),
      ("en", "8", "", .unsuitableSeed("")), ("en", "8", "-1", .unsuitableSeed("-1")),
      ("en", "8", "+1", .unsuitableSeed("+1")),
      ("en", "8", "1.0", .unsuitableSeed("1.0")), ("en", "8", " 1", .unsuitableSeed(" 1")),
      ("en", "8", "٣", .unsuitableSeed("٣")),
      ("en", "8", "9007199254740992", .unsuitableSeed("9007199254740992")),
      ("en", "8", "99999999999999999999", .unsuitableSeed("99999999999999999999")),
      ("en", "8", "9007199254740991", nil), ("es-MX", "9", "0", nil), ("IT", "7", "007", nil),
    ] as [(String?, String?, String?, RequestFault?)])
  func `a puzzle request must have a valid language, length and seed`(
    language: String?, length: String?, seed: String?, expected: RequestFault?
  ) {
    #expect(fault(language, length, seed) == expected)
  }

  @Test func `a puzzle response contains its root word, letters and word counts`() throws {
    let items = [
      WordList.Item("canciones", isCommon: true), .init("canción", isCommon: true), .init("caso", isCommon: true),
      .init("inca"),
      .init("cono", isOffensive: true), .init("se", isCommon: true),
    ]
    let lexicon = try Lexicon(WordList(items, language: .spanish))
    let roots = try RootList(Array("canciones".utf8))
    let answer = try PuzzleRequest(language: "es", length: "9", seed: "7").answer(in: lexicon, roots: roots)
    #expect(
      answer.text
        == #"{"root":"canciones","letters":"canciones","language":"es","length":9,"seed":7,"common":2,"accepted":3,"#
        + #""points":11,"listVersion":"\#(lexicon.version.text)"}"#)
  }

  private func fault(seed: String?, day: String?) -> RequestFault? {
    do throws(RequestFault) {
      _ = try PuzzleRequest(language: "en", length: "8", seed: seed, day: day)
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      (nil, "2026-11-21", nil), (nil, "2026-11-31", .unsuitableDay("2026-11-31")), (nil, "", .unsuitableDay("")),
      (nil, "today", .unsuitableDay("today")), ("1", "2026-11-21", .unsuitableDay("2026-11-21")),
      ("x", "2026-11-21", .unsuitableDay("2026-11-21")), (nil, nil, .missingField("seed")),
    ] as [(String?, String?, RequestFault?)])
  func `a puzzle request must have either a seed or a day`(seed: String?, day: String?, expected: RequestFault?) {
    #expect(fault(seed: seed, day: day) == expected)
  }

  @Test func `a daily puzzle response contains the day's root word, and the day instead of a seed`() throws {
    let lexicon = try Lexicon("alarming* ring* agencies* case*")
    let roots = try RootList(Array("# from 2026-11-20\nalarming\nagencies".utf8))
    let answer = try PuzzleRequest(language: "en", length: "8", seed: nil, day: "2026-11-21")
      .answer(in: lexicon, roots: roots)
    #expect(
      answer.text
        == #"{"root":"agencies","letters":"agencies","language":"en","length":8,"day":"2026-11-21","common":1,"#
        + #""accepted":1,"points":4,"listVersion":"\#(lexicon.version.text)"}"#)
  }

  @Test(arguments: ["# from 2026-11-22\nalarming", "alarming"])
  func `a puzzle request for a day without a puzzle is refused`(list: String) throws {
    let request = try PuzzleRequest(language: "en", length: "8", seed: nil, day: "2026-11-21")
    #expect(throws: RequestFault.unsuitableDay("2026-11-21")) {
      try request.answer(in: Lexicon("alarming* ring*"), roots: RootList(Array(list.utf8)))
    }
  }

  @Test func `the letters of a puzzle have no accents`() throws {
    let items = [WordList.Item("después", isCommon: true), .init("dúes"), .init("sed", isCommon: true)]
    let lexicon = try Lexicon(WordList(items, language: .spanish))
    let answer = try PuzzleRequest(language: "es", length: "7", seed: "7")
      .answer(in: lexicon, roots: RootList(Array("después".utf8)))
    #expect(answer["root"]?.string.map { Array($0.utf8) } == Array("después".utf8))
    #expect(answer["letters"]?.string == "despues")
  }

  @Test func `a puzzle whose root word the lexicon refuses throws a fault`() throws {
    let request = try PuzzleRequest(language: "en", length: "8", seed: "7")
    let roots = try RootList(Array("alarming".utf8))
    #expect(throws: RequestFault.unsuitableRoot(.notInLexicon(language: .english))) {
      try request.answer(in: Lexicon("ring*"), roots: roots)
    }
    #expect(throws: RequestFault.unsuitableRoot(.noCommonWords)) {
      try request.answer(in: Lexicon("alarming* ring"), roots: roots)
    }
  }

  @Test func `the API lists languages with their alphabets and word lengths`() throws {
    let lexicons = [try Lexicon("ring* main"), try Lexicon("año*", .spanish)]
    #expect(
      languagesAnswer(lexicons).text
        == #"{"languages":[{"code":"en","letters":"abcdefghijklmnopqrstuvwxyz","words":2,"listVersion":"\#(lexicons[0].version.text)","#
        + #""lengths":[7,8,9]},{"code":"es","letters":"abcdefghijklmnñopqrstuvwxyz","words":1,"#
        + #""listVersion":"\#(lexicons[1].version.text)","lengths":[7,8,9]}]}"#)
    #expect(languagesAnswer([]).text == #"{"languages":[]}"#)
  }

  @Test func `a puzzle's solution lists each word with its spellings`() throws {
    let lexicon = try Lexicon(
      WordList(
        [.init("papa", isCommon: true), .init("papá", frequency: 520), .init("pa", isOffensive: true)],
        language: .spanish))
    let rack = try lexicon.alphabet.fold("PAPÁ")
    #expect(
      SolveAnswer.json(letters: rack, lexicon.words(from: rack, minimum: 2), lexicon).text
        == #"{"letters":"papa","language":"es","words":[{"word":"pa","spellings":["pa"],"common":false},"#
        + #"{"word":"papa","spellings":["papá","papa"],"common":true}]}"#)
  }
}
