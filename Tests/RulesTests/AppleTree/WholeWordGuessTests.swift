import TestTools
import Testing
import Words

@testable import Rules

/// Guesses at the whole word of Apple Tree.
struct WholeWordGuessTests {
  private func round(_ word: String, _ language: Language = .english, letters: String = "") -> AppleTreeRound {
    var round = AppleTreeRound(HiddenWord(word, language: language)!)
    for letter in letters.unicodeScalars { _ = try? round.play(letter) }
    return round
  }

  private func refusal(_ round: AppleTreeRound, _ guess: String) -> AppleTreeRound.GuessRefusal? {
    var guessed = round
    do throws(AppleTreeRound.GuessRefusal) {
      try guessed.guess(guess)
      return nil
    } catch {
      #expect(guessed == round)
      return error
    }
  }

  @Test func `the whole word can be guessed when half of its letters are visible`() {
    #expect(!round("apple").canGuessWord)
    #expect(!round("apple", letters: "pz").canGuessWord)
    #expect(round("apple", letters: "pl").canGuessWord)
    // A letter counts once for each of its places.
    #expect(round("banana", letters: "a").canGuessWord)
    // A hyphen is visible from the start and does not count.
    #expect(!round("a-b-c-d", letters: "a").canGuessWord)
    #expect(round("a-b-c-d", letters: "ab").canGuessWord)
    #expect(refusal(round("apple", letters: "p"), "apple") == .tooFewLetters)
  }

  @Test func `a right guess wins with the remaining apples and shows the whole word`() throws {
    var played = round("Árbol", .spanish, letters: "aroz")
    #expect(try played.guess("arbol"))
    #expect(played.outcome == .won)
    #expect(played.applesLeft == 6)
    #expect(played.shown == ["Á", "r", "b", "o", "l"])
    #expect(!played.canGuessWord && !played.canTakeHint)
  }

  @Test func `a wrong guess costs one apple and leaves the letters as they are`() throws {
    var played = round("apple", letters: "pl")
    #expect(try played.guess("maple") == false)
    #expect(played.applesLeft == 6)
    #expect(played.misses == 1)
    #expect(played.outcome == nil)
    #expect(played.shown == [nil, "p", "p", "l", nil])
    #expect(played.tried.count == 2)
  }

  @Test func `a wrong guess with the last apple loses the round`() throws {
    var played = round("apple", letters: "plbcdfgh")
    #expect(played.applesLeft == 1)
    #expect(try played.guess("maple") == false)
    #expect(played.outcome == .lost)
    #expect(refusal(played, "apple") == .roundIsOver)
  }

  @Test(arguments: [
    ("árbol", "ÁRBOL"), ("árbol", "a\u{301}rbol"), ("árbol", " arbol "), ("Ice-cream", "ice cream"),
    ("Ice-cream", "ICECREAM"), ("¿qué tal?", "que tal"), ("O’Neill", "o'neill"), ("ñandú", "n\u{303}andu"),
  ])
  func `a guess ignores case, accents, spaces and hyphens`(word: String, guess: String) throws {
    var played = AppleTreeRound(HiddenWord(word, language: .spanish)!)
    for letter in played.word.letters.letters where !played.canGuessWord { try played.play(letter) }
    #expect(try played.guess(guess))
    #expect(played.outcome == .won)
    #expect(played.applesLeft == 7)
  }

  @Test func `a guess costs nothing if it is empty, has the wrong length or contains characters other than letters`() {
    let played = round("apple", letters: "pl")
    for guess in ["", "   ", "\u{A0}\t"] { #expect(refusal(played, guess) == .empty) }
    for guess in ["appl", "apples", "a", "apple apple"] { #expect(refusal(played, guess) == .wrongLength) }
    for guess in ["漢字", "appλe", "apple\u{1F34E}", "a_ple", "-", "\u{301}apple"] {
      #expect(refusal(played, guess) == .notALetter)
    }
    #expect(refusal(round("apple"), "") == .tooFewLetters)
  }

  @Test func `ñ and n are different letters of a guess only in Spanish`() throws {
    var played = round("niño", .spanish, letters: "ni")
    #expect(try played.guess("nino") == false)
    #expect(try played.guess("niño"))
    #expect(try round("piñata", letters: "pia").guessing("pinata"))
  }

  @Test func `the same wrong guess in any form costs an apple only once`() throws {
    var played = round("apple", letters: "pl")
    try played.guess("maple")
    for again in ["maple", "MAPLE", "ma-ple", "máple"] { #expect(refusal(played, again) == .alreadyGuessed) }
    #expect(played.applesLeft == 6)
    #expect(try played.guess("addle") == false)
    #expect(played.applesLeft == 5)
  }

  @Test func `a round restored from its letters and guesses equals the round that was played`() throws {
    var played = round("apple", letters: "plz")
    try played.guess("maple")
    try played.takeHint()
    let restored = AppleTreeRound(
      played.word, tried: played.tried, guesses: played.guesses + played.guesses, hasTakenHint: played.hasTakenHint)
    #expect(restored == played)
    #expect(restored.applesLeft == 4)
  }

  @Test func `each refusal says what to do`() {
    let refusals: [AppleTreeRound.GuessRefusal] = [
      .roundIsOver, .tooFewLetters, .empty, .notALetter, .wrongLength, .alreadyGuessed,
    ]
    #expect(Set(refusals.map(\.description)).count == refusals.count)
  }

  @Test func `random letters, hints and guesses keep the rules of a round`() throws {
    var generator = SeededGenerator(seed: seedOfThisRun)
    let words = ["apple", "banana", "Ice-cream", "ox", "mississippi"]
    for _ in 0..<3000 {
      var played = round(words[generator.below(words.count)])
      let letters = Alphabet(.english).scalars
      for _ in 0..<40 {
        let (before, wasOver) = (played, played.outcome != nil)
        var cost = 0
        switch generator.below(6) {
        case 0: cost = (try? played.takeHint()) == nil ? 0 : 1
        case 1, 2:
          var guess = played.word.letters
          if generator.below(4) > 0 { guess.letters[0] = Alphabet(.english).letter(letters[generator.below(26)])! }
          if let isRight = try? played.guess(guess) {
            #expect(before.canGuessWord)
            #expect(isRight == (guess == played.word.letters))
            cost = isRight ? 0 : 1
          } else {
            #expect(!before.canGuessWord || before.guesses.contains(guess))
          }
        default: cost = (try? played.play(letters[generator.below(26)])) == false ? 1 : 0
        }
        #expect(played.applesLeft == before.applesLeft - cost, "SEED=\(seedOfThisRun)")
        if wasOver { #expect(played == before) }
        #expect((played.outcome == .lost) == (played.applesLeft == 0))
        #expect((played.outcome == .won) == (played.applesLeft > 0 && !played.shown.contains(nil)))
      }
    }
  }
}

extension AppleTreeRound {
  /// Guesses the word in a copy of the round. Returns whether the guess is right.
  fileprivate func guessing(_ text: String) throws -> Bool {
    var round = self
    return try round.guess(text)
  }
}
