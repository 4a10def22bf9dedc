import Rules
import Testing

@testable import Play

/// The text of `opened` (`docs/formats/patches.md`, Messages of the host).
struct OpeningTests {
  private func launch(_ text: String) -> LaunchState { LaunchState(Array(text.utf8)) }

  @Test func `the launch example in the format document is parsed`() {
    let launch = launch(
      """
      location=/find-words?language=es
      languages=es-ES,en
      painted=es
      empty=no
      seed=4503599627370496
      device=0123456789abcd
      vibrates=no
      draft=0123456789abcd-7 0,1 0 rin
      journal
      {"version":1}
      """)
    #expect(launch.location == "/find-words?language=es")
    #expect(launch.languages == ["es-ES", "en"])
    #expect(launch.painted == "es" && !launch.isEmpty)
    #expect(launch.seed == 4_503_599_627_370_496)
    #expect(launch.device == "0123456789abcd")
    #expect(!launch.vibrates)
    #expect(launch.draft == "0123456789abcd-7 0,1 0 rin")
    #expect(launch.journal.map { String(decoding: $0, as: UTF8.self) } == "{\"version\":1}")
  }

  @Test func `the journal in a launch text extends to its end, including lines that look like fields`() {
    #expect(launch("seed=1\njournal\na\nseed=2\n\nb=c").journal == Array("a\nseed=2\n\nb=c".utf8))
    #expect(launch("seed=1\njournal\na\nseed=2").seed == 1)
    #expect(launch("journal").journal == [])
    #expect(launch("seed=1").journal == nil)
  }

  @Test(arguments: ["", "find-words", "https://example.com/", "\u{202E}/"])
  func `launching at a path outside the site opens the home page`(location: String) {
    #expect(launch("location=\(location)").location == Route.start.path)
  }

  @Test func `if files load before the page opens, a first visit begins with its round`() {
    var client = Client.prepared
    for file in [DataFile.lexicon(.english), .roots(.english, length: 8)] {
      let message = Message.host(.loaded(file, Files.bytes(of: file)))
      let answer = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
      #expect(answer.effects.isEmpty)
      #expect(client.model.games.findWords.round == nil)
    }
    let message = Message.host(.opened(LaunchState(Array("location=/find-words\nseed=1\njournal".utf8))))
    let answer = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
    #expect(client.model.games.findWords.round != nil)
    #expect(!answer.effects.contains(.load(.lexicon(.english))))
  }

  @Test(arguments: ["", "\n", "=", "seed", "unknown=1\n\n=\nseed"])
  func `a launch text without fields uses the default values`(text: String) {
    let launch = launch(text)
    #expect(launch.location == "/")
    #expect(launch.languages.isEmpty)
    #expect(launch.seed == 0)
    #expect(launch.journal == nil)
  }

  @Test(
    arguments: [
      ("/a?x=1&y=2", "y", "2"), ("/a?x", "x", ""), ("/a?x=1=2", "x", "1=2"), ("/a?x=1&x=2", "x", "1"),
      ("/a?x=a%20b+c", "x", "a b c"),
      ("/a?x=%C3%B1", "x", "ñ"), ("/a?%78=1", "x", "1"), ("/a?x=%", "x", "%"), ("/a?x=%4", "x", "%4"),
      ("/a?x=%zz", "x", "%zz"), ("/a?x=100%25", "x", "100%"),
      ("/a", "x", nil), ("/a?", "x", nil), ("", "x", nil), ("/a?y=1", "x", nil),
      // Social networks add parameters before or after the fragment.
      ("/a?fbclid=1#x=2", "x", "2"), ("/a#x=2?fbclid=1", "x", "2"), ("/a#x=2&utm_source=y", "x", "2"),
    ] as [(String, String, String?)])
  func `the launch location's query parameters are decoded`(location: String, name: String, value: String?) {
    #expect(RelativeURL(location)[name] == value)
  }
}
