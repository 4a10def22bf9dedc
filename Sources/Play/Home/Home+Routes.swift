import Markup

extension PageKind {
  /// The home page, which shows today's puzzles and the player's orchard.
  static let home = PageKind(
    "/", entry: Entry(name: .orchard) { Art.grove },
    load: { model in model.home.load(&model.session) },
    node: { model, sheet in HomePage(model.home, model.session).node(sheet) })
}

extension Route {
  static var home: Route { Route(.home) }
}
