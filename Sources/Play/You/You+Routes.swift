import Markup

extension PageKind {
  /// The page about the player's stored data.
  static let profile = PageKind(
    "/profile", entry: Entry(name: .you) { Art.person }, link: .profile, title: .profile,
    load: { _ in [.askToKeepData(asks: false)] },
    appear: { model, _, _ in
      model.you = You()
      return [model.session.updateDocument(), .focus("title"), .askToKeepData(asks: false)]
    },
    node: { model, sheet in YouPage(model.you, model.session).node(sheet) })
}

extension Route {
  static var profile: Route { Route(.profile) }
}
