import Markup
import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Whatever the host sends: no trap, no broken model, no page that a text could break.
struct HostileMessageTests {
  private static let names = [
    "opened", "loaded en.lexicon", "loaded es.lexicon", "loaded en-8.txt", "loaded en-7.txt", "loaded es-8.txt",
    "loaded", "failedToLoad en.lexicon",
    "failedToLoad en-8.txt", "failedToLoad x", "failedToStore", "typed", "pressedKey", "pickedTile 0", "pickedTile 3",
    "pickedTile 7", "pickedTile 99",
    "pickedTile -1", "pickedTile", "tookBackLetter", "clearedField", "submittedGuess", "submittedGuess",
    "askedForShuffle", "askedForNewWord",
    "tookBackNewWord", "chose length 7", "chose length 8", "chose length 9", "chose length 10", "chose language en",
    "chose language es", "chose language xx",
    "chose minimum 2", "chose minimum 4", "chose minimum 0", "openedSettings", "openedWord en ring", "openedWord en 🍎",
    "openedWord en", "openedHints", "choseHintCell R 4", "choseHintCell 🍎 -1", "tookNextLetter ring",
    "tookWholeWord ring", "tookWholeWord case", "tookNextLetter \0", "askedToGiveUp", "gaveUp", "savedMissedWords",
    "savedMissedWords rare", "savedWord en ring", "unsavedWord en ring", "openedSavedWords", "openedGame", "takenBack",
    "tookBackRemoval", "openedDaily", "showedMonth 2026-10-01", "showedMonth 9999-12-31", "playedDay 1970-01-01",
    "playedDay 1970-01-02", "playedDay x", "askedToShare", "shared", "failedToShare", "left", "returned", "ticked",
    "merged", "visited", "reportedWord", "addedWord", "removedOwnWord en zzz", "playedWord en alarming",
    "wentOnWithEarlierRound", "wentToNextStep", "skippedTutorial", "askedForSplash", "chose minutes 2",
    "chose minutes 0", "chose roots all", "chose theme dark", "chose interface ko", "chose interface zh-TW",
    "chose sound off", "chose haptics on", "chose x y",
    "closedSheet", "bannerExpired 1",
    "bannerExpired 2", "bannerExpired x", "askedToRetry", "repaint", "", " ", "no such", "typed typed",
  ]

  private static let texts: [[UInt8]] =
    [
      "", "ring", "alarm", "RING ", "case", "red", "ear", "<script>alert(1)</script>", "\" onfocus=\"x", "&amp;&#x3c;",
      "]]>", "añ\u{303}", "🍎\u{202E}", "\0",
      "r KeyR", "Enter Enter", "Backspace Backspace", "  Space", "ㅂ KeyQ",
      "location=/find-words?root=agencies\nseed=4\njournal\n{\"version\":1}\n{\"version\":2}", "location=/saved",
      "location=/vocabulary/en/ring\njournal", "/saved", "/find-words", "/vocabulary/es/%C3%B1", "/vocabulary/xx/y",
      "location=/find-words?root=%3Cimg%20src=x%20onerror=y%3E", "journal", "alarming\nagencies", "reading",
      String(repeating: "x", count: 10_000),
    ].map { Array($0.utf8) } + [Files.english, Files.spanish, [0xFF, 0xFE, 0xC0], Array(Files.english.dropLast(3))]

  private func randomMessage(_ generator: inout SeededGenerator) -> (name: String, text: [UInt8]) {
    var name = Self.names[generator.below(Self.names.count)]
    if generator.below(20) == 0 {
      name = String(decoding: (0..<generator.below(12)).map { _ in UInt8(generator.below(256)) }, as: UTF8.self)
    }
    var text = Self.texts[generator.below(Self.texts.count)]
    if name.hasPrefix("loaded"), generator.below(3) > 0, let file = DataFile(name: String(name.dropFirst(7))) {
      text = Files.bytes(of: file)
    }
    return (name, text)
  }

  @Test func `any messages in any order leave a sound model and a page that patches lead to`() throws {
    for count in 0..<60 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var model = Model(interface: .english)
      var page = model.page
      for step in 0..<300 {
        let (name, text) = randomMessage(&generator)
        guard let message = Message(name: name, text: text) else { continue }
        // As the client does: a visit begins with nothing known.
        if case .opened(let opening) = message { model = Model(interface: .english, location: opening.location) }
        _ = update(&model, message, at: Milliseconds(Int64(step)))
        if let problem = model.brokenInvariant {
          Issue.record("SEED=\(seed) step \(step), \(name): \(problem)")
          return
        }
        let next = model.page
        let patched = try diff(from: page, to: next).applied(to: page)
        page = next
        guard patched == next else {
          Issue.record("SEED=\(seed) step \(step), \(name): the patch leads elsewhere")
          return
        }
      }
    }
  }

  @Test func `the client's patches lead to the page that a repaint paints`() throws {
    for count in 0..<30 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var client = Client(painted: .english)
      var document: Node? = Model(interface: .english).page
      for step in 0..<200 {
        let (name, text) = randomMessage(&generator)
        if name == "opened" {
          let opening = Opening(text)
          document =
            Model(interface: InterfaceLanguage(preferring: [opening.painted]), location: opening.location).page
        }
        if name == "repaint" { document = nil }
        let answer = client.receive(name: name, text: text, at: Milliseconds(Int64(step)))
        let patch = try Patch(decoding: answer.patch.encoded)
        document = try patch.applied(to: document)
        var copy = client
        let whole = try copy.receive(name: "repaint", text: [], at: Milliseconds(0)).patch.applied(to: nil)
        guard document?.html == whole?.html else {
          Issue.record("SEED=\(seed) step \(step), \(name)")
          return
        }
      }
    }
  }

  @Test func `whatever a page can send is a message`() throws {
    var seen: Set<String> = []
    for count in 0..<20 {
      var generator = SeededGenerator(seed: seedOfThisRun &+ UInt64(count))
      var model = Model(interface: .english)
      for _ in 0..<300 {
        let (name, text) = randomMessage(&generator)
        guard let message = Message(name: name, text: text) else { continue }
        _ = update(&model, message, at: Milliseconds(0))
        seen.formUnion(model.page.messages)
      }
    }
    #expect(seen.count > 15)
    for name in seen {
      let message = try #require(Message(name: name, text: []), "\(name)")
      #expect(message.name == name)
    }
  }

  @Test func `a message's name leads to the message`() {
    let messages: [Message] = [
      .typed(""), .pickedTile(0), .tookBackLetter, .clearedField, .submittedGuess, .askedForShuffle, .askedForNewWord,
      .tookBackNewWord, .chose(.length(7)),
      .chose(.language(.italian)), .chose(.minimum(4)), .openedSettings, .openedWord(.english, "añ"),
      .openedWord(.english, "ñandú"),
      .closedSheet, .bannerExpired(serial: 7),
      .askedToRetry,
    ]
    for message in messages { #expect(Message(name: message.name!, text: []) == message) }
  }

  @Test func `every file's name leads to the file`() {
    for file in DataFile.all { #expect(DataFile(name: file.name) == file) }
    for name in ["", "en", "EN.lexicon", "en-6.txt", "../en.lexicon", "en.lexicon ", "e\u{301}n.lexicon"] {
      #expect(DataFile(name: name) == nil)
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='x", "&lt;b&gt;", "</input><b>", "<!--",
    "]]>", "\u{202E}<b>", "<\0b>",
  ])
  func `what a player types cannot become a part of the page`(text: String) {
    var session = Session.playing()
    let plain = session.model.page.html
    session.send(.typed(text), .submittedGuess)
    let html = session.model.page.html
    for tag in ["<script", "<img", "<b>", "<!--", "</input"] { #expect(html.contains(tag) == plain.contains(tag)) }
    #expect(!html.contains("onfocus='x'"))
    #expect(!html.contains("=\"\""))
  }

  @Test func `an opening of random lines opens`() {
    let lines = [
      "location=/", "location=", "languages=,,es", "languages=", "painted=xx", "painted", "seed=",
      "seed=99999999999999999999", "seed=-1", "=", "", "stored",
      "x=y=z", "location=/find-words?root=%", "\u{FEFF}location=/",
    ]
    for count in 0..<500 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let text = (0..<generator.below(8)).map { _ in lines[generator.below(lines.count)] }.joined(separator: "\n")
      var client = Client(painted: .english)
      #expect(
        !client.receive(name: "opened", text: Array(text.utf8), at: Milliseconds(0)).effects.isEmpty, "SEED=\(seed)")
    }
  }
}
