import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// F21: the clock of a round.
struct ClockTests {
  private func timed(_ minutes: Int = 2) -> Session {
    var session = Session()
    session.send(.skippedTutorial, .chose(.minutes(minutes)))
    session.log = []
    session.signals = []
    return session
  }

  private func played(_ session: Session) -> Int64 { session.model.game?.played.value ?? -1 }

  /// Ticks as a browser would, so many milliseconds apart.
  private func tick(_ session: inout Session, _ count: Int, every milliseconds: Int64 = 1000) {
    for _ in 0..<count { session.send(.ticked, after: milliseconds) }
  }

  @Test func `there is no timer until one is chosen`() {
    var session = Session.playing()
    tick(&session, 200)
    #expect(session.model.game?.timeLeft == nil)
    #expect(session.model.round?.outcome == nil)
    #expect(!session.log.contains { $0.hasPrefix("ticked") })
    #expect(!session.model.page.html.contains("role=\"timer\""))
  }

  @Test(arguments: [2, 3, 5])
  func `the time is counted down and its end is gentle`(minutes: Int) {
    var session = timed(minutes)
    tick(&session, minutes * 60 - 1)
    #expect(session.model.round?.outcome == nil)
    #expect(session.model.page.texts.contains("0:01"))
    session.send(.typed("rin"), after: 0)
    tick(&session, 1)
    #expect(session.model.round?.outcome == .timeUp)
    #expect(session.signals == ["timeLow", "timeUp"])
    #expect(session.field.isEmpty)
    #expect(session.model.page.texts.contains("Time is up"))
    #expect(session.again.model.round == session.model.round)
  }

  @Test(arguments: [1000, 1004, 1013, 1250, 999, 4999] as [Int64])
  func `short time is told once, however late the ticks come`(milliseconds: Int64) {
    var session = timed()
    tick(&session, 140, every: milliseconds)
    #expect(session.signals == ["timeLow", "timeUp"])
  }

  @Test func `a guess after the end is too late, tick or no tick`() {
    var session = timed()
    tick(&session, 119)
    session.send(.typed("ring"), after: 900)
    #expect(session.field == "ring")
    session.send(.submittedGuess, after: 100)
    #expect(session.finds.isEmpty)
    #expect(session.model.round?.outcome == .timeUp)
    #expect(session.model.brokenInvariant == nil)
  }

  @Test(arguments: [
    (Message.openedSettings, Message.closedSheet), (.openedHints, .closedSheet), (.openedDaily, .closedSheet),
    (.left, .returned), (.openedPage("/saved"), .openedPage("/find-words")),
    (.openedWord(.english, "ring"), .closedSheet),
  ])
  func `the clock stands still while the board is not seen`(away: Message, back: Message) {
    var session = timed()
    tick(&session, 5)
    session.send(away, after: 0)
    let before = played(session)
    tick(&session, 300)
    session.send(back)
    #expect(played(session) == before)
    tick(&session, 1)
    #expect(played(session) == before + 1000)
  }

  @Test func `a thought without a key counts for a minute at most, with a timer for five seconds`() {
    var free = Session.playing()
    let before = played(free)
    free.send(.typed("r"), after: 59_000)
    #expect(played(free) == before + 59_000)
    free.send(.typed("ri"), after: 10_000_000)
    #expect(played(free) == before + 119_000)
    var timed = timed()
    let start = played(timed)
    timed.send(.ticked, after: 10_000_000)
    #expect(played(timed) == start + 5000)
  }

  @Test func `a clock that is set back takes no time away`() {
    var session = timed()
    tick(&session, 5)
    let before = played(session)
    session.send(.ticked, after: -3_600_000)
    #expect(played(session) == before)
  }

  @Test func `however much happens there is one tick on its way`() {
    var session = timed()
    tick(&session, 1)
    session.log = []
    session.send(.typed("r"), .askedForShuffle, .openedSettings, .closedSheet, .askedForNewWord, .left, .returned)
    #expect(session.log.count { $0.hasPrefix("ticked") } == 0)
    tick(&session, 1)
    #expect(session.log.count { $0.hasPrefix("ticked in 1000") } == 1)
    session.send(.openedSettings)
    tick(&session, 1)
    #expect(session.log.count { $0.hasPrefix("ticked") } == 1)
    session.send(.closedSheet)
    #expect(session.log.count { $0.hasPrefix("ticked") } == 2)
  }

  @Test func `time that was played is not given back by a reload`() {
    var session = timed()
    tick(&session, 30)
    session.send(.typed("a"))
    let again = session.again
    #expect(again.model.round?.minutes == 2)
    #expect(played(again) >= 29_000)
  }

  @Test func `F3 time that was played is not given back by Undo, nor by the round's own link`() {
    var session = timed()
    let root = session.root!
    session.guess("ring")
    tick(&session, 60)
    let before = played(session)
    session.send(.askedForNewWord, .tookBackNewWord)
    #expect(session.root == root)
    #expect(played(session) >= before)
    tick(&session, 20)
    let later = played(session)
    session.send(.openedPage("/saved"), .typed("a"))
    let again = Session("/find-words?language=en&root=\(root)", stored: session.kept)
    #expect(again.root == root && again.finds == session.finds)
    #expect(played(again) >= later - 1000)
  }

  @Test func `what another tab records does not turn the clock back`() {
    var session = timed()
    var store = session.kept
    store.device = "00000000000002"
    var other = Session(stored: store)
    other.send(.chose(.theme(.dark)))
    tick(&session, 30)
    let before = played(session)
    session.send(.merged(Array(other.kept.lines.joined(separator: "\n").utf8)), after: 0)
    #expect(played(session) == before)
    #expect(session.dress == "dark en")
  }

  @Test func `a daily has no timer`() {
    var session = timed()
    session.send(.playedDay("1970-01-01"))
    #expect(session.model.round?.origin.day == Day(number: 0))
    #expect(session.model.game?.timeLeft == nil)
  }

  @Test func `a round that ends in another tab ends here too`() {
    var session = Session.playing("ring")
    var store = session.kept
    store.device = "00000000000002"
    var other = Session(stored: store)
    other.send(.askedToGiveUp, .gaveUp)
    session.guess("grim")
    session.send(.openedHints)
    session.send(.merged(Array(other.kept.lines.joined(separator: "\n").utf8)))
    #expect(session.model.round?.outcome == .gaveUp)
    #expect(session.model.sheet == nil && session.banner == nil && session.field.isEmpty)
    session.send(.addedWord)
    #expect(session.model.brokenInvariant == nil)
  }
}
