import Anagrams
import Daily
import Foundation
import Hangman
import Storing
import TenMinutes
import Testing
import WordOrchard
import WordOrchardEnglish

@MainActor @Suite struct `The examples of the guides` {
  @Test func `the first game describes finds and refusals`() throws {
    let lexicon = try smallLexicon()
    var round = try newRound(in: lexicon)
    #expect(round.target.words.count == 8)
    #expect(play("Ring", in: &round, lexicon) == "ring: 4 points")
    #expect(play("lam", in: &round, lexicon) == "lam: 3 points, a bonus word")
    #expect(!play("ring", in: &round, lexicon).isEmpty)
  }

  @Test func `the anagrams game shows an alert in the player's language`() throws {
    let game = try AnagramsGame(root: "alarming", wordList: "alarming\nring\nmain\n", in: .spanish)
    game.model.guess = "ring"
    game.model.submit()
    #expect(game.alert == nil && game.model.score.common == 1)
    game.model.guess = "rin"
    game.model.submit()
    #expect(game.alert?.title == "¿Eso es una palabra?")
  }

  @Test func `the hangman game gives the meaning as a hint and draws another word`() throws {
    let game = try HangmanGame(level: .a1, in: .english)
    #expect(game.hint == nil)
    game.model.takeHint()
    #expect(game.hint?.isEmpty == false)
    game.model.tryLetter("1")
    #expect(game.alert?.title == "Letters only")
    let first = game.model.round.word
    game.nextRound()
    #expect(game.model.round.word != first && game.alert == nil)
  }

  @Test func `all players get the same daily puzzles`() throws {
    let (one, other) = (try DailyGame(), try DailyGame())
    let day = try #require(Day("2026-12-24"))
    #expect(try one.findWords(on: day) == other.findWords(on: day))
    #expect(try one.appleTree(on: day, level: .b1) == other.appleTree(on: day, level: .b1))
    #expect(throws: NoDailyPuzzle.self) { try one.findWords(on: Day("2020-01-01")!) }
  }

  @Test func `a stored daily round continues on its day and is replaced on the next day`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let game = try DailyGame()
    let day = try #require(Day("2026-12-24"))
    var saved = try SavedGame.load(from: file)
    #expect(saved == SavedGame())
    var round = try saved.round(on: day, from: game.roots, in: game.lexicon)
    try round.play(game.lexicon.alphabet.text(round.target.words[0]), in: game.lexicon)
    saved.keep(round)
    var tree = try saved.round(on: day, from: game.words)
    for letter in "abcdefghijklmnopqrstuvwxyz" { _ = try? tree.play(letter) }
    saved.keep(tree)
    saved.savedWords = [EntryID(word: "ring")]
    try saved.save(to: file)
    let restored = try SavedGame.load(from: file)
    #expect(restored == saved)
    #expect(try restored.round(on: day, from: game.roots, in: game.lexicon) == round)
    #expect(restored.points[day] == round.score.points && restored.points[day - 1] == nil)
    #expect(restored.outcomes[day] == tree.outcome && tree.outcome != nil)
    #expect(try restored.round(on: day, from: game.words) == tree)
    #expect(try restored.round(on: day + 1, from: game.words).tried.isEmpty)
    #expect(try restored.round(on: day + 1, from: game.roots, in: game.lexicon).finds.isEmpty)
  }
}
