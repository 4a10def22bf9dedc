import Formats
import Journal
import Markup
import Words

/// A link to another page; a plain press goes there without leaving the document.
@inline(never)
func pageLink(
  _ route: Route, class name: String = "", id: String? = nil, language: String? = nil, label: String? = nil,
  isCurrent: Bool = false, @NodeBuilder children: () -> [Node]
) -> Node {
  element(
    "a", .class(name), .optional("id", id), .optional("lang", language), .optional("aria-label", label),
    .optional("aria-current", isCurrent ? "page" : nil), .href(route.path), .press(.visit(.openedPage(route.path))),
    children: children)
}

/// A link to a round of Apple Tree with words from this source.
@inline(never)
func appleTreeLink(
  _ source: WordSource, _ language: Language, class name: String, @NodeBuilder children: () -> [Node]
) -> Node {
  let path = "\(Route.appleTree.path)?language=\(language.code)&words=\(Percent.encoded(source.name))"
  return element("a", .class(name), .href(path), .press(.visit(.openedPage(path))), children: children)
}

extension Page {
  /// Says how many words of the player's own source Apple Tree cannot hide; nothing where there is none.
  @inline(never)
  func unplayableNote(_ source: WordSource, _ language: Language, class name: String) -> Node? {
    let count = session.countOfUnplayableWords(of: source, language)
    guard count > 0 else { return nil }
    return element("p", .class(name)) { sentences(.wordsUnplayable, .count("count", count)) }
  }
}
