import Rules
import Words

extension Sentences {
  static let english = Sentences(
    product: "Word Orchard",
    productDescription:
      "Word games that teach words: make words from the letters of a root, in English, Spanish and Italian.",
    findWords: "Find Words",
    settings: "Settings",
    close: "Close",
    undo: "Undo",
    newWord: "New Word",
    loading: "Picking a word",
    tileOnItsWay: "Letter on its way",
    noScript: "Word Orchard plays in your browser and needs JavaScript for it. Please allow it for this page.",
    cannotStart: "The game could not start. Check the connection and try again.",
    tryAgain: "Try again",

    board: "Board",
    wordLength: "Word length",
    lengthOption: { "\($0) Letter" },
    caption: { length, language in "\(length) letter word – \(englishName(language))" },
    makeWords: "Make words from its letters",
    letters: "Letters",
    enterYourWord: "Enter your word",
    submit: "Submit",
    shuffle: "Shuffle",
    delete: "Delete",
    clear: "Clear",

    foundWords: "Found words",
    nothingFound: Notice("Nothing picked yet", "Words that you find hang here, the newest on top."),
    letterCount: { plural($0, "letter") },
    pointCount: { plural($0, "point") },
    bonus: "bonus",
    allLetters: "all letters",
    wordsFound: "Words found",
    of: { "of \($0)" },
    bonusWords: "Bonus words",
    points: "Points",
    averageLetters: "Average letters",
    decimal: { "\($0 / 10).\($0 % 10)" },
    level: "Level",
    levelName: englishName,
    levelReached: { level, percent in "\(englishName(level)), \(percent) percent" },

    refusal: { refusal, guess, root in
      switch refusal {
      case .empty: Notice("Nothing typed", "Make a word from the letters of \(root.spelling).")
      case .notALetter(let character):
        Notice("Letters only", "\(named(character, first: true)) is no letter of this game.")
      case .tooShort(let minimum): Notice("Too short", "Use at least \(minimum) letters.")
      case .isRoot: Notice("Mix it up!", "The answer should not match the original word.")
      case .alreadyFound: Notice("Be original!", "You have found “\(guess)” in \(root.spelling) already.")
      case .notFromLetters(let letter, let used, let available):
        Notice("Try again", missing(root.language, letter, used: used, available: available, in: root.spelling))
      case .notInLexicon(let language, let isClose):
        Notice(
          "Is that a word?",
          isClose
            ? "“\(guess)” is not in our \(englishName(language)) list, but it is close!"
            : "“\(guess)” is not in our \(englishName(language)) list.")
      }
    },
    accepted: { Notice($0.spellings.joined(separator: ", "), worth($0)) },
    reached: { level, find in
      Notice(
        englishName(level),
        "\(find.spellings.joined(separator: ", ")): \(worth(find)). "
          + (level == .fullHarvest ? "Every common word is picked!" : "Your tree has grown!"))
    },
    later: { Notice("It counts from the next New Word", "This round goes on with \($0).") },
    roundPutAway: { Notice("New word", "\($0) is put aside.") },
    notStored: Notice("Not saved", "This browser keeps nothing for this page, so a reload loses the round."),
    setAside: Notice("A fresh start", "What was saved here could not be read. It is kept aside, untouched."),

    nothingHere: Notice("Nothing grows here", "There is no page at this address."),
    fileMissing: {
      Notice("A file did not arrive", "\($0) is missing or damaged. Check the connection and try again.")
    },
    unsuitableRoot: { reason, root in
      switch reason {
      case .notALetter(let character):
        Notice("No word to play", "“\(root)” has \(named(character)), which is no letter of this game.")
      case .length(let count):
        Notice(
          "No word to play",
          "A word to play has \(Root.lengths.lowerBound) to \(Root.lengths.upperBound) letters; this one has \(count).")
      case .notInLexicon(let language):
        Notice("No word to play", "“\(root)” is not in our \(englishName(language)) list.")
      case .offensive: Notice("No word to play", "We would rather not play with that word.")
      case .noWordsInIt: Notice("No word to play", "No common word can be made from the letters of “\(root)”.")
      }
    },

    gameLanguage: "Game language",
    gameLanguageNote: "The words you play with. The page itself stays in English.",
    languageName: englishName,
    shortestWord: "Shortest word",
    minimumOption: { plural($0, "letter") },
    about: "Word Orchard is free, with no account and no trackers.",
    licenses: "Licenses and word lists",

    alsoSpelled: { "Also spelled \($0)" },
    commonWord: "One of this round's common words.",
    bonusWord: "A bonus word: not one of the round's common words.")
}

private func plural(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

/// A character that is shown, or said where it would not show: spaces, controls, combining marks.
private func named(_ character: Unicode.Scalar, first: Bool = false) -> String {
  switch character.value {
  case 0x20, 0xA0, 0x3000, 0x2000...0x200A: first ? "A space" : "a space"
  case 0...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F:
    (first ? "The" : "the") + " character U+" + String(character.value, radix: 16, uppercase: true)
  default: "“\(Character(character))”"
  }
}

private func worth(_ find: Find) -> String {
  let figures = "\(plural(find.word.count, "letter")), \(plural(find.points.value, "point"))"
  if find.usesAllLetters { return "all the letters! \(figures)" }
  return find.isBonus ? "a bonus word, \(figures)" : figures
}

private func missing(_ language: Language, _ letter: Letter, used: Int, available: Int, in root: String) -> String {
  let name = capital(letter, language)
  switch available {
  case 0: return "There is no \(name) in \(root)."
  case 1: return "Only one \(name) in \(root)."
  default: return "Only \(available) of \(name) in \(root), not \(used)."
  }
}

private func englishName(_ language: Language) -> String {
  switch language {
  case .english: "English"
  case .spanish: "Spanish"
  case .italian: "Italian"
  }
}

private func englishName(_ level: Level) -> String {
  switch level {
  case .seed: "Seed"
  case .sprout: "Sprout"
  case .seedling: "Seedling"
  case .sapling: "Sapling"
  case .youngTree: "Young Tree"
  case .leafy: "Leafy"
  case .budding: "Budding"
  case .blossom: "Blossom"
  case .fruit: "Fruit"
  case .fullHarvest: "Full Harvest"
  }
}
