import Journal
import Rules
import Testing
import Words

@testable import Wire

/// Rounds of Apple Tree in journal lines.
struct AppleTreeLineTests {
  private func fault(_ line: String) -> JournalFault? {
    if case .fault(let fault) = JournalLine(Array(line.utf8)) { fault } else { nil }
  }

  /// The example's unfinished round in which a hint was taken.
  private func line(_ old: String = "", _ new: String = "") throws -> String {
    try replacing(JournalExamples.events[37].line, old, new)
  }

  private func checkpoint(_ old: String, _ new: String) throws -> String {
    try replacing(savedCheckpoint(version: 3), old, new)
  }

  private func replacing(_ line: String, _ old: String, _ new: String) throws -> String {
    if !old.isEmpty { try #require(line.contains(old)) }
    return line.replacing(old, with: new)
  }

  private func record(_ line: String) throws -> AppleTreeRecord {
    guard case .playedAppleTree(let record) = try Event(line: Array(line.utf8)).action else {
      throw JournalFault.unknownAction(line)
    }
    return record
  }

  @Test(arguments: ["round", "language", "word", "tried", "hint"])
  func `an Apple Tree round with a missing or mistyped field is refused by the field's name`(name: String) throws {
    #expect(fault(try line("\"\(name)\":", "\"_\":")) == .missingField(name))
    let expected = name == "hint" ? "true or false" : "a string"
    for value in ["5", "null", "[]"] {
      let line = try line("\"\(name)\":", "\"\(name)\":\(value),\"_\":")
      #expect(fault(line) == .wrongType(field: name, expected: expected))
    }
  }

  @Test(arguments: [
    (#""round":"123456789abcde-37""#, #""round":"123456789abcde-0""#, "round"),
    (#""language":"es""#, #""language":"xx""#, "language"), (#""language":"es""#, #""language":"ES""#, "language"),
    (#""word":"árbol""#, #""word":"""#, "word"), (#""word":"árbol""#, #""word":"¿?""#, "word"),
    (#""word":"árbol""#, #""word":"樹""#, "word"), (#""word":"árbol""#, #""word":"árbol_""#, "word"),
    (#""word":"árbol""#, "\"word\":\"\u{301}arbol\"", "word"), (#""word":"árbol""#, #""word":"a_b""#, "word"),
    (#""source":"all""#, #""source":"none""#, "source"), (#""source":"all""#, #""source":"letter-ch""#, "source"),
    (#""tried":"ae""#, #""tried":"aE""#, "tried"), (#""tried":"ae""#, #""tried":"áe""#, "tried"),
    (#""tried":"ae""#, #""tried":"a e""#, "tried"), (#""tried":"ae""#, #""tried":"a1""#, "tried"),
    (
      #""language":"es","word":"árbol","source":"all","tried":"ae""#,
      #""language":"it","word":"mago","source":"all","tried":"añ""#, "tried"
    ),
  ])
  func `an Apple Tree round with an invalid value is refused by the field's name`(
    old: String, new: String, field: String
  ) throws {
    #expect(fault(try line(old, new)) == .unsuitable(field: field))
  }

  @Test func `the word source of a round is optional and must be a string`() throws {
    #expect(fault(try line(#""source":"all""#, #""source":null"#)) == .wrongType(field: "source", expected: "a string"))
    #expect(try record(try line(#""source":"all","#, "")).source == nil)
  }

  @Test func `tried letters are read in any order and sorted without repeats`() throws {
    let record = try record(try line(#""tried":"ae""#, #""tried":"zñonoan""#))
    #expect(Alphabet(.spanish).text(Word(record.tried)) == "anñoz")
  }

  @Test func `guesses at the whole word are optional, and may be in any order and repeated`() throws {
    #expect(try record(try line()).guesses.isEmpty)
    #expect(try record(try line(#""hint":true"#, #""hint":true,"guesses":"""#)).guesses.isEmpty)
    let record = try record(try line(#""hint":true"#, #""hint":true,"guesses":"arbol,aroma,arbol,añade""#))
    #expect(record.guesses.map { Alphabet(.spanish).text($0) } == ["añade", "arbol", "aroma"])
    #expect(record.round.outcome == .won)
  }

  @Test(arguments: [
    (#""arbo""#, JournalFault.unsuitable(field: "guesses")), (#""arboles""#, .unsuitable(field: "guesses")),
    (#""Arbol""#, .unsuitable(field: "guesses")), (#""árbol""#, .unsuitable(field: "guesses")),
    (#""ar ol""#, .unsuitable(field: "guesses")), (#""aroma, arbol""#, .unsuitable(field: "guesses")),
    (#"5"#, .wrongType(field: "guesses", expected: "a string")),
    (#"["aroma"]"#, .wrongType(field: "guesses", expected: "a string")),
  ])
  func `an Apple Tree round with an invalid guess is refused`(guesses: String, expected: JournalFault) throws {
    #expect(fault(try line(#""hint":true"#, #""hint":true,"guesses":"# + guesses)) == expected)
  }

  @Test func `a checkpoint with an invalid guess at a daily word is refused`() throws {
    let line = JournalExamples.checkpoint.line
    for invalid in ["lu 0 luj;", "lu 0 lujos;", "lu 0 LUJO;", "lu lujo;", "lu 0 lujo lujo;"] {
      #expect(fault(try replacing(line, "lu 0 lujo;", invalid)) == .unsuitable(field: "dailyWords"))
    }
  }

  @Test func `an Apple Tree word has at most 64 characters`() throws {
    let long = String(repeating: "ñandú-", count: 11).dropLast(2)
    #expect(long.count == 64)
    #expect(try record(try line("árbol", String(long))).word.spelling == long)
    #expect(fault(try line("árbol", long + "a")) == .unsuitable(field: "word"))
  }

  @Test(arguments: [
    (#""appleTree":{"stamp":"1795254447000-"#, #""appleTree":{"stamp":"-"#, JournalFault.unsuitable(field: "stamp")),
    (#""appleTree":{"stamp""#, #""appleTree":{"_""#, .missingField("stamp")),
    (#""appleTree":{"#, #""appleTree":[],"_":{"#, .wrongType(field: "appleTree", expected: "an object")),
    (#""tried":"cetz""#, #""tried":"ñ""#, .unsuitable(field: "tried")),
    (#""wordPlays":["#, #""wordPlays":{},"_":["#, .wrongType(field: "wordPlays", expected: "an array")),
    (#""wordPlays":["#, #""wordPlays":[1,"#, .wrongType(field: "wordPlays", expected: "an array of objects")),
    (#""word":"árbol","times":1"#, #""word":"árbol""#, .missingField("times")),
    (#""word":"árbol","times":1"#, #""word":"árbol","times":-1"#, .unsuitable(field: "times")),
    (#""word":"árbol","times":1"#, #""word":"árbol","times":1000000001"#, .unsuitable(field: "times")),
    (#""word":"árbol","times":1"#, #""word":"...","times":1"#, .unsuitable(field: "word")),
    (
      #""language":"es","word":"árbol","times""#, #""language":"eo","word":"árbol","times""#,
      .unsuitable(field: "language")
    ),
    (#""ending":{"stamp":"1795254438000-"#, #""ending":{"stamp":"x-"#, .unsuitable(field: "stamp")),
    (#""outcome":"won""#, #""outcome":"gaveUp""#, .unsuitable(field: "outcome")),
    (#","outcome":"won""#, "", .missingField("outcome")),
    (
      #""ending":{"stamp":"1795254438000-123456789abcde-39","outcome":"won"}"#, #""ending":"won""#,
      .wrongType(field: "ending", expected: "an object")
    ),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":[1,0,0,0,0,1,1]"#, .unsuitable(field: "ends")),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":[1,0,0,0,0,1,1,0,0]"#, .unsuitable(field: "ends")),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":[1,0,0,0,0,1,1,-1]"#, .unsuitable(field: "ends")),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":[1,0,0,0,0,1,1,1000000001]"#, .unsuitable(field: "ends")),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":[1,0,0,0,0,1,1,"0"]"#, .unsuitable(field: "ends")),
    (#""ends":[1,0,0,0,0,1,1,0]"#, #""ends":7"#, .wrongType(field: "ends", expected: "an array")),
    (#""winningStreak":{"#, #""winningStreak":7,"_":{"#, .wrongType(field: "winningStreak", expected: "an object")),
    (#""lastLoss":"1795254440000-"#, #""lastLoss":"1795254440000"#, .unsuitable(field: "lastLoss")),
    (#""wins":["1795254444000-"#, #""wins":["a","1795254444000-"#, .unsuitable(field: "wins")),
    (
      #""wins":["1795254444000-"#, #""wins":[1,"1795254444000-"#,
      .wrongType(field: "wins", expected: "an array of strings")
    ),
    (#""wins":["#, #""_":["#, .missingField("wins")),
    (#"],"best":2}"#, #"],"best":2.5}"#, .wrongType(field: "best", expected: "a whole number")),
    (#"],"best":2}"#, #"],"best":1000000001}"#, .unsuitable(field: "best")),
    (#"],"best":2}"#, "]}", .missingField("best")),
  ])
  func `a checkpoint with an invalid value is refused`(old: String, new: String, expected: JournalFault) throws {
    #expect(fault(try checkpoint(old, new)) == expected)
  }

  @Test func `a winning streak is parsed if it has at most a thousand wins`() throws {
    let wins = (1...1001).map { "\"\($0)-00000000000001-\($0)\"" }
    func line(_ count: Int) throws -> String {
      let row = wins.prefix(count).joined(separator: ",")
      return try replacing(Checkpoint(device: JournalExamples.device).line, #""wins":[]"#, "\"wins\":[\(row)]")
    }
    #expect(try Checkpoint(line: Array(line(1000).utf8)).games.appleTree.winningStreak.current == 1000)
    #expect(fault(try line(1001)) == .unsuitable(field: "wins"))
  }
}
