import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests feature F21 of `docs/features.md`: the clock of a round.
struct ClockTests {
  private func timed(_ minutes: Int = 2) -> Player {
    var player = Player()
    player.send(.findWords(.skippedTutorial), .settings(.chose(.minutes(minutes))))
    player.log = []
    player.signals = []
    return player
  }

  private func played(_ player: Player) -> Int64 { player.model.games.findWords.game?.played.value ?? -1 }

  /// Sends `count` ticks like a browser, `milliseconds` apart.
  private func tick(_ player: inout Player, _ count: Int, every milliseconds: Int64 = 1000) {
    for _ in 0..<count { player.send(.findWords(.ticked), after: milliseconds) }
  }

  @Test func `a Find Words round has no timer unless the player chooses one`() {
    var player = Player.playing()
    tick(&player, 200)
    #expect(player.model.games.findWords.game?.timeLeft == nil)
    #expect(player.model.games.findWords.round?.outcome == nil)
    #expect(!player.log.contains { $0.hasPrefix("ticked") })
    #expect(!player.model.page.html.contains("role=\"timer\""))
  }

  @Test(arguments: [2, 3, 5])
  func `the remaining time counts down and ends the round with a message`(minutes: Int) {
    var player = timed(minutes)
    tick(&player, minutes * 60 - 1)
    #expect(player.model.games.findWords.round?.outcome == nil)
    #expect(player.model.page.texts.contains("0:01"))
    player.send(.findWords(.typed("rin")), after: 0)
    tick(&player, 1)
    #expect(player.model.games.findWords.round?.outcome == .timeUp)
    #expect(player.signals == ["timeLow", "timeUp"])
    #expect(player.field.isEmpty)
    #expect(player.model.page.texts.contains("Time is up"))
    #expect(player.again.model.games.findWords.round == player.model.games.findWords.round)
  }

  @Test(arguments: [1000, 1004, 1013, 1250, 999, 4999] as [Int64])
  func `the low time signal sounds once, even if the clock ticks late`(milliseconds: Int64) {
    var player = timed()
    tick(&player, 140, every: milliseconds)
    #expect(player.signals == ["timeLow", "timeUp"])
  }

  @Test func `a guess after the end of the time is refused, even without a clock tick`() {
    var player = timed()
    tick(&player, 119)
    player.send(.findWords(.typed("ring")), after: 900)
    #expect(player.field == "ring")
    player.send(.findWords(.submittedGuess), after: 100)
    #expect(player.finds.isEmpty)
    #expect(player.model.games.findWords.round?.outcome == .timeUp)
    #expect(player.model.brokenInvariant == nil)
  }

  @Test(arguments: [
    (Message.settings(.openedSettings), Message.host(.closedSheet)), (.findWords(.openedHints), .host(.closedSheet)),
    (.findWords(.openedDaily), .host(.closedSheet)),
    (.host(.left), .host(.returned)), (.host(.openedPage("/saved")), .host(.openedPage("/find-words"))),
    (.wordPage(.openedWord(.english, "ring")), .host(.closedSheet)),
  ])
  func `the round's clock stops while the board is hidden`(away: Message, back: Message) {
    var player = timed()
    tick(&player, 5)
    player.send(away, after: 0)
    let before = played(player)
    tick(&player, 300)
    player.send(back)
    #expect(played(player) == before)
    tick(&player, 1)
    #expect(played(player) == before + 1000)
  }

  @Test func `a pause adds at most one minute of played time, or five seconds with a timer`() {
    var free = Player.playing()
    let before = played(free)
    free.send(.findWords(.typed("r")), after: 59_000)
    #expect(played(free) == before + 59_000)
    free.send(.findWords(.typed("ri")), after: 10_000_000)
    #expect(played(free) == before + 119_000)
    var timed = timed()
    let start = played(timed)
    timed.send(.findWords(.ticked), after: 10_000_000)
    #expect(played(timed) == start + 5000)
  }

  @Test func `setting the clock back does not reduce the played time`() {
    var player = timed()
    tick(&player, 5)
    let before = played(player)
    player.send(.findWords(.ticked), after: -3_600_000)
    #expect(played(player) == before)
  }

  @Test func `the round's clock schedules at most one tick at a time`() {
    var player = timed()
    tick(&player, 1)
    player.log = []
    player.send(
      .findWords(.typed("r")), .findWords(.askedForShuffle), .settings(.openedSettings), .host(.closedSheet),
      .findWords(.askedForNewWord), .host(.left), .host(.returned))
    #expect(player.log.count { $0.hasPrefix("ticked") } == 0)
    tick(&player, 1)
    #expect(player.log.count { $0.hasPrefix("ticked in 1000") } == 1)
    player.send(.settings(.openedSettings))
    tick(&player, 1)
    #expect(player.log.count { $0.hasPrefix("ticked") } == 1)
    player.send(.host(.closedSheet))
    #expect(player.log.count { $0.hasPrefix("ticked") } == 2)
  }

  @Test func `reloading the page does not give the player extra time`() {
    var player = timed()
    tick(&player, 30)
    player.send(.findWords(.typed("a")))
    let again = player.again
    #expect(again.model.games.findWords.round?.minutes == 2)
    #expect(played(again) >= 29_000)
  }

  @Test func `neither Undo nor reopening the round's link gives the player extra time`() {
    var player = timed()
    let root = player.root!
    player.guess("ring")
    tick(&player, 60)
    let before = played(player)
    player.send(.findWords(.askedForNewWord), .findWords(.tookBackNewWord))
    #expect(player.root == root)
    #expect(played(player) >= before)
    tick(&player, 20)
    let later = played(player)
    player.send(.host(.openedPage("/saved")), .findWords(.typed("a")))
    let again = Player("/find-words?language=en&root=\(root)", stored: player.kept)
    #expect(again.root == root && again.finds == player.finds)
    #expect(played(again) >= later - 1000)
  }

  @Test func `events from another tab do not turn the round's clock back`() {
    var player = timed()
    var store = player.kept
    store.device = "00000000000002"
    var other = Player(stored: store)
    other.send(.settings(.chose(.theme(.dark))))
    tick(&player, 30)
    let before = played(player)
    player.send(.host(.merged(Array(other.kept.lines.joined(separator: "\n").utf8))), after: 0)
    #expect(played(player) == before)
    #expect(player.document == "dark en")
  }

  @Test func `a daily puzzle has no timer`() {
    var player = timed()
    player.send(.findWords(.playedDay("1970-01-01")))
    #expect(player.model.games.findWords.round?.origin.day == Day(number: 0))
    #expect(player.model.games.findWords.game?.timeLeft == nil)
  }

  @Test func `a round that ends in another tab also ends in this tab`() {
    var player = Player.playing("ring")
    var store = player.kept
    store.device = "00000000000002"
    var other = Player(stored: store)
    other.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    player.guess("grim")
    player.send(.findWords(.openedHints))
    player.send(.host(.merged(Array(other.kept.lines.joined(separator: "\n").utf8))))
    #expect(player.model.games.findWords.round?.outcome == .gaveUp)
    #expect(player.model.session.sheet == nil && player.banner == nil && player.field.isEmpty)
    player.send(.findWords(.addedWord))
    #expect(player.model.brokenInvariant == nil)
  }
}
