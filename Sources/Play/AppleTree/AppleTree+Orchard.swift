import Interface
import Journal
import Markup
import Rules
import Words

/// The parts of the home page that Apple Tree contributes: the daily word, an apple for each finished daily word, and
/// the unfinished round.
extension Game.Orchard {
  static let appleTree = Game.Orchard(
    note: .homeAppleTree,
    dailies: { session, day in [session.dailyCard(day)] },
    trees: { profile in
      profile.dailyWords.compactMap { record -> GroveTree? in
        guard let daily = record.daily, record.round.outcome != nil else { return nil }
        return GroveTree(day: daily.day) { $0.apple(record, daily) }
      }
    },
    rounds: { page in RoundCards(shown: page.appleTreeRound()) })
}

extension Session {
  fileprivate func dailyCard(_ day: Day) -> DailyCard {
    let daily = dailyWord(of: day)
    let name = sentences.pair(sentences[.appleTree], sentences.name(settings.language))
    return DailyCard(
      key: "word", path: daily.path, picture: Art.apple,
      name: daily.levelCode.map { sentences.pair(name, $0) } ?? name,
      standing: sentences.standing(profile.dailyWords.round(of: daily)))
  }
}

extension HomePage {
  /// An apple that links to its daily word. The drawing shows a rotten apple if the player did not guess the word.
  fileprivate func apple(_ record: AppleTreeRecord, _ daily: DailyWord) -> Node {
    let name = sentences.pair(sentences[.appleTree], sentences.name(daily.language))
    let said = sentences.list(sentences.name(daily.day), sentences.list(name, sentences.standing(record)))
    return element("li", key: daily.path) {
      groveTree(daily.day, daily.path, .flag("data-lost", record.round.outcome == .lost), Art.apple, said: said)
    }
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
