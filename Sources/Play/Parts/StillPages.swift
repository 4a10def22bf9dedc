import Markup
import Words

/// What pages have in common with those that the server alone shows, on which the program does not run.
extension Sentences {
  /// The header of every page. `name`: a game's; else the product's. `growing` stands on the ground.
  func header(_ name: Node? = nil, growing: Node? = nil, @NodeBuilder keys: () -> [Node] = { [] }) -> Node {
    element("header", .class("top")) {
      element("p", .class("name")) { name ?? Art.productName(self[.product], language) }
      growing ?? element("div", .class("level")) { Art.ground(percent: 0) }
      element("div", .class("top-keys"), children: keys)
    }
  }

  /// The same on a page on which the program does not run: its key leads to the settings on one that has it.
  func stillHeader() -> Node {
    header {
      element(
        "a", .class("round-key"), .href(Route.settingsPath), .attribute("aria-label", self[.settings])
      ) { Art.settings }
    }
  }

  /// The page for an address that leads nowhere, with the ways to all that is there. The program does not run on it.
  public var lostPage: Node { noticePage(self[.nothingHereTitle], self[.nothingHereText]) }

  /// The page in the place of one that only the server can make, when it does not. The program does not run on it.
  public var notNowPage: Node { noticePage(self[.notNowTitle], self[.notNowText]) }

  private func noticePage(_ title: String, _ text: String) -> Node {
    element("div", .class("page")) {
      stillHeader()
      navigation(nil, Language(code: language.tag) ?? .english)
      element("main", .class("trouble")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { title }
        element("p", .class("trouble-text")) { text }
        element("a", .class("submit"), .href(Route.home.path)) {
          self[.toTheOrchard]
          Art.leaf
        }
      }
    }
  }
}

/// A field of a form that nobody sees.
func hidden(_ name: String, _ value: String) -> Node {
  element("input", .attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
}
