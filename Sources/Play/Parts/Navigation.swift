import Interface
import Journal
import Markup
import Words

extension Route {
  /// A link to one of the pages of a section of the site.
  struct RoomLink {
    let route: Route
    let name: Phrase
    let isCurrent: Bool
  }

  /// The links to the pages of the current section of the site; empty if the section has only one page. The link to the
  /// vocabulary leads to the vocabulary of `language`.
  func roomLinks(_ language: Language) -> [RoomLink] {
    var roomLinks: [RoomLink] = []
    for other in PageKind.all where other.room == room {
      guard let name = other.link else { continue }
      roomLinks.append(RoomLink(route: other.route(language), name: name, isCurrent: other == kind.linkOwner))
    }
    return roomLinks
  }
}

extension Sentences {
  /// The links to the sections of the site, which are the same on every page. The links are at the bottom on a phone,
  /// at the left on a desktop.
  func navigation(_ current: Route?, _ language: Language) -> Node {
    element("nav", .class("rooms"), .attribute("aria-label", self[.product])) {
      for kind in PageKind.all {
        if let entry = kind.entry {
          let route = kind.route(language)
          element(
            "a", .class("room"), .href(route.path), .press(.host(.openedPage(route.path))),
            .optional(
              "aria-current", current?.room == kind ? current?.isSame(as: route) == true ? "page" : "true" : nil)
          ) {
            entry.icon()
            element("span") { self[entry.name] }
          }
        }
      }
    }
  }
}

extension Page {
  func navigation() -> Node { sentences.navigation(route, languageHere) }

  /// The links to the pages of the current section of the site; `nil` if the section has only one page.
  func roomLinks() -> Node? {
    let roomLinks = route.roomLinks(languageHere)
    guard !roomLinks.isEmpty else { return nil }
    return element("nav", .class("pages"), .attribute("aria-label", sentences[.pages])) {
      for door in roomLinks { pageLink(door.route, isCurrent: door.isCurrent) { sentences[door.name] } }
    }
  }

  /// The language of the words on the page, or the language of the games if the page shows no words.
  private var languageHere: Language {
    let list = (route.glossary ?? route.wordOfGlossary?.id).flatMap { session.language(of: $0) }
    return list ?? settings.language
  }
}
