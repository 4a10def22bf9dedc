import Interface
import Journal
import Markup
import Rules
import Words

/// The parts of the home page that Find Words contributes: the daily puzzles of all lengths, the trees of finished
/// puzzles, and the unfinished rounds.
extension Game.Orchard {
  static let findWords = Game.Orchard(
    note: .homeFindWords,
    dailies: { session, day in RootList.lengths.map { session.daily(day, length: $0) } },
    trees: { profile in
      profile.dailies.filter { $0.isFinished }.map { mark in
        GroveTree(day: mark.day, stage: mark.stage) { $0.tree(mark) }
      }
    },
    rounds: { $0.findWordsRounds() })
}

extension DailyMark {
  /// The growth stage of the tree that belongs to the puzzle.
  var stage: GrowthStage { GrowthStage(points: Points(percent), of: Points(100)) }
}

extension Session {
  /// The card of a day's puzzle of this length in the language of the games, with the state of the player's round.
  fileprivate func daily(_ day: Day, length: Int) -> DailyCard {
    let language = settings.language
    let mark = profile.daily(day, language, length: length)
    return DailyCard(
      key: "\(length)", path: RoundLink.daily(day, language, length: length).path,
      picture: Art.tree(mark?.stage ?? .seed),
      name: sentences(.caption, .count("count", length), .text("language", sentences.name(language))),
      standing: sentences.standing(mark))
  }
}

extension HomePage {
  /// A tree that links to its puzzle.
  fileprivate func tree(_ mark: DailyMark) -> Node {
    let path = RoundLink.daily(mark.day, mark.language, length: mark.length).path
    let kind = sentences(.caption, .count("count", mark.length), .text("language", sentences.name(mark.language)))
    let said = sentences(
      .treeSaid, .text("day", sentences.name(mark.day)), .text("kind", kind),
      .text("stage", sentences.name(mark.stage)), .count("count", mark.percent))
    return element("li", key: "\(mark.day.number) \(mark.language.code) \(mark.length)") {
      groveTree(mark.day, path, .attribute("data-stage", "\(mark.stage.rawValue)"), stamp(mark.stage), said: said)
    }
  }

  /// The cards of the unfinished rounds: either only the latest rounds or all of them.
  fileprivate func findWordsRounds() -> RoundCards {
    let records = session.roundsToGoOn
    let shown = records.suffix(state.showsAllRounds ? records.count : Home.fewRounds).reversed()
    return RoundCards(
      shown: shown.compactMap { record in
        record.round.map { round in element("li", key: record.id.text) { card(record.id, round) } }
      },
      countOfAll: records.count > shown.count ? records.count : nil)
  }

  private func card(_ id: RoundID, _ round: FindWordsRound) -> Node {
    let note = sentences.list(sentences.kind(of: round), sentences(.wordCount, .count("count", round.finds.count)))
    return element("button", .class("card"), .attribute("type", "button"), .press(.findWords(.resumedRound(id)))) {
      cardContent(Art.tree(round.score.stage), [.text(round.root.spelling)], round.language, note)
    }
  }
}
