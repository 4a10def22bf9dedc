import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// How rounds begin: which files are requested, in which order they may arrive, and what happens when they do not.
struct LoadingTests {
  @Test func `a first visit to Find Words loads the lexicon and the root list and begins a round`() {
    let player = Player(languages: ["fr", "en-GB"])
    #expect(player.log == ["load en.lexicon", "load en-8.txt", "store"])
    #expect(["alarming", "agencies"].contains(player.root))
    #expect(player.model.session.settings == Settings(language: .english))
  }

  @Test(arguments: [
    (["es-MX", "en"], Language.spanish), (["it"], .italian), (["ko", "zh-Hant"], .english), ([], .english),
  ])
  func `a first visit plays in the browser's language if the game supports it`(languages: [String], language: Language)
  {
    #expect(Player(languages: languages).model.games.findWords.round?.language == language)
  }

  @Test func `a round begins regardless of the order in which its data files arrive`() {
    var player = Player(withheld: [.lexicon(.english), .roots(.english, length: 8)])
    player.send(.host(.loaded(.roots(.english, length: 8), Files.bytes(of: .roots(.english, length: 8)))))
    #expect(player.root == nil)
    player.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(player.root != nil)
  }

  @Test func `text that is typed before the round begins stays in the guess`() {
    var player = Player(withheld: [.lexicon(.english)])
    player.send(.findWords(.typed("rin")))
    player.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(player.root != nil)
    #expect(player.field == "rin")
  }

  @Test func `text that is typed before a finished round is restored is discarded`() {
    var before = Player.playing("ring")
    before.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    var after = Player(stored: before.kept, withheld: [.lexicon(.english)])
    after.send(.findWords(.typed("main")), .host(.loaded(.lexicon(.english), Files.english)))
    #expect(after.model.games.findWords.round?.outcome == .gaveUp)
    #expect(after.field.isEmpty)
  }

  @Test func `pressing a button before the round begins has no effect`() {
    var player = Player(withheld: [.lexicon(.english)])
    let before = player.kept.lines
    player.press("r KeyR", "Enter Enter", "Backspace Backspace", "  Space")
    player.send(
      .findWords(.pickedTile(0)), .findWords(.submittedGuess), .findWords(.askedForShuffle), .findWords(.clearedField),
      .findWords(.tookBackLetter), .findWords(.tookBackNewWord))
    #expect(player.kept.lines == before)
    #expect(player.banner == nil)
  }

  @Test func `a data file that fails to load shows an error, and a retry requests it again`() {
    var player = Player(withheld: [.lexicon(.english)])
    player.log = []
    player.send(.host(.failedToLoad(.lexicon(.english))))
    guard case .trouble(.file(.lexicon(.english)), instead: .newRound) = player.model.games.findWords.stage else {
      Issue.record("\(player.model.games.findWords.stage)")
      return
    }
    #expect(player.model.page.html.contains("en.lexicon"))
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(player.log == ["load en.lexicon", "store"])
    #expect(player.root != nil)
  }

  @Test(arguments: [DataFile.lexicon(.english), .roots(.english, length: 8)])
  func `a damaged data file shows an error and never begins a round without words`(file: DataFile) {
    for bytes in [
      [], [0xFF], Array("<!doctype html>".utf8), Array(Files.english.dropLast()), Files.spanish, Array("\n".utf8),
    ] as [[UInt8]] {
      // Any text is a valid root list; the lexicon decides whether its lines are words.
      if case .roots = file, String(validating: bytes, as: UTF8.self)?.contains(where: \.isLetter) == true { continue }
      var player = Player(withheld: [file])
      player.send(.host(.loaded(file, bytes)))
      #expect(player.root == nil)
      guard case .trouble = player.model.games.findWords.stage else {
        Issue.record("\(bytes.count) bytes are no trouble")
        continue
      }
    }
  }

  @Test func `a root list with an unknown word shows an error, but other word lengths work`() {
    var player = Player(withheld: [.roots(.english, length: 8)])
    player.send(.host(.loaded(.roots(.english, length: 8), Array("notaword".utf8))))
    guard case .trouble(let trouble, instead: .newRound) = player.model.games.findWords.stage else {
      Issue.record("\(player.model.games.findWords.stage)")
      return
    }
    #expect(trouble == .unsuitableRoot("notaword", .notInLexicon(language: .english)))
    player.send(.settings(.chose(.length(7))))
    #expect(player.root == "reading")
  }

  @Test func `a failure to load a file that the page does not need is ignored`() {
    var player = Player.playing("ring")
    player.send(
      .host(.failedToLoad(.lexicon(.english))), .host(.failedToLoad(.roots(.italian, length: 9))),
      .host(.loaded(.lexicon(.spanish), [1])))
    #expect(player.root == "alarming")
    #expect(player.log.isEmpty)
  }

  @Test func `two files that fail to load show one error, and one retry loads both`() {
    var player = Player(withheld: [.lexicon(.english), .roots(.english, length: 8)])
    player.send(.host(.failedToLoad(.lexicon(.english))), .host(.failedToLoad(.roots(.english, length: 8))))
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(player.root != nil)
  }

  @Test func `a stored round resumes without a root list`() {
    let before = Player.playing("ring", "alarm")
    let after = Player(stored: before.kept)
    #expect(after.log == ["load en.lexicon", "load en-en.tsv", "store"])
    #expect(after.model.games.findWords.round == before.model.games.findWords.round)
  }

  @Test func `a stored round survives loading, failure and retry of its lexicon`() {
    let before = Player.playing("ring", "alarm")
    var after = Player(stored: before.kept, withheld: [.lexicon(.english)])
    #expect(after.again.model.games.findWords.round == before.model.games.findWords.round)
    after.send(.host(.failedToLoad(.lexicon(.english))))
    #expect(after.again.model.games.findWords.round == before.model.games.findWords.round)
    after.send(.host(.askedToRetry))
    #expect(after.again.model.games.findWords.round == before.model.games.findWords.round)
    after.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(after.model.games.findWords.round == before.model.games.findWords.round)
  }

  @Test(arguments: [
    Message.settings(.chose(.length(7))), .settings(.chose(.language(.spanish))), .settings(.chose(.minimum(.four))),
  ])
  func `choosing a setting while a stored round loads keeps the round`(message: Message) {
    let before = Player.playing("ring", "alarm")
    var after = Player(stored: before.kept, withheld: [.lexicon(.english)])
    after.send(message)
    after.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(after.finds == ["ring", "alarm"])
  }
}

/// Tests rounds that begin with a link.
struct InvitationTests {
  @Test(arguments: [
    ("/find-words?language=es&root=camiones", "camiones"), ("/find-words?root=AGENCIES", "agencies"),
    ("/find-words?root=ma%C3%B1anas&language=es", "mañanas"),
    ("/find-words?root=man%CC%83anas&language=es-MX", "mañanas"),
    ("/find-words?root=+alarming+", "alarming"), ("/find-words?length=7&seed=42", "reading"),
    ("/find-words?seed=0&language=it", "montagna"),
    ("/find-words?length=7&seed=9007199254740991", "reading"),
  ])
  func `a Find Words link opens its round`(location: String, root: String) {
    #expect(Player(location).root == root)
  }

  @Test(arguments: [
    ("tesh", UnsuitableRoot.notInLexicon(language: .english)), ("", .length(0)), ("abc", .length(3)),
    ("al4rming", .notALetter(character: "4")),
    ("anal", .offensive), ("mail", .noCommonWords), ("%F0%9F%8D%8E", .notALetter(character: "🍎")),
    ("%", .notALetter(character: "%")),
    ("%zz", .notALetter(character: "%")), ("%3Cb%3E", .notALetter(character: "<")),
    ("%FF%FE", .notALetter(character: "\u{FFFD}")),
  ])
  func `a link to an unsuitable root word shows the reason and leads to a new round`(
    root: String, reason: UnsuitableRoot
  ) {
    var player = Player("/find-words?root=\(root)")
    guard case .trouble(.unsuitableRoot(_, reason), _) = player.model.games.findWords.stage else {
      Issue.record("\(player.model.games.findWords.stage)")
      return
    }
    #expect(!player.model.page.html.contains("<b>"))
    player.log = []
    player.send(.host(.askedToRetry))
    #expect(player.log.first == "navigate /find-words")
    #expect(player.root != nil)
  }

  @Test(arguments: [
    "/find-words?", "/find-words?length=9", "/find-words?&&==&a", "/find-words?%",
  ])
  func `an address that names no round begins a round with the player's settings`(location: String) {
    #expect(["alarming", "agencies"].contains(Player(location).root))
  }

  @Test func `the current round's link resumes the round`() {
    let before = Player.playing("ring")
    let after = Player("/find-words?root=ALARMING", stored: before.kept)
    #expect(after.finds == ["ring"])
  }

  @Test func `a link with the current round's seed resumes the round`() {
    let link = "/find-words?length=7&seed=42"
    var before = Player(link)
    before.guess("dear")
    #expect(Player(link, stored: before.kept).finds == ["dear"])
  }

  @Test func `a link to another round replaces the current round, and Undo restores it`() {
    let before = Player.playing("ring")
    var after = Player("/find-words?root=agencies", stored: before.kept)
    #expect(after.root == "agencies")
    #expect(after.banner == .newWord(replaced: before.model.games.findWords.round!.root, isOver: false))
    after.send(.findWords(.tookBackNewWord))
    #expect(after.model.games.findWords.round == before.model.games.findWords.round)
  }

  @Test func `a round restored after a link in another language accepts guesses again`() {
    let before = Player.playing("ring")
    var after = Player("/find-words?language=es&root=camiones", stored: before.kept)
    #expect(after.root == "camiones")
    after.send(.findWords(.tookBackNewWord))
    after.guess("main")
    #expect(after.finds == ["ring", "main"])
  }

  @Test func `New word after an unsuitable root word begins a round, and Undo restores the earlier round`() {
    let before = Player.playing("ring")
    var after = Player("/find-words?root=zzzz", stored: before.kept)
    #expect(after.root == nil)
    after.send(.host(.askedToRetry))
    #expect(after.root != nil)
    after.send(.findWords(.tookBackNewWord))
    #expect(after.finds == ["ring"])
  }

  @Test func `a file that is already loading is not requested again`() {
    var player = Player(withheld: [.lexicon(.english)])
    player.send(.settings(.chose(.length(7))), .settings(.chose(.length(8))))
    #expect(player.log.count { $0 == "load en.lexicon" } == 1)
  }
}
