import Formats
import Interface
import Journal
import Markup
import Words

/// A link to another page. A press without a modifier key opens the page without reloading the document.
@inline(never)
func pageLink(
  _ route: Route, class name: String = "", id: String? = nil, language: String? = nil, label: String? = nil,
  isCurrent: Bool = false, @NodeBuilder children: () -> [Node]
) -> Node {
  element(
    "a", .class(name), .optional("id", id), .optional("lang", language), .optional("aria-label", label),
    .optional("aria-current", isCurrent ? "page" : nil), .href(route.path), .press(.host(.openedPage(route.path))),
    children: children)
}

extension Page {
  /// The links to the games that can draw words from a word source. The parameter `text` returns the text of a game's
  /// link.
  @inline(never)
  func sourceLinks(
    _ source: WordSource, _ language: Language, class name: String = "quiet", text: (Game, Game.SourceLink) -> Phrase
  ) -> [Node] {
    Game.all.compactMap { game in
      guard let link = game.words.source else { return nil }
      let path = link.path(source, language)
      return element("a", .class(name), .href(path), .press(.host(.openedPage(path)))) {
        sentences[text(game, link)]
      }
    }
  }
}
