import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests feature F22 of `docs/features.md`: the daily puzzle, its archive and the shared result.
struct DailyTests {
  private static let day: Int64 = 86_400_000

  @Test func `the daily puzzle is the same for everyone and accepts words of three letters`() {
    for seed in [1, 2, 3, 4] as [UInt64] {
      var player = Player(seed: seed, at: 3 * Self.day)
      player.send(
        .settings(.chose(.minimum(.four))), .settings(.chose(.roots(.all))), .findWords(.openedDaily),
        .findWords(.playedDay("1970-01-04")))
      #expect(player.root == "agencies")
      #expect(player.model.games.findWords.round?.minimum == .three)
      #expect(player.log.contains("navigate /find-words?language=en&length=8&daily=1970-01-04"))
    }
  }

  @Test func `today is the date of the player's clock and time zone`() {
    var player = Player(at: Self.day - 3_600_000)
    player.minutesEast = 120
    player.send(.findWords(.openedDaily))
    #expect(player.model.page.messages.contains("playedDay 1970-01-02"))
    #expect(player.model.session.today == Day(number: 1))
    player.minutesEast = -120
    player.send(.findWords(.typed("")))
    #expect(player.model.session.today == Day(number: 0))
  }

  @Test func `a daily puzzle begun before midnight keeps its day and resumes later`() {
    var player = Player(at: Self.day - 60_000)
    player.send(.findWords(.playedDay("1970-01-01")))
    player.guess("ring")
    player.send(.findWords(.typed("x")), after: 120_000)
    #expect(player.model.session.today == Day(number: 1))
    player.guess("main")
    #expect(player.model.games.findWords.round?.origin == .daily(Day(number: 0)))
    var again = Player(stored: player.kept, at: player.now)
    #expect(again.model.games.findWords.round == player.model.games.findWords.round)
    again.send(.findWords(.askedForNewWord), .findWords(.playedDay("1970-01-01")))
    #expect(again.finds == ["ring", "main"])
    again.send(.findWords(.playedDay("1970-01-02")))
    #expect(again.root == "agencies" && again.finds.isEmpty)
  }

  @Test func `a daily puzzle stays open for a player who travels west into the previous day`() {
    var player = Player(at: Self.day)
    player.send(.findWords(.playedDay("1970-01-02")))
    player.guess("cease")
    player.send(.findWords(.gaveUp))
    var west = Player("/", stored: player.kept, at: player.now)
    west.minutesEast = -600
    west.send(.host(.dayBegan))
    west.send(.host(.openedPage("/find-words?language=en&length=8&daily=1970-01-02")))
    #expect(west.model.session.today == Day(number: 0))
    #expect(west.finds == ["cease"] && west.model.games.findWords.isOver)
    west.send(.findWords(.openedDaily))
    #expect(west.model.page.first { $0["data-press"] == "playedDay 1970-01-02" }?.isDisabled == false)
    #expect(west.model.page.first { $0["data-press"] == "playedDay 1970-01-03" }?.isDisabled == true)
    west.send(.host(.openedPage("/find-words?language=en&length=7&daily=1970-01-02")))
    #expect(west.model.page.plainText.contains("still growing"))
  }

  @Test func `the archive marks each begun daily puzzle as in progress or finished`() {
    var player = Player(at: Self.day * 2)
    player.send(.findWords(.playedDay("1970-01-01")))
    player.guess("ring")
    player.send(.findWords(.openedDaily))
    let texts = player.model.page.texts
    #expect(texts.contains { $0.hasPrefix("January 1, in progress") })
    #expect(texts.contains { $0.hasPrefix("January 2, not played") })
    player.send(.host(.closedSheet), .findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.openedDaily))
    #expect(player.model.page.texts.contains { $0.hasPrefix("January 1, finished") })
    #expect(Player(stored: player.kept).model.session.journal.profile.dailies.count == 1)
  }

  @Test func `opening a finished day's puzzle shows its result instead of a new round`() {
    var player = Player()
    player.send(.findWords(.playedDay("1970-01-01")))
    player.guess("ring")
    player.send(
      .findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.askedForNewWord),
      .findWords(.playedDay("1970-01-01")))
    #expect(player.model.games.findWords.round?.outcome == .gaveUp)
    #expect(player.finds == ["ring"])
  }

  @Test func `opening a day with two rounds shows the finished round`() {
    var first = Player()
    first.send(.findWords(.playedDay("1970-01-01")))
    first.guess("ring")
    var store = Store()
    store.device = "00000000000002"
    var second = Player(stored: store)
    second.send(.findWords(.playedDay("1970-01-01")))
    second.guess("main")
    second.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    store.lines = first.kept.lines + second.kept.lines
    var both = Player(stored: store)
    both.send(.findWords(.askedForNewWord), .findWords(.playedDay("1970-01-01")))
    #expect(both.finds == ["main"])
    #expect(both.model.games.findWords.round?.outcome == .gaveUp)
  }

  @Test func `a future day cannot be played, and the current round can be resumed`() {
    var player = Player.playing("ring")
    player.send(.findWords(.playedDay("1970-01-02")))
    #expect(player.model.page.texts.contains("Continue with alarming"))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }

  @Test func `the archive shows only months between the first puzzle day and today`() {
    var player = Player(at: 100 * Self.day)
    player.send(.findWords(.openedDaily))
    #expect(player.model.session.sheet == .findWords(.daily(Day("1970-04-01")!)))
    player.send(.findWords(.showedMonth("1970-02-14")))
    #expect(player.model.session.sheet == .findWords(.daily(Day("1970-02-01")!)))
    for month in ["9999-12-31", "1970-04-30"] {
      player.send(.findWords(.showedMonth(month)))
      #expect(player.model.session.sheet == .findWords(.daily(Day("1970-04-01")!)))
    }
    player.send(.findWords(.showedMonth("x")))
    #expect(player.model.session.sheet == .findWords(.daily(Day("1970-04-01")!)))
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
  func `a shared daily result hides the root word and all other words`(language: InterfaceLanguage) {
    var player = Player()
    player.send(.settings(.chose(.interface(language.tag))), .findWords(.playedDay("1970-01-01")))
    for guess in ["ring", "marginal", "lam"] { player.guess(guess) }
    player.send(.findWords(.askedToShare))
    let shared = player.log.last { $0.hasPrefix("share ") } ?? ""
    for word in ["ring", "marginal", "lam", "main", "alarm", "alarming"] {
      #expect(!shared.lowercased().contains(word), "\(word) in \(shared)")
    }
    #expect(shared.contains("1970-01-01"))
    #expect(shared.hasSuffix("/find-words?language=en&length=8&daily=1970-01-01"))
    #expect(shared.count { $0 == "🍎" || $0 == "🌱" } == 10)
  }

  @Test func `a shared round names its root word only in the link`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedToShare))
    #expect(player.log.last?.hasSuffix(" /find-words?language=en&root=alarming") == true)
    #expect(player.log.last?.contains("ring ") == false)
  }

  @Test func `copying a result shows a message, a share dialog shows none, and a failure shows the text`() {
    var player = Player.playing("ring")
    player.send(.host(.shared("sheet")))
    #expect(player.banner != .copied)
    player.send(.host(.shared("clipboard")))
    #expect(player.banner == .copied)
    player.send(.host(.failedToShare("the text")))
    #expect(player.banner == .notShared("the text"))
    player.send(.findWords(.typed("x")))
    #expect(player.banner == .notShared("the text"))
  }

  @Test(arguments: [
    ("en-US", WeekStart.sunday), ("en", .sunday), ("en-GB", .monday), ("en_ca", .sunday), ("es-ES", .monday),
    ("es-MX", .sunday), ("zh-Hant-TW", .sunday), ("zh-TW", .sunday), ("zh-CN", .monday), ("ko", .sunday),
    ("it-IT", .monday), ("de-DE", .monday), ("", .monday),
  ])
  func `calendar weeks begin on the day that is usual in the reader's region`(tag: String, start: WeekStart) {
    #expect(WeekStart(tag: tag) == start)
  }

  @Test(arguments: [("en-US", "Sun", "3"), ("en-GB", "Mon", "2")])
  func `the calendar's columns begin with the first day of the week`(tag: String, first: String, column: String) {
    var player = Player("/find-words", languages: [tag], at: 100 * Self.day)
    player.send(.findWords(.openedDaily))
    let names = player.model.page.first { $0["class"] == "weekdays" }?.children ?? []
    #expect(names.first?.plainText == first && names.count == 7)
    // April 1970 begins on a Wednesday.
    #expect(player.model.page.first { $0["data-column"] != nil }?["data-column"] == column)
  }
}
