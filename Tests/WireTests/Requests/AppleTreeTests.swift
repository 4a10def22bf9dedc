import Testing

@testable import Wire

/// The output of `orchard apple-tree`.
struct AppleTreeRequestTests {
  @Test func `the response for an unfinished Apple Tree round hides the word`() throws {
    let answer = try AppleTreeRequest(language: "es", word: "árbol", letters: "aE1eu").answer.text
    #expect(
      answer
        == #"{"language":"es","shown":"á____","tried":["a","e","u"],"refused":[{"letter":"1","reason":"notALetter"},"#
        + #"{"letter":"e","reason":"alreadyTried"}],"apples":5,"outcome":"playing"}"#)
  }

  @Test func `the response for a finished Apple Tree round contains the word`() throws {
    #expect(
      try AppleTreeRequest(language: "en", word: "Fig", letters: "gifx").answer.text
        == #"{"language":"en","shown":"Fig","tried":["g","i","f"],"refused":[{"letter":"x","reason":"roundIsOver"}],"#
        + #""apples":7,"outcome":"won","word":"Fig"}"#)
    #expect(
      try AppleTreeRequest(language: "en", word: "fig", letters: "abcdehj").answer.text
        .hasSuffix(#""apples":0,"outcome":"lost","word":"fig"}"#))
  }

  @Test func `the response contains the result of a guess at the whole word`() throws {
    func answer(_ letters: String, _ guess: String) throws -> String {
      try AppleTreeRequest(language: "en", word: "fig", letters: letters, guess: guess).answer.text
    }
    #expect(
      try answer("fi", "fig")
        == #"{"language":"en","shown":"fig","tried":["f","i"],"refused":[],"apples":7,"outcome":"won","#
        + #""guess":"right","word":"fig"}"#)
    #expect(try answer("fi", "fin").hasSuffix(#""apples":6,"outcome":"playing","guess":"wrong"}"#))
    for (guess, reason) in [("", "empty"), ("figs", "wrongLength"), ("f1é🍎", "notALetter")] {
      #expect(try answer("fi", guess).hasSuffix(#""apples":7,"outcome":"playing","guess":"\#(reason)"}"#))
    }
    #expect(try answer("f", "fig").hasSuffix(#""outcome":"playing","guess":"tooFewLetters"}"#))
    #expect(try answer("fig", "fig").contains(#""guess":"roundIsOver""#))
  }

  @Test func `an Apple Tree request with a word that cannot be guessed is refused`() {
    #expect(throws: RequestFault.unsuitableWord("漢字")) { try AppleTreeRequest(language: "en", word: "漢字", letters: "") }
    #expect(throws: RequestFault.unknownLanguage("xx")) {
      try AppleTreeRequest(language: "xx", word: "fig", letters: "")
    }
  }
}
