import Journal
import Rules
import Vocabulary
import Words

/// What a banner says: what happened, and what to do.
public struct Notice: Hashable, Sendable {
  public let title: String
  public let text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}

/// Sentences that name things of the game.
extension Sentences {
  func name(_ language: Language) -> String {
    switch language {
    case .english: self[.english]
    case .spanish: self[.spanish]
    case .italian: self[.italian]
    }
  }

  /// The language's name as an option, where it stands alone.
  func nameAlone(_ language: Language) -> String {
    switch language {
    case .english: self[.englishAlone]
    case .spanish: self[.spanishAlone]
    case .italian: self[.italianAlone]
    }
  }

  /// The parts of speech stand together, as those of the vocabulary do.
  func name(_ part: PartOfSpeech) -> String {
    self[Phrase(rawValue: Phrase.nounName.rawValue + Int(part.rawValue)) ?? .nounName]
  }

  func name(_ level: Level) -> String { self[Phrase(rawValue: Phrase.seed.rawValue + level.rawValue) ?? .seed] }

  func letters(_ count: Int) -> String { self(.letterCount, .count("count", count)) }
  func points(_ points: Points) -> String { self(.pointCount, .count("count", points.value)) }
  func percent(_ percent: Int) -> String { self(.percent, .count("count", percent)) }

  func decimal(tenths: Int) -> String {
    self(.decimal, .count("whole", tenths / 10), .count("tenths", tenths % 10))
  }

  /// How long a round was played.
  func played(_ time: Milliseconds) -> String {
    let seconds = Int(clamping: time.value / 1000)
    return self(
      seconds < 60 ? .resultSeconds : .resultTime, .count("minutes", seconds / 60), .count("seconds", seconds % 60))
  }

  func pair(_ first: String, _ second: String) -> String {
    self(.pair, .text("first", first), .text("second", second))
  }

  func list(_ first: String, _ second: String) -> String {
    self(.list, .text("first", first), .text("second", second))
  }

  /// All spellings of a word.
  func spellings(_ find: Find) -> String { find.spellings.joined(separator: ", ") }

  func worth(_ find: Find) -> String {
    let phrase: Phrase =
      find.help != nil ? .worthHinted : find.usesAllLetters ? .worthAll : find.isBonus ? .worthBonus : .worth
    return self(phrase, .text("letters", letters(find.word.count)), .text("points", points(find.points)))
  }
}

// MARK: - Refused guesses

extension Sentences {
  /// One title and one line for each reason; `guess` as it was typed.
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

  /// A character that is shown, or said where it would not show: spaces, controls, combining marks.
  func name(_ character: Unicode.Scalar) -> String {
    switch character.value {
    case 0x20, 0xA0, 0x3000, 0x2000...0x200A: return self[.characterSpace]
    case 0...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F:
      return self(.characterCode, .text("code", "U+" + String(character.value, radix: 16, uppercase: true)))
    default: return self(.characterShown, .text("character", String(Character(character))))
    }
  }
}

// MARK: - Links that lead to no round

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
    case .noWordsInIt: return self(.rootNoWords, name)
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

// MARK: - Days

extension Sentences {
  /// As "November 21".
  func name(_ day: Day) -> String {
    let date = day.date
    return self(.dayAndMonth, .text("month", month(date.month)), .count("day", date.day))
  }

  /// As "November 2026".
  func monthAndYear(_ day: Day) -> String {
    let date = day.date
    return self(.monthAndYear, .text("month", month(date.month)), .count("year", date.year))
  }

  private func month(_ number: Int) -> String {
    let names = self.names(.months)
    return names.indices.contains(number - 1) ? names[number - 1] : String(number)
  }

  /// Monday's first.
  var weekdays: [String] { names(.weekdays) }

  private func names(_ phrase: Phrase) -> [String] {
    self[phrase].utf8.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }
}
