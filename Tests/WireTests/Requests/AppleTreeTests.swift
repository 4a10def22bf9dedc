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

  @Test func `an Apple Tree request with a word that cannot be guessed is refused`() {
    #expect(throws: RequestFault.unsuitableWord("漢字")) { try AppleTreeRequest(language: "en", word: "漢字", letters: "") }
    #expect(throws: RequestFault.unknownLanguage("xx")) {
      try AppleTreeRequest(language: "xx", word: "fig", letters: "")
    }
  }
}
