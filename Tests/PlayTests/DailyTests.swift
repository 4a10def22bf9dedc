import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// F22: the daily puzzle, its archive and what is shared.
struct DailyTests {
  private static let day: Int64 = 86_400_000

  @Test func `the daily is the same for everyone and counts from three letters`() {
    for seed in [1, 2, 3, 4] as [UInt64] {
      var session = Session(seed: seed, at: 3 * Self.day)
      session.send(.chose(.minimum(4)), .chose(.roots(.all)), .openedDaily, .playedDay("1970-01-04"))
      #expect(session.root == "agencies")
      #expect(session.model.round?.minimum == 3)
      #expect(session.log.contains("navigate /find-words?language=en&length=8&daily=1970-01-04"))
    }
  }

  @Test func `today is the day of the player's clock`() {
    var session = Session(at: Self.day - 3_600_000)
    session.minutesEast = 120
    session.send(.openedDaily)
    #expect(session.model.page.messages.contains("playedDay 1970-01-02"))
    #expect(session.model.today == Day(number: 1))
    session.minutesEast = -120
    session.send(.typed(""))
    #expect(session.model.today == Day(number: 0))
  }

  @Test func `a puzzle begun before midnight stays itself, and comes back as it was`() {
    var session = Session(at: Self.day - 60_000)
    session.send(.playedDay("1970-01-01"))
    session.guess("ring")
    session.send(.typed("x"), after: 120_000)
    #expect(session.model.today == Day(number: 1))
    session.guess("main")
    #expect(session.model.round?.origin == .daily(Day(number: 0)))
    var again = Session(stored: session.kept, at: session.now)
    #expect(again.model.round == session.model.round)
    again.send(.askedForNewWord, .playedDay("1970-01-01"))
    #expect(again.finds == ["ring", "main"])
    again.send(.playedDay("1970-01-02"))
    #expect(again.root == "agencies" && again.finds.isEmpty)
  }

  @Test func `days are marked as begun and as finished`() {
    var session = Session(at: Self.day * 2)
    session.send(.playedDay("1970-01-01"))
    session.guess("ring")
    session.send(.openedDaily)
    let texts = session.model.page.texts
    #expect(texts.contains { $0.hasPrefix("January 1, begun") })
    #expect(texts.contains { $0.hasPrefix("January 2, not played") })
    session.send(.closedSheet, .askedToGiveUp, .gaveUp, .openedDaily)
    #expect(session.model.page.texts.contains { $0.hasPrefix("January 1, finished") })
    #expect(Session(stored: session.kept).model.journal.profile.dailies.count == 1)
  }

  @Test func `a finished day is looked at again, not played anew`() {
    var session = Session()
    session.send(.playedDay("1970-01-01"))
    session.guess("ring")
    session.send(.askedToGiveUp, .gaveUp, .askedForNewWord, .playedDay("1970-01-01"))
    #expect(session.model.round?.outcome == .gaveUp)
    #expect(session.finds == ["ring"])
  }

  @Test func `of two rounds of one day the one that its mark speaks of comes back`() {
    var first = Session()
    first.send(.playedDay("1970-01-01"))
    first.guess("ring")
    var store = Store()
    store.device = "00000000000002"
    var second = Session(stored: store)
    second.send(.playedDay("1970-01-01"))
    second.guess("main")
    second.send(.askedToGiveUp, .gaveUp)
    store.lines = first.kept.lines + second.kept.lines
    var both = Session(stored: store)
    both.send(.askedForNewWord, .playedDay("1970-01-01"))
    #expect(both.finds == ["main"])
    #expect(both.model.round?.outcome == .gaveUp)
  }

  @Test func `a day that has not come is not played, and the round in play comes back`() {
    var session = Session.playing("ring")
    session.send(.playedDay("1970-01-02"))
    #expect(session.model.page.texts.contains("Go on with alarming"))
    session.send(.tookBackNewWord)
    #expect(session.finds == ["ring"])
  }

  @Test func `the archive shows months between the first day and today`() {
    var session = Session(at: 100 * Self.day)
    session.send(.openedDaily)
    #expect(session.model.sheet == .daily(Day("1970-04-01")!))
    session.send(.showedMonth("1970-02-14"))
    #expect(session.model.sheet == .daily(Day("1970-02-01")!))
    for month in ["9999-12-31", "1970-04-30"] {
      session.send(.showedMonth(month))
      #expect(session.model.sheet == .daily(Day("1970-04-01")!))
    }
    session.send(.showedMonth("x"))
    #expect(session.model.sheet == .daily(Day("1970-04-01")!))
  }

  @Test(arguments: [
    ("2026-11-21", "2026-11-01", "2026-12-01", "2026-10-01", 5),
    ("2026-01-31", "2026-01-01", "2026-02-01", "2025-12-01", 5),
    ("2024-02-29", "2024-02-01", "2024-03-01", "2024-01-01", 3),
    ("1970-01-01", "1970-01-01", "1970-02-01", "1969-12-01", 3),
  ])
  func `months and weekdays follow the calendar`(
    day: String, first: String, next: String, previous: String, weekday: Int
  ) {
    let day = Day(day)!
    #expect(day.firstOfMonth.text == first)
    #expect(day.nextMonth.text == next)
    #expect(day.previousMonth.text == previous)
    #expect(day.weekday == weekday)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `what is shared of a daily names no word of it and not the root`(language: InterfaceLanguage) {
    var session = Session()
    session.send(.chose(.interface(language.tag)), .playedDay("1970-01-01"))
    for guess in ["ring", "marginal", "lam"] { session.guess(guess) }
    session.send(.askedToShare)
    let shared = session.log.last { $0.hasPrefix("share ") } ?? ""
    for word in ["ring", "marginal", "lam", "main", "alarm", "alarming"] {
      #expect(!shared.lowercased().contains(word), "\(word) in \(shared)")
    }
    #expect(shared.contains("1970-01-01"))
    #expect(shared.hasSuffix("/find-words?language=en&length=8&daily=1970-01-01"))
    #expect(shared.count { $0 == "🍎" || $0 == "🌱" } == 10)
  }

  @Test func `what is shared of another round has its root in the link alone`() {
    var session = Session.playing("ring")
    session.send(.askedToShare)
    #expect(session.log.last?.hasSuffix(" /find-words?language=en&root=alarming") == true)
    #expect(session.log.last?.contains("ring ") == false)
  }

  @Test func `the clipboard is told, a share sheet is not, and a failure gives the text`() {
    var session = Session.playing("ring")
    session.send(.shared("sheet"))
    #expect(session.banner != .copied)
    session.send(.shared("clipboard"))
    #expect(session.banner == .copied)
    session.send(.failedToShare("the text"))
    #expect(session.banner == .notShared("the text"))
    session.send(.typed("x"))
    #expect(session.banner == .notShared("the text"))
  }
}
