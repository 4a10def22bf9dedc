import Markup

extension PageKind {
  /// The home page, which shows the player's progress and the next puzzles.
  static let home = PageKind(
    "/", entry: Entry(name: .orchard) { Art.grove },
    node: { model, sheet in HomePage(model.home, model.session).node(sheet) })
}

extension Route {
  static var home: Route { Route(.home) }
}
