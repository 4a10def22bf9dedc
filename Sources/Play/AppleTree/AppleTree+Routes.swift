import Markup
import Words

extension PageKind {
  /// The page of Apple Tree.
  static let appleTree = PageKind(
    "/apple-tree", entry: Entry(name: .appleTree) { Art.appleTree }, title: .appleTree,
    load: { model in model.games.appleTree.appear(&model.session) },
    appear: { model, location, before in
      // The page's title gets the focus if the link that the player pressed is no longer on the page. A link on the
      // pages of both games, or in a dialog over this page, is still on the page after the press and keeps the focus.
      let isNew = before.isAppleTree ? model.games.appleTree.game == nil : !before.isGame
      let asked = location.map { model.games.appleTree.applyQuery($0, &model.session) + model.settingsChanged() } ?? []
      return [model.session.updateDocument()] + asked + model.games.appleTree.appear(&model.session)
        + (isNew ? [.focus("tree-title")] : [])
    },
    retry: { model in model.games.appleTree.retry(&model.session) },
    press: { model, key in model.games.appleTree.press(key, &model.session) },
    // A restart of the program may interrupt a round in which nothing was guessed, because the player loses nothing.
    isInRound: { model in model.games.appleTree.game.map { !$0.isOver && !$0.isUntouched } == true },
    node: { model, sheet in AppleTreePage(model.games.appleTree, model.session).node(sheet) })
}

extension Route {
  static var appleTree: Route { Route(.appleTree) }

  var isAppleTree: Bool { kind == .appleTree }
}
