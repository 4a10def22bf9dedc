import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// New word, its undo, and the settings that define rounds.
struct RoundTests {
  @Test func `New word clears the finds, the typed guess and the score`() {
    var player = Player.playing("ring", "alarm")
    player.send(.findWords(.skippedTutorial), .findWords(.typed("mai")), .findWords(.askedForNewWord))
    #expect(player.root == "agencies")
    #expect(player.finds.isEmpty)
    #expect(player.field.isEmpty)
    #expect(player.model.games.findWords.round?.score.points == Points(0))
    #expect(player.model.page.html.contains("Nothing picked yet"))
  }

  @Test func `a word found in an earlier round can be found again in a later round`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.findWords(.askedForNewWord))
    player.guess("ring")
    #expect(player.finds == ["ring"])
  }

  @Test func `New word can be undone for ten seconds`() {
    var player = Player.playing("ring")
    let before = player.model.games.findWords.round
    player.send(.findWords(.askedForNewWord))
    let serial = player.banner!.serial
    #expect(player.log.contains("bannerExpired \(serial) in 10000"))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.model.games.findWords.round == before)
    #expect(player.banner == nil)
    player.send(.host(.bannerExpired(serial: serial)), .findWords(.tookBackNewWord))
    #expect(player.model.games.findWords.round == before)
  }

  @Test func `New word after a finished round does not say that the round can be resumed`() {
    var player = Player.playing("ring")
    let root = player.model.games.findWords.round!.root
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp), .findWords(.askedForNewWord))
    #expect(player.banner == .newWord(replaced: root, isOver: true))
    #expect(player.banner != .newWord(replaced: root, isOver: false))
  }

  @Test func `New word can be undone until the player types, but for at least ten seconds`() {
    for isLate in [false, true] {
      var player = Player.playing("ring")
      player.send(.findWords(.askedForNewWord))
      if isLate { player.send(.host(.bannerExpired(serial: player.banner!.serial))) }
      #expect(player.banner?.tone == .undo)
      player.send(.findWords(.typed("s")), .findWords(.tookBackNewWord))
      #expect(player.root == (isLate ? "agencies" : "alarming"))
    }
  }

  @Test func `Undo after two quick presses of New word restores the round with finds`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .findWords(.askedForNewWord), .findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }

  @Test func `typing in the new round keeps Undo available`() {
    var player = Player.playing("ring")
    player.send(
      .findWords(.askedForNewWord), .findWords(.typed("c")), .findWords(.pickedTile(0)), .findWords(.askedForShuffle))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }

  @Test func `a refused guess in the new round keeps Undo available`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("zzz")
    // The page offers Undo only in the banner about the new word, which is shown again after the banner of the refusal.
    #expect(!player.model.page.messages.contains("tookBackNewWord"))
    player.send(.host(.bannerExpired(serial: player.model.session.bannerCount)))
    #expect(player.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `Undo is hidden while another message replaces its own`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .host(.shared("clipboard")))
    #expect(player.banner == .copied)
    #expect(!player.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `finding a word in the new round removes Undo`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["case"])
  }

  @Test func `New word removes the old round's link from the address`() {
    var player = Player.playing()
    player.send(.findWords(.askedForNewWord))
    #expect(player.log.contains("go to /find-words"))
  }

  @Test(arguments: [
    (Message.settings(.chose(.length(7))), "reading"), (.settings(.chose(.language(.spanish))), "camiones"),
    (.settings(.chose(.language(.italian))), "montagna"),
  ])
  func `changing a setting begins a new round at once if no word was found`(message: Message, root: String) {
    var player = Player.playing()
    player.send(message)
    #expect(player.root == root)
  }

  @Test(arguments: [
    Message.settings(.chose(.length(7))), .settings(.chose(.language(.spanish))), .settings(.chose(.minimum(.four))),
  ])
  func `changing a setting after a find applies to the next round and shows a message`(message: Message) {
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

  @Test func `undoing a change of settings removes the message about the next round`() {
    var player = Player.playing("ring")
    player.send(.settings(.chose(.length(7))), .settings(.chose(.length(8))))
    #expect(player.banner == nil)
  }

  @Test func `choosing the current value of a setting changes nothing`() {
    var player = Player.playing()
    player.send(
      .settings(.chose(.length(8))), .settings(.chose(.language(.english))), .settings(.chose(.minimum(.three))))
    #expect(player.log.isEmpty)
  }

  @Test func `a round judges guesses in its own language`() {
    var player = Player.playing("maña", root: "ma%C3%B1anas", language: .spanish)
    player.send(.settings(.chose(.language(.english))))
    player.guess("mana")
    #expect(player.finds == ["maña", "mana"])
  }

  @Test func `the newest find is at the top, and pressing it opens its word`() throws {
    var player = Player.playing("ring", "alarm")
    let html = player.model.page.html
    let alarm = try #require(html.range(of: ">alarm<"))
    let ring = try #require(html.range(of: ">ring<"))
    #expect(alarm.lowerBound < ring.lowerBound)
    player.send(.wordPage(.openedWord(.english, "ring")))
    #expect(player.model.page.html.contains("4 letters, 4 points"))
    player.send(.host(.closedSheet))
    #expect(player.model.session.sheet == nil)
    player.send(.wordPage(.openedWord(.english, "🍎")), .wordPage(.openedWord(.english, "")))
    #expect(player.model.session.sheet == nil)
  }

  @Test func `the same root word never comes twice in a row`() {
    var player = Player()
    var roots: [String] = []
    for _ in 0..<20 {
      roots.append(player.root!)
      player.send(.findWords(.askedForNewWord))
    }
    for (root, next) in zip(roots, roots.dropFirst()) { #expect(root != next) }
  }
}
