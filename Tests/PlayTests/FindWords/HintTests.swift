import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests features F12, F19, F20 of `docs/features.md`: added words, hints, and the end of a round.
struct HintTests {
  private func price(_ now: Int, _ then: Int) -> String {
    "Word 1: " + InterfaceLanguage.english.sentences(.nextLetterPrice, .count("now", now), .count("then", then))
  }

  @Test func `a hint shows its price and the next letter, and the word then earns fewer points`() {
    var player = Player.playing()
    player.send(.findWords(.openedHints), .findWords(.choseHintCell(letter: "R", length: 4)))
    #expect(player.model.page.texts.contains(price(4, 2)))
    player.send(.findWords(.tookHint(word: "ring", .letter)))
    #expect(player.signals.last == "hint")
    #expect(player.model.page.texts.contains("2 of 4 letters shown: R I"))
    #expect(player.model.page.texts.contains(price(2, 1)))
    player.send(.findWords(.tookHint(word: "ring", .letter)))
    #expect(!player.model.page.messages.contains("tookNextLetter ring"))
    player.send(.findWords(.tookHint(word: "ring", .letter)), .host(.closedSheet))
    player.guess("ring")
    #expect(player.model.games.findWords.round?.finds.first?.points == Points(1))
    #expect(player.model.games.findWords.round?.finds.first?.help == .letters(3))
    #expect(player.again.model.games.findWords.round == player.model.games.findWords.round)
  }

  @Test func `a word that a hint revealed is marked, earns no points and leaves the hint grid`() {
    var player = Player.playing()
    player.send(
      .findWords(.openedHints), .findWords(.choseHintCell(letter: "r", length: 4)),
      .findWords(.tookHint(word: "ring", .word)))
    #expect(player.finds == ["ring"])
    #expect(player.model.games.findWords.round?.score.points == Points(0))
    #expect(!player.model.page.messages.contains("choseHintCell R 4"))
    #expect(player.model.page.html.contains("data-kind=\"shown\""))
    #expect(player.again.model.games.findWords.round == player.model.games.findWords.round)
  }

  @Test func `a revealed word stays in the hint dialog until the player chooses another cell`() {
    var player = Player.playing()
    func shown(_ text: String) -> Bool {
      player.model.page.html.contains("<p class=\"hint-shown\" lang=\"en\">\(text)")
    }
    player.send(.findWords(.openedHints), .findWords(.choseHintCell(letter: "r", length: 4)))
    #expect(!shown(""))
    player.send(.findWords(.tookHint(word: "ring", .word)))
    #expect(shown("ring</p>"))
    player.send(.findWords(.choseHintCell(letter: "m", length: 4)))
    #expect(!shown(""))
    player.send(.findWords(.tookHint(word: "main", .word)))
    #expect(shown("main</p>"))
    player.send(.host(.closedSheet), .findWords(.openedHints))
    #expect(!shown(""))
  }

  @Test(arguments: [
    Message.findWords(.tookHint(word: "ring", .word)), .findWords(.tookHint(word: "ring", .letter)),
    .findWords(.choseHintCell(letter: "r", length: 4)),
  ])
  func `hints cannot be used while the hint dialog is closed`(message: Message) {
    var player = Player.playing()
    player.send(message)
    #expect(player.finds.isEmpty && player.model.games.findWords.round?.hints.isEmpty == true)
    #expect(player.log.isEmpty)
  }

  @Test(arguments: ["lam", "alarming", "zzz", "", "🍎", "agencies"])
  func `hints are given only for common words that remain to be found`(word: String) {
    var player = Player.playing()
    player.send(.findWords(.openedHints))
    player.log = []
    player.send(.findWords(.tookHint(word: word, .word)), .findWords(.tookHint(word: word, .letter)))
    #expect(player.log.isEmpty)
    #expect(player.finds.isEmpty)
  }

  @Test func `after every common word is found, hints end and giving up finishes the round`() throws {
    var player = Player.playing("ring", "alarm", "main", "marginal", "nail")
    let last = try #require(player.model.games.findWords.round?.finds.last)
    #expect(player.banner == .foundEveryWord(fullHarvest: true, shown: false, with: last))
    #expect(player.signals.last == "harvest")
    player.send(.findWords(.openedHints))
    #expect(player.model.page.texts.contains(InterfaceLanguage.english.sentences[.hintsDone]))
    player.send(.host(.closedSheet), .findWords(.askedToGiveUp))
    #expect(player.model.games.findWords.round?.outcome == .harvested)
    #expect(player.model.session.sheet == nil)
  }

  @Test func `giving up asks for confirmation and then shows the missed words`() {
    var player = Player.playing("ring")
    player.guess("alar")
    player.send(.findWords(.askedToGiveUp))
    #expect(player.model.session.sheet == .findWords(.giveUp))
    player.send(.host(.closedSheet))
    #expect(player.model.games.findWords.round?.outcome == nil)
    player.send(.findWords(.typed("ma")), .findWords(.askedToGiveUp), .findWords(.gaveUp))
    #expect(player.model.games.findWords.round?.outcome == .gaveUp)
    #expect(player.field.isEmpty && player.model.session.sheet == nil && player.banner == nil)
    #expect(player.log.contains("focus result"))
    #expect(player.model.page.html.contains("so close!"))
    #expect(player.model.page.messages.contains("openedWord en alarm"))
    #expect(!player.model.page.messages.contains("openedWord en anal"))
    #expect(player.again.model.games.findWords.round == player.model.games.findWords.round)
  }

  @Test func `a finished round accepts neither guesses nor hints nor added words`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    let before = player.model.games.findWords.round
    player.guess("main")
    player.press("m KeyM", "Enter Enter")
    player.send(
      .findWords(.pickedTile(0)), .findWords(.askedForShuffle), .findWords(.openedHints),
      .findWords(.tookHint(word: "main", .word)), .findWords(.askedToGiveUp))
    player.send(.findWords(.addedWord), .findWords(.gaveUp))
    #expect(player.model.games.findWords.round == before)
    #expect(player.field.isEmpty && player.model.session.sheet == nil)
  }

  @Test func `Save all saves every missed word that is not saved yet`() {
    var player = Player.playing("ring")
    player.send(.findWords(.savedMissedWords(rare: false)))
    #expect(player.model.session.journal.profile.savedWords.isEmpty)
    player.send(
      .saved(.savedWord(.english, "main")), .findWords(.askedToGiveUp), .findWords(.gaveUp),
      .findWords(.savedMissedWords(rare: false)))
    #expect(player.banner == .saved(count: 3))
    #expect(player.model.session.journal.profile.savedWords.count == 4)
    #expect(player.model.page.texts.contains("All saved"))
    player.send(.findWords(.savedMissedWords(rare: false)))
    #expect(player.model.session.journal.profile.savedWords.count == 4)
    player.send(.findWords(.savedMissedWords(rare: true)))
    #expect(player.model.session.journal.profile.savedWords.count > 4)
  }

  @Test func `an earlier round can be resumed after another round ends`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedForNewWord))
    player.guess("case")
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    #expect(player.model.page.texts.contains("Continue with alarming"))
    player.send(.findWords(.resumedRound(player.roundsAside[0].id)))
    #expect(player.finds == ["ring"])
    #expect(player.again.finds == ["ring"])
    #expect(player.model.brokenInvariant == nil)
  }
}

/// Tests feature F12 of `docs/features.md`: an unknown guess can be reported or added.
struct AddedWordTests {
  @Test func `an added word counts as a bonus word at once and in later rounds`() {
    var player = Player.playing("ring")
    player.guess("GRIM")
    player.send(.findWords(.addedWord))
    #expect(player.banner == .added(guess: "GRIM"))
    #expect(player.finds == ["ring", "grim"])
    #expect(player.field.isEmpty)
    #expect(player.model.games.findWords.round?.score.bonus == 1)
    var again = Player("/find-words?root=marginal", stored: player.kept)
    again.guess("grim")
    #expect(again.finds == ["grim"])
  }

  @Test func `removing an added word in the settings keeps its finds`() {
    var player = Player.playing()
    player.guess("grim")
    player.send(.findWords(.addedWord), .settings(.openedSettings))
    #expect(player.model.page.messages.contains("removedOwnWord en grim"))
    player.send(.saved(.removedOwnWord(.english, "grim")))
    #expect(!player.model.page.messages.contains("removedOwnWord en grim"))
    #expect(player.finds == ["grim"])
    player.send(.host(.closedSheet), .findWords(.askedForNewWord), .findWords(.playedWord(.english, "alarming")))
    let count = player.kept.lines.count
    player.send(
      .saved(.removedOwnWord(.english, "grim")), .saved(.removedOwnWord(.english, "")),
      .saved(.removedOwnWord(.english, "🍎")))
    #expect(player.kept.lines.count == count)
  }

  @Test func `an unknown word in a daily puzzle can be reported but not added`() {
    var player = Player("/find-words?daily=1970-01-01")
    player.guess("grim")
    #expect(player.model.page.messages.contains("reportedWord"))
    #expect(!player.model.page.messages.contains("addedWord"))
    player.send(.findWords(.addedWord))
    #expect(player.finds.isEmpty)
    #expect(player.model.session.journal.profile.ownWords.isEmpty)
  }

  @Test func `an added word does not count in a daily puzzle`() {
    var player = Player.playing(root: "marginal")
    player.guess("grim")
    player.send(.findWords(.addedWord))
    #expect(player.finds == ["grim"])
    var daily = Player("/find-words?language=en&length=8&daily=1970-01-01", stored: player.kept)
    #expect(daily.root == "alarming")
    daily.guess("grim")
    #expect(daily.finds.isEmpty)
    #expect(daily.model.page.texts.contains("Is that a word?"))
  }

  @Test func `a word report is stored once with its root word and shows a confirmation`() {
    var player = Player.playing()
    player.guess("grim")
    player.send(.findWords(.reportedWord))
    #expect(player.banner == .reported(guess: "grim"))
    let report = player.again.model.session.journal.profile.reports.first
    #expect(report?.guess == "grim" && report?.root == "alarming" && report?.language == .english)
    #expect(player.finds.isEmpty && !player.model.page.messages.contains("reportedWord"))
    player.send(.findWords(.reportedWord))
    #expect(player.model.session.journal.profile.reports.count == 1)
  }

  @Test(arguments: ["ring", "sing", "in", "r1ng", "alarming", ""])
  func `a guess can be added or reported only if it is an unknown word`(guess: String) {
    var player = Player.playing("ring")
    player.guess(guess)
    let count = player.kept.lines.count
    player.send(.findWords(.reportedWord), .findWords(.addedWord))
    #expect(player.kept.lines.count == count)
  }
}
