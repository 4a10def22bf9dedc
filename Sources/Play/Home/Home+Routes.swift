import Markup

extension PageKind {
  /// The orchard: what the player has done, and what waits.
  static let home = PageKind(
    "/", entry: Entry(name: .orchard) { Art.grove },
    node: { model, sheet in HomePage(model.home, model.session).node(sheet) })
}

extension Route {
  static var home: Route { Route(.home) }
}
