import Testing

@testable import Words

struct MeantSpellingTests {
  private let lexicon: Lexicon

  init() throws {
    lexicon = try Lexicon(
      WordList(
        [.init("papa", frequency: 500), .init("papá", frequency: 520), .init("canción"), .init("año")],
        language: .spanish))
  }

  @Test(
    arguments: [
      ("papa", "papa"), ("papá", "papá"), ("PAPÁ", "papá"), (" Papa ", "papa"), ("pàpa", "papá"),
      ("CANCION", "canción"),
      ("an\u{303}o", "año"), ("ano", nil), ("", nil), (" ", nil), ("p4pa", nil), ("papa\0", nil), ("papa papa", nil),
      (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func `a text finds its exact spelling, otherwise the preferred spelling`(text: String, spelling: String?) {
    #expect(lexicon.spelling(meantBy: text)?.bytes == spelling?.bytes)
  }
}
