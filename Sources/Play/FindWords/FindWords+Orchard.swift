import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The parts of the home page that Find Words contributes: today's puzzle of each length, the trees of finished puzzles,
/// and the unfinished rounds.
extension Game.Orchard {
  static let findWords = Game.Orchard(
    dailies: { session, day in session.dailyLengths.map { session.dailyPath(day, length: $0) } },
    today: { $0.findWordsToday($1) },
    trees: { profile in
      profile.dailies.filter { $0.isFinished }.map { mark in
        GroveTree(
          day: mark.day, stage: mark.stage, isLost: false,
          path: RoundLink.daily(mark.day, mark.language, length: mark.length).path
        ) { $0.said(mark) }
      }
    },
    rounds: { $0.findWordsRounds() })
}

extension DailyMark {
  /// The growth stage of the tree that belongs to the puzzle.
  var stage: GrowthStage { GrowthStage(points: Points(percent), of: Points(100)) }
}

extension Sentences {
  /// The description of a finished puzzle's tree.
  fileprivate func said(_ mark: DailyMark) -> String {
    self(
      .treeSaid, .text("day", name(mark.day)), .text("kind", kind(mark.length, mark.language)),
      .text("stage", name(mark.stage)),
      .count("count", mark.percent))
  }
}

extension Session {
  /// The lengths of the daily puzzles. The player's own length comes first.
  fileprivate var dailyLengths: [Int] { [settings.length] + RootList.lengths.filter { $0 != settings.length } }

  fileprivate func dailyPath(_ day: Day, length: Int) -> String {
    RoundLink.daily(day, settings.language, length: length).path
  }

  /// The root word of a day's puzzle; `nil` until the list is loaded.
  fileprivate func dailyRoot(_ day: Day) -> String? {
    library.roots[.roots(settings.language, length: settings.length)]?.root(of: day)
  }
}

extension HomePage {
  /// The card of today's puzzle in the player's own length.
  fileprivate func findWordsToday(_ day: Day) -> TodayCard {
    let language = settings.language
    let mark = profile.daily(day, language, length: settings.length)
    let notes = [
      cardNote(sentences.kind(settings.length, language)),
      cardNote(sentences.standing(mark)),
      yesterdayNote(session.dailyRoot(day + -1), language, session.dailyPath(day + -1, length: settings.length)),
    ]
    return TodayCard(
      face: face(of: day), name: .findWords, notes: notes,
      action: mark.map { $0.isFinished ? .dailyLook : .dailyContinue } ?? .dailyPlay,
      isFinished: mark?.isFinished == true,
      path: session.dailyPath(day, length: settings.length),
      choices: RootList.lengths.map { length in
        let mark = profile.daily(day, language, length: length)
        let name = sentences(.lengthOption, .count("count", length))
        let isDone = mark?.isFinished == true
        return element("li", .flag("data-done", isDone)) {
          pageLink(
            session.dailyPath(day, length: length), "choice", sentences.list(name, sentences.standing(mark)),
            isDone ? [.text(name), Art.bonusMark] : [.text(name)])
        }
      })
  }

  /// Today's letters on small tiles. Until the list is loaded, the tiles are blank.
  private func face(of day: Day) -> Node {
    let root = session.dailyRoot(day).flatMap { try? Root($0, language: settings.language) }
    let letters = root.map { spelledOut($0.word, $0.language) } ?? []
    return element("div", .class("face-tiles")) {
      for place in 0..<9 {
        element("span", .flag("data-blank", place >= letters.count)) { place < letters.count ? letters[place] : "" }
      }
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
