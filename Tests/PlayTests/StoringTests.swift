import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Nothing that a player did is lost without a word, and nothing is said to be kept before it is.
struct StoringTests {
  private func notice(_ session: Session) -> String? {
    session.model.page.first { $0["class"] == "not-stored" }?.plainText
  }

  @Test(arguments: ["/find-words", "/apple-tree", "/vocabulary/en", "/saved", "/lists", "/find-words?root=zzz"])
  func `what cannot be stored is said on every page for as long as it is so`(path: String) {
    var session = Session(path)
    session.send(.failedToStore)
    #expect(notice(session)?.contains("Not saved yet.") == true)
    session.send(.shared("clipboard"), .openedSettings, .closedSheet, .bannerExpired(serial: 1))
    #expect(notice(session) != nil)
    session.send(.caughtUp)
    #expect(notice(session) == nil)
    #expect(session.banner == .storedAgain)
  }

  @Test func `the player can have it tried again`() {
    var session = Session.playing()
    session.storeWorks = false
    session.guess("ring")
    session.send(.askedToStoreAgain)
    #expect(notice(session) != nil && session.log.contains("store again"))
    session.storeWorks = true
    session.send(.askedToStoreAgain)
    #expect(notice(session) == nil)
    #expect(session.again.finds == ["ring"])
  }

  @Test func `a list is said to be kept once it is`() {
    var session = Session("/lists/new")
    session.storeWorks = false
    session.send(.typedList("apple\t蘋果"), .checkedList, .keptList)
    #expect(session.banner == nil && !session.model.page.plainText.contains("Kept"))
    session.storeWorks = true
    session.send(.askedToStoreAgain)
    #expect(session.model.page.plainText.contains("Saved"))
    #expect(session.again.model.profile.lists.count == 1)
  }

  @Test func `saved, added and reported words are said to be so once they are`() {
    var session = Session.playing("ring")
    session.storeWorks = false
    session.guess("grim")
    session.send(.reportedWord)
    guard case .refused = session.banner else {
      Issue.record("\(String(describing: session.banner))")
      return
    }
    session.storeWorks = true
    session.send(.reportedWord)
    #expect(session.banner == .reported(guess: "grim"))
    session.guess("grim")
    session.storeWorks = false
    session.send(.addedWord)
    #expect(session.banner != .added(guess: "grim"))
    session.send(.askedToGiveUp, .gaveUp, .savedMissedWords(rare: false))
    #expect(session.banner != .saved(count: session.model.profile.savedWords.count))
  }

  @Test func `a round's end, a list and a saved word are written through to the disk`() {
    var session = Session.playing("ring")
    session.cares = []
    session.guess("main")
    #expect(session.cares.allSatisfy { !$0.isStrict })
    session.send(.askedToGiveUp, .gaveUp)
    #expect(session.cares.last?.isStrict == true)
    session.send(.savedWord(.english, "alarm"))
    #expect(session.cares.last?.isStrict == true)
    var tree = Session.guessing("ring")
    tree.tryLetters("rin")
    #expect(tree.cares.last?.isStrict == false)
    tree.tryLetters("g")
    #expect(tree.cares.last?.isStrict == true)
  }

  @Test func `a journal that comes late brings back the settings and the round that was played last`() {
    var before = Session.playing("ring", "alarm")
    before.send(.chose(.theme(.dark)), .skippedTutorial)
    var late = Session(stored: Store(device: "00000000000009"), knowsJournal: false)
    #expect(late.finds.isEmpty)
    late.send(.arrived(Array(before.kept.lines.joined(separator: "\n").utf8)))
    #expect(late.finds == ["ring", "alarm"])
    #expect(late.model.settings.theme == .dark && late.dress.hasPrefix("dark"))
    #expect(late.model.tutorial == nil)
  }

  @Test func `a journal that comes late takes no round away in which something was found`() {
    let before = Session.playing("ring", "alarm")
    var late = Session("/find-words?root=agencies", stored: Store(device: "00000000000009"), knowsJournal: false)
    late.guess("case")
    late.send(.arrived(Array(before.kept.lines.joined(separator: "\n").utf8)))
    #expect(late.finds == ["case"])
    #expect(late.model.roundsAside.map { $0.round.root.spelling } == ["alarming"])
  }

  @Test func `checkpoints that come late count too`() {
    var before = Session.playing("ring")
    for _ in 0..<2600 { before.send(.savedWord(.english, "main"), .unsavedWord(.english, "main")) }
    before.send(.savedWord(.english, "alarm"))
    let lines = before.again.kept.lines
    #expect(lines.count < 10)
    var late = Session(stored: Store(device: "00000000000009"), knowsJournal: false)
    late.send(.arrived(Array(lines.joined(separator: "\n").utf8)))
    #expect(late.model.profile.savedWords.map { $0.word } == ["alarm"])
  }

  @Test func `at the end of a device's numbers another device goes on`() {
    let device = DeviceID("00000000000001")!
    var store = Store()
    let last = EventID(device: device, counter: EventID.counters.upperBound)
    store.lines = [Event(id: last, at: Milliseconds(0), minutesEast: 0, deed: .chose(.sound(false))).line]
    var session = Session("/find-words?root=alarming", stored: store)
    session.guess("ring")
    #expect(session.model.device != device)
    #expect(session.model.brokenInvariant == nil)
    #expect(session.kept.aside.isEmpty)
    let again = session.again
    #expect(again.finds == ["ring"])
    #expect(again.kept.aside.isEmpty)
  }

  @Test func `reports are listed as what they are`() {
    var session = Session.playing()
    session.guess("grim")
    session.send(.reportedWord, .openedSettings)
    let text = session.model.page.plainText
    #expect(text.contains("Words you reported") && text.contains("until a server takes reports"))
    #expect(session.again.model.profile.reports.count == 1)
    #expect(!InterfaceLanguage.english.sentences[.reported].contains("Thank you"))
  }
}
