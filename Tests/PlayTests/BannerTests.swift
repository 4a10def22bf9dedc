import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// What is said after a guess, and how long.
struct BannerTests {
  @Test(arguments: [
    ("r1ng", "Letters only"), ("in", "Too short"), ("alarming", "Mix it up!"), ("RING ", "Be original!"),
    ("sing", "There is no S in alarming."),
    ("maim", "Only one M in alarming."), ("lall", "Only one L in alarming."),
    ("aaaar", "Only 2 of A in alarming, not 4."), ("grim", "Is that a word?"),
    ("alar", "but it is close!"), ("lam", "a bonus word, 3 letters, 3 points"), ("main", ">main<"),
    ("marginal", "Blossom"),
  ])
  func `every guess is answered`(guess: String, sentence: String) {
    var session = Session.playing("ring")
    session.guess(guess)
    #expect(session.model.page.html.contains(sentence))
  }

  @Test func `an empty guess is passed over`() {
    for empty in ["", "  ", "\u{200B}"] {
      var session = Session.playing()
      session.guess(empty)
      #expect(session.banner == nil)
    }
  }

  @Test func `a refused guess stays in the field, an accepted one goes`() {
    var session = Session.playing()
    session.guess("sing")
    #expect(session.field == "sing")
    session.guess("ring")
    #expect(session.field.isEmpty)
  }

  @Test(arguments: [
    ("sing", 5000), ("lam", 2500), ("ring", 5000),  // ring reaches a level
  ])
  func `a banner stays for a few seconds`(guess: String, milliseconds: Int) {
    var session = Session.playing()
    session.guess(guess)
    #expect(session.log.contains("bannerExpired \(session.model.shownBanner!.serial) in \(milliseconds)"))
    session.send(.bannerExpired(serial: session.model.shownBanner!.serial))
    #expect(session.banner == nil)
  }

  @Test func `an old banner's end does not take a newer one away`() {
    var session = Session.playing()
    session.guess("sing")
    let old = session.model.shownBanner!.serial
    session.guess("zing")
    session.send(.bannerExpired(serial: old))
    #expect(session.banner != nil)
  }

  @Test(arguments: [
    Message.typed("sin"), .pressedKey(Key("s KeyS")), .pickedTile(0), .tookBackLetter, .clearedField, .askedForShuffle,
  ])
  func `the next key takes a refusal away`(message: Message) {
    var session = Session.playing()
    session.guess("sing")
    session.send(message)
    #expect(session.banner == nil)
  }

  @Test func `two refusals in a row shake the field twice`() {
    var session = Session.playing()
    session.guess("sing")
    let first = session.model.page.html.contains("data-shake=\"odd\"")
    session.send(.submittedGuess)
    #expect(session.model.page.html.contains("data-shake=\"odd\"") != first)
  }

  @Test func `a level reached is told, and told once`() {
    var session = Session.playing()
    session.guess("ring")
    guard case .reached = session.banner else {
      Issue.record("\(String(describing: session.banner))")
      return
    }
    session.guess("lam")
    guard case .accepted = session.banner else {
      Issue.record("\(String(describing: session.banner))")
      return
    }
  }
}
