import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The page at the end of a round: the result and the missed words.
extension FindWordsPage {
  @inline(never)
  func overSection(_ game: FindWords.Game) -> Node {
    element("section", key: "over", .class("board", "over"), .attribute("aria-label", sentences[.board])) {
      result(game)
      if !game.round.finds.isEmpty { missed(game) }
    }
  }

  /// The words that the player missed. The section replaces the list of found words if the player found no words. In a
  /// wide window, the section is beside the result.
  func missedSection(_ game: FindWords.Game) -> Node {
    element("section", key: "found", .class("found"), .attribute("aria-labelledby", "missed-title")) {
      missed(game)
    }
  }

  private func result(_ game: FindWords.Game) -> Node {
    let round = game.round
    let score = round.score
    let title: Phrase =
      switch round.outcome {
      case .harvested: score.common < score.ofCommon ? .everyWordSeen : .roundHarvested
      case .timeUp: .roundTimeUp
      case .gaveUp, nil: .roundGaveUp
      }
    return element("div", .class("result")) {
      element("p", .class("result-what"), .id("result-what")) { sentences[title] }
      Art.tree(score.stage)
      element("p", .class("result-stage")) {
        sentences(.levelSaid, .text("level", sentences.name(score.stage)), .count("count", score.percent))
      }
      // The focus moves to this heading when the round ends, so a screen reader reads the heading with the result.
      element(
        "h1", .class("root"), .id("result"), .attribute("tabindex", "-1"), .attribute("lang", round.language.code),
        .attribute("aria-describedby", "result-what result-text")
      ) { round.root.spelling }
      if let meaning = session.meaning(of: round.root.spelling, round.language) {
        element("p", .class("result-meaning"), .optional("lang", meaning.tag)) { meaning.text }
      }
      element("p", .id("result-text")) {
        sentences(
          .resultText, .count("common", score.common), .count("ofCommon", score.ofCommon),
          .text("points", sentences.points(score.points)))
      }
      if let best = round.bestFind {
        element("p") {
          marked(
            best.spellings[0], round.language,
            in: sentences(.bestFind, .text("word", best.spellings[0]), .text("points", sentences.points(best.points))))
        }
      }
      if score.bonus > 0 {
        element("p", .class("result-bonus")) {
          Art.bonusMark
          sentences(.bonusBasket, .count("count", score.bonus))
        }
      }
      if game.played.value >= 1000 {
        element("p", .class("result-time")) { sentences.played(game.played) }
      }
      element("div", .class("news"), .attribute("role", "status")) { state.shownBanner(session).map { bannerNode($0) } }
      element("div", .class("keys")) {
        key(sentences[.share], Art.share, .findWords(.askedToShare))
        key(sentences[.newWord], Art.newWord, .findWords(.askedForNewWord), "wooden")
      }
      let aside = state.recordsAside(session)
      if let earlier = aside.last.flatMap({ FindWords.Game($0) }) {
        secondaryButton(resumeLabel(earlier), .findWords(.resumedRound(earlier.id)))
      }
      textButton(sentences[.otherPuzzles], .findWords(.openedMenu), isDialog: true)
    }
  }

  private func missed(_ game: FindWords.Game) -> Node? {
    guard let lexicon = library.lexicons[game.round.language] else { return nil }
    let missed = UnfoundWords(game.round, in: lexicon)
    func isSaved(_ item: UnfoundWords.Item) -> Bool {
      session.isSaved(game.round.language, item.spelling)
    }
    return element("div", .class("missed")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("missed-title")) { sentences[.missedWords] }
        if !missed.common.isEmpty {
          if missed.common.allSatisfy(isSaved) {
            element("p", .class("sheet-note")) { sentences[.allSaved] }
          } else {
            textButton(sentences[.saveAll], .findWords(.savedMissedWords(rare: false)))
          }
        }
      }
      if missed.common.isEmpty {
        element("p", .class("missed-none")) { sentences[.missedNone] }
      } else {
        missedList(missed.common, labelledBy: "missed-title", game)
      }
      if !missed.rare.isEmpty {
        element("details") {
          element("summary", .class("quiet"), .id("rare-title")) {
            sentences(.rareWords, .count("count", missed.rare.count))
          }
          missedList(missed.rare, labelledBy: "rare-title", game)
          textButton(sentences[.saveAll], .findWords(.savedMissedWords(rare: true)))
        }
      }
    }
  }

  private func missedList(_ items: [UnfoundWords.Item], labelledBy id: String, _ game: FindWords.Game) -> Node {
    element("ul", .class("missed-list"), .attribute("aria-labelledby", id)) {
      for item in items {
        element("li") {
          element(
            "button", .class("missed-word"), .attribute("type", "button"), .flag("data-near", item.wasNear),
            .press(.wordPage(.openedWord(game.round.language, item.spelling)))
          ) {
            element("span", .attribute("lang", game.round.language.code)) { item.spelling }
            if item.wasNear { element("small", .class("near")) { sentences[.near] } }
            if let meaning = session.meaning(of: item.spelling, game.round.language) {
              element("small", .optional("lang", meaning.tag)) { meaning.text }
            }
          }
        }
      }
    }
  }
}
