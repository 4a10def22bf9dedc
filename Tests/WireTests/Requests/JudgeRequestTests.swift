import Formats
import Testing

@testable import Rules
@testable import Wire
@testable import Words

struct JudgeRequestTests {
  let lexicon: Lexicon

  init() throws {
    let items = [
      WordList.Item("canciones", isCommon: true), .init("canción", frequency: 500, isCommon: true),
      .init("cancion", frequency: 100),
      .init("caso", isCommon: true), .init("sonaice"), .init("inca"), .init("año", isCommon: true),
      .init("cinco", frequency: 500, isCommon: true),
    ]
    lexicon = try Lexicon(WordList(items, language: .spanish))
  }

  private func answer(_ text: String) throws -> String { try JudgeRequest(Array(text.utf8)).answer(in: lexicon).text }

  private func fault(_ text: String) -> RequestFault? {
    do {
      _ = try answer(text)
      return nil
    } catch { return error as? RequestFault }
  }

  @Test(arguments: [
    ("CANCION", #"{"verdict":"accepted","word":"cancion","spellings":["canción","cancion"],"points":7,"bonus":false}"#),
    ("inca", #"{"verdict":"accepted","word":"inca","spellings":["inca"],"points":4,"bonus":true}"#),
    ("  ", #"{"verdict":"refused","reason":"empty"}"#),
    ("a\"b", #"{"verdict":"refused","reason":"notALetter","character":"\""}"#),
    ("a\0", #"{"verdict":"refused","reason":"notALetter","character":"\u0000"}"#),
    ("🍎", #"{"verdict":"refused","reason":"notALetter","character":"🍎"}"#),
    ("ca", #"{"verdict":"refused","reason":"tooShort","minimum":3}"#),
    ("Canciones", #"{"verdict":"refused","reason":"isRoot"}"#),
    ("CASO", #"{"verdict":"refused","reason":"alreadyFound","word":"caso"}"#),
    ("año", #"{"verdict":"refused","reason":"notFromLetters","letter":"ñ","used":1,"available":0}"#),
    ("cosas", #"{"verdict":"refused","reason":"notFromLetters","letter":"s","used":2,"available":1}"#),
    ("cinca", #"{"verdict":"refused","reason":"notInLexicon","language":"es","isClose":true}"#),
    ("nacio", #"{"verdict":"refused","reason":"notInLexicon","language":"es","isClose":false}"#),
  ])
  func `every verdict on a guess has its documented JSON form`(guess: String, verdict: String) throws {
    let request = JSON.object([
      ("language", .string("es")), ("root", .string("canciones")), ("guess", .string(guess)),
      ("found", .array([.string("cáso")])),
    ])
    #expect(try answer(request.text) == verdict)
  }

  @Test func `a word that uses all letters earns double points`() throws {
    #expect(
      try answer(#"{"language":"es","root":"cosaenic","guess":"canciose"}"#)
        == #"{"verdict":"refused","reason":"notInLexicon","language":"es","isClose":false}"#)
    #expect(
      try answer(#"{"language":"es","root":"aciones","guess":"sonaice"}"#)
        == #"{"verdict":"accepted","word":"sonaice","spellings":["sonaice"],"points":14,"bonus":true}"#)
  }

  @Test(arguments: [
    ("", "malformedJSON"), ("{", "malformedJSON"), ("[]", "notAnObject"), ("\"a\"", "notAnObject"),
    ("null", "notAnObject"),
    ("{}", "missingField"), (#"{"root":"canciones","guess":"caso"}"#, "missingField"),
    (#"{"language":"es","guess":"caso"}"#, "missingField"),
    (#"{"language":"es","root":"canciones"}"#, "missingField"),
    (#"{"language":1,"root":"canciones","guess":"caso"}"#, "wrongType"),
    (#"{"language":"es","root":null,"guess":"caso"}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":["caso"]}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","found":"caso"}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","found":[1]}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","found":null}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","minimum":"3"}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","minimum":3.0}"#, "wrongType"),
    (#"{"language":"es","root":"canciones","guess":"caso","minimum":1}"#, "unsuitableMinimum"),
    (#"{"language":"es","root":"canciones","guess":"caso","minimum":5}"#, "unsuitableMinimum"),
    (#"{"language":"es","root":"canciones","guess":"caso","minimum":9223372036854775807}"#, "unsuitableMinimum"),
    (#"{"language":"de","root":"canciones","guess":"caso"}"#, "unknownLanguage"),
    (#"{"language":"","root":"canciones","guess":"caso"}"#, "unknownLanguage"),
    (#"{"language":"es","root":"","guess":"caso"}"#, "unsuitableRoot"),
    (#"{"language":"es","root":"can","guess":"caso"}"#, "unsuitableRoot"),
    (#"{"language":"es","root":"can1ones","guess":"caso"}"#, "unsuitableRoot"),
    (#"{"language":"es","root":"canciones","guess":"caso","found":["caso","c4so"]}"#, "unsuitableFound"),
  ])
  func `an invalid judge request returns an error code and a message`(request: String, code: String) throws {
    let found = try #require(fault(request))
    #expect(found.code == code)
    #expect(!found.description.isEmpty)
    let answer = errorAnswer(code: found.code, message: found.description)
    #expect(try JSON(answer.text)["error"]?["code"]?.string == code)
    #expect(try JSON(answer.text)["error"]?["message"]?.string == found.description)
  }

  @Test func `the fault of a judge request names the field, the index and the value`() {
    #expect(fault(#"{"language":"es","root":"canciones"}"#) == .missingField("guess"))
    #expect(fault(#"{"language":"de","root":"a","guess":"b"}"#) == .unknownLanguage("de"))
    #expect(
      fault(#"{"language":"es","root":"canciones","guess":"a","found":["caso","c4so"]}"#) == .unsuitableFound(index: 1))
    #expect(fault(#"{"language":"es","root":"can","guess":"a"}"#) == .unsuitableRoot(.length(3)))
    #expect(fault("[1,") == .malformedJSON(JSONFault(reason: .endOfText, byteOffset: 3)))
  }

  @Test func `unknown JSON fields of a judge request are ignored`() throws {
    #expect(
      try answer(#"{"x":[{}],"language":"es-MX","root":"CANCIONES","guess":"caso","minimum":4,"found":[]}"#)
        == #"{"verdict":"accepted","word":"caso","spellings":["caso"],"points":4,"bonus":false}"#)
  }

  @Test func `a judge request that is cut at any byte is refused`() {
    let bytes = Array(#"{"language":"es","root":"canciones","guess":"caso","found":["canción"]}"#.utf8)
    for count in bytes.indices {
      #expect(throws: RequestFault.self, "cut at byte \(count)") { try JudgeRequest(Array(bytes[..<count])) }
    }
  }

  @Test func `a judge request with one changed byte gets a verdict or is refused with an error code`() throws {
    let bytes = Array(#"{"language":"es","root":"canciones","guess":"caso","found":["ci\u006e"]}"#.utf8)
    let (request, verdict) = (try JudgeRequest(bytes), try JudgeRequest(bytes).answer(in: lexicon).text)
    var (judged, refused) = (0, Set<String>())
    for index in bytes.indices {
      for value in UInt8.min ... .max {
        var changed = bytes
        changed[index] = value
        do throws(RequestFault) {
          let said = try JudgeRequest(changed)
          let answer = try said.answer(in: lexicon)
          #expect(["accepted", "refused"].contains(answer["verdict"]?.string), "byte \(index) as \(value)")
          if said == request { #expect(answer.text == verdict, "byte \(index) as \(value)") }
          judged += 1
        } catch {
          refused.insert(error.code)
          #expect(!error.description.isEmpty)
        }
      }
    }
    #expect(judged > 1_000)
    #expect(
      refused.isSuperset(of: ["malformedJSON", "missingField", "unknownLanguage", "unsuitableRoot", "unsuitableFound"]))
  }
}
