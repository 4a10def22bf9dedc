import TestTools
import Testing
import Vocabulary

@testable import Rules
@testable import Words

/// Which words are suitable as challenges.
struct ChallengeCheckTests {
  private let lexicon: Lexicon
  private let glossary: Glossary

  init() throws {
    lexicon = try Lexicon(
      WordList(
        [
          .init("árbol", frequency: 500), .init("papa", frequency: 500), .init("papá", frequency: 520), .init("año"),
          .init("ano"), .init("sí"), .init("puta", isOffensive: true), .init("imbécilmente", isOffensive: true),
          .init("felicidades"), .init("murciélagos"),
        ],
        language: .spanish))
    glossary = try Glossary(
      Array(
        """
        word\tforms
        árbol\tárboles
        puta\t
        imbécilmente\t
        murciélago\tmurciélagos
        ajedrez\t
        vídeo\t
        video\t
        Wi-Fi\t
        de nada\t
        \(String(repeating: "a", count: 65))\t
        """.utf8), language: .spanish)
  }

  private func challenge(_ text: String, _ glossary: Glossary?) throws(UnsuitableChallenge) -> String {
    try Challenge(
      checking: text, language: .spanish, lexicon: lexicon, vocabulary: { glossary?.spelling(meantBy: $0) }
    ).word.spelling
  }

  private func reason(_ text: String) -> UnsuitableChallenge? {
    do throws(UnsuitableChallenge) {
      _ = try challenge(text, glossary)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("árbol", "árbol"), ("ARBOL", "árbol"), (" Arbol\n", "árbol"), ("a\u{301}rbol", "árbol"), ("àrbol", "árbol"),
    ("papa", "papa"), ("papá", "papá"), ("PAPÁ", "papá"), ("PAPA", "papa"), ("pàpa", "papá"), ("año", "año"),
    ("AÑO", "año"), ("an\u{303}o", "año"), ("ano", "ano"), ("arb\u{200B}ol", "árbol"),
  ])
  func `a challenge uses the lexicon's spelling, whatever spelling was typed`(text: String, spelling: String) throws {
    #expect(Array(try challenge(text, nil).utf8) == Array(spelling.utf8))
    #expect(Array(try challenge(text, glossary).utf8) == Array(spelling.utf8))
  }

  @Test(arguments: [
    ("ajedrez", "ajedrez"), ("AJEDREZ", "ajedrez"), ("árboles", "árboles"), ("ARBOLES", "árboles"),
    ("vídeo", "vídeo"), ("video", "video"), ("vìdeo", "video"), ("murcielagos", "murciélagos"),
  ])
  func `a word that only the vocabulary contains is a suitable challenge with the vocabulary's spelling`(
    text: String, spelling: String
  ) throws {
    #expect(Array(try challenge(text, glossary).utf8) == Array(spelling.utf8))
    if spelling.count <= Challenge.longestLookedUp {
      #expect(throws: UnsuitableChallenge.notInLexicon(language: .spanish)) { try challenge(text, nil) }
    }
  }

  @Test(arguments: ["", " ", "\u{200B}\t"])
  func `an empty text is not a challenge`(text: String) { #expect(reason(text) == .empty) }

  @Test(
    arguments: [
      ("Wi-Fi", "-"), ("de nada", " "), ("1", "1"), ("árbol!", "!"), ("漢字", "漢"), ("a.b", "."), ("\0", "\0"),
      ("\u{301}árbol", "\u{301}"), ("árbol🌳", "🌳"), ("d’oro", "’"),
    ] as [(String, Unicode.Scalar)])
  func `a refused challenge names the character that is not a letter`(text: String, character: Unicode.Scalar) {
    #expect(reason(text) == .notALetter(character: character))
  }

  @Test(arguments: ["s", "sí", "Sí", "xx"])
  func `a challenge with fewer than three letters is too short`(text: String) {
    #expect(reason(text) == .tooShort(minimum: 3))
  }

  @Test(arguments: ["xyz", "arbo", "árboless", "ajedreces", String(repeating: "a", count: 100_000)])
  func `a challenge word that neither the lexicon nor the vocabulary contains is refused`(text: String) {
    #expect(reason(text) == .notInLexicon(language: .spanish))
  }

  @Test func `a challenge word too long for the browser's lexicon is accepted from the vocabulary`() throws {
    #expect(reason("felicidades") == nil && reason("murciélagos") == nil)
    #expect(try challenge("Hipopótamos", nil) == "hipopótamos")
    #expect(reason(String(repeating: "a", count: 65)) == .notInLexicon(language: .spanish))
  }

  @Test(arguments: ["puta", "PUTA", "imbécilmente"])
  func `an offensive challenge word is refused even if it has a vocabulary entry`(text: String) {
    #expect(reason(text) == .offensive)
  }

  @Test func `a refused challenge reports only the first of its problems`() {
    // The check for wrong characters comes before the check for short words, and the check for short words comes before
    // the look-up.
    #expect(reason("x1") == .notALetter(character: "1"))
    #expect(reason("xx") == .tooShort(minimum: 3))
  }

  @Test func `a challenge in another language than the lexicon's is refused`() throws {
    for language in [Language.english, .italian] {
      #expect(throws: UnsuitableChallenge.notInLexicon(language: language)) {
        try Challenge(checking: "papa", language: language, lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
      }
    }
  }

  @Test func `a challenge is checked again when its link is opened`() throws {
    func opened(_ spelling: String) throws -> Challenge {
      let made = try #require(HiddenWord(spelling, language: .spanish).flatMap { Challenge($0) })
      return try Challenge(sealed: made.sealed)
    }
    let plain = try opened("ARBOL").checked(lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
    #expect(Array(plain.word.spelling.utf8) == Array("árbol".utf8))
    #expect(throws: UnsuitableChallenge.offensive) {
      try opened("puta").checked(lexicon: lexicon, vocabulary: { _ in nil })
    }
    #expect(throws: UnsuitableChallenge.notALetter(character: "-")) {
      try opened("Wi-Fi").checked(lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
    }
    #expect(throws: UnsuitableChallenge.notInLexicon(language: .spanish)) {
      try opened("xyzzy").checked(lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
    }
  }

  @Test func `every accepted challenge is the same after its link is opened`() throws {
    for text in ["ARBOL", "papa", "PAPÁ", "año", "ano", "ajedrez", "VIDEO", "murcielagos"] {
      let made = try Challenge(
        checking: text, language: .spanish, lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
      let again = try Challenge(sealed: made.sealed).checked(lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
      #expect(Array(again.word.spelling.utf8) == Array(made.word.spelling.utf8))
    }
  }

  @Test func `the browser's lexicon and the server's lexicon judge a challenge alike`() throws {
    let items = ["árbol", "felicidades", "murciélagos", "papa", "papá"].map { WordList.Item($0) }
    let web = try Lexicon(WordList(items + [.init("puta", isOffensive: true)], language: .spanish), edition: .web)
    for text in ["arbol", "felicidades", "murcielagos", "PAPÁ", "puta", "ajedrez", "xyz"] {
      #expect(answer(text, lexicon) == answer(text, web), "\(text)")
    }
  }

  private func answer(_ text: String, _ lexicon: Lexicon) -> String {
    do throws(UnsuitableChallenge) {
      return try Challenge(
        checking: text, language: .spanish, lexicon: lexicon, vocabulary: glossary.spelling(meantBy:)
      ).sealed
    } catch { return "\(error)" }
  }

  @Test func `checking any text as a challenge does not trap`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<5_000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<generator.below(20)).compactMap { _ in Unicode.Scalar(UInt32(generator.below(0x250))) }))
      if reason(text) == nil { #expect(throws: Never.self) { try challenge(text, glossary) } }
    }
  }
}
