import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The parts of the home page that Apple Tree contributes: today's word, an apple for each finished daily word, and the
/// unfinished round.
extension Game.Orchard {
  static let appleTree = Game.Orchard(
    dailies: { session, day in [session.dailyWord(of: day).path] },
    today: { $0.appleTreeToday($1) },
    trees: { profile in
      profile.dailyWords.compactMap { record -> GroveTree? in
        guard let daily = record.daily, record.round.outcome.isThere else { return nil }
        let isLost = record.round.outcome == .lost
        return GroveTree(day: daily.day, stage: nil, isLost: isLost, path: daily.path) { sentences in
          let name = sentences.pair(sentences[.appleTree], sentences.name(daily.language))
          return sentences.list(sentences.name(daily.day), sentences.list(name, sentences.standing(record)))
        }
      }
    },
    rounds: { page in RoundCards(shown: page.appleTreeRound()) })
}

extension HomePage {
  /// The card of today's word, with a blank for each letter.
  fileprivate func appleTreeToday(_ day: Day) -> TodayCard {
    let daily = session.dailyWord(of: day)
    let record = profile.dailyWords.round(of: daily)
    let round =
      record.map { $0.round }
      ?? word(of: daily).flatMap { HiddenWord($0, language: daily.language) }
      .map { AppleTreeRound($0) }
    let isFinished = round.map { $0.outcome.isThere } ?? false
    let language = sentences.name(daily.language)
    var notes = [cardNote(daily.levelCode.map { sentences.list(language, $0) } ?? language)]
    if !isFinished {
      notes.append(
        element("p", .class("card-note"), .attribute("aria-hidden", "true")) {
          round.map { blanks(of: $0) } ?? "\u{A0}"
        })
    }
    if let record { notes.append(cardNote(sentences.standing(record))) }
    let yesterday = word(of: session.dailyWord(of: day + -1))
    notes.append(yesterdayNote(yesterday, daily.language, Route.word(daily.language, yesterday ?? "").path))
    return TodayCard(
      face: Art.tree(.fruit), name: .appleTree, notes: notes,
      action: isFinished ? .dailyLook : record.isThere ? .dailyContinue : .dailyPlay, isFinished: isFinished,
      path: daily.path)
  }

  /// The visible letters of the word, and an underscore for each hidden letter.
  @inline(never)
  private func blanks(of round: AppleTreeRound) -> String {
    round.word.places.map { round.isShown($0) ? $0.text : "_" }.joined(separator: " ")
  }

  private func word(of daily: DailyWord) -> String? {
    library.dailyWords[daily.language].flatMap { daily.word(in: $0) }
  }

  /// A card for the unfinished round; empty if the round's word is today's word, because today's word has its own card.
  fileprivate func appleTreeRound() -> [Node] {
    guard let record = profile.appleTree, record.round.outcome == nil, !record.round.tried.isEmpty,
      record.daily != session.dailyWord
    else { return [] }
    let round = record.round
    let shown = blanks(of: round)
    let name = [
      element("span", .attribute("aria-hidden", "true")) { shown },
      element("span", .class("for-readers"), .attribute("lang", sentences.language.tag)) { sentences[.appleTree] },
    ]
    return [
      element("li", key: record.id.text) {
        card(
          Route.appleTree.path, Art.apple, name, language: round.word.language, sentences.applesLeft(round.applesLeft))
      }
    ]
  }
}
