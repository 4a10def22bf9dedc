import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// New word, its undo, and the settings that shape rounds.
struct RoundTests {
  @Test func `New word clears words, field and score`() {
    var player = Player.playing("ring", "alarm")
    player.send(.findWords(.skippedTutorial), .findWords(.typed("mai")), .findWords(.askedForNewWord))
    #expect(player.root == "agencies")
    #expect(player.finds.isEmpty)
    #expect(player.field.isEmpty)
    #expect(player.model.games.findWords.round?.score.points == Points(0))
    #expect(player.model.page.html.contains("Nothing picked yet"))
  }

  @Test func `a word of the round before can be found in the next one`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.findWords(.askedForNewWord))
    player.guess("ring")
    #expect(player.finds == ["ring"])
  }

  @Test func `New word can be taken back for ten seconds`() {
    var player = Player.playing("ring")
    let before = player.model.games.findWords.round
    player.send(.findWords(.askedForNewWord))
    let serial = player.banner!.serial
    #expect(player.log.contains("bannerExpired \(serial) in 10000"))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.model.games.findWords.round == before)
    #expect(player.banner == nil)
    player.send(.visit(.bannerExpired(serial: serial)), .findWords(.tookBackNewWord))
    #expect(player.model.games.findWords.round == before)
  }

  @Test func `a round that is over is not said to be set aside`() {
    var player = Player.playing("ring")
    let root = player.model.games.findWords.round!.root
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.askedForNewWord))
    #expect(player.banner == .newWord(replaced: root, isOver: true))
    #expect(player.banner != .newWord(replaced: root, isOver: false))
  }

  @Test func `after ten seconds it cannot be taken back`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.send(.visit(.bannerExpired(serial: player.banner!.serial)), .findWords(.tookBackNewWord))
    #expect(player.root == "agencies")
  }

  @Test func `of two New words at once the round with words is taken back`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .findWords(.askedForNewWord), .findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }

  @Test func `typing in the new round does not take the undo away`() {
    var player = Player.playing("ring")
    player.send(
      .findWords(.askedForNewWord), .findWords(.typed("c")), .findWords(.pickedTile(0)), .findWords(.askedForShuffle))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }

  @Test func `a refused guess in the new round does not take the undo away`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("zzz")
    // It is in its own banner alone, which comes back.
    #expect(!player.model.page.messages.contains("tookBackNewWord"))
    player.send(.visit(.bannerExpired(serial: player.model.session.bannerCount)))
    #expect(player.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `Undo stands in no other banner than its own`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .visit(.shared("clipboard")))
    #expect(player.banner == .copied)
    #expect(!player.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `a word found in the new round ends the undo`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["case"])
  }

  @Test func `New word leaves the link of the old round`() {
    var player = Player.playing()
    player.send(.findWords(.askedForNewWord))
    #expect(player.log.contains("go to /find-words"))
  }

  @Test(arguments: [
    (Message.settings(.chose(.length(7))), "reading"), (.settings(.chose(.language(.spanish))), "camiones"),
    (.settings(.chose(.language(.italian))), "montagna"),
  ])
  func `with no word found a change begins a new round at once`(message: Message, root: String) {
    var player = Player.playing()
    player.send(message)
    #expect(player.root == root)
  }

  @Test(arguments: [
    Message.settings(.chose(.length(7))), .settings(.chose(.language(.spanish))), .settings(.chose(.minimum(4))),
  ])
  func `with a word found a change counts from the next New word and says so`(message: Message) {
    var player = Player.playing("ring")
    player.send(message)
    #expect(player.finds == ["ring"])
    #expect(player.banner == .later(player.model.games.findWords.round!.root, isOver: false))
    #expect(player.again.model.session.settings == player.model.session.settings)
    player.guess("lam")
    #expect(player.finds == ["ring", "lam"])
    player.send(.findWords(.askedForNewWord))
    #expect(player.model.games.findWords.round?.language == player.model.session.settings.language)
    #expect(player.model.games.findWords.round?.root.word.count == player.model.session.settings.length)
    #expect(player.model.games.findWords.round?.minimum == player.model.session.settings.minimum)
  }

  @Test func `a change taken back takes its banner along`() {
    var player = Player.playing("ring")
    player.send(.settings(.chose(.length(7))), .settings(.chose(.length(8))))
    #expect(player.banner == nil)
  }

  @Test func `choosing what is chosen already changes nothing`() {
    var player = Player.playing()
    player.send(.settings(.chose(.length(8))), .settings(.chose(.language(.english))), .settings(.chose(.minimum(3))))
    #expect(player.log.isEmpty)
  }

  @Test func `a round keeps its own language for judging`() {
    var player = Player.playing("maña", root: "ma%C3%B1anas", language: .spanish)
    player.send(.settings(.chose(.language(.english))))
    player.guess("mana")
    #expect(player.finds == ["maña", "mana"])
  }

  @Test func `the newest find hangs on top and a press opens its word`() throws {
    var player = Player.playing("ring", "alarm")
    let html = player.model.page.html
    let alarm = try #require(html.range(of: ">alarm<"))
    let ring = try #require(html.range(of: ">ring<"))
    #expect(alarm.lowerBound < ring.lowerBound)
    player.send(.wordPage(.openedWord(.english, "ring")))
    #expect(player.model.page.html.contains("4 letters, 4 points"))
    player.send(.visit(.closedSheet))
    #expect(player.model.session.sheet == nil)
    player.send(.wordPage(.openedWord(.english, "🍎")), .wordPage(.openedWord(.english, "")))
    #expect(player.model.session.sheet == nil)
  }

  @Test func `every root is played before one comes again`() {
    var player = Player()
    var roots: [String] = []
    for _ in 0..<20 {
      roots.append(player.root!)
      player.send(.findWords(.askedForNewWord))
    }
    for (root, next) in zip(roots, roots.dropFirst()) { #expect(root != next) }
  }
}
