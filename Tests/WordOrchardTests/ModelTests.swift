import Foundation
import Testing
import WordOrchard

@MainActor @Suite struct `Models for user interfaces` {
  private func model(minutes: Int? = nil, now: @escaping () -> Date = { Date() }) throws -> FindWordsModel {
    let root = try Root("alarming", in: english)
    return FindWordsModel(
      FindWordsRound(root: root, origin: .drawn, minutes: minutes, in: english), in: english, now: now)
  }

  @Test func `an accepted guess clears the text, and a refused guess stays`() throws {
    let model = try model()
    model.guess = "ring"
    model.submit()
    #expect(model.lastFind?.points == 4 && model.guess.isEmpty && model.refusal == nil)
    model.guess = "ring"
    model.submit()
    #expect(model.refusal == .alreadyFound(word: try english.alphabet.fold("ring")))
    #expect(model.guess == "ring" && model.refusedGuess == "ring" && model.lastFind == nil)
    model.dismissRefusal()
    #expect(model.refusal == nil && model.guess == "ring")
  }

  @Test func `tiles spell the root word, and shuffling keeps the letters`() throws {
    let model = try model()
    #expect(model.tiles.map(model.text).joined() == "ALARMING")
    var generator = SeededGenerator(seed: 7)
    model.shuffle(using: &generator)
    #expect(model.tiles.sorted() == model.round.root.word.letters.sorted())
    model.append(model.tiles[0])
    #expect(model.guess.count == 1)
  }

  @Test func `the model ends a round whose time limit has run out`() throws {
    var time = Date(timeIntervalSince1970: 0)
    let model = try model(minutes: 3) { time }
    #expect(model.timeLeft == .seconds(180))
    time += 179
    model.guess = "ring"
    model.submit()
    #expect(model.lastFind != nil)
    time += 1
    model.guess = "main"
    model.submit()
    #expect(model.round.outcome == .timeUp && model.refusal == .roundIsOver)
    #expect(model.unfoundWords?.common.count == 5)
  }

  @Test func `the time that was played before a restart counts towards the time limit`() throws {
    var time = Date(timeIntervalSince1970: 0)
    let model = try model(minutes: 3) { time }
    time += 170
    #expect(model.played == .seconds(170))
    let restored = FindWordsModel(model.round, in: english, played: model.played, now: { time })
    time += 9
    #expect(restored.timeLeft == .seconds(1))
    time += 1
    restored.checkTime()
    #expect(restored.round.outcome == .timeUp)
  }

  @Test func `assigning a round starts over, even if the root word is the same`() throws {
    var time = Date(timeIntervalSince1970: 0)
    let model = try model(minutes: 3) { time }
    let first = model.round
    model.guess = "rin"
    model.submit()
    time += 180
    model.checkTime()
    #expect(model.isOver && model.refusal != nil)
    model.round = first
    #expect(model.timeLeft == .seconds(180) && !model.isOver)
    #expect(model.guess.isEmpty && model.refusal == nil && model.refusedGuess == nil && model.lastFind == nil)
    let lexicon = try Lexicon(wordsInLines: "garden\ndear", language: .english)
    model.round = FindWordsRound(root: try Root("garden", in: lexicon), origin: .drawn, in: lexicon)
    #expect(model.tiles.count == 6)
  }

  @Test func `the Apple Tree model reports the result of a letter and of the hint`() throws {
    let model = AppleTreeModel(AppleTreeRound(HiddenWord("niño", language: .spanish)!))
    #expect(model.keyboard.count == 27 && model.keyboard.contains("Ñ"))
    model.tryLetter("Ñ")
    #expect(model.lastTryWasRight == true && model.hasTried("ñ"))
    model.tryLetter("ñ")
    #expect(model.lastTryWasRight == nil && model.refusal == .alreadyTried(model.round.tried[0]))
    model.tryLetter("1")
    #expect(model.refusal == .notALetter)
    model.takeHint()
    #expect(model.refusal == nil)
    model.takeHint()
    #expect(model.hintRefusal == .alreadyTaken && model.round.applesLeft == 6)
    model.tryLetter("n")
    #expect(model.hintRefusal == nil && model.lastTryWasRight == true)
    model.dismissRefusal()
    #expect(model.refusal == nil && model.hintRefusal == nil)
    for letter in "io" { model.tryLetter(letter) }
    #expect(model.round.outcome == .won)
  }

  @Test func `the Apple Tree model reports a refused guess at the whole word, and wins with a right one`() {
    let model = AppleTreeModel(AppleTreeRound(HiddenWord("niño", language: .spanish)!))
    model.guess("niño")
    #expect(model.guessRefusal == .tooFewLetters)
    for letter in "ni" { model.tryLetter(letter) }
    #expect(model.guessRefusal == nil && model.round.canGuessWord)
    model.guess("niños")
    #expect(model.guessRefusal == .wrongLength)
    model.guess("nido")
    #expect(model.guessRefusal == nil && model.round.applesLeft == 6)
    model.guess("NIÑO")
    #expect(model.round.outcome == .won && model.isOver)
  }

  @Test func `the word book filters by query and level and keeps saved words in order`() throws {
    let glossary = try Glossary(
      [
        Entry(id: EntryID(word: "perro"), level: .a1, translation: "dog", translationTag: "en"),
        Entry(id: EntryID(word: "gato"), level: .a1, translation: "cat", translationTag: "en"),
        Entry(id: EntryID(word: "gatear"), level: .b2, translation: "crawl", translationTag: "en"),
      ], language: .spanish)
    let model = WordBookModel(glossary)
    #expect(model.entries.map(\.word) == ["gatear", "gato", "perro"])
    model.query = "gat"
    #expect(model.entries.map(\.word) == ["gatear", "gato"])
    model.level = .a1
    #expect(model.entries.map(\.word) == ["gato"])
    for word in ["perro", "gato"] { model.toggleSaved(EntryID(word: word)) }
    #expect(model.savedEntries.map(\.word) == ["perro", "gato"])
    model.toggleSaved(EntryID(word: "perro"))
    #expect(!model.isSaved(EntryID(word: "perro")) && model.isSaved(EntryID(word: "gato")))
    #expect(model.next(after: EntryID(word: "gato"))?.word == "perro")
    #expect(model.previous(before: EntryID(word: "gatear")) == nil)
  }
}
