import Interface
import Markup
import Words

/// The parts that are shared by pages with and pages without the client program. Pages without
/// the client program are rendered only by the server.
extension Sentences {
  /// The header of every page. The parameter `name` is the name of a game; by default, the header shows the product's
  /// name. The drawing `growing` replaces the drawing of the bare ground.
  func header(_ name: Node? = nil, growing: Node? = nil, @NodeBuilder keys: () -> [Node] = { [] }) -> Node {
    element("header", .class("top")) {
      // The first focusable element of every page.
      element("a", .class("skip"), .href("#main")) { self[.skipToContent] }
      element("p", .class("name")) { name ?? Art.productName(self[.product], language) }
      growing ?? element("div", .class("level")) { Art.ground(percent: 0) }
      element("div", .class("top-keys"), children: keys)
    }
  }

  /// The header of a page on which the client program does not run. The button in the header opens the settings on a
  /// page on which the client program runs.
  func stillHeader() -> Node {
    header {
      element(
        "a", .class("round-key"), .href(Route.settingsPath), .attribute("aria-label", self[.settings])
      ) { Art.settings }
    }
  }

  /// The page for an unknown address, with links to the other pages. The client program does not run on this error
  /// page.
  public var lostPage: Node { noticePage(self[.nothingHereTitle], self[.nothingHereText]) }

  /// The page that the server sends while it cannot render a page that only the server renders. The client program does
  /// not run on this page.
  public var notNowPage: Node { noticePage(self[.notNowTitle], self[.notNowText]) }

  private func noticePage(_ title: String, _ text: String) -> Node {
    element("div", .class("page")) {
      stillHeader()
      navigation(nil, Language(code: language.tag) ?? .english)
      element("main", .class("trouble"), .id("main"), .attribute("tabindex", "-1")) {
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

/// A hidden input of a form.
func hidden(_ name: String, _ value: String) -> Node {
  element("input", .attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
}
