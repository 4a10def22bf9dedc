import Journal
import TestTools
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// What survives a visit: the journal with every move, and the draft.
struct KeepingTests {
  private static let messages: [Message] = [
    .findWords(.typed("ring")), .findWords(.typed("case")), .findWords(.typed("alarm")), .findWords(.typed("red")),
    .findWords(.typed("zzz")), .findWords(.typed("ñ\"\\\u{2028}\u{1}")),
    .findWords(.submittedGuess), .findWords(.submittedGuess), .findWords(.submittedGuess), .findWords(.askedForShuffle),
    .findWords(.askedForNewWord), .settings(.chose(.length(7))),
    .settings(.chose(.length(8))), .settings(.chose(.minimum(.two))), .settings(.chose(.language(.spanish))),
    .settings(.chose(.language(.english))), .findWords(.pickedTile(1)),
    .findWords(.tookBackNewWord), .settings(.chose(.theme(.dark))), .settings(.chose(.interface("ko"))),
    .findWords(.openedHints),
    .findWords(.tookHint(word: "main", .letter)),
    .findWords(.tookHint(word: "mail", .word)), .host(.closedSheet), .findWords(.addedWord),
    .findWords(.reportedWord), .saved(.savedWord(.english, "ring")),
    .saved(.unsavedWord(.english, "ring")), .findWords(.askedToGiveUp), .findWords(.gaveUp),
    .findWords(.savedMissedWords(rare: false)), .findWords(.skippedTutorial),
    .findWords(.openedDaily), .findWords(.playedDay("1970-01-01")), .findWords(.openedRounds),
  ]

  @Test func `a reload restores the round, settings, saved words and tiles`() throws {
    for count in 0..<300 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var player = Player(seed: seed)
      for _ in 0..<generator.below(40) { player.send(Self.messages[generator.below(Self.messages.count)]) }
      // A page with an error has no round to restore.
      if !player.model.games.findWords.isPlaying { continue }
      let again = player.again
      #expect(again.model.games.findWords.round == player.model.games.findWords.round, "SEED=\(seed)")
      #expect(again.model.session.settings == player.model.session.settings, "SEED=\(seed)")
      #expect(again.model.session.interface == player.model.session.interface, "SEED=\(seed)")
      #expect(
        again.model.session.journal.profile.savedWords.map { $0.word }
          == player.model.session.journal.profile.savedWords.map { $0.word })
      #expect(again.model.games.findWords.board.tiles == player.model.games.findWords.board.tiles, "SEED=\(seed)")
    }
  }

  @Test func `the next visit restores the typed letters and the order of the tiles`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForShuffle), .findWords(.typed("mai")))
    let again = player.again
    #expect(again.field == "mai")
    #expect(again.model.games.findWords.board.tiles == player.model.games.findWords.board.tiles)
  }

  @Test(arguments: [
    "", "x", "00000000000001-1", "00000000000001-1 0,0 0 a", "00000000000001-1  -5 \u{202E}🍎", " 1 2 3 4",
  ])
  func `stored typed letters and tiles that do not fit the round are ignored`(draft: String) {
    var store = Player.playing("ring").kept
    store.draft = draft
    let again = Player(stored: store)
    #expect(again.finds == ["ring"])
    #expect(again.model.games.findWords.board.tiles == Array(0..<8))
  }

  @Test func `an unreadable journal line is set apart with a message, and the rest is read`() {
    var store = Player.playing("ring", "alarm").kept
    store.lines.insert("{\"version\":1,\"dev", at: 1)
    let again = Player(stored: store)
    #expect(again.finds == ["ring", "alarm"])
    #expect(again.kept.aside == ["{\"version\":1,\"dev"])
    #expect(again.banner == .quarantined)
  }

  @Test func `if every journal line is unreadable, all are set apart and a round begins`() {
    var store = Store()
    store.lines = ["", "{", "null", "[]", "{}", "\"text\"", "<!doctype html>", "\u{1}\u{2}", "{\"version\":1}"]
    let player = Player(stored: store)
    #expect(player.kept.aside.count == 8)
    #expect(player.root != nil)
  }

  @Test func `a journal line that a newer version wrote is kept, and no event reuses its ID`() {
    var store = Player.playing("ring").kept
    let newer = "{\"version\":9,\"device\":\"00000000000001\",\"counter\":500,\"deed\":\"flew\"}"
    store.lines.append(newer)
    var again = Player(stored: store)
    #expect(again.banner == .newer)
    again.guess("alarm")
    #expect(again.kept.lines.contains(newer))
    #expect(again.kept.aside.isEmpty)
    #expect(again.model.session.counter > 500)
  }

  @Test func `two tabs that play one round show each other's found words`() throws {
    var first = Player.playing("ring")
    var store = first.kept
    store.device = "00000000000002"
    var second = Player(stored: store)
    second.guess("alarm")
    first.guess("main")
    let lines = second.kept.lines.dropFirst(first.kept.lines.count - 1)
    first.send(.host(.merged(Array(lines.joined(separator: "\n").utf8))))
    #expect(Set(first.finds) == ["ring", "alarm", "main"])
    first.guess("alarm")
    let refusal = Refusal.alreadyFound(word: try Alphabet(.english).fold("alarm"))
    let root = try #require(first.model.games.findWords.round?.root)
    #expect(first.banner == .refused(refusal, guess: "alarm", root, canBeAdded: true))
    // The lines of both tabs, in any order, form the journal of the next visit.
    var both = Store()
    both.lines = Array(Set(first.kept.lines + second.kept.lines))
    #expect(Set(Player(stored: both).finds) == ["ring", "alarm", "main"])
  }

  @Test func `a setting chosen in one tab applies to the other`() {
    var first = Player.playing("ring")
    var store = first.kept
    store.device = "00000000000002"
    var second = Player(stored: store)
    second.send(.settings(.chose(.theme(.dark))), .settings(.chose(.interface("it"))))
    first.send(.host(.merged(Array(second.kept.lines.joined(separator: "\n").utf8))))
    #expect(first.model.session.settings.theme == .dark)
    #expect(first.document == "dark it")
    #expect(first.finds == ["ring"])
  }

  @Test func `compacting a long journal into a checkpoint leaves the player's data unchanged`() {
    var player = Player.playing("ring")
    for _ in 0..<400 {
      player.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main")))
    }
    player.send(.saved(.savedWord(.english, "alarm")))
    var again = player.again
    #expect(again.log.contains("hadTime in 1000"))
    #expect(again.kept.lines.count > 800)
    again.send(.host(.hadTime))
    #expect(again.kept.lines.count < 10)
    #expect(again.finds == ["ring"])
    let third = again.again
    #expect(third.finds == ["ring"])
    #expect(third.model.session.journal.profile == again.model.session.journal.profile)
  }

  /// A player whose checkpoint has several lines.
  private func withManySavedWords() -> Player {
    var player = Player.playing("ring")
    let letters = "abcdefghijklmnopqr".map { String($0) }
    for one in letters {
      for two in letters { for three in letters { player.send(.saved(.savedWord(.english, one + two + three))) } }
    }
    return player
  }

  @Test func `a long checkpoint is written one line at a time and stored atomically`() {
    let player = withManySavedWords()
    var again = player.again
    let lines = again.kept.lines
    var tasks = 0
    repeat {
      #expect(again.kept.lines == lines)
      again.send(.host(.hadTime))
      tasks += 1
    } while again.model.session.shortening != nil && tasks < 100
    #expect((3..<20).contains(tasks))
    #expect(again.kept.lines.count == tasks)
    #expect(again.again.model.session.profile == player.model.session.profile)
  }

  @Test func `events that arrive while a checkpoint is written are stored after the checkpoint`() {
    let player = withManySavedWords()
    var again = player.again
    again.send(.host(.hadTime))
    again.guess("alarm")
    for _ in 0..<20 { again.send(.host(.hadTime)) }
    #expect(again.kept.lines.count < 20)
    #expect(again.again.finds == ["ring", "alarm"])
    #expect(again.again.model.session.profile == again.model.session.profile)
  }

  @Test func `events that cannot be compacted do not start a compaction on each visit`() throws {
    var store = Player.playing("ring").kept
    var player = Player(stored: store)
    for _ in 0..<400 {
      player.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main")))
    }
    // The first event of another device is missing, so no later event of that device can be compacted.
    store = player.kept
    store.lines.removeFirst()
    store.device = "00000000000009"
    let again = Player(stored: store)
    #expect(!again.log.contains { $0.hasPrefix("hadTime") })
    #expect(again.kept.lines.count > 800)
  }

  @Test func `a checkpoint leaves out lost events of its own device`() throws {
    var player = Player.playing("ring")
    for _ in 0..<400 {
      player.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main")))
    }
    var store = player.kept
    store.lines.remove(at: 3)
    var again = Player(stored: store)
    let profile = again.model.session.profile
    for _ in 0..<20 { again.send(.host(.hadTime)) }
    #expect(again.kept.lines.count < 20)
    #expect(again.again.model.session.profile == profile)
  }

  @Test func `the next checkpoint drops the text of removed lists`() {
    var player = Player.playing("ring")
    let text = "word\ttranslation\n" + String(repeating: "apple\tan apple\n", count: 5000)
    player.send(.lists(.typedList(text)), .lists(.checkedList), .lists(.namedList("Fruit")), .lists(.keptList))
    #expect(player.kept.lines.contains { $0.contains("Fruit") })
    let list = player.model.session.profile.lists[0].id
    player.send(.lists(.removedList(list)))
    for _ in 0..<400 { player.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main"))) }
    var again = player.again
    again.send(.host(.hadTime))
    #expect(again.kept.lines.count < 10)
    #expect(!again.kept.lines.contains { $0.contains("Fruit") })
    #expect(again.again.model.session.profile.lists.isEmpty)
  }

  @Test func `reading a journal in slices gives the same journal as reading it at once`() {
    var player = Player.playing("ring")
    for _ in 0..<400 { player.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main"))) }
    var lines = player.kept.lines[...]
    var client = Client.prepared
    while !lines.isEmpty {
      let message = Message.host(.read(Array(lines.prefix(100).joined(separator: "\n").utf8)))
      let answer = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
      #expect(answer.effects.isEmpty)
      lines = lines.dropFirst(100)
    }
    #expect(client.receive(name: "hadTime", body: [], at: Milliseconds(0)).effects.isEmpty)
    var launch = LaunchState()
    launch.device = "00000000000001"
    launch.journal = Array(lines.joined(separator: "\n").utf8)
    let message = Message.host(.opened(launch))
    _ = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
    #expect(client.model.session.journal == player.model.session.journal)
    #expect(client.model.session.counter == player.model.session.counter)
  }
}
