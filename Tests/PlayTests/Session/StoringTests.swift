import Journal
import Testing

@testable import Interface
@testable import Play
@testable import Rules
@testable import Words

/// No data is lost silently, and nothing is reported as stored before it is.
struct StoringTests {
  private func notice(_ player: Player) -> String? {
    player.model.page.first { $0["class"] == "not-stored" }?.plainText
  }

  @Test(arguments: ["/find-words", "/apple-tree", "/vocabulary/en", "/saved", "/lists", "/find-words?root=zzz"])
  func `a failure to store data is shown on every page until storing works again`(path: String) {
    var player = Player(path)
    player.send(.host(.failedToStore))
    #expect(notice(player)?.contains("Not saved yet") == true)
    player.send(
      .host(.shared("clipboard")), .settings(.openedSettings), .host(.closedSheet), .host(.bannerExpired(serial: 1)))
    #expect(notice(player) != nil)
    player.send(.host(.caughtUp))
    #expect(notice(player) == nil)
    #expect(player.banner == .storedAgain)
  }

  @Test func `the player can retry storing the data`() {
    var player = Player.playing()
    player.storeWorks = false
    player.guess("ring")
    player.send(.host(.askedToStoreAgain))
    #expect(notice(player) != nil && player.log.contains("store again"))
    player.storeWorks = true
    player.send(.host(.askedToStoreAgain))
    #expect(notice(player) == nil)
    #expect(player.again.finds == ["ring"])
  }

  @Test func `a list is reported as kept only after it is stored`() {
    var player = Player("/lists/new")
    player.storeWorks = false
    player.send(.lists(.typedList("apple\t蘋果")), .lists(.checkedList), .lists(.keptList))
    #expect(player.banner == nil && !player.model.page.plainText.contains("Kept"))
    player.storeWorks = true
    player.send(.host(.askedToStoreAgain))
    #expect(player.model.page.plainText.contains("Saved"))
    #expect(player.again.model.session.profile.lists.count == 1)
  }

  @Test func `saved, added and reported words are confirmed only after they are stored`() {
    var player = Player.playing("ring")
    player.storeWorks = false
    player.guess("grim")
    player.send(.findWords(.reportedWord))
    #expect(player.banner?.tone == .refusal)
    player.storeWorks = true
    player.send(.findWords(.reportedWord))
    #expect(player.banner == .reported(guess: "grim"))
    player.guess("grim")
    player.storeWorks = false
    player.send(.findWords(.addedWord))
    #expect(player.banner != .added(guess: "grim"))
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.savedMissedWords(rare: false)))
    #expect(player.banner != .saved(count: player.model.session.profile.savedWords.count))
  }

  @Test func `the end of a round, a list and a saved word are stored with strict durability`() {
    var player = Player.playing("ring")
    player.durabilities = []
    player.guess("main")
    #expect(player.durabilities.allSatisfy { !$0.isStrict })
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    #expect(player.durabilities.last?.isStrict == true)
    player.send(.saved(.savedWord(.english, "alarm")))
    #expect(player.durabilities.last?.isStrict == true)
    var tree = Player.guessing("ring")
    tree.tryLetters("rin")
    #expect(tree.durabilities.last?.isStrict == false)
    tree.tryLetters("g")
    #expect(tree.durabilities.last?.isStrict == true)
  }

  @Test func `saving several words stores only the last word with strict durability`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    player.durabilities = []
    player.send(.findWords(.savedMissedWords(rare: false)))
    #expect(player.durabilities.count > 2)
    #expect(player.durabilities.map { $0.isStrict } == player.durabilities.dropLast().map { _ in false } + [true])
    let count = player.durabilities.count
    player.send(.host(.openedPage("/saved")))
    player.send(.saved(.removedAll))
    player.durabilities = []
    player.send(.saved(.tookBackRemoval))
    #expect(player.durabilities.map { $0.isStrict } == (1..<count).map { _ in false } + [true])
  }

  @Test func `a journal that arrives after the launch restores the settings and the last round`() {
    var before = Player.playing("ring", "alarm")
    before.send(.settings(.chose(.theme(.dark))), .findWords(.skippedTutorial))
    var late = Player(stored: Store(device: "00000000000009"), knowsJournal: false)
    #expect(late.finds.isEmpty)
    late.send(.host(.arrived(Array(before.kept.lines.joined(separator: "\n").utf8))))
    #expect(late.finds == ["ring", "alarm"])
    #expect(late.model.session.settings.theme == .dark && late.document.hasPrefix("dark"))
    #expect(late.model.games.findWords.tutorial == nil)
  }

  @Test func `a journal that arrives after the launch does not replace a round with finds`() {
    let before = Player.playing("ring", "alarm")
    var late = Player("/find-words?root=agencies", stored: Store(device: "00000000000009"), knowsJournal: false)
    late.guess("case")
    late.send(.host(.arrived(Array(before.kept.lines.joined(separator: "\n").utf8))))
    #expect(late.finds == ["case"])
    #expect(late.roundsAside.map { $0.round.root.spelling } == ["alarming"])
  }

  @Test func `checkpoints that arrive after the launch are merged`() {
    var before = Player.playing("ring")
    for _ in 0..<400 { before.send(.saved(.savedWord(.english, "main")), .saved(.unsavedWord(.english, "main"))) }
    before.send(.saved(.savedWord(.english, "alarm")))
    before = before.again
    before.send(.host(.hadTime))
    let lines = before.kept.lines
    #expect(lines.count < 10)
    var late = Player(stored: Store(device: "00000000000009"), knowsJournal: false)
    late.send(.host(.arrived(Array(lines.joined(separator: "\n").utf8))))
    #expect(late.model.session.profile.savedWords.map { $0.word } == ["alarm"])
  }

  @Test func `a device that has used all its event counters continues under a new device ID`() {
    let device = DeviceID("00000000000001")!
    var store = Store()
    let last = EventID(device: device, counter: EventID.counters.upperBound)
    store.lines = [Event(id: last, at: Milliseconds(0), minutesEast: 0, action: .chose(.sound(false))).line]
    var player = Player("/find-words?root=alarming", stored: store)
    player.guess("ring")
    #expect(player.model.session.device != device)
    #expect(player.model.brokenInvariant == nil)
    #expect(player.kept.aside.isEmpty)
    let again = player.again
    #expect(again.finds == ["ring"])
    #expect(again.kept.aside.isEmpty)
  }

  @Test func `the settings list reported words as waiting for a server`() {
    var player = Player.playing()
    player.guess("grim")
    player.send(.findWords(.reportedWord), .settings(.openedSettings))
    let text = player.model.page.plainText
    #expect(text.contains("Words you reported") && text.contains("there is no server to send them to yet"))
    #expect(player.again.model.session.profile.reports.count == 1)
    #expect(!InterfaceLanguage.english.sentences[.reported].contains("Thank you"))
  }
}
