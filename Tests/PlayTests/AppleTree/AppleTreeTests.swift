import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Tests features A2 to A8, A10 of `docs/features.md`: a round of Apple Tree with its keys, hint and end.
struct AppleTreeTests {
  @Test func `a first visit to Apple Tree draws a word and stores the round`() {
    let player = Player("/apple-tree")
    #expect(player.log.filter { $0 != "store" } == ["load en-en.tsv", "navigate /apple-tree"])
    #expect(player.apples == 7)
    #expect(player.plays == 1)
    #expect(player.model.session.profile.appleTree == player.model.games.appleTree.game?.record)
  }

  @Test func `a right letter fills all its places in the word's own spelling`() {
    var player = Player.guessing("Ñandúes", .spanish)
    player.tryLetters("ñuN")
    #expect(player.shown == "Ñ_n_ú__")
    #expect(player.apples == 7)
    #expect(player.said == "Yes, N. Ñ, blank, n, blank, ú, blank, blank.")
    #expect(player.signals == ["right", "right", "right"])
  }

  @Test func `each wrong letter drops one apple`() {
    var player = Player.guessing("ring")
    player.miss(3)
    #expect(player.apples == 4)
    #expect(player.said == "No C. Four apples left.")
    #expect(player.signals.suffix(2) == ["wrong", "fall still"])
    #expect(player.model.page.all { $0["data-fallen"] != nil }.count == 3)
  }

  @Test func `a fallen apple stays fallen, and the next wrong letters drop other apples`() {
    var player = Player.guessing("ring")
    var fallen: Set<String> = []
    for count in 1...7 {
      player.miss(1)
      let now = Set(player.model.page.all { $0["data-fallen"] != nil }.compactMap { $0["data-apple"] })
      #expect(now.isSuperset(of: fallen) && now.count == count)
      fallen = now
    }
    let spots = player.model.page.all { $0["data-apple"] != nil }
    #expect(player.atTree().model.page.all { $0["data-apple"] != nil } == spots)
  }

  @Test(arguments: ["r", "R", "ŕ", "x", "X"])
  func `trying the same letter twice costs no apple`(letter: String) {
    var player = Player.guessing("ring", tried: "rx")
    let lines = player.kept.lines
    player.send(.appleTree(.triedLetter(letter)))
    #expect(player.apples == 6 && player.tried == "rx")
    #expect(player.said.contains("already tried"))
    #expect(player.signals == ["alreadyFound"])
    #expect(player.kept.lines == lines)
  }

  @Test(arguments: ["1", "🍎", "漢", "\u{301}", "-", "ß", "ñ", "\0", ".", "١"])
  func `pressing a key outside the alphabet costs no apple`(text: String) {
    var player = Player.guessing("ring")
    let lines = player.kept.lines
    player.send(.appleTree(.triedLetter(text)))
    #expect(player.apples == 7 && player.tried.isEmpty == (text != "ñ"))
    #expect(player.kept.lines.count == lines.count + (text == "ñ" ? 1 : 0))
  }

  @Test func `finding all letters wins the round, announces the word and disables the keys`() {
    var player = Player.guessing("ring")
    player.miss(2)
    player.tryLetters("ring")
    #expect(player.outcome == .won)
    #expect(player.said == "What a harvest, for you and your tree! The word is “ring”. Five apples left.")
    #expect(player.signals.suffix(2) == ["right", "win"])
    #expect(player.log.last == "focus tree-news")
    let before = player
    player.tryLetters("zr1")
    player.send(.appleTree(.askedForHint))
    #expect(player.kept.lines == before.kept.lines && player.signals == before.signals)
    #expect(player.model.page == before.model.page)
  }

  @Test func `seven wrong letters lose the round and show the word`() {
    var player = Player.guessing("árbol", .spanish, tried: "a")
    player.lose()
    #expect(player.outcome == .lost && player.apples == 0)
    #expect(player.said == "All the apples are rotten! The word was “árbol”.")
    #expect(player.signals.suffix(2) == ["fall", "loss"])
    #expect(player.model.page.all { $0["data-missed"] != nil }.map { $0.plainText } == ["r", "b", "o", "l"])
  }

  @Test func `the next visit resumes the Apple Tree round unchanged`() {
    var player = Player.guessing("alarm", tried: "ax")
    for step in 0..<4 {
      switch step {
      case 1: player.send(.appleTree(.askedForHint))
      case 2: player.win()
      case 3:
        player.send(.appleTree(.playedAgain))
        player.lose()
      default: break
      }
      let again = player.atTree()
      #expect(again.hidden == player.hidden && again.shown == player.shown, "step \(step)")
      #expect(again.apples == player.apples && again.outcome == player.outcome, "step \(step)")
      #expect(
        again.model.games.appleTree.game?.round.hasTakenHint == player.model.games.appleTree.game?.round.hasTakenHint)
      #expect(again.kept.lines == player.kept.lines, "step \(step)")
      #expect(Set(again.tried) == Set(player.tried), "step \(step)")
    }
  }

  @Test func `a new or resumed round announces its letters and apples`() {
    var player = Player.guessing("alarm")
    #expect(player.said == "5 letters. Seven apples left.")
    player.tryLetters("ax")
    #expect(player.atTree().said == "5 letters. Six apples left.")
  }
}

// MARK: - The hint

extension AppleTreeTests {
  @Test func `a hint in Apple Tree costs one apple and can be used once`() {
    var player = Player.guessing("gato", .spanish)
    #expect(player.model.page.texts.contains("costs one apple"))
    player.send(.appleTree(.askedForHint))
    #expect(player.apples == 6)
    #expect(player.said == "A hint for one apple. Six apples left.")
    #expect(player.saidBelow == "cat")
    #expect(player.signals == ["hint", "fall still"])
    player.send(.appleTree(.askedForHint))
    #expect(player.apples == 6)
    #expect(player.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
  }

  @Test func `the hint button is disabled when one apple is left`() {
    var player = Player.guessing("gato", .spanish)
    player.miss(6)
    #expect(player.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
    let lines = player.kept.lines
    player.send(.appleTree(.askedForHint))
    #expect(player.apples == 1 && player.kept.lines == lines)
  }

  @Test(
    arguments: [
      ("en", nil, "cat"), ("zh-Hant", nil, "貓"), ("zh-Hans", nil, "猫"), ("ko", nil, "El  duerme."),
      ("ko", .simplifiedChinese, "猫"), ("es", nil, "El  duerme."), ("es", .english, "cat"),
    ] as [(String, TranslationLanguage?, String)])
  func `a hint shows the translation in the reader's language, otherwise the example without the word`(
    interface: String, translation: TranslationLanguage?, hint: String
  ) {
    var player = Player.guessing("gato", .spanish)
    player.send(.settings(.chose(.interface(interface))))
    if let translation { player.send(.settings(.chose(.translation(translation)))) }
    player.send(.appleTree(.askedForHint))
    let node = player.model.page.first { $0["class"] == "tree-hint" }
    #expect(node?.plainText == hint)
    #expect(node?.texts.contains { $0.contains("gato") } == false)
  }

  @Test func `a word that lacks a translation and an example offers no hint`() {
    var player = Player.guessing("main")
    player.send(.appleTree(.askedForHint))
    #expect(player.apples == 7)
    #expect(player.model.page.first { $0["data-press"] == "askedForAppleTreeHint" }?["disabled"] != nil)
  }

  @Test func `a hint stays visible on the next visit, even after a change of language`() {
    var player = Player.guessing("gato", .spanish, tried: "z")
    player.send(.appleTree(.askedForHint), .settings(.chose(.language(.english))))
    let again = player.atTree()
    #expect(again.hidden == "gato")
    #expect(again.log.contains("load es-en.tsv"))
    #expect(again.model.page.first { $0["class"] == "tree-hint" }?.plainText == "cat")
  }

  @Test func `a hint hides the word itself`() {
    let vocabulary = """
      word\ten\texample
      gas\tgas\tIl {gas} esce.
      no\tno\t{No}, no!
      tana\tden\tLa tana è una {tana}.
      """
    var player = Player.guessing("gas", .italian, withheld: [.vocabulary(.italian)])
    player.send(.host(.loaded(.vocabulary(.italian), Array(vocabulary.utf8))))
    func hint(_ word: String) -> AppleTree.Hint? {
      player.model.games.appleTree.hint(for: HiddenWord(word, language: .italian)!, player.model.session)
    }
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
    player.send(.appleTree(.askedForHint))
    #expect(player.apples == 6)
  }

  @Test func `a second press on Play again does not press the button that replaces it`() {
    var player = Player.guessing("alarm", from: .level("A2"), tried: "alrm")
    player.send(.appleTree(.playedAgain), after: 1000)
    player.send(.appleTree(.openedChallenge), after: 498)
    #expect(player.model.session.sheet == nil)
    player.send(.appleTree(.askedForHint), after: 1)
    #expect(player.apples == 7)
    player.send(.appleTree(.openedChallenge), after: 1)
    #expect(player.model.session.sheet == .appleTree(.challenge))
  }

  @Test func `setting the clock back disables neither the hint nor the Return key`() {
    var player = Player.guessing("ring")
    player.now = 10_000_000
    player.win()
    player.send(.host(.pressedKey(Key("Enter Enter"))), after: -5_000_000)
    #expect(player.outcome == nil)
    player.send(.settings(.chose(.words(.level("A2")))), after: 0)
    player.send(.appleTree(.askedForHint), after: -1_000_000)
    #expect(player.apples == 6)
  }
}

// MARK: - Physical keys

extension AppleTreeTests {
  @Test(
    arguments: [
      ("r KeyR", "r"), ("R KeyR", "r"), ("ㅂ KeyQ", "q"), ("Process KeyR", "r"), ("é Digit2", "e"), ("ｒ KeyR", "r"),
      ("Shift ShiftLeft", ""), ("ArrowLeft ArrowLeft", ""), ("  Space", ""), ("Enter Enter", ""), ("Dead Quote", ""),
      ("1 Digit1", ""), ("; Semicolon", ""), ("Process Digit1", ""), ("Tab Tab", ""), ("", ""), (" ", ""),
      // These keys are from other keyboard layouts and from input methods.
      ("ㅈ KeyW", "w"), ("Process KeyX", "x"), ("я KeyZ", "z"), ("a KeyK", "a"), ("Process ", ""),
      ("Process Space", ""), ("Process Enter", ""), ("Dead BracketLeft", ""), ("Unidentified ", ""), ("ß Minus", ""),
      ("😀 ", ""), ("ㅃ ", ""), ("\u{200B} ", ""), ("Enter ", ""),
      // These keys are not letters, so they try nothing.
      ("0 Digit0", ""), ("7 Digit7", ""), (". Period", ""), (", Comma", ""), ("' Quote", ""), ("- Minus", ""),
      ("? Slash", ""), ("F1 F1", ""), ("F12 F12", ""), ("ArrowDown ArrowDown", ""), ("Home Home", ""),
      ("PageDown PageDown", ""), ("Backspace Backspace", ""), ("Delete Delete", ""), ("Escape Escape", ""),
    ])
  func `a physical key tries the letter that it types`(key: String, letter: String) {
    var player = Player.guessing("alarm")
    player.press(key)
    #expect(player.tried == letter)
    #expect(player.apples == ("alarm".contains(letter) || letter.isEmpty ? 7 : 6))
    #expect(player.model.session.sheet == nil)
  }

  @Test(arguments: ["ñ Semicolon", "ㅔ Semicolon", "Process Semicolon", "Ñ KeyN"])
  func `the letter ñ can be typed on every physical keyboard`(key: String) {
    var player = Player.guessing("ñu", .spanish)
    player.press(key)
    #expect(player.shown == "ñ_")
  }

  @Test func `letter keys are ignored while a dialog or the splash screen covers the page`() {
    for message in [
      Message.settings(.openedSettings), .appleTree(.openedWords), .appleTree(.openedChallenge),
      .appleTree(.openedFigures), .host(.askedForSplash),
    ] {
      var player = Player.guessing("ring")
      player.send(message)
      player.press("r KeyR")
      #expect(player.tried.isEmpty, "\(message)")
    }
  }

  @Test func `the Return key begins the next round, but not right after the last letter`() {
    var player = Player.guessing("ring")
    player.win()
    player.send(.host(.pressedKey(Key("Enter Enter"))), after: 200)
    #expect(player.outcome == .won)
    player.press("Enter Enter")
    #expect(player.outcome == nil && player.hidden != "ring")
    let begun = player.plays
    player.press("Enter Enter")
    #expect(player.plays == begun)
  }
}

// MARK: - The letter field, and reading the word

extension AppleTreeTests {
  @Test func `letters typed into the letter field are tried one after the other`() {
    var player = Player.guessing("alarm")
    player.type("aX")
    #expect(player.tried == "ax" && player.apples == 6)
    #expect(player.model.page.first { $0["id"] == "letter" }?["value"] == "aX")
    // An input method can send the same text again.
    player.send(.appleTree(.typedWord("aXl")), .appleTree(.typedWord("aXl")))
    #expect(player.tried == "axl" && player.said == "Yes, L. a, l, a, blank, blank.")
    // Deleting letters changes nothing in the round.
    player.send(.appleTree(.typedWord("aX")), .appleTree(.typedWord("")))
    #expect(player.tried == "axl")
    player.type("x")
    #expect(player.said == "You’ve already tried X. Nothing fell.")
    player.type("7 ")
    #expect(player.said == "Letters only. Nothing fell." && player.apples == 6)
    player.type("rm")
    #expect(player.outcome == .won)
  }

  @Test func `the letter field stays empty after a guess that was not submitted, and after forty letters`() {
    var player = Player.guessing("alarm", tried: "al")
    func field() -> String? { player.model.page.first { $0["id"] == "letter" }?["value"] }
    player.type("x")
    player.send(.appleTree(.openedGuess), .appleTree(.typedWord("alar")), .host(.closedSheet))
    #expect(field() == "" && player.apples == 6)
    player.type("z")
    #expect(field() == "z" && player.apples == 5)
    player.type(String(repeating: "?", count: 40))
    #expect(field() == "")
    player.type("q")
    #expect(field() == "q" && player.apples == 4)
  }

  @Test func `the letter field is empty in a new round, and gets the focus if the player types into it`() {
    var player = Player.guessing("ring")
    player.type("ring")
    #expect(player.log.last == "focus tree-news")
    player.send(.appleTree(.playedAgain), after: 1000)
    #expect(player.log.last == "focus letter")
    #expect(player.model.page.first { $0["id"] == "letter" }?["value"] == "")
    var other = Player.guessing("ring", tried: "ring")
    other.send(.appleTree(.playedAgain), after: 1000)
    #expect(other.log.last == "focus tree-title")
  }

  @Test func `a question mark reads the word as it stands and the apples left`() {
    var player = Player.guessing("Ñandú", .spanish, tried: "nz")
    let lines = player.kept.lines
    let state = "5 letters. Six apples left. blank, blank, n, blank, blank."
    player.press("? Slash")
    #expect(player.said == state)
    for mark in ["?", "？"] {
      player.tryLetters("n")
      player.type(mark)
      #expect(player.said == state)
    }
    #expect(player.kept.lines == lines)
  }

  @Test func `the announced word names the characters between its letters`() {
    var player = Player.guessing("ice-cream", from: .saved)
    player.tryLetters("c")
    #expect(player.said == "Yes, C. blank, c, blank, hyphen, c, blank, blank, blank, blank.")
  }
}
