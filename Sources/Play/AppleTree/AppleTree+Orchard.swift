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
        return GroveTree(day: daily.day, isLost: record.round.outcome == .lost, path: daily.path) { sentences in
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
    let language = sentences.name(settings.language)
    var notes = [cardNote(daily.levelCode.map { sentences.list(language, $0) } ?? language)]
    let isFinished = record?.round.outcome.isThere == true
    if !isFinished, let word = word(of: daily).flatMap({ HiddenWord($0, language: settings.language) }) {
      let round = record?.round ?? AppleTreeRound(word)
      let shown = round.word.places.map { round.isShown($0) ? $0.text : "_" }.joined(separator: " ")
      notes.append(element("p", .class("card-note"), .attribute("aria-hidden", "true")) { shown })
    }
    if record.isThere || isFinished { notes.append(cardNote(sentences.standing(record))) }
    if let word = word(of: session.dailyWord(of: day + -1)) {
      notes.append(yesterdayNote(word, settings.language, Route.word(settings.language, word).path))
    }
    return TodayCard(
      face: Art.tree(.fruit), name: .appleTree, notes: notes,
      action: isFinished ? .dailyLook : record.isThere ? .dailyContinue : .dailyPlay, isFinished: isFinished, path: daily.path)
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
    let shown = round.word.places.map { round.isShown($0) ? $0.text : "_" }.joined(separator: " ")
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
