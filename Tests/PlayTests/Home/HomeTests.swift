import Markup
import Rules
import TestTools
import Testing
import Words

@testable import Journal
@testable import Play

/// The home page: the trees that have grown, unfinished rounds, and links to everything.
struct HomeTests {
  private func mark(_ day: String, percent: Int, isFinished: Bool = true, length: Int = 8) -> DailyMark {
    DailyMark(
      day: Day(day)!, language: .english, length: length, round: RoundID(device: DeviceID(random: 1), counter: 1),
      common: 3, ofCommon: 9, points: 9, percent: percent, isFinished: isFinished)
  }

  @Test(arguments: GrowthStage.allCases)
  func `a tree on the home page shows the growth stage that its puzzle reached`(stage: GrowthStage) {
    #expect(mark("2026-11-21", percent: stage.percent).stage == stage)
    if stage != .seed { #expect(mark("2026-11-21", percent: stage.percent - 1).stage < stage) }
  }

  @Test func `the home page shows a first visitor an empty orchard and the daily puzzles`() {
    let page = Player("/").model.page
    #expect(page.texts.contains("Finish a daily puzzle, and a tree grows here."))
    for length in RootList.lengths {
      #expect(page.messages.contains { $0.hasPrefix("openedPage /find-words?language=en&length=\(length)&daily=") })
    }
    #expect(!page.texts.contains("Continue"))
  }

  @Test func `a daily puzzle opens from the home page, and its tree appears there afterwards`()
    throws
  {
    var player = Player("/")
    let link = try #require(player.model.page.messages.first { $0.contains("length=8&daily=") })
    player.send(try #require(Message(name: link, body: [])))
    #expect(player.model.route.isFindWords)
    let round = try #require(player.model.games.findWords.round)
    #expect(round.origin.day == player.model.session.today)
    player.send(.findWords(.gaveUp), .host(.openedPage("/")))
    let page = player.model.page
    #expect(page.texts.contains { $0.contains("Seed, 0 percent") })
    #expect(page.texts.contains { $0.hasPrefix("finished, 0 percent") })
    #expect(!page.texts.contains("Finish a daily puzzle, and a tree grows here."))
  }

  /// The page's links to the puzzles of this day.
  private func links(_ player: Player, to day: String) -> [String] {
    player.model.page.messages.filter { $0.contains("daily=" + day) }
  }

  @Test func `the home page changes to the new day at midnight`() {
    var player = Player("/", at: 86_340_000)
    #expect(links(player, to: "1970-01-01").count == 5)
    player.send(.host(.dayBegan), after: 61_000)
    // The puzzle of the day that has ended is yesterday's puzzle now.
    #expect(links(player, to: "1970-01-01").count == 1 && links(player, to: "1970-01-02").count == 5)
  }

  @Test func `pressing a link to today's puzzle after midnight opens the new day's puzzle`() throws {
    for number in 0..<5 {
      var player = Player("/", at: 86_340_000)
      player.send(try #require(Message(name: links(player, to: "1970-01-01")[number], body: [])), after: 61_000)
      let isToday = player.log.contains { $0.contains("daily=1970-01-02") }
      #expect(isToday || player.model.games.appleTree.game?.daily?.day == Day("1970-01-02"), "the link \(number)")
    }
  }

  @Test func `a round with found words can be resumed from the home page`() throws {
    var player = Player.playing("ring", "alarm")
    let root = try #require(player.root)
    player.send(.host(.openedPage("/")))
    #expect(player.model.page.texts.contains("Continue"))
    player.send(
      try #require(
        player.model.page.messages.first { $0.hasPrefix("resumedRound") }.flatMap { Message(name: $0, body: []) }))
    #expect(player.model.route.isFindWords)
    #expect(player.root == root && player.finds == ["ring", "alarm"])
  }

  @Test func `opening a daily puzzle does not lose the current round`() throws {
    var player = Player.playing("ring", "alarm")
    player.send(.host(.openedPage("/")))
    player.send(
      try #require(
        player.model.page.messages.first { $0.contains("length=8&daily=") }.flatMap { Message(name: $0, body: []) }))
    #expect(player.model.games.findWords.round?.finds.isEmpty == true)
    player.send(.host(.openedPage("/")))
    player.send(
      try #require(
        player.model.page.messages.first { $0.hasPrefix("resumedRound") }.flatMap { Message(name: $0, body: []) }))
    #expect(player.finds == ["ring", "alarm"])
  }

  /// A player who has finished the dailies of these days, and who now opens the home page on the day `today`.
  private func gardener(_ days: [String], on today: String) -> Player {
    func noon(_ day: String) -> Int64 { Int64(Day(day)!.number) * 86_400_000 + 43_200_000 }
    var store = Store()
    for day in days {
      var player = Player("/find-words?language=en&length=8&daily=\(day)", stored: store, at: noon(day))
      player.send(.findWords(.gaveUp))
      store = player.kept
    }
    return Player("/", stored: store, at: noon(today))
  }

  private func places(_ player: Player) -> [Node] { player.model.page.all { ($0["class"] ?? "") == "place" } }

  @Test func `the orchard has a place for each day of the month, and today's place is marked`() {
    let places = places(gardener(["2026-11-05"], on: "2026-11-21"))
    #expect(places.count == 30)
    #expect(places.indices.filter { places[$0]["data-when"] == "today" } == [20])
    #expect(places.indices.filter { places[$0]["data-when"] == "later" } == Array(21..<30))
    #expect(places.indices.filter { places[$0].first { $0.tag == "a" } != nil } == [4])
  }

  @Test func `an earlier month with its number of trees is one press away, and so is the way back`() throws {
    var player = gardener(["2026-01-05", "2026-01-06", "2026-03-01"], on: "2026-11-21")
    #expect(player.model.page.texts.contains("November 2026: 0 trees"))
    for (button, month, days) in [
      ("March 2026: 1 tree", "2026-03-01", 31), ("January 2026: 2 trees", "2026-01-01", 31),
      ("March 2026: 1 tree", "2026-03-01", 31), ("November 2026: 0 trees", "2026-11-01", 30),
    ] {
      #expect(player.model.page.first { $0["aria-label"] == button } != nil, "\(button)")
      player.send(try #require(Message(name: "showedGrove \(month)", body: [])))
      #expect(places(player).count == days)
      #expect(player.model.page.texts.contains(button))
    }
  }

  @Test func `after two weeks the home page welcomes the player back, and not before`() {
    #expect(gardener(["2026-11-01"], on: "2026-11-15").model.page.texts.contains("Welcome back"))
    #expect(!gardener(["2026-11-01"], on: "2026-11-14").model.page.texts.contains("Welcome back"))
    #expect(!gardener([], on: "2026-11-15").model.page.texts.contains("Welcome back"))
    #expect(gardener(["2026-11-01"], on: "2026-11-15").model.page.texts.contains("1 tree stands in your orchard."))
  }

  @Test func `the home page shows the time until the next puzzles and updates it each minute`() {
    var player = Player("/", at: 86_400_000 - 125 * 60_000 - 1000)
    #expect(player.model.page.texts.contains("New puzzles in 2 h 5 min"))
    #expect(player.log.contains("minutePassed in 60000"))
    player.log = []
    player.send(.home(.minutePassed), after: 60_000)
    #expect(player.model.page.texts.contains("New puzzles in 2 h 4 min"))
    #expect(player.log.contains("minutePassed in 60000"))
    player.send(.host(.openedPage("/apple-tree")))
    player.log = []
    player.send(.home(.minutePassed))
    #expect(player.log.isEmpty)
  }

  @Test func `the home page names yesterday's words`() {
    let texts = Player("/", at: 86_400_000 * 3).model.page.texts
    #expect(texts.contains("alarming") || texts.contains("agencies"))
    #expect(texts.contains("alarm"))
  }

  @Test func `only the first unfinished puzzle has the primary button`() {
    var player = Player("/")
    func primary() -> [String?] { player.model.page.all { $0["class"] == "submit" }.map { $0["aria-label"] } }
    #expect(primary() == ["Find Words: Play"])
    player.send(.host(.openedPage("/find-words?language=en&length=8&daily=1970-01-01")), .findWords(.gaveUp))
    player.send(.host(.openedPage("/")))
    #expect(primary() == ["Apple Tree: Play"])
  }
}
