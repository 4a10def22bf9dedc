import Formats
import Journal
import Rules
import Words

/// The sentences of Find Words about rounds and found words.
extension Sentences {
  func name(_ stage: GrowthStage) -> String { self[.seed, stage.rawValue] }

  /// The state of the player's round of a daily puzzle.
  func standing(_ mark: DailyMark?) -> String {
    guard let mark else { return self[.dailyUnplayed] }
    return self(mark.isFinished ? .dailyDone : .dailyBegun, .count("count", mark.percent))
  }

  /// A description of the round: the date of its daily puzzle, or the length and the language of its root word.
  func kind(of round: FindWordsRound) -> String {
    round.origin.day.map { self(.dailyCaption, .text("day", name($0))) }
      ?? self(.caption, .count("count", round.root.word.count), .text("language", name(round.language)))
  }

  /// The playing time of a round.
  func played(_ time: Milliseconds) -> String {
    let seconds = Int(clamping: time.value / 1000)
    return self(
      seconds < 60 ? .resultSeconds : .resultTime, .count("minutes", seconds / 60), .count("seconds", seconds % 60))
  }

  /// All spellings of a found word.
  func spellings(_ find: Find) -> String { find.spellings.joined(separator: ", ") }

  func worth(_ find: Find) -> String {
    let phrase: Phrase =
      find.help != nil ? .worthHinted : find.usesAllLetters ? .worthAll : find.isBonus ? .worthBonus : .worth
    return self(phrase, .text("letters", letters(find.word.count)), .text("points", points(find.points)))
  }
}

// MARK: - Refused guesses

extension Sentences {
  /// The banner text for a refused guess, with one title and one line for each reason. `guess` is the text as the
  /// player typed it.
  func refusal(_ refusal: Refusal, _ guess: String, _ root: Root) -> Notice {
    let inRoot = Blank.text("root", root.spelling)
    let guess = Blank.text("guess", guess)
    switch refusal {
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
}

// MARK: - Errors of links

extension Sentences {
  func unsuitableRoot(_ reason: UnsuitableRoot, _ root: String) -> String {
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

  func badLink(_ fault: LinkFault) -> String {
    switch fault {
    case .language(let value): self(.badLinkLanguage, .text("value", value))
    case .length(let value): self(.badLinkLength, .text("value", value))
    case .seed(let value): self(.badLinkSeed, .text("value", value))
    case .day(let value): self(.badLinkDay, .text("value", value))
    case .future(let day): self(.badLinkFuture, .text("day", name(day)))
    case .past(let first): self(.badLinkPast, .text("day", name(first)))
    }
  }
}

// MARK: - Shared texts

extension Sentences {
  /// The text that shares a round. The text does not contain any found word. The shared link contains the root word,
  /// except in a daily puzzle.
  func shareText(_ round: FindWordsRound) -> String {
    let score = round.score
    let kind = self(
      .shareKind, .count("count", round.root.word.count), .text("language", nameAlone(round.language)))
    guard let day = round.origin.day else { return self[.shareRound] + "\n" + kind }
    let figures = self(
      .shareFigures, .text("level", name(score.stage)), .count("common", score.common),
      .count("ofCommon", score.ofCommon), .text("points", points(score.points)))
    var lines = [self(.shareTitle, .text("day", day.text)), kind, bar(score.percent) + " " + figures]
    if round.finds.contains(where: { $0.usesAllLetters && $0.help != .word }) { lines.append(self[.shareAllLetters]) }
    return lines.joined(separator: "\n")
  }

  /// A line of ten symbols in a shared text: red apples, then seedlings. The number of red apples shows how far the
  /// tree has grown.
  private func bar(_ percent: Int) -> String {
    let ripe = percent / 10
    return String(repeating: "🍎", count: ripe) + String(repeating: "🌱", count: 10 - ripe)
  }
}
