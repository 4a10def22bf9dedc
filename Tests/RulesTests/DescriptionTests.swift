import Testing

@testable import Rules
@testable import Words

/// Refusals and faults print for developers.
struct DescriptionTests {
  private static func word(_ text: String) -> Word { try! Alphabet(.spanish).fold(text) }

  @Test(
    arguments: [
      (.roundIsOver, "The round is over. Start another round."), (.empty, "The guess has no letters. Type a word."),
      (.notALetter(character: "4"), "\"4\" is not a letter of the language."),
      (.tooShort(minimum: 3), "The word has fewer than 3 letters. Find a longer word."),
      (.isRoot, "The word is the root word itself. Find another word."),
      (.alreadyFound(word: word("niña")), "The word “niña” was already found. Find another word."),
      (
        .notFromLetters(letter: word("ñ").letters[0], used: 2, available: 1),
        "The word uses 2 × ñ, but the root word has 1."
      ),
      (
        .notFromLetters(letter: word("n").letters[0], used: 1, available: 0),
        "The word uses 1 × n, but the root word has none."
      ),
      (.notInLexicon(language: .spanish, isClose: false), "The word is not in the lexicon of the language es."),
      (
        .notInLexicon(language: .spanish, isClose: true),
        "The word is not in the lexicon of the language es. A word that the letters make is one letter away."
      ),
    ] as [(Refusal, String)])
  func `a refusal says what is wrong with the guess`(refusal: Refusal, expected: String) {
    #expect("\(refusal)" == expected)
  }

  @Test(
    arguments: [
      (.notALetter(character: "4"), "The root has a character that is not a letter of the language."),
      (.length(3), "The root has 3 letters; it needs 4 to 10."),
      (.notInLexicon(language: .english), "The root is not a word of the language."),
      (.offensive, "The root is an offensive word."),
      (
        .noCommonWords,
        "No common word can be made from the root's letters. A list marks common words with isCommon or the flag c."
      ),
    ] as [(UnsuitableRoot, String)])
  func `an unsuitable root says what is wrong`(reason: UnsuitableRoot, expected: String) {
    #expect("\(reason)" == expected)
  }

  @Test(
    arguments: [
      (.beforeFirstDay(Day("2026-09-01")!), "The first daily puzzle of this list is on 2026-09-01."),
      (
        .beforeFirstDay(nil),
        "The list has no daily puzzles, because it contains no line such as “# from 2026-09-01”."
      ),
      (.noWord(Day("2026-09-01")!), "The list has no word for this course on 2026-09-01."),
      (
        .unsuitableRoot("perro", .length(5)),
        "The day's word “perro” cannot be a root word. \(UnsuitableRoot.length(5)) The list and the lexicon must have the same language."
      ),
      (.unsuitableWord("é"), "The day's word “é” cannot be guessed. The list may have another language."),
    ] as [(NoDailyPuzzle, String)])
  func `a missing daily puzzle says why it is missing`(reason: NoDailyPuzzle, expected: String) {
    #expect("\(reason)" == expected)
  }

  @Test(
    arguments: [
      (.empty, "The word is empty."),
      (.notALetter(character: "-"), "The word has a character that is not a letter of the language: U+2D."),
      (.tooShort(minimum: 3), "The word has fewer than 3 letters."),
      (.notInLexicon(language: .italian), "The word is not in the language it."),
      (.offensive, "The word is offensive."),
    ] as [(UnsuitableChallenge, String)])
  func `an unsuitable challenge says what is wrong`(reason: UnsuitableChallenge, expected: String) {
    #expect("\(reason)" == expected)
  }

  @Test func `an unreadable challenge, a refused letter and a refused hint say what is wrong`() {
    #expect(
      [UnreadableChallenge.altered, .newer].map { "\($0)" } == [
        "The link was cut or changed, or is not a challenge. Ask for the link again.",
        "A later version of the program made the link. Update the program.",
      ])
    let letter = DescriptionTests.word("ñ").letters[0]
    #expect(
      [AppleTreeRound.Refusal.roundIsOver, .notALetter, .alreadyTried(letter)].map { "\($0)" } == [
        "The round is over. Start another round.",
        "The character is not a letter of the language. Try a letter of the alphabet.",
        "The letter “ñ” was already tried. Try another letter.",
      ])
    #expect(
      [AppleTreeRound.NoHint.roundIsOver, .alreadyTaken, .lastApple].map { "\($0)" } == [
        "The round is over. Start another round.", "The hint was already taken. A round has one hint.",
        "The hint costs an apple, and only one is left. Try a letter.",
      ])
  }

  @Test func `a fault of a list of roots or daily words says what to write`() {
    #expect(
      [RootList.Fault.notUTF8, .noRoots].map { "\($0)" } == [
        "not UTF-8; save the file as UTF-8", "no roots in it; write one root word a line",
      ])
    #expect(
      [DailyWords.Fault.noDate, .notUTF8, .noWords].map { "\($0)" } == [
        "no line “# from DATE” at its beginning; write the first day there, such as “# from 2026-09-01”",
        "not UTF-8; save the file as UTF-8",
        "no words in it; write one line a day, and separate the day's words with a tab",
      ])
  }
}
