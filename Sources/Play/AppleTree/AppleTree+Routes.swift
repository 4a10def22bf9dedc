import Markup
import Words

extension PageKind {
  /// The page of Apple Tree.
  static let appleTree = PageKind(
    "/apple-tree", entry: Entry(name: .appleTree) { Art.appleTree }, title: .appleTree,
    load: { model in model.games.appleTree.appear(&model.session) },
    appear: { model, location, before in
      // The title gets the focus if the pressed link has disappeared. A link on both games' pages, or in a sheet over
      // this page, has not.
      let isNew = before.isAppleTree ? model.games.appleTree.game == nil : !before.isGame
      let asked = location.map { model.games.appleTree.applyQuery($0, &model.session) + model.settingsChanged() } ?? []
      return [model.session.updateDocument()] + asked + model.games.appleTree.appear(&model.session)
        + (isNew ? [.focus("tree-title")] : [])
    },
    retry: { model in model.games.appleTree.retry(&model.session) },
    press: { model, key in model.games.appleTree.press(key, &model.session) },
    // A restart may interrupt a round without guesses, because nothing is lost.
    isInRound: { model in model.games.appleTree.game.map { !$0.isOver && !$0.isUntouched } == true },
    node: { model, sheet in AppleTreePage(model.games.appleTree, model.session).node(sheet) })
}

extension Route {
  static var appleTree: Route { Route(.appleTree) }

  var isAppleTree: Bool { kind == .appleTree }
}
