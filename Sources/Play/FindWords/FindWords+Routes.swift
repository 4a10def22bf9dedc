import Markup
import Words

extension PageKind {
  /// The Find Words page.
  static let findWords = PageKind(
    "/find-words", entry: Entry(name: .findWords) { Art.tiles }, title: .findWords,
    appear: { model, _, _ in [model.session.updateDocument()] + model.games.findWords.appear(&model.session) },
    retry: { model in model.games.findWords.retry(&model.session) },
    press: { model, key in model.games.findWords.press(key, &model.session) },
    pager: { model, opened in
      guard let opened, let word = try? Alphabet(opened.language).fold(opened.text) else { return [] }
      return model.games.findWords.wordsInList(with: word, opened.language, model.session)
    },
    isInRound: { model in !model.games.findWords.isOver },
    node: { model, sheet in FindWordsPage(model.games.findWords, model.session).node(sheet) })
}

extension Route {
  static var findWords: Route { Route(.findWords) }

  var isFindWords: Bool { kind == .findWords }
}
