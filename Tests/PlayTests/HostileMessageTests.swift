import Markup
import TestTools
import Testing
import Wire

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Whatever the host sends must cause no trap, no broken model and no page with injected markup.
struct HostileMessageTests {
  /// The names of one example of each message, and names that are invalid or nonsense.
  private static let names =
    Message.examples.map(\.name) + [
      "loaded", "failedToLoad x", "pickedTile 0", "pickedTile 7", "pickedTile 99", "pickedTile -1", "pickedTile",
      "chose length 8", "chose length 9", "chose length 10", "chose language en", "chose language xx",
      "chose minimum 2", "chose minimum 0", "chose minutes 2", "chose minutes 0", "chose interface ko",
      "chose interface zh-TW", "chose x y", "chose words letter-ñ", "chose words letter-g", "chose words level-A1",
      "chose words list-00000000000001-1", "chose words x", "chose words all", "chose keyboard qwerty",
      "openedWord en 🍎", "openedWord en", "openedWord es gato", "savedWord es gato", "choseHintCell R 4",
      "choseHintCell 🍎 -1", "tookWholeWord case", "tookNextLetter ring", "tookNextLetter \0",
      "openedPage /saved", "openedPage /find-words", "openedPage /lists/new", "openedPage ", "openedPage nowhere",
      "openedPage /apple-tree", "openedPage /apple-tree?words=saved",
      "openedPage /apple-tree?language=es&words=letter-a", "openedPage /apple-tree?language=en&words=level-A2",
      "openedPage /apple-tree?challenge=x", "openedPage /apple-tree?words=list-00000000000001-1",
      "openedPage \(Challenge(HiddenWord("alarm", language: .english)!)!.path)",
      "openedPage \(Challenge(HiddenWord("zzz", language: .spanish)!)!.path)", "jumpedToSection -1",
      "wentToNeighbour -9", "removedList 00000000000001-1", "playedList 00000000000001-1", "sharedList x",
      "exported 00000000000001-1 anki", "exported en anki", "showedMonth 9999-12-31", "playedDay 1970-01-01",
      "playedDay x", "removedOwnWord en zzz", "playedWord en alarming", "resumedRound 00000000000001-1",
      "resumedRound x", "bannerExpired 1", "bannerExpired x", "repaint", "", " ", "no such", "typed typed",
      "triedLetter 🍎", "triedLetter \u{301}", "triedLetter ab", "triedLetter É", "submittedGuess", "submittedGuess",
    ] + DataFile.all.flatMap { ["loaded \($0.name)", "failedToLoad \($0.name)"] }
    + "abcdefghijklmnñoprstuz".map { "triedLetter \($0)" }

  private static let texts: [[UInt8]] =
    [
      "", "ring", "alarm", "RING ", "case", "red", "ear", "<script>alert(1)</script>", "\" onfocus=\"x", "&amp;&#x3c;",
      "]]>", "añ\u{303}", "🍎\u{202E}", "\0",
      "r KeyR", "Enter Enter", "Backspace Backspace", "  Space", "ㅂ KeyQ",
      "location=/find-words?root=agencies\nseed=4\njournal\n{\"version\":1}\n{\"version\":2}", "location=/saved",
      "location=/vocabulary/en/ring\njournal", "/saved", "/find-words", "/vocabulary/es/%C3%B1", "/vocabulary/xx/y",
      "location=/find-words?root=%3Cimg%20src=x%20onerror=y%3E", "journal", "alarming\nagencies", "reading",
      String(repeating: "x", count: 10_000), "/apple-tree", "/apple-tree?challenge=\u{202E}",
      "location=/apple-tree\njournal",
      "location=/apple-tree?words=level-A2\nlanguages=es\ndevice=00000000000001", "Process KeyA", "g KeyG",
      round(word: "gato", tried: "ag", counter: 1), round(word: "ñu", tried: "", counter: 99),
      round(word: "gato", tried: "bcdefhi", counter: 1),
    ].map { Array($0.utf8) } + [Files.english, Files.spanish, [0xFF, 0xFE, 0xC0], Array(Files.english.dropLast(3))]

  /// A journal line for a round of Apple Tree in another tab.
  private static func round(word: String, tried: String, counter: Int) -> String {
    let id = EventID(device: DeviceID(random: 1), counter: counter)
    let letters = try! Alphabet(.spanish).fold(tried).letters
    let record = AppleTreeRecord(id: id, word: HiddenWord(word, language: .spanish)!, source: .saved, tried: letters)
    return Event(
      id: EventID(device: DeviceID(random: 7), counter: 5), at: Milliseconds(50), minutesEast: 0,
      action: .playedAppleTree(record)
    ).line
  }

  private func randomMessage(_ generator: inout SeededGenerator) -> (name: String, text: [UInt8]) {
    var name = Self.names[generator.below(Self.names.count)]
    if generator.below(20) == 0 {
      name = String(decoding: (0..<generator.below(12)).map { _ in UInt8(generator.below(256)) }, as: UTF8.self)
    }
    let example = Message.examples[generator.below(Message.examples.count)]
    if generator.below(4) == 0 { return (example.name, example.body) }
    var text = Self.texts[generator.below(Self.texts.count)]
    if name.hasPrefix("loaded"), generator.below(3) > 0, let file = DataFile(name: String(name.dropFirst(7))) {
      text = Files.bytes(of: file)
    }
    return (name, text)
  }

  @Test func `random messages keep the program's invariants, and patches match the rendered page`() throws {
    for count in 0..<60 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var model = Model(interface: .english)
      var page = model.page
      for step in 0..<300 {
        let (name, text) = randomMessage(&generator)
        guard let message = Message(name: name, body: text) else { continue }
        // Begin the visit with an empty model, as the client does.
        if case .host(.opened(let launch)) = message {
          model = Model(interface: .english, location: launch.location)
        }
        _ = update(&model, message, at: Milliseconds(Int64(step)))
        let next = model.page
        if let problem = model.brokenInvariant ?? (model.you.isOver ? nil : model.brokenAppleTree(on: next)) {
          Issue.record("SEED=\(seed) step \(step), \(name): \(problem)")
          return
        }
        let patched = try diff(from: page, to: next).applied(to: page)
        page = next
        guard patched == next else {
          Issue.record("SEED=\(seed) step \(step), \(name): the patch leads elsewhere")
          return
        }
      }
    }
  }

  @Test func `applying the client's patches gives the same page as rendering it anew`() throws {
    for count in 0..<30 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var client = Client.prepared
      var document: Node? = Model(interface: .english).page
      for step in 0..<200 {
        let (name, text) = step == 0 ? ("opened", LaunchState.example.encoded) : randomMessage(&generator)
        if name == "opened" {
          let launch = LaunchState(text)
          let painted = Model(
            interface: InterfaceLanguage(preferring: [launch.painted]), location: launch.location)
          document = launch.isEmpty ? nil : painted.page
        }
        if name == "repaint" { document = nil }
        let answer = client.receive(name: name, body: text, at: Milliseconds(Int64(step)))
        let patch = try Patch(decoding: answer.patch.encoded)
        document = try patch.applied(to: document)
        // The server-rendered page stays until its data loads; a repaint cannot know it.
        if document?.first(where: { $0["class"] == "painted" }) != nil { continue }
        var copy = client
        let whole = try copy.receive(name: "repaint", body: [], at: Milliseconds(0)).patch.applied(to: nil)
        guard document?.html == whole?.html else {
          Issue.record("SEED=\(seed) step \(step), \(name)")
          return
        }
      }
    }
  }

  /// The messages are the same in each run, because the test compares the answers with the answers of the browser's
  /// program, where `Int` has 32 bits.
  @Test func `random messages are recorded for a replay in the browser program`() throws {
    var tape = Tape()
    tape.send(.host(.loaded(.sentences(.english), Files.bytes(of: .sentences(.english)))))
    for visit in 0..<12 {
      var generator = SeededGenerator(seed: UInt64(visit))
      tape.send(.host(.opened(.example)))
      for _ in 0..<250 {
        let (name, text) = randomMessage(&generator)
        tape.send(name, text)
      }
    }
    try tape.write("any-messages")
  }

  @Test func `every message that a rendered page can send can be parsed`() throws {
    var seen: Set<String> = []
    for count in 0..<20 {
      var generator = SeededGenerator(seed: seedOfThisRun &+ UInt64(count))
      var model = Model(interface: .english)
      for _ in 0..<300 {
        let (name, text) = randomMessage(&generator)
        guard let message = Message(name: name, body: text) else { continue }
        _ = update(&model, message, at: Milliseconds(0))
        seen.formUnion(model.page.messages)
      }
    }
    // In one run, the test saw 182 message names.
    #expect(seen.count > 100, "SEED=\(seedOfThisRun)")
    for name in seen {
      let message = try #require(Message(name: name, body: []), "\(name)")
      #expect(message.name == name)
    }
  }

  @Test func `each data file is recognized only by its exact name`() {
    for file in DataFile.all { #expect(DataFile(name: file.name) == file) }
    for name in ["", "en", "EN.lexicon", "en-6.txt", "../en.lexicon", "en.lexicon ", "e\u{301}n.lexicon"] {
      #expect(DataFile(name: name) == nil)
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='x", "&lt;b&gt;", "</input><b>", "<!--",
    "]]>", "\u{202E}<b>", "<\0b>",
  ])
  func `typed text cannot inject markup into the page`(text: String) {
    var player = Player.playing()
    let plain = player.model.page.html
    player.send(.findWords(.typed(text)), .findWords(.submittedGuess))
    let html = player.model.page.html
    for tag in ["<script", "<img", "<b>", "<!--", "</input"] { #expect(html.contains(tag) == plain.contains(tag)) }
    #expect(!html.contains("onfocus='x'"))
    #expect(!html.contains("=\"\""))
  }

  @Test func `an opened message with random lines is accepted`() {
    let lines = [
      "location=/", "location=", "languages=,,es", "languages=", "painted=xx", "painted", "seed=",
      "seed=99999999999999999999", "seed=-1", "=", "", "stored",
      "x=y=z", "location=/find-words?root=%", "\u{FEFF}location=/",
    ]
    for count in 0..<500 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let text = (0..<generator.below(8)).map { _ in lines[generator.below(lines.count)] }.joined(separator: "\n")
      var client = Client.prepared
      #expect(
        !client.receive(name: "opened", body: Array(text.utf8), at: Milliseconds(0)).effects.isEmpty, "SEED=\(seed)")
    }
  }
}
