import Journal
import Markup
import Vocabulary
import Words

extension PageKind {
  /// The page about an entry of the vocabulary, or about any other word of its language.
  static let word = PageKind(
    "/vocabulary/:language/:word", in: .vocabulary, of: .vocabulary,
    load: loadWord, press: pressAtWord, node: wordNode)

  /// The page about a word of a player's list.
  static let listWord = PageKind(
    "/lists/:list/:word", in: .vocabulary, of: .lists, load: loadWord, press: pressAtWord, node: wordNode)

  @Sendable private static func loadWord(_ model: inout Model) -> [Effect] {
    model.session.route.wordOfGlossary.map { model.wordPage.appear($0.id, &model.session) } ?? []
  }

  @Sendable private static func pressAtWord(_ model: inout Model, _ key: Key) -> [Effect] {
    model.session.sheet == nil ? model.wordPage.press(key, &model.session) : []
  }

  @Sendable private static func wordNode(_ model: Model, _ sheet: Node?) -> Node {
    let (id, text) = model.session.route.wordOfGlossary ?? (.vocabulary(.english), "")
    return model.article(id, text).node(sheet)
  }
}

extension Route {
  static func word(_ language: Language, _ word: String) -> Route { Route(.word, [language.code, word]) }
  static func listWord(_ list: EventID, _ word: String) -> Route { Route(.listWord, [list.text, word]) }
}
