import Journal
import Markup
import Rules
import Words

/// The end of a round: what came of it, and the words that were missed.
extension Model {
  @inline(never)
  func overSection(_ game: Game, _ sentences: Sentences) -> Node {
    element("section", key: "over", .class("board", "over"), .attribute("aria-label", sentences[.board])) {
      lengthRow(sentences)
      result(game, sentences)
      if let lexicon = library.lexicons[game.round.language] {
        missed(Missed(game.round, in: lexicon), game, sentences)
      }
    }
  }

  private func result(_ game: Game, _ sentences: Sentences) -> Node {
    let round = game.round
    let score = round.score
    let title: Phrase =
      switch round.outcome {
      case .harvested: .roundHarvested
      case .timeUp: .roundTimeUp
      case .gaveUp, nil: .roundGaveUp
      }
    return element("div", .class("result")) {
      element("p", .class("result-what")) { sentences[title] }
      element(
        "h1", .class("root"), .id("result"), .attribute("tabindex", "-1"), .attribute("lang", round.language.code)
      ) { round.root.spelling }
      element("p") {
        sentences(
          .resultText, .count("common", score.common), .count("ofCommon", score.ofCommon),
          .text("points", sentences.points(score.points)))
      }
      if game.played.value >= 1000 {
        element("p", .class("result-time")) { sentences.played(game.played) }
      }
      element("div", .class("news"), .attribute("role", "status")) { shownBanner.map { bannerNode($0, sentences) } }
      element("div", .class("keys")) {
        key(sentences[.share], Art.share, .askedToShare)
        key(sentences[.newWord], Art.newWord, .askedForNewWord, "wooden")
      }
      let aside = recordsAside
      if let earlier = aside.last.flatMap({ Game($0) }) {
        bannerButton(goOn(earlier, sentences), .resumedRound(earlier.id))
      }
      if aside.count > 1 { roundsKey(aside.count, sentences) }
    }
  }

  private func missed(_ missed: Missed, _ game: Game, _ sentences: Sentences) -> Node {
    func isSaved(_ item: Missed.Item) -> Bool {
      self.isSaved(game.round.language, item.spelling)
    }
    return element("div", .class("missed")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("missed-title")) { sentences[.missedWords] }
        if !missed.common.isEmpty {
          if missed.common.allSatisfy(isSaved) {
            element("p", .class("sheet-note")) { sentences[.allSaved] }
          } else {
            quietButton(sentences[.saveAll], .savedMissedWords(rare: false))
          }
        }
      }
      if missed.common.isEmpty {
        element("p", .class("missed-none")) { sentences[.missedNone] }
      } else {
        missedList(missed.common, labelledBy: "missed-title", game, sentences)
      }
      if !missed.rare.isEmpty {
        element("details") {
          element("summary", .class("quiet"), .id("rare-title")) {
            sentences(.rareWords, .count("count", missed.rare.count))
          }
          missedList(missed.rare, labelledBy: "rare-title", game, sentences)
          quietButton(sentences[.saveAll], .savedMissedWords(rare: true))
        }
      }
    }
  }

  private func missedList(_ items: [Missed.Item], labelledBy id: String, _ game: Game, _ sentences: Sentences) -> Node {
    element("ul", .class("missed-list"), .attribute("aria-labelledby", id)) {
      for item in items {
        element("li") {
          element(
            "button", .class("missed-word"), .attribute("type", "button"), .flag("data-near", item.wasNear),
            .press(.openedWord(game.round.language, item.spelling))
          ) {
            element("span", .attribute("lang", game.round.language.code)) { item.spelling }
            if item.wasNear { element("small") { sentences[.near] } }
          }
        }
      }
    }
  }
}

extension Sentences {
  /// What friends read: no word of the round but its root in the link, and of a daily not even that.
  func shareText(_ round: FindWordsRound) -> String {
    let score = round.score
    let kind = self(
      .shareKind, .count("count", round.root.word.count), .text("language", nameAlone(round.language)))
    guard let day = round.origin.day else { return self[.shareRound] + "\n" + kind }
    let figures = self(
      .shareFigures, .text("level", name(score.level)), .count("common", score.common),
      .count("ofCommon", score.ofCommon), .text("points", points(score.points)))
    var lines = [self(.shareTitle, .text("day", day.text)), kind, bar(score.percent) + " " + figures]
    if round.finds.contains(where: { $0.usesAllLetters && $0.help != .word }) { lines.append(self[.shareAllLetters]) }
    return lines.joined(separator: "\n")
  }

  /// Ten apples of a share, red as far as the tree has grown.
  private func bar(_ percent: Int) -> String {
    let ripe = percent / 10
    return String(repeating: "🍎", count: ripe) + String(repeating: "🌱", count: 10 - ripe)
  }
}
