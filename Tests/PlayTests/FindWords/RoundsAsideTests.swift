import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Every round that was begun can be resumed.
struct RoundsAsideTests {
  /// Two tabs of one browser: the second one opens with the data that the first one stored.
  private func twoTabs() -> (Player, Player) {
    let first = Player.playing("ring")
    var store = first.kept
    store.device = "00000000000002"
    return (first, Player(stored: store))
  }

  /// The data that both tabs stored.
  private func both(_ first: Player, _ second: Player) -> Store {
    var store = second.kept
    for line in first.kept.lines where !store.lines.contains(line) { store.lines.append(line) }
    return store
  }

  @Test func `a reloaded tab resumes its own round, even if another tab plays a different round`() {
    var (first, second) = twoTabs()
    second.send(.findWords(.askedForNewWord))
    for word in ["case", "ages"] { second.guess(word) }
    #expect(second.root == "agencies")
    first.guess("main")
    let again = second.reloaded(both(first, second))
    #expect(again.root == "agencies" && again.finds == ["case", "ages"])
    #expect(first.reloaded(both(first, second)).finds == ["ring", "main"])
  }

  @Test func `a link to a round that was begun resumes the round`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.settings(.chose(.length(7))), .findWords(.askedForNewWord))
    player.guess("dear")
    let again = Player("/find-words?language=en&root=alarming", stored: player.kept)
    #expect(again.finds == ["ring"])
  }

  @Test func `unfinished earlier rounds are listed with the newest first and can be resumed`() throws {
    var player = Player.playing("case", root: "agencies")
    player.send(.findWords(.openedDaily), .findWords(.playedDay("1970-01-01")))
    player.guess("ring")
    player.send(.settings(.chose(.language(.spanish))), .findWords(.askedForNewWord))
    player.guess("camión")
    player.send(.settings(.chose(.language(.english))), .settings(.chose(.length(7))), .findWords(.askedForNewWord))
    player.guess("dear")
    #expect(player.roundsAside.map { $0.round.root.spelling } == ["camiones", "alarming", "agencies"])
    player.send(.findWords(.openedMenu))
    #expect(player.model.page.messages.contains("openedRounds"))
    player.send(.findWords(.openedRounds))
    #expect(player.model.page.plainText.contains("Rounds set aside"))
    let last = try #require(player.roundsAside.last).id
    #expect(player.model.page.messages.contains("resumedRound \(last.text)"))
    player.send(.findWords(.resumedRound(last)))
    #expect(player.finds == ["case"] && player.model.session.sheet == nil)
    #expect(player.roundsAside.map { $0.round.root.spelling } == ["reading", "camiones", "alarming"])
    #expect(player.again.finds == ["case"])
  }

  @Test func `a hundred unfinished earlier rounds are all kept`() {
    var player = Player.playing("ring")
    for count in 0..<99 {
      player.send(.findWords(.askedForNewWord))
      player.guess(player.root == "agencies" ? "case" : "ring")
      #expect(player.roundsAside.count == count + 1)
    }
    #expect(player.again.roundsAside.count == 99)
  }

  @Test func `finished rounds and rounds without finds are the first to be forgotten`() {
    var player = Player.playing("ring")
    for _ in 0..<60 {
      player.send(.findWords(.askedForNewWord))
      player.guess(player.root == "agencies" ? "case" : "main")
      player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.askedForNewWord))
    }
    #expect(player.roundsAside.map { $0.round.finds[0].spellings[0] } == ["ring"])
    #expect(player.model.session.profile.rounds.count <= 31)
  }
}
