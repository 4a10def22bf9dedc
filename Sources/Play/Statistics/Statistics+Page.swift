import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The page with the statistics of all games.
final class StatisticsPage: Page {
  @inline(never)
  func node(_ sheet: Node?) -> Node {
    plainPage("statistics grouped", sheet: sheet) {
      stored(.figures) {
        title(sentences[.figures])
        if Game.all.contains(where: { $0.figures.isThere(profile) }) {
          for game in Game.all { game.figures.blocks(self) }
        } else {
          emptyNote(sentences[.figuresNoneTitle], sentences[.figuresNone])
        }
      }
    }
  }

  /// A section with words that link to their pages.
  @inline(never)
  func words(
    _ id: String, _ title: Phrase, note: Phrase? = nil, _ words: [(language: Language, word: String)]
  ) -> Node? {
    guard !words.isEmpty else { return nil }
    return part(id, sentences[title]) {
      if let note { element("p", .class("sheet-note")) { sentences[note] } }
      element("ul", .class("chips"), .attribute("aria-labelledby", id)) {
        for (language, word) in words {
          element("li", key: language.code + word) {
            pageLink(.word(language, word), class: "chip", language: language.code) { word }
          }
        }
      }
    }
  }
}
