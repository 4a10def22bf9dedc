import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// New Word, its undo, and the settings that shape rounds.
struct RoundTests {
  @Test func `New Word clears words, field and score`() {
    var session = Session.playing("ring", "alarm")
    session.send(.skippedTutorial, .typed("mai"), .askedForNewWord)
    #expect(session.root == "agencies")
    #expect(session.finds.isEmpty)
    #expect(session.field.isEmpty)
    #expect(session.model.round?.score.points == Points(0))
    #expect(session.model.page.html.contains("Nothing picked yet"))
  }

  @Test func `a word of the round before can be found in the next one`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.guess("case")
    session.send(.askedForNewWord)
    session.guess("ring")
    #expect(session.finds == ["ring"])
  }

  @Test func `New Word can be taken back for ten seconds`() {
    var session = Session.playing("ring")
    let before = session.model.round
    session.send(.askedForNewWord)
    let serial = session.model.shownBanner!.serial
    #expect(session.log.contains("bannerExpired \(serial) in 10000"))
    session.send(.tookBackNewWord)
    #expect(session.model.round == before)
    #expect(session.banner == nil)
    session.send(.bannerExpired(serial: serial), .tookBackNewWord)
    #expect(session.model.round == before)
  }

  @Test func `after ten seconds it cannot be taken back`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.send(.bannerExpired(serial: session.model.shownBanner!.serial), .tookBackNewWord)
    #expect(session.root == "agencies")
  }

  @Test func `of two New Words at once the round with words is taken back`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord, .askedForNewWord, .tookBackNewWord)
    #expect(session.finds == ["ring"])
  }

  @Test func `typing in the new round does not take the undo away`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord, .typed("c"), .pickedTile(0), .askedForShuffle)
    session.send(.tookBackNewWord)
    #expect(session.finds == ["ring"])
  }

  @Test func `a refused guess in the new round does not take the undo away`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.guess("zzz")
    // It is in its own banner alone, which comes back.
    #expect(!session.model.page.messages.contains("tookBackNewWord"))
    session.send(.bannerExpired(serial: session.model.bannerCount))
    #expect(session.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `Undo stands in no other banner than its own`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord, .shared("clipboard"))
    #expect(session.banner == .copied)
    #expect(!session.model.page.messages.contains("tookBackNewWord"))
  }

  @Test func `a word found in the new round ends the undo`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.guess("case")
    session.send(.tookBackNewWord)
    #expect(session.finds == ["case"])
  }

  @Test func `New Word leaves the link of the old round`() {
    var session = Session.playing()
    session.send(.askedForNewWord)
    #expect(session.log.contains("go to /find-words"))
  }

  @Test(arguments: [
    (Message.chose(.length(7)), "reading"), (.chose(.language(.spanish)), "camiones"),
    (.chose(.language(.italian)), "montagna"),
  ])
  func `with no word found a change begins a new round at once`(message: Message, root: String) {
    var session = Session.playing()
    session.send(message)
    #expect(session.root == root)
  }

  @Test(arguments: [Message.chose(.length(7)), .chose(.language(.spanish)), .chose(.minimum(4))])
  func `with a word found a change counts from the next New Word and says so`(message: Message) {
    var session = Session.playing("ring")
    session.send(message)
    #expect(session.finds == ["ring"])
    #expect(session.banner == .later(session.model.round!.root))
    #expect(session.again.model.settings == session.model.settings)
    session.guess("lam")
    #expect(session.finds == ["ring", "lam"])
    session.send(.askedForNewWord)
    #expect(session.model.round?.language == session.model.settings.language)
    #expect(session.model.round?.root.word.count == session.model.settings.length)
    #expect(session.model.round?.minimum == session.model.settings.minimum)
  }

  @Test func `a change taken back takes its banner along`() {
    var session = Session.playing("ring")
    session.send(.chose(.length(7)), .chose(.length(8)))
    #expect(session.banner == nil)
  }

  @Test func `choosing what is chosen already changes nothing`() {
    var session = Session.playing()
    session.send(.chose(.length(8)), .chose(.language(.english)), .chose(.minimum(3)))
    #expect(session.log.isEmpty)
  }

  @Test func `a round keeps its own language for judging`() {
    var session = Session.playing("maña", root: "ma%C3%B1anas", language: .spanish)
    session.send(.chose(.language(.english)))
    session.guess("mana")
    #expect(session.finds == ["maña", "mana"])
  }

  @Test func `the newest find hangs on top and a press opens its word`() throws {
    var session = Session.playing("ring", "alarm")
    let html = session.model.page.html
    let alarm = try #require(html.range(of: ">alarm<"))
    let ring = try #require(html.range(of: ">ring<"))
    #expect(alarm.lowerBound < ring.lowerBound)
    session.send(.openedWord(.english, "ring"))
    #expect(session.model.page.html.contains("4 letters, 4 points"))
    session.send(.closedSheet)
    #expect(session.model.sheet == nil)
    session.send(.openedWord(.english, "🍎"), .openedWord(.english, ""))
    #expect(session.model.sheet == nil)
  }

  @Test func `every root is played before one comes again`() {
    var session = Session()
    var roots: [String] = []
    for _ in 0..<20 {
      roots.append(session.root!)
      session.send(.askedForNewWord)
    }
    for (root, next) in zip(roots, roots.dropFirst()) { #expect(root != next) }
  }
}
