import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// How rounds begin: what is ordered, in which order it may come, and what happens when it does not.
struct LoadingTests {
  @Test func `a first visit orders the lexicon and the roots and begins by itself`() {
    let session = Session(languages: ["fr", "en-GB"])
    #expect(session.log == ["load en.lexicon", "load en-8.txt", "store"])
    #expect(["alarming", "agencies"].contains(session.root))
    #expect(session.model.settings == Settings(language: .english))
  }

  @Test(arguments: [
    (["es-MX", "en"], Language.spanish), (["it"], .italian), (["ko", "zh-Hant"], .english), ([], .english),
  ])
  func `a first visit plays in the browser's language if it is one of ours`(languages: [String], language: Language) {
    #expect(Session(languages: languages).model.round?.language == language)
  }

  @Test func `files may come in any order`() {
    var session = Session(withheld: [.lexicon(.english), .roots(.english, length: 8)])
    session.send(.loaded(.roots(.english, length: 8), Files.bytes(of: .roots(.english, length: 8))))
    #expect(session.root == nil)
    session.send(.loaded(.lexicon(.english), Files.english))
    #expect(session.root != nil)
  }

  @Test func `what is typed before there is a round is still there when it begins`() {
    var session = Session(withheld: [.lexicon(.english)])
    session.send(.typed("rin"))
    session.send(.loaded(.lexicon(.english), Files.english))
    #expect(session.root != nil)
    #expect(session.field == "rin")
  }

  @Test func `what is typed before a round that is over comes back does not stay in its field`() {
    var before = Session.playing("ring")
    before.send(.askedToGiveUp, .gaveUp)
    var after = Session(stored: before.kept, withheld: [.lexicon(.english)])
    after.send(.typed("main"), .loaded(.lexicon(.english), Files.english))
    #expect(after.model.round?.outcome == .gaveUp)
    #expect(after.field.isEmpty)
  }

  @Test func `a press before there is a round changes nothing`() {
    var session = Session(withheld: [.lexicon(.english)])
    let before = session.kept.lines
    session.press("r KeyR", "Enter Enter", "Backspace Backspace", "  Space")
    session.send(.pickedTile(0), .submittedGuess, .askedForShuffle, .clearedField, .tookBackLetter, .tookBackNewWord)
    #expect(session.kept.lines == before)
    #expect(session.banner == nil)
  }

  @Test func `a file that does not come is trouble, and a retry orders what is missing again`() {
    var session = Session(withheld: [.lexicon(.english)])
    session.log = []
    session.send(.failedToLoad(.lexicon(.english)))
    guard case .trouble(.file(.lexicon(.english)), instead: .newRound) = session.model.stage else {
      Issue.record("\(session.model.stage)")
      return
    }
    #expect(session.model.page.html.contains("en.lexicon"))
    session.withheld = []
    session.send(.askedToRetry)
    #expect(session.log == ["load en.lexicon", "store"])
    #expect(session.root != nil)
  }

  @Test(arguments: [DataFile.lexicon(.english), .roots(.english, length: 8)])
  func `a damaged file is trouble, never a round without words`(file: DataFile) {
    for bytes in [
      [], [0xFF], Array("<!doctype html>".utf8), Array(Files.english.dropLast()), Files.spanish, Array("\n".utf8),
    ] as [[UInt8]] {
      // Any text is a list of roots; whether they are words the lexicon says.
      if case .roots = file, String(validating: bytes, as: UTF8.self)?.contains(where: \.isLetter) == true { continue }
      var session = Session(withheld: [file])
      session.send(.loaded(file, bytes))
      #expect(session.root == nil)
      guard case .trouble = session.model.stage else {
        Issue.record("\(bytes.count) bytes are no trouble")
        continue
      }
    }
  }

  @Test func `a list with a root that is no word is trouble with a way out`() {
    var session = Session(withheld: [.roots(.english, length: 8)])
    session.send(.loaded(.roots(.english, length: 8), Array("notaword".utf8)))
    #expect(
      session.model.stage
        == .trouble(.unsuitableRoot("notaword", .notInLexicon(language: .english)), instead: .newRound))
    session.send(.chose(.length(7)))
    #expect(session.root == "reading")
  }

  @Test func `a failure of a file that nothing waits for is passed over`() {
    var session = Session.playing("ring")
    session.send(
      .failedToLoad(.lexicon(.english)), .failedToLoad(.roots(.italian, length: 9)), .loaded(.lexicon(.spanish), [1]))
    #expect(session.root == "alarming")
    #expect(session.log.isEmpty)
  }

  @Test func `two failures are one trouble and one retry`() {
    var session = Session(withheld: [.lexicon(.english), .roots(.english, length: 8)])
    session.send(.failedToLoad(.lexicon(.english)), .failedToLoad(.roots(.english, length: 8)))
    session.withheld = []
    session.send(.askedToRetry)
    #expect(session.root != nil)
  }

  @Test func `a stored round goes on without a list of roots`() {
    let before = Session.playing("ring", "alarm")
    let after = Session(stored: before.kept)
    #expect(after.log == ["load en.lexicon", "store"])
    #expect(after.model.round == before.model.round)
  }

  @Test func `a stored round survives while its lexicon loads, and trouble, and a retry`() {
    let before = Session.playing("ring", "alarm")
    var after = Session(stored: before.kept, withheld: [.lexicon(.english)])
    #expect(after.again.model.round == before.model.round)
    after.send(.failedToLoad(.lexicon(.english)))
    #expect(after.again.model.round == before.model.round)
    after.send(.askedToRetry)
    #expect(after.again.model.round == before.model.round)
    after.send(.loaded(.lexicon(.english), Files.english))
    #expect(after.model.round == before.model.round)
  }

  @Test(arguments: [Message.chose(.length(7)), .chose(.language(.spanish)), .chose(.minimum(4))])
  func `a setting chosen while a stored round with words loads does not throw the round away`(message: Message) {
    let before = Session.playing("ring", "alarm")
    var after = Session(stored: before.kept, withheld: [.lexicon(.english)])
    after.send(message)
    after.send(.loaded(.lexicon(.english), Files.english))
    #expect(after.finds == ["ring", "alarm"])
  }

  @Test func `opening the first path leads to the game`() {
    #expect(Session("/").log.first == "navigate /find-words")
  }
}

/// Rounds that a link opens.
struct InvitationTests {
  @Test(arguments: [
    ("/find-words?language=es&root=camiones", "camiones"), ("/find-words?root=AGENCIES", "agencies"),
    ("/find-words?root=ma%C3%B1anas&language=es", "mañanas"),
    ("/find-words?root=man%CC%83anas&language=es-MX", "mañanas"),
    ("/find-words?root=+alarming+", "alarming"), ("/find-words?length=7&seed=42", "reading"),
    ("/find-words?seed=0&language=it", "montagna"),
    ("/find-words?length=7&seed=9007199254740991", "reading"),
  ])
  func `a link opens its round`(location: String, root: String) {
    #expect(Session(location).root == root)
  }

  @Test(arguments: [
    ("tesh", UnsuitableRoot.notInLexicon(language: .english)), ("", .length(0)), ("abc", .length(3)),
    ("al4rming", .notALetter(character: "4")),
    ("anal", .offensive), ("mail", .noWordsInIt), ("%F0%9F%8D%8E", .notALetter(character: "🍎")),
    ("%", .notALetter(character: "%")),
    ("%zz", .notALetter(character: "%")), ("%3Cb%3E", .notALetter(character: "<")),
    ("%FF%FE", .notALetter(character: "\u{FFFD}")),
  ])
  func `a link to an unsuitable root says why and leads on`(root: String, reason: UnsuitableRoot) {
    var session = Session("/find-words?root=\(root)")
    guard case .trouble(.unsuitableRoot(_, reason), _) = session.model.stage else {
      Issue.record("\(session.model.stage)")
      return
    }
    #expect(!session.model.page.html.contains("<b>"))
    session.log = []
    session.send(.askedToRetry)
    #expect(session.log.first == "navigate /find-words")
    #expect(session.root != nil)
  }

  @Test(arguments: [
    "/find-words?", "/find-words?length=9", "/find-words?&&==&a", "/%", "",
    "?",
  ])
  func `an address that asks for no round begins one of the settings`(location: String) {
    #expect(["alarming", "agencies"].contains(Session(location).root))
  }

  @Test func `the link of the round that is played goes on with it`() {
    let before = Session.playing("ring")
    let after = Session("/find-words?root=ALARMING", stored: before.kept)
    #expect(after.finds == ["ring"])
  }

  @Test func `the link with the seed of the round that is played goes on with it`() {
    let link = "/find-words?length=7&seed=42"
    var before = Session(link)
    before.guess("dear")
    #expect(Session(link, stored: before.kept).finds == ["dear"])
  }

  @Test func `another round's link puts the stored one away, and it can be taken back`() {
    let before = Session.playing("ring")
    var after = Session("/find-words?root=agencies", stored: before.kept)
    #expect(after.root == "agencies")
    #expect(after.banner == .newWord(putAway: before.model.round!.root))
    after.send(.tookBackNewWord)
    #expect(after.model.round == before.model.round)
  }

  @Test func `a round taken back after a link in another language is judged again`() {
    let before = Session.playing("ring")
    var after = Session("/find-words?language=es&root=camiones", stored: before.kept)
    #expect(after.root == "camiones")
    after.send(.tookBackNewWord)
    after.guess("main")
    #expect(after.finds == ["ring", "main"])
  }

  @Test func `New Word on the page of an unsuitable root leads on, and the round in progress can be taken back`() {
    let before = Session.playing("ring")
    var after = Session("/find-words?root=zzzz", stored: before.kept)
    #expect(after.root == nil)
    after.send(.askedToRetry)
    #expect(after.root != nil)
    after.send(.tookBackNewWord)
    #expect(after.finds == ["ring"])
  }

  @Test func `a file that is on its way is not ordered again`() {
    var session = Session(withheld: [.lexicon(.english)])
    session.send(.chose(.length(7)), .chose(.length(8)))
    #expect(session.log.count { $0 == "load en.lexicon" } == 1)
  }
}
