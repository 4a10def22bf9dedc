import Testing
import Words

@testable import Rules

struct ExplanationTests {
  private static let lexicon = try! Lexicon(
    WordList(
      [
        .init("canción", frequency: 480, isCommon: true), .init("cancion", frequency: 90),
        .init("acción", frequency: 500, isCommon: true),
        .init("cancionero", frequency: 250), .init("ocas", frequency: 200), .init("ovas", frequency: 100),
        .init("osas", frequency: 300, isOffensive: true), .init("onas", frequency: 320),
        .init("oras", frequency: 210, isCommon: true),
      ], language: .spanish))

  private func explanation(_ text: String, root: String? = nil) throws -> Explanation {
    Explanation(of: text, root: try root.map { try Root($0, language: .spanish) }, in: Self.lexicon)
  }

  @Test func `the explanation of a word contains its spellings and rating`() throws {
    let explanation = try explanation(" CANCIÓN")
    let number = try #require(Self.lexicon.number(of: Self.lexicon.alphabet.fold("cancion")))
    #expect(
      explanation.standing
        == .word(
          number: number, spellings: ["canción", "cancion"],
          rating: Rating(tier: .common, isOffensive: false, frequencyBand: 4)))
    #expect(explanation.nearest.isEmpty && explanation.verdict == nil)
  }

  @Test func `the explanation distinguishes empty, invalid and unknown texts`() throws {
    #expect(try explanation("\u{200B} ").standing == .empty)
    #expect(try explanation("o4as").standing == .notALetter("4"))
    #expect(try explanation("zzz").standing == .unknown)
    #expect(try explanation("o4as").folded == nil)
  }

  @Test func `suggested words differ by one letter, are sorted by frequency and are not offensive`() throws {
    let nearest = try explanation("oxas").nearest.map { Self.lexicon.spellings(of: $0.number)[0] }
    #expect(nearest == ["oras", "onas", "ocas", "ovas"])
    #expect(try explanation("oxxs").nearest.isEmpty)
  }

  @Test func `the suggested words in a round are made of the root word's letters`() throws {
    let near = try explanation("oxas", root: "canciones")
    #expect(try explanation("cancioneo", root: "cancionero").nearest.isEmpty)
    #expect(near.nearest.map { Self.lexicon.spellings(of: $0.number)[0] } == ["onas", "ocas"])
    #expect(
      try explanation("oas", root: "canciones").verdict == .refused(.notInLexicon(language: .spanish, isClose: true)))
  }

  @Test(arguments: [
    ("canción", true), ("ocas", true), ("canciones", false), ("on", false), ("oras", false), ("naci", false),
    ("4", false),
  ])
  func `the explanation's verdict equals a new round's verdict`(guess: String, isAccepted: Bool) throws {
    let root = try Root("canciones", language: .spanish)
    let round = FindWordsRound(root: root, origin: .drawn, in: Self.lexicon)
    let verdict = try explanation(guess, root: "canciones").verdict
    do throws(Refusal) {
      #expect(verdict == .accepted(try round.judge(guess, in: Self.lexicon)) && isAccepted)
    } catch {
      #expect(verdict == .refused(error) && !isAccepted)
    }
  }
}
