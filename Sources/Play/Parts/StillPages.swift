import Markup

/// Pages that the server alone shows: the program does not run on them.
extension Sentences {
  /// A header with the name of Find Words over the ground, and keys at its end.
  func stillHeader(@NodeBuilder keys: () -> [Node]) -> Node {
    let keys = keys()
    return element("header", .class("top")) {
      element("p", .class("name")) { Art.name(self[.findWords], language) }
      element("div", .class("level")) { Art.ground(percent: 0) }
      if !keys.isEmpty { element("div", .class("top-keys")) { keys } }
    }
  }

  /// The page for an address that leads nowhere; the program does not run on it.
  public var lostPage: Node {
    element("div", .class("page")) {
      stillHeader {}
      element("main", .class("trouble")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { self[.nothingHereTitle] }
        element("p", .class("trouble-text")) { self[.nothingHereText] }
        element("a", .class("submit"), .href(Route.findWords.path)) {
          self[.findWords]
          Art.leaf
        }
      }
    }
  }
}
