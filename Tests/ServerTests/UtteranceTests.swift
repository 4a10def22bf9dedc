import Testing
import Vocabulary
import Words

@testable import Server

@Suite struct `Utterances` {
  let lexicon: Lexicon
  let glossary: Glossary

  init() throws {
    lexicon = try Lexicon(
      WordList(
        [.init("papa", frequency: 500), .init("papá", frequency: 520), .init("canción"), .init("ano"), .init("año")],
        language: .spanish))
    glossary = try Glossary(Array("word\tforms\nWi-Fi\tWi-Fis".utf8), language: .spanish)
  }

  private func spoken(_ text: String) -> String? { Utterance(text, in: lexicon, glossary)?.spelling }

  @Test(arguments: [
    ("canción", "canción"), ("CANCION", "canción"), (" Canción ", "canción"), ("cancio\u{301}n", "canción"),
    ("papa", "papa"), ("PAPA", "papa"), ("papá", "papá"), ("PAPÁ", "papá"), ("papa\u{301}", "papá"), ("pápa", "papá"),
    ("ano", "ano"), ("año", "año"), ("an\u{303}o", "año"), ("Wi-Fi", "Wi-Fi"), ("Wi-Fis", "Wi-Fis"),
  ])
  func `a text is spoken in the lexicon's spelling that matches it`(text: String, spelling: String) {
    #expect(spoken(text).map { Array($0.utf8) } == Array(spelling.utf8))
  }

  @Test(arguments: [
    "", " ", "--version", "-h", "--", "-", "$(reboot)", "`reboot`", "papa; reboot", "papa\nreboot", "papa\0", "\0",
    "papa -h",
    "<speak>", "[[hh]]", "/etc/passwd", "wi-fi", "cancions", "🍎", "papa\u{FFFD}",
    String(repeating: "a", count: 100_000),
  ])
  func `only words of the lexicon or vocabulary reach the speech process`(text: String) { #expect(spoken(text) == nil) }

  @Test func `the spoken word is the last argument, after the end of the options`() {
    for (language, voice) in [(Language.english, "en-us"), (.spanish, "es"), (.italian, "it")] {
      let arguments = Espeak.arguments(Utterance(language: language, spelling: "--version"))
      #expect(arguments.suffix(2) == ["--", "--version"])
      #expect(arguments.prefix(2) == ["-v", voice])
    }
  }
}
