import Formats
import Markup
import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests feature G6 of `docs/features.md`: files that are kept on the device, and newer versions.
@Suite struct `Files kept on the device` {
  /// The host's report that it keeps all files of these languages.
  private func kept(_ languages: Language...) -> Message {
    let files = Language.allCases.flatMap { language in
      DataFile.all(of: language).map {
        Offline.KeptFile(file: $0, size: 100_000, isKept: languages.contains(language))
      }
    }
    return .offline(.kept(files))
  }

  private func settings(_ player: Player) -> Node? { player.model.page.first { $0.tag == "dialog" } }

  private func rows(_ player: Player) -> [String] {
    settings(player)?.first { $0["aria-labelledby"] == "offline" }?.children.map { $0.plainText } ?? []
  }

  @Test func `the settings say that nothing is stored for offline use if the browser stores nothing`() {
    var player = Player.playing("ring")
    player.send(.settings(.openedSettings))
    #expect(settings(player)?.plainText.contains("Nothing is stored on this device yet") == true)
    #expect(rows(player).isEmpty)
    // If the browser has no service worker, the program does not request the download.
    player.log = []
    player.send(.offline(.askedToKeep(.spanish)))
    #expect(player.log.isEmpty)
  }

  @Test func `the offline settings list the languages with the total size of their missing files`() {
    var player = Player.playing("ring")
    player.send(kept(.english), .settings(.openedSettings))
    #expect(rows(player) == ["EnglishAvailable offline", "SpanishDownload (900 kB)", "ItalianDownload (900 kB)"])
    #expect(settings(player)?.pressable(named: "Download (900 kB): Italian").count == 1)
  }

  @Test func `the language that is being played is downloaded for offline use automatically`() {
    var player = Player.playing("ring")
    player.send(kept())
    #expect(
      player.log == [
        "keep en.lexicon en-7.txt en-8.txt en-9.txt daily-en.txt en.levels en-en.tsv en-en.details en.sounds"
      ])
    player.send(.offline(.keeping(percent: 40)), .settings(.openedSettings))
    let bar = settings(player)?.first { $0.tag == "progress" }
    #expect(bar?["value"] == "40" && bar?["aria-label"] == "Download: English")
    player.log = []
    player.send(kept(.english))
    #expect(player.log.isEmpty)
  }

  @Test func `only one language is downloaded for offline use at a time`() {
    var player = Player.playing("ring")
    player.send(kept(.english), .offline(.askedToKeep(.spanish)), .offline(.askedToKeep(.italian)))
    #expect(
      player.log == [
        "keep es.lexicon es-7.txt es-8.txt es-9.txt daily-es.txt es.levels es-en.tsv es-en.details es.sounds"
      ])
    player.send(kept(.english, .spanish), .offline(.askedToKeep(.spanish)), .offline(.askedToKeep(.italian)))
    #expect(
      player.log.last
        == "keep it.lexicon it-7.txt it-8.txt it-9.txt daily-it.txt it.levels it-en.tsv it-en.details it.sounds")
  }

  @Test(arguments: [Offline.Reason.unreachable, .full])
  func `a failed offline download shows advice and can be retried`(reason: Offline.Reason) {
    var player = Player.playing("ring")
    player.send(
      kept(.english), .settings(.openedSettings), .offline(.askedToKeep(.spanish)), .offline(.failedToKeep(reason)))
    let text = reason == .full ? "There’s no room for Spanish on this device." : "Spanish couldn’t be downloaded."
    #expect(settings(player)?.first { $0["role"] == "status" && $0.plainText.contains(text) } != nil)
    player.log = []
    player.send(.offline(.askedToKeep(.spanish)))
    #expect(
      player.log == [
        "keep es.lexicon es-7.txt es-8.txt es-9.txt daily-es.txt es.levels es-en.tsv es-en.details es.sounds"
      ])
  }

  @Test func `files that the current build does not contain are requested only once`() {
    var player = Player.playing("ring")
    player.send(kept(), kept(), kept())
    #expect(player.log.count == 1)
  }

  @Test(arguments: ["/find-words", "/apple-tree"])
  func `a game names a language that is missing on the device and offers a downloaded language`(path: String) {
    var player = Player(path)
    player.send(kept(.english))
    player.withheld = Set(DataFile.all(of: .spanish))
    player.send(.settings(.chose(.language(.spanish))))
    let awaited: DataFile = path == "/find-words" ? .lexicon(.spanish) : .vocabulary(.spanish)
    player.send(.host(.failedToLoad(awaited)))
    let page = player.model.page
    #expect(page.first { $0.tag == "h1" && $0.plainText == "Not on this device: Spanish" } != nil)
    #expect(page.pressable(named: "Try again").count == 1)
    #expect(page.pressable(named: "Play in Spanish").isEmpty && page.pressable(named: "Play in Italian").isEmpty)
    let way = page.pressable(named: "Play in English").first?["data-press"] ?? ""
    player.send(Message(name: way, body: [])!)
    #expect(player.model.page.first { $0.plainText.contains("Not on this device") && $0.tag == "h1" } == nil)
  }

  @Test func `without a service worker, an error names the missing file`() {
    var player = Player("/find-words", withheld: [.lexicon(.english)])
    player.send(.host(.failedToLoad(.lexicon(.english))))
    #expect(player.model.page.plainText.contains("en.lexicon is missing or damaged."))
  }
}

@Suite struct `Offering a newer version` {
  private func offers(_ player: Player) -> Bool {
    player.model.page.pressable(named: "Update").isEmpty == false
  }

  @Test func `a newer version of the program is offered after a Find Words round, not during it`() {
    var player = Player.playing("ring")
    player.send(.offline(.versionCame))
    player.guess("main")
    #expect(!offers(player))
    player.send(.findWords(.gaveUp))
    #expect(offers(player))
  }

  @Test func `the first page after the game offers a newer version of the program, and later pages do not`() {
    var player = Player.playing("ring")
    player.send(.offline(.versionCame), .host(.openedPage("/saved")))
    #expect(offers(player))
    player.send(.host(.openedPage("/lists")))
    #expect(!offers(player))
    player.send(.offline(.versionCame))
    #expect(!offers(player))
    // The settings offer the new version as long as it waits.
    player.send(.settings(.openedSettings))
    #expect(offers(player))
  }

  @Test func `a newer version is not offered during an Apple Tree round in which a letter was tried`() {
    var player = Player("/apple-tree")
    player.press("e")
    player.send(.offline(.versionCame))
    #expect(!offers(player))
    var untouched = Player("/apple-tree")
    untouched.send(.offline(.versionCame))
    #expect(offers(untouched))
  }

  @Test func `a newer version waits for dialogs, other messages and unsaved data`() {
    var player = Player("/saved")
    player.send(.settings(.openedSettings), .offline(.versionCame))
    #expect(player.model.session.banner == nil)
    player.send(.host(.closedSheet))
    #expect(offers(player))
    var unstored = Player("/saved")
    unstored.send(.host(.failedToStore), .offline(.versionCame))
    #expect(!offers(unstored))
    unstored.send(.host(.caughtUp), .host(.openedPage("/lists")))
    #expect(offers(unstored))
  }

  @Test func `a newer version starts when the player accepts it`() {
    var player = Player("/saved")
    player.send(.offline(.versionCame))
    player.log = []
    player.send(.offline(.acceptedVersion))
    #expect(player.log == ["start version"])
  }
}

@Suite struct `A document without a page` {
  private func opened(_ lines: String) throws -> Node? {
    var client = Client.prepared
    let message = Message.host(.opened(LaunchState(Array(lines.utf8))))
    let answer = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
    return try answer.patch.applied(to: nil)
  }

  @Test(arguments: [
    "/", "/statistics", "/profile", "/find-words", "/apple-tree", "/vocabulary/en", "/vocabulary/en/ring", "/saved",
    "/lists/new",
  ])
  func `a document without a server-rendered page receives the whole page`(path: String) throws {
    let page = try #require(try opened("location=\(path)\npainted=es\nempty=yes\njournal"))
    #expect(page.first { $0.tag == "main" } != nil)
    // No server-rendered part remains.
    #expect(page.first { $0["class"] == "painted" } == nil)
    #expect(page.plainText.contains("Word Orchard") || page.first { $0["aria-label"]?.isEmpty == false } != nil)
  }

  @Test func `an unknown address opens the home page`() {
    let player = Player("/nowhere/at/all")
    #expect(player.entries.last?.path == "/")
  }
}
