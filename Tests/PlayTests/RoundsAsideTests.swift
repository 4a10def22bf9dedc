import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Every round that was begun can be taken up again.
struct RoundsAsideTests {
  /// Two tabs of one browser: the second one opens with what the first has stored.
  private func twoTabs() -> (Session, Session) {
    let first = Session.playing("ring")
    var store = first.kept
    store.device = "00000000000002"
    return (first, Session(stored: store))
  }

  /// What both have stored.
  private func both(_ first: Session, _ second: Session) -> Store {
    var store = second.kept
    for line in first.kept.lines where !store.lines.contains(line) { store.lines.append(line) }
    return store
  }

  @Test func `a tab that is loaded again goes on with its own round, whatever another tab plays`() {
    var (first, second) = twoTabs()
    second.send(.askedForNewWord)
    for word in ["case", "ages"] { second.guess(word) }
    #expect(second.root == "agencies")
    first.guess("main")
    let again = second.reloaded(both(first, second))
    #expect(again.root == "agencies" && again.finds == ["case", "ages"])
    #expect(first.reloaded(both(first, second)).finds == ["ring", "main"])
  }

  @Test func `a link to a round that was begun goes on with it`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.guess("case")
    session.send(.chose(.length(7)), .askedForNewWord)
    session.guess("dear")
    let again = Session("/find-words?language=en&root=alarming", stored: session.kept)
    #expect(again.finds == ["ring"])
  }

  @Test func `a round is taken up after a Daily, a link and others, and all are listed, the newest first`() throws {
    var session = Session.playing("case", root: "agencies")
    session.send(.openedDaily, .playedDay("1970-01-01"))
    session.guess("ring")
    session.send(.chose(.language(.spanish)), .askedForNewWord)
    session.guess("camión")
    session.send(.chose(.language(.english)), .chose(.length(7)), .askedForNewWord)
    session.guess("dear")
    #expect(session.model.roundsAside.map { $0.round.root.spelling } == ["camiones", "alarming", "agencies"])
    let page = session.model.page
    #expect(page.messages.contains("openedRounds"))
    session.send(.openedRounds)
    #expect(session.model.page.plainText.contains("Rounds put aside"))
    let last = try #require(session.model.roundsAside.last).id
    #expect(session.model.page.messages.contains("resumedRound \(last.text)"))
    session.send(.resumedRound(last))
    #expect(session.finds == ["case"] && session.model.sheet == nil)
    #expect(session.model.roundsAside.map { $0.round.root.spelling } == ["reading", "camiones", "alarming"])
    #expect(session.again.finds == ["case"])
  }

  @Test func `a hundred rounds that were begun are all still there`() {
    var session = Session.playing("ring")
    for count in 0..<99 {
      session.send(.askedForNewWord)
      session.guess(session.root == "agencies" ? "case" : "ring")
      #expect(session.model.roundsAside.count == count + 1)
    }
    #expect(session.again.model.roundsAside.count == 99)
  }

  @Test func `rounds that ended or in which nothing was found make room first`() {
    var session = Session.playing("ring")
    for _ in 0..<60 {
      session.send(.askedForNewWord)
      session.guess(session.root == "agencies" ? "case" : "main")
      session.send(.askedToGiveUp, .gaveUp, .askedForNewWord)
    }
    #expect(session.model.roundsAside.map { $0.round.finds[0].spellings[0] } == ["ring"])
    #expect(session.model.profile.rounds.count <= 31)
  }
}
