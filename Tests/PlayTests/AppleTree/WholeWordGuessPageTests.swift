import Journal
import Markup
import Rules
import Testing

@testable import Interface
@testable import Play

/// Tests feature A12 of `docs/features.md`: guessing the whole word on the page of Apple Tree.
struct WholeWordGuessPageTests {
  private func offersGuess(_ player: Player) -> Bool { player.model.page.messages.contains("openedWordGuess") }

  private func problem(_ player: Player) -> String? {
    player.model.page.first { $0["id"] == "guess-problem" }?.plainText
  }

  @Test func `the page offers to guess the whole word when half of it is visible, and until the round ends`() {
    var player = Player.guessing("ring")
    #expect(!offersGuess(player))
    player.tryLetters("rx")
    #expect(!offersGuess(player))
    player.send(.appleTree(.openedGuess))
    #expect(player.model.session.sheet == nil)
    player.tryLetters("i")
    #expect(offersGuess(player))
    player.win()
    #expect(!offersGuess(player))
  }

  @Test func `a right guess wins the round and announces the word`() {
    var player = Player.guessing("ring", tried: "rix")
    player.guessWord(" RING ")
    #expect(player.outcome == .won && player.apples == 6)
    #expect(player.model.session.sheet == nil)
    #expect(player.said == "What a harvest, for you and your tree! The word is “ring”. Six apples left.")
    #expect(player.signals.suffix(2) == ["right", "win"])
    #expect(player.log.last == "focus tree-news")
    #expect(player.model.page.all { $0["data-shown"] != nil }.count == 4)
  }

  @Test func `a wrong guess closes the dialog, drops an apple and is announced`() {
    var player = Player.guessing("ring", tried: "ri")
    player.guessWord("Rind")
    #expect(player.outcome == nil && player.apples == 6)
    #expect(player.model.session.sheet == nil)
    #expect(player.said == "It isn’t “rind”. Six apples left.")
    #expect(player.signals.suffix(2) == ["wrong", "fall still"])
    #expect(player.model.page.all { $0["data-fallen"] != nil }.count == 1)
    #expect(player.tried == "ri" && offersGuess(player))
  }

  @Test func `a wrong guess with the last apple loses the round`() {
    var player = Player.guessing("ring", tried: "ri")
    player.miss(6)
    player.guessWord("rind")
    #expect(player.outcome == .lost)
    #expect(player.said == "All the apples are rotten! The word was “ring”.")
    #expect(player.model.session.profile.lostWords.map { $0.word } == ["ring"])
  }

  @Test(arguments: [
    ("", "Type a word first."), ("  ", "Type a word first."), ("rin", "The word has 4 letters. Nothing fell."),
    ("rings", "The word has 4 letters. Nothing fell."), ("r1ñ🍎", "Letters only. Nothing fell."),
    ("rind", "You’ve already guessed “rind”. Nothing fell."), ("RÍND", "You’ve already guessed “RÍND”. Nothing fell."),
  ])
  func `a refused guess costs nothing and says why in the open dialog`(guess: String, reason: String) {
    var player = Player.guessing("ring", tried: "ri")
    player.guessWord("rind")
    let lines = player.kept.lines
    player.guessWord(guess)
    #expect(player.model.session.sheet == .appleTree(.guess))
    #expect(problem(player) == reason)
    #expect(player.model.page.first { $0["id"] == "guess-word" }?["aria-invalid"] == "true")
    #expect(player.log.last == "focus guess-word")
    #expect(player.apples == 6 && player.kept.lines == lines)
    player.send(.appleTree(.typedWord("ring")))
    #expect(problem(player) == "")
    player.send(.appleTree(.submittedGuess))
    #expect(player.outcome == .won && player.apples == 6)
  }

  @Test func `a guess survives a reload, and the statistics count its result once`() {
    var player = Player.guessing("ring", tried: "ri")
    player.guessWord("rind")
    var again = player.atTree()
    #expect(again.apples == 6 && again.shown == "ri__")
    again.guessWord("rind")
    #expect(problem(again) == "You’ve already guessed “rind”. Nothing fell.")
    again.send(.appleTree(.typedWord("ring")), .appleTree(.submittedGuess))
    let third = again.atTree()
    #expect(third.outcome == .won && third.apples == 6 && third.shown == "ring")
    let profile = third.model.session.profile
    #expect(profile.appleTrees.map { $0.ends } == [[0, 0, 0, 0, 0, 0, 1, 0]])
    #expect(profile.winningStreak.current == 1 && profile.bestAppleTree == 6)
  }

  @Test func `a phrase is guessed without its spaces and hyphens`() {
    var player = Player.guessing("ice-cream", from: .saved, tried: "cre")
    player.guessWord("Ice Cream")
    #expect(player.outcome == .won && player.shown == "ice-cream")
  }

  @Test func `a guess after another tab has ended the round closes the dialog and changes nothing`() {
    var player = Player.guessing("ring", tried: "ri")
    player.send(.appleTree(.openedGuess), .appleTree(.typedWord("ring")))
    var tab = player.atTree("", device: "00000000000002")
    tab.guessWord("ring")
    player.send(.host(.merged(Array(tab.kept.lines.joined(separator: "\n").utf8))))
    #expect(player.outcome == .won)
    let lines = player.kept.lines
    player.send(.appleTree(.submittedGuess))
    #expect(player.model.session.sheet == nil && player.kept.lines == lines)
  }

  @Test func `the dialog shows the word as it stands, and its field gets the focus`() {
    var player = Player.guessing("árbol", .spanish, tried: "abl")
    player.send(.appleTree(.openedGuess))
    let dialog = player.model.page.first { $0.tag == "dialog" }
    #expect(dialog?.first { $0["role"] == "list" }?.plainText == "áblankbblankl")
    let field = dialog?.first { $0["id"] == "guess-word" }
    #expect(player.log.contains("focus guess-word"))
    #expect(field?["lang"] == "es" && field?["type"] == "text")
    #expect(dialog?.first { $0["for"] == "guess-word" }?.plainText == "Your guess")
    #expect(dialog?.plainText.contains("A wrong guess costs one apple.") == true)
    #expect(dialog?.first { $0["data-submits"] == "submittedWordGuess" } != nil)
  }
}
