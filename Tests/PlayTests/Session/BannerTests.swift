import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// The banner after a guess, and how long it stays.
struct BannerTests {
  @Test(arguments: [
    ("r1ng", "Letters only"), ("in", "Too short"), ("alarming", "Mix it up!"), ("RING ", "Be original!"),
    ("sing", "There’s no S in alarming."),
    ("maim", "There’s only one M in alarming."), ("lall", "There’s only one L in alarming."),
    ("aaaar", "alarming has only 2 A’s, not 4."), ("grim", "Is that a word?"),
    ("alar", "but it’s close!"), ("lam", "a bonus word, 3 letters, 3 points"), ("main", ">main<"),
    ("marginal", "Blossom"),
  ])
  func `every guess in Find Words shows a message about its result`(guess: String, sentence: String) {
    var player = Player.playing("ring")
    player.guess(guess)
    #expect(player.model.page.html.contains(sentence))
  }

  @Test func `an empty guess is ignored`() {
    for empty in ["", "  ", "\u{200B}"] {
      var player = Player.playing()
      player.guess(empty)
      #expect(player.banner == nil && player.finds.isEmpty)
    }
  }

  @Test func `a refused guess stays in the text field, and an accepted guess is cleared`() {
    var player = Player.playing()
    player.guess("sing")
    #expect(player.field == "sing")
    player.guess("ring")
    #expect(player.field.isEmpty)
  }

  @Test(arguments: [
    ("sing", 5000), ("lam", 2500), ("ring", 5000),  // ring reaches a level
  ])
  func `a message banner disappears after a few seconds`(guess: String, milliseconds: Int) {
    var player = Player.playing()
    player.guess(guess)
    #expect(player.log.contains("bannerExpired \(player.banner!.serial) in \(milliseconds)"))
    player.send(.host(.bannerExpired(serial: player.banner!.serial)))
    #expect(player.banner == nil)
  }

  @Test func `a one-time message that another message covered is shown again once`() {
    var player = Player.playing()
    player.send(.you(.serverRefused))
    let once = player.banner!.serial
    player.guess("sing")
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.log.last == "bannerExpired \(once) in 8000" && player.banner?.tone == .refusal)
    player.send(.host(.bannerExpired(serial: player.banner!.serial)))
    #expect(player.banner == nil)
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == once && player.log.last == "bannerExpired \(once) in 8000")
    player.guess("zing")
    player.send(.host(.bannerExpired(serial: player.banner!.serial)))
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.banner == nil)
  }

  @Test func `a one-time message disappears after its time`() {
    var player = Player.playing()
    player.send(.you(.serverRefused), .you(.serverRefused))
    #expect(player.banner!.serial == 1)
    player.send(.host(.bannerExpired(serial: 1)))
    #expect(player.banner == nil)
  }

  @Test func `a one-time message is shown again on another page`() {
    var player = Player.playing()
    player.send(.you(.serverRefused))
    let once = player.banner!.serial
    player.send(.host(.openedPage("/lists")))
    #expect(player.banner == nil)
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == once)
  }

  @Test func `two one-time messages are shown one after the other`() {
    var player = Player.playing()
    player.send(.you(.serverRefused))
    let once = player.banner!.serial
    _ = player.model.session.show(.newer)
    #expect(player.banner?.serial != once)
    player.send(.host(.bannerExpired(serial: player.banner!.serial)), .host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == once)
  }

  @Test func `a one-time message does not hide Undo after New word`() {
    var player = Player.playing("ring")
    player.send(.you(.serverRefused))
    let once = player.banner!.serial
    player.send(.findWords(.askedForNewWord))
    #expect(player.banner?.tone == .undo)
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.banner?.tone == .undo)
    player.send(.host(.bannerExpired(serial: player.banner!.serial)), .host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == once)
  }

  @Test func `the expiry of an old message does not remove a newer message`() {
    var player = Player.playing()
    player.guess("sing")
    let old = player.banner!.serial
    player.guess("zing")
    player.send(.host(.bannerExpired(serial: old)))
    #expect(player.banner != nil)
  }

  @Test(arguments: [
    Message.findWords(.typed("sin")), .host(.pressedKey(Key("s KeyS"))), .findWords(.pickedTile(0)),
    .findWords(.tookBackLetter), .findWords(.clearedField), .findWords(.askedForShuffle),
  ])
  func `the next key removes the message about a refused guess`(message: Message) {
    var player = Player.playing()
    player.guess("sing")
    player.send(message)
    #expect(player.banner == nil)
  }

  @Test func `two refused guesses in a row shake the text field twice`() {
    var player = Player.playing()
    player.guess("sing")
    let first = player.model.page.html.contains("data-shake=\"odd\"")
    player.send(.findWords(.submittedGuess))
    #expect(player.model.page.html.contains("data-shake=\"odd\"") != first)
  }

  @Test
  func `the first five growth levels show a quiet message, and later levels show leaves and sound`() {
    let find = Player.playing("ring").model.games.findWords.round!.finds[0]
    let quiet: [GrowthStage] = [.sprout, .seedling, .sapling, .youngTree, .leafy]
    for stage in GrowthStage.allCases.dropFirst() {
      #expect(stage.isEarly == quiet.contains(stage))
      #expect(Banner.reached(stage, with: find).tone == (quiet.contains(stage) ? .success : .grown))
    }
    var reader = Reader.playing("alarming")
    reader.player.signals = []
    for word in Shipped.solve("alarming", .english, common: true) { reader.guess(word) }
    #expect(reader.player.signals.first == "found" && reader.player.signals.filter { $0 == "grown" }.count == 3)
  }

  @Test func `reaching a growth level is announced once`() {
    var player = Player.playing()
    player.guess("marginal")
    #expect(
      player.banner
        == .reached(player.model.games.findWords.round!.score.stage, with: player.model.games.findWords.round!.finds[0])
    )
    player.guess("lam")
    #expect(player.banner?.tone == .success)
  }
}
