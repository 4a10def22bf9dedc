import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// A2 to A8, A10: a round of Apple Tree, its keys, its hint, its end.
struct AppleTreeTests {
  @Test func `a first visit draws a word and keeps the round`() {
    let session = Session("/apple-tree")
    #expect(session.log.filter { $0 != "store" } == ["load en.tsv", "navigate /apple-tree"])
    #expect(session.apples == 7)
    #expect(session.plays == 1)
    #expect(session.model.profile.appleTree == session.model.appleTreeGame?.record)
  }

  @Test func `a right letter fills all its places with the word's own spelling`() {
    var session = Session.guessing("Ñandúes", .spanish)
    session.tryLetters("ñuN")
    #expect(session.shown == "Ñ_n_ú__")
    #expect(session.apples == 7)
    #expect(session.said == "Yes, N: 1 place.")
    #expect(session.signals == ["right", "right", "right"])
  }

  @Test func `each wrong letter drops one apple`() {
    var session = Session.guessing("ring")
    session.miss(3)
    #expect(session.apples == 4)
    #expect(session.said == "No C. Four apples left.")
    #expect(session.signals.suffix(2) == ["wrong", "fall still"])
    #expect(session.model.page.all { $0["data-fallen"] != nil }.count == 3)
  }

  @Test func `an apple that has fallen stays fallen, and others fall after it`() {
    var session = Session.guessing("ring")
    var fallen: Set<String> = []
    for count in 1...7 {
      session.miss(1)
      let now = Set(session.model.page.all { $0["data-fallen"] != nil }.compactMap { $0["data-apple"] })
      #expect(now.isSuperset(of: fallen) && now.count == count)
      fallen = now
    }
    let spots = session.model.page.all { $0["data-apple"] != nil }
    #expect(session.atTree().model.page.all { $0["data-apple"] != nil } == spots)
  }

  @Test(arguments: ["r", "R", "ŕ", "x", "X"])
  func `the same letter twice costs nothing`(letter: String) {
    var session = Session.guessing("ring", tried: "rx")
    let lines = session.kept.lines
    session.send(.triedLetter(letter))
    #expect(session.apples == 6 && session.tried == "rx")
    #expect(session.said.hasSuffix("has been tried. Nothing fell."))
    #expect(session.signals == ["alreadyFound"])
    #expect(session.kept.lines == lines)
  }

  @Test(arguments: ["1", "🍎", "漢", "\u{301}", "-", "ß", "ñ", "\0", ".", "١"])
  func `what is no letter costs nothing`(text: String) {
    var session = Session.guessing("ring")
    let lines = session.kept.lines
    session.send(.triedLetter(text))
    #expect(session.apples == 7 && session.tried.isEmpty == (text != "ñ"))
    #expect(session.kept.lines.count == lines.count + (text == "ñ" ? 1 : 0))
  }

  @Test func `all letters win, the word is said, and the keys are dead`() {
    var session = Session.guessing("ring")
    session.miss(2)
    session.tryLetters("ring")
    #expect(session.outcome == .won)
    #expect(session.said == "Both you and the tree are so fruitful! The word is “ring”. Five apples left.")
    #expect(session.signals.suffix(2) == ["right", "win"])
    #expect(session.log.last == "focus tree-result")
    let before = session
    session.tryLetters("zr1")
    session.send(.askedForAppleTreeHint)
    #expect(session.kept.lines == before.kept.lines && session.signals == before.signals)
    #expect(session.model.page == before.model.page)
  }

  @Test func `seven misses lose, and the word is shown`() {
    var session = Session.guessing("árbol", .spanish, tried: "a")
    session.lose()
    #expect(session.outcome == .lost && session.apples == 0)
    #expect(session.said == "All the apples are rotten! The word was “árbol”.")
    #expect(session.signals.suffix(2) == ["fall", "loss"])
    #expect(session.model.page.all { $0["data-missed"] != nil }.map { $0.plainText } == ["r", "b", "o", "l"])
  }

  @Test func `a round is gone on with in the next visit as it was left`() {
    var session = Session.guessing("alarm", tried: "ax")
    for step in 0..<4 {
      switch step {
      case 1: session.send(.askedForAppleTreeHint)
      case 2: session.win()
      case 3:
        session.send(.playedAgain)
        session.lose()
      default: break
      }
      let again = session.atTree()
      #expect(again.hidden == session.hidden && again.shown == session.shown, "step \(step)")
      #expect(again.apples == session.apples && again.outcome == session.outcome, "step \(step)")
      #expect(again.model.appleTreeGame?.round.hasTakenHint == session.model.appleTreeGame?.round.hasTakenHint)
      #expect(again.kept.lines == session.kept.lines, "step \(step)")
      #expect(Set(again.tried) == Set(session.tried), "step \(step)")
    }
  }

  @Test func `a round that has begun or is gone on with says where it stands`() {
    var session = Session.guessing("alarm")
    #expect(session.said == "5 letters. Seven apples left.")
    session.tryLetters("ax")
    #expect(session.atTree().said == "5 letters. Six apples left.")
  }
}

// MARK: - The hint

extension AppleTreeTests {
  @Test func `a hint costs one apple, once`() {
    var session = Session.guessing("gato", .spanish)
    #expect(session.model.page.texts.contains("costs one apple"))
    session.send(.askedForAppleTreeHint)
    #expect(session.apples == 6)
    #expect(session.said == "A hint for one apple. Six apples left.")
    #expect(session.signals == ["hint", "fall still"])
    session.send(.askedForAppleTreeHint)
    #expect(session.apples == 6)
    #expect(session.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
  }

  @Test func `with one apple left there is no hint`() {
    var session = Session.guessing("gato", .spanish)
    session.miss(6)
    #expect(session.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
    let lines = session.kept.lines
    session.send(.askedForAppleTreeHint)
    #expect(session.apples == 1 && session.kept.lines == lines)
  }

  @Test(
    arguments: [
      ("en", nil, "cat"), ("zh-Hant", nil, "貓"), ("zh-Hans", nil, "猫"), ("ko", nil, "El  duerme."),
      ("ko", .simplifiedChinese, "猫"), ("es", nil, "El  duerme."), ("es", .english, "cat"),
    ] as [(String, TranslationLanguage?, String)])
  func `a hint is the translation for those who read it, else the example without the word`(
    interface: String, translation: TranslationLanguage?, hint: String
  ) {
    var session = Session.guessing("gato", .spanish)
    session.send(.chose(.interface(interface)))
    if let translation { session.send(.chose(.translation(translation))) }
    session.send(.askedForAppleTreeHint)
    let node = session.model.page.first { $0["class"] == "tree-hint" }
    #expect(node?.plainText == hint)
    #expect(node?.texts.contains { $0.contains("gato") } == false)
  }

  @Test func `a word of which nothing is known has no hint`() {
    var session = Session.guessing("main")
    session.send(.askedForAppleTreeHint)
    #expect(session.apples == 7)
    #expect(session.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
  }

  @Test func `a hint stays to be seen in the next visit, whatever language was chosen since`() {
    var session = Session.guessing("gato", .spanish, tried: "z")
    session.send(.askedForAppleTreeHint, .chose(.language(.english)))
    let again = session.atTree()
    #expect(again.hidden == "gato")
    #expect(again.log.contains("load es.tsv"))
    #expect(again.model.page.first { $0["class"] == "tree-hint" }?.plainText == "cat")
  }

  @Test func `a hint never has the word itself in it`() {
    let vocabulary = """
      word\ten\texample
      gas\tgas\tIl {gas} esce.
      no\tno\t{No}, no!
      tana\tden\tLa tana è una {tana}.
      """
    var session = Session.guessing("gas", .italian, withheld: [.vocabulary(.italian)])
    session.send(.loaded(.vocabulary(.italian), Array(vocabulary.utf8)))
    func hint(_ word: String) -> AppleTreeHint? { session.model.hint(for: HiddenWord(word, language: .italian)!) }
    guard case .example(before: "Il ", after: " esce.") = hint("gas") else {
      Issue.record()
      return
    }
    guard case nil = hint("no") else {
      Issue.record()
      return
    }
    guard case .translation("den", tag: "en") = hint("tana") else {
      Issue.record()
      return
    }
    session.send(.askedForAppleTreeHint)
    #expect(session.apples == 6)
  }

  @Test func `a second press on Play Again opens nothing, for the key that has come there waits a moment`() {
    var session = Session.guessing("alarm", from: .level("A2"), tried: "alrm")
    session.send(.playedAgain, after: 1000)
    session.send(.openedChallenge, after: 499)
    #expect(session.model.sheet == nil)
    session.send(.openedChallenge, after: 1)
    #expect(session.model.sheet == .challenge)
  }

  @Test func `a clock that is set back takes neither the hint nor Return away`() {
    var session = Session.guessing("ring")
    session.now = 10_000_000
    session.win()
    session.send(.pressedKey(Key("Enter Enter")), after: -5_000_000)
    #expect(session.outcome == nil)
    session.send(.chose(.words(.level("A2"))), after: 0)
    session.send(.askedForAppleTreeHint, after: -1_000_000)
    #expect(session.apples == 6)
  }
}

// MARK: - Physical keys

extension AppleTreeTests {
  @Test(
    arguments: [
      ("r KeyR", "r"), ("R KeyR", "r"), ("ㅂ KeyQ", "q"), ("Process KeyR", "r"), ("é Digit2", "e"), ("ｒ KeyR", "r"),
      ("Shift ShiftLeft", ""), ("ArrowLeft ArrowLeft", ""), ("  Space", ""), ("Enter Enter", ""), ("Dead Quote", ""),
      ("1 Digit1", ""), ("; Semicolon", ""), ("Process Digit1", ""), ("Tab Tab", ""), ("", ""), (" ", ""),
    ])
  func `a physical key tries the letter that is meant`(key: String, letter: String) {
    var session = Session.guessing("alarm")
    session.press(key)
    #expect(session.tried == letter)
    #expect(session.apples == (["q", "e"].contains(letter) ? 6 : 7))
  }

  @Test(arguments: ["ñ Semicolon", "ㅔ Semicolon", "Process Semicolon", "Ñ KeyN"])
  func `ñ is typed on every keyboard`(key: String) {
    var session = Session.guessing("ñu", .spanish)
    session.press(key)
    #expect(session.shown == "ñ_")
  }

  @Test func `while a sheet or the growing tree is over the page keys are not for the round`() {
    for message in [Message.openedSettings, .openedWords, .openedChallenge, .openedAppleTreeFigures, .askedForSplash] {
      var session = Session.guessing("ring")
      session.send(message)
      session.press("r KeyR")
      #expect(session.tried.isEmpty, "\(message)")
    }
  }

  @Test func `Return plays on after the end, but not the one meant for the last letter`() {
    var session = Session.guessing("ring")
    session.win()
    session.send(.pressedKey(Key("Enter Enter")), after: 200)
    #expect(session.outcome == .won)
    session.press("Enter Enter")
    #expect(session.outcome == nil && session.hidden != "ring")
    let begun = session.plays
    session.press("Enter Enter")
    #expect(session.plays == begun)
  }
}
