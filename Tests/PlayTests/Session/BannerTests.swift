import Testing

@testable import Journal
@testable import Markup
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
    ("sing", 5000), ("lam", 2500), ("ring", 2500), ("marginal", 2500),
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
    player.send(.host(.closedBanner), .host(.bannerExpired(serial: once)))
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

  /// The keys that do not write a character: they move the focus, scroll, or modify other keys.
  private static let otherKeys = ["Tab Tab", "Shift ShiftLeft", "ArrowDown ArrowDown", "Control ControlLeft"]

  @Test(arguments: otherKeys + ["timer"])
  func `a banner with buttons stays after its time and while the player moves the focus`(key: String) {
    var player = Player.playing()
    player.guess("grim")
    #expect(player.banner?.hasButtons == true)
    player.send(key == "timer" ? .host(.bannerExpired(serial: player.banner!.serial)) : .host(.pressedKey(Key(key))))
    #expect(player.banner?.hasButtons == true)
    player.send(.host(.pressedKey(Key("a KeyA"))))
    #expect(player.banner == nil)
  }

  @Test(arguments: [Message.host(.closedBanner), .host(.pressedKey(Key("Escape Escape")))])
  func `Close and Escape remove a banner with buttons`(message: Message) {
    var player = Player.playing()
    player.guess("grim")
    player.send(message)
    #expect(player.banner == nil)
  }

  @Test func `a banner has a Close button only if it has another button`() {
    var reader = Reader.playing("alarming")
    reader.guess("sing")
    #expect(reader.button("Close") == nil)
    reader.guess("garm")
    #expect(reader.button("Close") != nil && reader.button("Report this word") != nil)
    reader.press("Close")
    #expect(reader.button("Report this word") == nil)
  }

  @Test func `typing removes the offer to undo New word only after ten seconds`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    let serial = player.banner!.serial
    player.send(.host(.pressedKey(Key("a KeyA"))))
    #expect(player.banner?.serial == serial && player.log.contains("bannerExpired \(serial) in 10000"))
    player.send(.host(.bannerExpired(serial: serial)))
    #expect(player.banner?.serial == serial)
    player.send(.host(.pressedKey(Key("Tab Tab"))))
    #expect(player.banner?.serial == serial)
    player.send(.host(.pressedKey(Key("a KeyA"))))
    #expect(player.banner == nil)
  }

  @Test func `a closed offer to undo New word can no longer restore the round`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .host(.closedBanner))
    let root = player.root
    player.send(.findWords(.tookBackNewWord))
    #expect(player.banner == nil && player.root == root)
  }

  @Test func `a one-time message waits while a banner with buttons is visible`() {
    var player = Player.playing()
    player.guess("grim")
    let refused = player.banner!.serial
    player.send(.you(.serverRefused))
    #expect(player.banner?.serial == refused)
    let once = refused + 1
    player.send(.host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == refused && player.log.last == "bannerExpired \(once) in 8000")
    player.send(.host(.closedBanner), .host(.bannerExpired(serial: once)))
    #expect(player.banner?.serial == once)
  }

  @Test func `a one-time message waits while Undo after New word is visible`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord), .you(.serverRefused))
    #expect(player.banner?.tone == .undo)
    let once = player.banner!.serial + 1
    player.send(.host(.bannerExpired(serial: once)), .host(.closedBanner))
    #expect(player.banner?.serial == once)
  }

  @Test func `the message about a growth level marks the found word as a word of its language`() {
    var player = Player.playing(root: "agencies")
    player.guess("cease")
    #expect(player.model.page.html.contains("<span lang=\"en\">cease</span>"))
  }

  @Test func `marking a word splits a text around its first occurrence`() {
    let nodes = marked("año", .spanish, in: "Un año es un año.")
    #expect(element("p") { nodes }.html == "<p>Un <span lang=\"es\">año</span> es un año.</p>")
    #expect(element("p") { marked("ring", .english, in: "Rin") }.html == "<p>Rin</p>")
  }

  @Test func `two refused guesses in a row shake the text field twice`() {
    var player = Player.playing()
    player.guess("sing")
    let first = player.model.page.html.contains("data-shake=\"odd\"")
    player.send(.findWords(.submittedGuess))
    #expect(player.model.page.html.contains("data-shake=\"odd\"") != first)
  }

  @Test func `only the half-grown tree is celebrated among the growth stages before the full harvest`() {
    var reader = Reader.playing("alarming")
    reader.player.signals = []
    let words = Shipped.solve("alarming", .english, common: true)
    for word in words { reader.guess(word) }
    let signals = reader.player.signals
    #expect(signals.count == words.count && signals.first == "found" && signals.last == "harvest")
    #expect(signals.filter { $0 == "grown" }.count == 1)
    let growths = (1...words.count).map { count in
      var part = Reader.playing("alarming")
      for word in words.prefix(count) { part.guess(word) }
      return part.player.model.games.findWords.round!.score.percent
    }
    #expect(growths.firstIndex { $0 >= 50 } == signals.firstIndex(of: "grown"))
  }

  @Test func `a growth stage is announced once, beside the find`() {
    var player = Player.playing()
    player.guess("ring")
    let round = player.model.games.findWords.round!
    #expect(player.banner == .accepted(round.finds[0], .english, reached: round.score.stage))
    player.guess("lam")
    #expect(player.banner == .accepted(player.model.games.findWords.round!.finds[1], .english, reached: nil))
  }

  @Test func `the first of the longest common words is announced, and a second one is not`() {
    let words = Shipped.solve("agencies", .english, common: true)
    let most = words.map { $0.count }.max()!
    let longest = words.filter { $0.count == most }
    #expect(longest.count > 1 && most < 8)
    var reader = Reader.playing("agencies")
    reader.guess(words.first { $0.count < most }!)
    #expect(reader.banner.text?.contains("No common word here is longer") == false)
    reader.guess(longest[0])
    #expect(reader.banner.text?.contains("No common word here is longer") == true)
    reader.guess(longest[1])
    #expect(reader.banner.text?.contains("No common word here is longer") == false)
  }

  @Test func `a word with all letters is celebrated before a growth stage`() {
    var player = Player.playing()
    player.guess("marginal")
    #expect(player.banner?.tone == .golden && player.signals.last == "all")
  }
}
