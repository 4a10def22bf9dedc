import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// F12, F19, F20: added words, hints, the end of a round.
struct HintTests {
  private func price(_ now: Int, _ then: Int) -> String {
    InterfaceLanguage.english.sentences(.nextLetterPrice, .count("now", now), .count("then", then))
  }

  @Test func `a hint shows the next letter at its price, and the word brings less`() {
    var session = Session.playing()
    session.send(.openedHints, .choseHintCell(letter: "R", length: 4))
    #expect(session.model.page.texts.contains(price(4, 2)))
    session.send(.tookHint(word: "ring", whole: false))
    #expect(session.signals.last == "hint")
    #expect(session.model.page.texts.contains("2 of 4 letters shown: R I"))
    #expect(session.model.page.texts.contains(price(2, 1)))
    session.send(.tookHint(word: "ring", whole: false))
    #expect(!session.model.page.messages.contains("tookNextLetter ring"))
    session.send(.tookHint(word: "ring", whole: false), .closedSheet)
    session.guess("ring")
    #expect(session.model.round?.finds.first?.points == Points(1))
    #expect(session.model.round?.finds.first?.help == .letters(3))
    #expect(session.again.model.round == session.model.round)
  }

  @Test func `a shown word is marked and without points, and leaves the grid`() {
    var session = Session.playing()
    session.send(.openedHints, .choseHintCell(letter: "r", length: 4), .tookHint(word: "ring", whole: true))
    #expect(session.finds == ["ring"])
    #expect(session.model.round?.score.points == Points(0))
    #expect(!session.model.page.messages.contains("choseHintCell R 4"))
    #expect(session.model.page.html.contains("data-kind=\"shown\""))
    #expect(session.again.model.round == session.model.round)
  }

  @Test func `a shown word stands in the sheet until something else is chosen there`() {
    var session = Session.playing()
    func shown(_ text: String) -> Bool {
      session.model.page.html.contains("<p class=\"hint-shown\" lang=\"en\">\(text)")
    }
    session.send(.openedHints, .choseHintCell(letter: "r", length: 4))
    #expect(!shown(""))
    session.send(.tookHint(word: "ring", whole: true))
    #expect(shown("ring</p>"))
    session.send(.choseHintCell(letter: "m", length: 4))
    #expect(!shown(""))
    session.send(.tookHint(word: "main", whole: true))
    #expect(shown("main</p>"))
    session.send(.closedSheet, .openedHints)
    #expect(!shown(""))
  }

  @Test(arguments: [
    Message.tookHint(word: "ring", whole: true), .tookHint(word: "ring", whole: false),
    .choseHintCell(letter: "r", length: 4),
  ])
  func `without the sheet there is no hint`(message: Message) {
    var session = Session.playing()
    session.send(message)
    #expect(session.finds.isEmpty && session.model.round?.help.isEmpty == true)
    #expect(session.log.isEmpty)
  }

  @Test(arguments: ["lam", "alarming", "zzz", "", "🍎", "agencies"])
  func `a word that is not to be found gets no hint`(word: String) {
    var session = Session.playing()
    session.send(.openedHints)
    session.log = []
    session.send(.tookHint(word: word, whole: true), .tookHint(word: word, whole: false))
    #expect(session.log.isEmpty)
    #expect(session.finds.isEmpty)
  }

  @Test func `when all is found there is nothing to hint at, and giving up is finishing`() {
    var session = Session.playing("ring", "alarm", "main", "marginal", "nail")
    #expect(session.banner.map { if case .foundEveryWord(fullHarvest: true, _) = $0 { true } else { false } } == true)
    #expect(session.signals.last == "harvest")
    session.send(.openedHints)
    #expect(session.model.page.texts.contains(InterfaceLanguage.english.sentences[.hintsDone]))
    session.send(.closedSheet, .askedToGiveUp)
    #expect(session.model.round?.outcome == .harvested)
    #expect(session.model.sheet == nil)
  }

  @Test func `giving up asks first, and shows what was missed`() {
    var session = Session.playing("ring")
    session.guess("alar")
    session.send(.askedToGiveUp)
    #expect(session.model.sheet == .giveUp)
    session.send(.closedSheet)
    #expect(session.model.round?.outcome == nil)
    session.send(.typed("ma"), .askedToGiveUp, .gaveUp)
    #expect(session.model.round?.outcome == .gaveUp)
    #expect(session.field.isEmpty && session.model.sheet == nil && session.banner == nil)
    #expect(session.log.contains("focus result"))
    #expect(session.model.page.html.contains("so close!"))
    #expect(session.model.page.messages.contains("openedWord en alarm"))
    #expect(!session.model.page.messages.contains("openedWord en anal"))
    #expect(session.again.model.round == session.model.round)
  }

  @Test func `nothing is played in a round that is over`() {
    var session = Session.playing("ring")
    session.send(.askedToGiveUp, .gaveUp)
    let before = session.model.round
    session.guess("main")
    session.press("m KeyM", "Enter Enter")
    session.send(.pickedTile(0), .askedForShuffle, .openedHints, .tookHint(word: "main", whole: true), .askedToGiveUp)
    session.send(.addedWord, .gaveUp)
    #expect(session.model.round == before)
    #expect(session.field.isEmpty && session.model.sheet == nil)
  }

  @Test func `the missed words are saved all at once, the saved ones not again`() {
    var session = Session.playing("ring")
    session.send(.savedMissedWords(rare: false))
    #expect(session.model.journal.profile.savedWords.isEmpty)
    session.send(.savedWord(.english, "main"), .askedToGiveUp, .gaveUp, .savedMissedWords(rare: false))
    #expect(session.banner == .saved(count: 3))
    #expect(session.model.journal.profile.savedWords.count == 4)
    #expect(session.model.page.texts.contains("All saved"))
    session.send(.savedMissedWords(rare: false))
    #expect(session.model.journal.profile.savedWords.count == 4)
    session.send(.savedMissedWords(rare: true))
    #expect(session.model.journal.profile.savedWords.count > 4)
  }

  @Test func `an earlier round can be gone on with after the end`() {
    var session = Session.playing("ring")
    session.send(.askedForNewWord)
    session.guess("case")
    session.send(.askedToGiveUp, .gaveUp)
    #expect(session.model.page.texts.contains("Go on with alarming"))
    session.send(.resumedRound(session.model.roundsAside[0].id))
    #expect(session.finds == ["ring"])
    #expect(session.again.finds == ["ring"])
    #expect(session.model.brokenInvariant == nil)
  }
}

/// F12: a guess that is no word can be reported, or added.
struct AddedWordTests {
  @Test func `an added word counts at once as a bonus word, and in later rounds`() {
    var session = Session.playing("ring")
    session.guess("GRIM")
    session.send(.addedWord)
    #expect(session.banner == .added(guess: "GRIM"))
    #expect(session.finds == ["ring", "grim"])
    #expect(session.field.isEmpty)
    #expect(session.model.round?.score.bonus == 1)
    var again = Session("/find-words?root=marginal", stored: session.kept)
    again.guess("grim")
    #expect(again.finds == ["grim"])
  }

  @Test func `an added word can be removed in the settings, and what was found stays`() {
    var session = Session.playing()
    session.guess("grim")
    session.send(.addedWord, .openedSettings)
    #expect(session.model.page.messages.contains("removedOwnWord en grim"))
    session.send(.removedOwnWord(.english, "grim"))
    #expect(!session.model.page.messages.contains("removedOwnWord en grim"))
    #expect(session.finds == ["grim"])
    session.send(.closedSheet, .askedForNewWord, .playedWord(.english, "alarming"))
    let count = session.kept.lines.count
    session.send(.removedOwnWord(.english, "grim"), .removedOwnWord(.english, ""), .removedOwnWord(.english, "🍎"))
    #expect(session.kept.lines.count == count)
  }

  @Test func `in a daily a word can be reported and not added`() {
    var session = Session("/find-words?daily=1970-01-01")
    session.guess("grim")
    #expect(session.model.page.messages.contains("reportedWord"))
    #expect(!session.model.page.messages.contains("addedWord"))
    session.send(.addedWord)
    #expect(session.finds.isEmpty)
    #expect(session.model.journal.profile.ownWords.isEmpty)
  }

  @Test func `a report is kept in the journal with the root, and told`() {
    var session = Session.playing()
    session.guess("grim")
    session.send(.reportedWord)
    #expect(session.banner == .reported(guess: "grim"))
    let report = session.again.model.journal.profile.reports.first
    #expect(report?.guess == "grim" && report?.root == "alarming")
    session.send(.reportedWord)
    #expect(session.model.journal.profile.reports.count == 1)
  }

  @Test(arguments: ["ring", "sing", "in", "r1ng", "alarming", ""])
  func `only a guess that is no word can be added or reported`(guess: String) {
    var session = Session.playing("ring")
    session.guess(guess)
    let count = session.kept.lines.count
    session.send(.reportedWord, .addedWord)
    #expect(session.kept.lines.count == count)
  }
}
