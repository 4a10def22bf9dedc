import Testing
import WordOrchard
import WordOrchardSentences

@Suite struct `Notices in six languages` {
  @Test(arguments: InterfaceLanguage.allCases)
  func `each refusal has a title and a text without placeholders`(language: InterfaceLanguage) throws {
    let sentences = Sentences.bundled(language)
    let root = try Root("alarming", in: english)
    let word = try english.alphabet.fold("ring")
    let refusals: [Refusal] = [
      .roundIsOver, .empty, .notALetter(character: "1"), .tooShort(minimum: 3), .isRoot, .alreadyFound(word: word),
      .notFromLetters(letter: word.letters[0], used: 2, available: 1), .notInLexicon(language: .english, isClose: true),
    ]
    let roots: [UnsuitableRoot] = [
      .notALetter(character: " "), .length(3), .notInLexicon(language: .spanish), .offensive, .noCommonWords,
    ]
    let letters: [AppleTreeRound.Refusal] = [.roundIsOver, .notALetter, .alreadyTried(word.letters[0])]
    let hints: [AppleTreeRound.NoHint] = [.roundIsOver, .alreadyTaken, .lastApple]
    let guesses: [AppleTreeRound.GuessRefusal] = [
      .roundIsOver, .tooFewLetters, .empty, .notALetter, .wrongLength, .alreadyGuessed,
    ]
    let hidden = HiddenWord("rang", language: .english)!
    let days: [NoDailyPuzzle] = [.beforeFirstDay(Day("2026-11-01")!), .beforeFirstDay(nil), .noWord(.last)]
    let notices =
      refusals.map { sentences.notice(for: $0, guess: "ring", root: root) }
      + roots.map { sentences.notice(for: $0, root: "alarming") }
      + letters.map { sentences.notice(for: $0, letter: "R") } + hints.map { sentences.notice(for: $0) }
      + guesses.map { sentences.notice(for: $0, guess: "ring", word: hidden) } + days.map { sentences.notice(for: $0) }
    for notice in notices {
      #expect(!notice.title.isEmpty && !notice.text.isEmpty)
      #expect(!(notice.title + notice.text).contains("{"), "\(notice)")
    }
  }

  @Test func `a notice names the guess and the root word`() throws {
    let root = try Root("alarming", in: english)
    let notice = Sentences.bundled(.english).notice(
      for: .alreadyFound(word: try english.alphabet.fold("ring")), guess: "Ring", root: root)
    #expect(notice.text.contains("Ring"))
  }
}
