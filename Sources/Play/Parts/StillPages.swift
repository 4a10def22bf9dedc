import Markup

/// Pages that the server alone shows: the program does not run on them.
extension Sentences {
  /// The name of the first game over the ground, with keys at its end.
  func stillHeader(@NodeBuilder keys: () -> [Node]) -> Node {
    let keys = keys()
    return element("header", .class("top")) {
      element("p", .class("name")) { Art.name(self[.findWords], language) }
      element("div", .class("level")) { Art.ground(percent: 0) }
      if !keys.isEmpty { element("div", .class("top-keys")) { keys } }
    }
  }

  /// The licences of the code and the word lists, as their file has them; the program does not run on it.
  public func licensesPage(_ text: String) -> Node {
    element("div", .class("page", "plain")) {
      stillHeader {}
      element("main", .class("text")) {
        element("h1", .class("word-title")) { self[.licenses] }
        element("pre", .class("licenses"), .attribute("lang", "en")) { text }
        element("p") { element("a", .class("banner-button"), .href(Route.findWords.path)) { self[.toTheGame] } }
      }
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
