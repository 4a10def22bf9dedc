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
    #expect(page.texts.contains { $0.hasSuffix("Seed, 0 percent") })
    #expect(page.texts.contains { $0.hasPrefix("finished, 0 percent") })
    #expect(!page.texts.contains("Finish a daily puzzle, and a tree grows here."))
  }

  /// The page's links to the puzzles of this day.
  private func links(_ player: Player, to day: String) -> [String] {
    player.model.page.messages.filter { $0.contains("daily=" + day) }
  }

  @Test func `the home page changes to the new day at midnight`() {
    var player = Player("/", at: 86_340_000)
    #expect(links(player, to: "1970-01-01").count == 4)
    player.send(.host(.dayBegan), after: 61_000)
    #expect(links(player, to: "1970-01-01").isEmpty && links(player, to: "1970-01-02").count == 4)
  }

  @Test func `pressing a link to today's puzzle after midnight opens the new day's puzzle`() throws {
    for number in 0..<4 {
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

  @Test func `the home page groups finished trees by month, latest first`() {
    var checkpoint = Checkpoint(device: DeviceID(random: 1))
    for day in ["2026-01-05", "2026-01-06", "2026-03-01", "2026-11-20"] {
      checkpoint.games.findWords.join(mark(day, percent: 30))
    }
    checkpoint.games.findWords.join(mark("2026-02-01", percent: 30, isFinished: false))
    let grove = Profile(checkpoint).grove
    #expect(grove.map { $0.first.text } == ["2026-11-01", "2026-03-01", "2026-01-01"])
    #expect(grove.map { $0.trees.count } == [1, 1, 2])
  }
}
