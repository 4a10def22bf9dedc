import Journal
import Markup
import Rules
import Words

/// The rounds that were begun and put aside, each with the way back to it.
extension Model {
  /// Where they are; nothing while there are none.
  func roundsKey(_ count: Int, _ sentences: Sentences) -> Node? {
    guard count > 0 else { return nil }
    return quietButton(sentences(.roundsAside, .count("count", count)), .openedRounds, isDialog: true)
  }

  @inline(never)
  func roundsSheet(_ sentences: Sentences) -> Node {
    let aside = roundsAside
    return sheetFrame(sentences[.roundsTitle], sentences) {
      element("ul", .class("rounds"), .attribute("aria-labelledby", "sheet-title")) {
        for game in aside { roundRow(game, sentences) }
      }
    }
  }

  private func roundRow(_ game: Game, _ sentences: Sentences) -> Node {
    let round = game.round
    let kind = round.origin.day.map { sentences(.dailyCaption, .text("day", sentences.name($0))) }
    let caption =
      kind
      ?? sentences(.caption, .count("count", round.root.word.count), .text("language", sentences.name(round.language)))
    return element("li", key: game.id.text, .class("round-row")) {
      element("div") {
        element("p", .class("round-root"), .attribute("lang", round.language.code)) { round.root.spelling }
        element("p", .class("sheet-note")) {
          sentences.list(caption, sentences(.wordCount, .count("count", round.finds.count)))
        }
      }
      bannerButton(
        sentences[.dailyContinue], .resumedRound(game.id),
        name: goOn(game, sentences))
    }
  }
}
