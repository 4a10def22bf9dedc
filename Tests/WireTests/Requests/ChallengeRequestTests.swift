import Testing
import Vocabulary
import Wire
import Words

/// The output of `orchard challenge`.
struct ChallengeRequestTests {
  private let lexicon: Lexicon
  private let glossary: Glossary

  init() throws {
    lexicon = try Lexicon("árbol puta!", .spanish)
    glossary = try Glossary(Array("word\nputa\najedrez".utf8), language: .spanish)
  }

  @Test func `the challenge command prints the link and the spelling`() throws {
    #expect(
      try ChallengeRequest(language: "es", word: "ARBOL").answer(in: lexicon, glossary).text
        == #"{"language":"es","word":"árbol","path":"/apple-tree?challenge=AVq88MBynpnQ48nEhH83OP4"}"#)
  }

  @Test(arguments: [
    ("", "the word is empty"), ("a-b", "the word has a character that is not a letter of the language: U+2D"),
    ("ab", "the word has fewer than 3 letters"), ("puta", "the word is offensive"),
    ("xyz", "the word is not in the language es"),
  ])
  func `the challenge command tells the user why a word is unsuitable`(word: String, message: String) throws {
    let fault = #expect(throws: RequestFault.self) {
      try ChallengeRequest(language: "es", word: word).answer(in: lexicon, glossary)
    }
    #expect(fault?.description == message)
    #expect(fault?.code == "unsuitableChallenge")
    #expect(throws: RequestFault.unknownLanguage("xx")) { try ChallengeRequest(language: "xx", word: word) }
  }

  @Test func `a vocabulary of another language is not used for a challenge`() throws {
    let italian = try Lexicon("pera", .italian)
    #expect(throws: RequestFault.unsuitableChallenge(.notInLexicon(language: .italian))) {
      try ChallengeRequest(language: "it", word: "ajedrez").answer(in: italian, glossary)
    }
  }
}
