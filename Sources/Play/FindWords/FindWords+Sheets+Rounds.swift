import Interface
import Journal
import Markup
import Rules
import Words

/// The dialog of the rounds that were begun and set aside. Each round has a button that resumes it.
extension FindWordsPage {
  @inline(never)
  func roundsSheet() -> Node {
    let aside = state.roundsAside(session)
    return sheetFrame(sentences[.roundsTitle]) {
      element("ul", .class("rounds"), .attribute("aria-labelledby", "sheet-title")) {
        for game in aside { roundRow(game) }
      }
    }
  }

  private func roundRow(_ game: FindWords.Game) -> Node {
    let round = game.round
    return element("li", key: game.id.text, .class("round-row")) {
      element("div") {
        element("p", .class("round-root"), .attribute("lang", round.language.code)) { round.root.spelling }
        element("p", .class("sheet-note")) {
          sentences.list(sentences.kind(of: round), sentences(.wordCount, .count("count", round.finds.count)))
        }
      }
      secondaryButton(
        sentences[.dailyContinue], .findWords(.resumedRound(game.id)),
        name: resumeLabel(game))
    }
  }
}
