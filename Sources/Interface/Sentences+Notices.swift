import Formats
import Rules
import Words

/// The notices about refused moves. Each reason has one title and one message.
extension Sentences {
  /// Returns the notice about a refused guess. `guess` is the text as the player typed it.
  public func notice(for refusal: Refusal, guess: String, root: Root) -> Notice {
    let inRoot = Blank.text("root", root.spelling)
    let guess = Blank.text("guess", guess)
    switch refusal {
    case .roundIsOver: return Notice(self[.roundIsOverTitle], self[.roundIsOverText])
    case .empty: return Notice(self[.emptyTitle], self(.emptyText, inRoot))
    case .notALetter(let character):
      return Notice(self[.notALetterTitle], self(.notALetterText, .text("character", name(character))))
    case .tooShort(let minimum): return Notice(self[.tooShortTitle], self(.tooShortText, .count("count", minimum)))
    case .isRoot: return Notice(self[.isRootTitle], self[.isRootText])
    case .alreadyFound: return Notice(self[.alreadyFoundTitle], self(.alreadyFoundText, guess, inRoot))
    case .notFromLetters(let letter, let used, let available):
      let phrase: Phrase = available == 0 ? .noneOfLetter : available == 1 ? .oneOfLetter : .someOfLetter
      let letter = Blank.text("letter", capital(letter, root.language))
      return Notice(
        self[.notFromLettersTitle],
        self(phrase, letter, inRoot, .count("available", available), .count("used", used)))
    case .notInLexicon(let language, let isClose):
      return Notice(
        self[.notInLexiconTitle],
        self(isClose ? .notInLexiconClose : .notInLexiconText, guess, .text("language", name(language))))
    }
  }

  /// Returns the notice about a word that cannot be a root word. `root` is the text as the player typed it.
  public func notice(for reason: UnsuitableRoot, root: String) -> Notice {
    Notice(self[.noWordToPlay], text(of: reason, root))
  }

  private func text(of reason: UnsuitableRoot, _ root: String) -> String {
    let name = Blank.text("root", root)
    switch reason {
    case .notALetter(let character): return self(.rootNotALetter, name, .text("character", self.name(character)))
    case .length(let count):
      return self(
        .rootLength, name, .count("count", count), .count("least", Root.lengths.lowerBound),
        .count("most", Root.lengths.upperBound))
    case .notInLexicon(let language):
      return self(.rootNotInLexicon, name, .text("language", self.name(language)))
    case .offensive: return self[.rootOffensive]
    case .noCommonWords: return self(.rootNoWords, name)
    }
  }

  /// Returns the notice about a refused letter in Apple Tree. `letter` is the text as the player typed it.
  public func notice(for refusal: AppleTreeRound.Refusal, letter: String) -> Notice {
    switch refusal {
    case .roundIsOver: Notice(self[.roundIsOverTitle], self[.roundIsOverText])
    case .notALetter:
      Notice(
        self[.notALetterTitle],
        self(.notALetterText, .text("character", letter.scalars.first.map { name($0) } ?? letter)))
    case .alreadyTried: Notice(self[.letterTriedTitle], self(.letterTried, .text("letter", letter)))
    }
  }

  /// Returns the notice about a refused guess at a whole word in Apple Tree. `guess` is the text as the player typed it.
  public func notice(for refusal: AppleTreeRound.GuessRefusal, guess: String, word: HiddenWord) -> Notice {
    switch refusal {
    case .roundIsOver: Notice(self[.roundIsOverTitle], self[.roundIsOverText])
    case .tooFewLetters: Notice(self[.guessWord], self[.guessTooEarly])
    case .empty: Notice(self[.guessWord], self[.challengeEmpty])
    case .notALetter: Notice(self[.notALetterTitle], self[.letterNone])
    case .wrongLength:
      Notice(self[.guessWord], self(.guessLength, .text("letters", letters(word.letterCount))))
    case .alreadyGuessed: Notice(self[.letterTriedTitle], self(.guessRepeated, .text("word", guess)))
    }
  }

  /// Returns the notice about a hint that cannot be taken in Apple Tree.
  public func notice(for reason: AppleTreeRound.NoHint) -> Notice {
    switch reason {
    case .roundIsOver: Notice(self[.roundIsOverTitle], self[.roundIsOverText])
    case .alreadyTaken: Notice(self[.noHintTitle], self[.hintAlreadyTaken])
    case .lastApple: Notice(self[.noHintTitle], self[.hintNeedsApple])
    }
  }

  /// Returns the notice about a day without a puzzle.
  public func notice(for reason: NoDailyPuzzle) -> Notice {
    switch reason {
    case .beforeFirstDay(let first?): Notice(self[.noWordToPlay], self(.badLinkPast, .text("day", name(first))))
    case .beforeFirstDay(nil), .noWord, .unsuitableRoot, .unsuitableWord:
      Notice(self[.noWordToPlay], self[.dayWithoutPuzzle])
    }
  }
}
