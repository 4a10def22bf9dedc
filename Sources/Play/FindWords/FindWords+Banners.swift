import Interface
import Rules
import Words

/// The banners that Find Words shows over its page.
extension Banner {
  /// Reports a refused guess. `canBeAdded` is true if the player may add the word, which the word list does not
  /// contain, to their own words.
  static func refused(_ refusal: Refusal, guess: String, _ root: Root, canBeAdded: Bool) -> Banner {
    var actions: [(label: Phrase, message: Message)] = []
    if case .notInLexicon = refusal {
      actions.append((.reportWord, .findWords(.reportedWord)))
      if canBeAdded { actions.append((.addWord, .findWords(.addedWord))) }
    }
    var banner = Banner(.refusal, actions: actions) { $0.notice(for: refusal, guess: guess, root: root) }
    banner.quoted = (guess, root.language)
    return banner
  }

  /// Reports an accepted guess, with the growth stage that the tree has reached with it.
  static func accepted(_ find: Find, _ language: Language, reached stage: GrowthStage?) -> Banner {
    Banner(find.usesAllLetters ? .golden : .success, duration: 2500, titleLanguage: language) {
      Notice($0.spellings(find), $0.worth(find, reached: stage))
    }
  }

  /// Announces that the tree has grown to half of its full size.
  static func halfGrown(_ stage: GrowthStage, with find: Find) -> Banner {
    Banner(.grown) { Notice($0[.halfGrownTitle], $0(.treeGrew, .text("worth", $0.spellingsAndWorth(find)))) }
  }

  /// Announces the first of the round's longest common words.
  static func longestWord(_ find: Find, _ language: Language, reached stage: GrowthStage?) -> Banner {
    Banner(.success, duration: 4000, titleLanguage: language) {
      Notice($0.spellings(find), $0(.longestWordText, .text("worth", $0.worth(find, reached: stage))))
    }
  }

  /// Warns that the time of a round is almost over.
  static var halfMinuteLeft: Banner {
    Banner(.notice, duration: 3000) { Notice($0(.secondsLeft, .count("count", 30)), "") }
  }

  /// Announces that the player has found the last of the round's common words. `fullHarvest` is true if the player took
  /// no hint; `shown` is true if a hint has shown a whole word.
  static func foundEveryWord(fullHarvest: Bool, shown: Bool, with find: Find) -> Banner {
    guard fullHarvest else { return Banner(.golden, shown ? .everyWordSeen : .everyWordTitle, .everyWordText) }
    return Banner(.golden) {
      Notice($0.name(.fullHarvest), $0(.treeFull, .text("worth", $0.spellingsAndWorth(find))))
    }
  }

  /// Announces that a setting takes effect with the next round. The text mentions the current round if that round is
  /// not over.
  static func later(_ root: Root, isOver: Bool) -> Banner {
    Banner(.notice, isAboutSetting: true) {
      Notice($0[.laterTitle], isOver ? "" : $0(.laterText, .text("root", root.spelling)))
    }
  }

  /// Offers to return to the round that a new round has replaced. If the replaced round is not over, the text names its
  /// root word and says that the round was set aside.
  static func newWord(replaced root: Root, isOver: Bool) -> Banner {
    Banner(
      .undo, duration: Banner.offerDuration, goesAtNextKey: false, actions: [(.undo, .findWords(.tookBackNewWord))]
    ) { Notice($0[.putAwayTitle], isOver ? "" : $0(.putAwayText, .text("root", root.spelling))) }
  }

  static func reported(guess: String) -> Banner {
    Banner(.notice, .reportedTitle, .reported, .text("guess", guess))
  }

  static func added(guess: String) -> Banner { Banner(.success, .addedTitle, .addedText, .text("guess", guess)) }

  /// Explains that no word of the player's list can be a root word.
  static var noRootInList: Banner { Banner(.notice, .noRootTitle, .noRootText, goesAtNextKey: false) }

  static func saved(count: Int) -> Banner { Banner(.success, .savedTitle, .savedText, .count("count", count)) }
}

extension Sentences {
  /// The worth of a find, followed by the growth stage that the tree has reached with it.
  fileprivate func worth(_ find: Find, reached stage: GrowthStage?) -> String {
    stage.map { list(worth(find), name($0)) } ?? worth(find)
  }

  fileprivate func spellingsAndWorth(_ find: Find) -> String { pair(spellings(find), worth(find)) }
}
