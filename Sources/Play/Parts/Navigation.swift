import Journal
import Markup
import Words

extension Route {
  /// The places of the orchard between which the navigation leads, on every page in the same order.
  enum Room: CaseIterable { case orchard, findWords, appleTree, words, you }

  /// The room that the page belongs to.
  var room: Room {
    switch self {
    case .home: .orchard
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .words, .vocabulary, .word, .saved, .lists, .newList, .list, .listWord: .words
    case .statistics, .profile, .licenses: .you
    }
  }

  /// A page of a room that has several: where its link leads, and the link's name.
  struct Door {
    let route: Route
    let name: Phrase
    let isCurrent: Bool
  }

  /// The pages of the room, for links between them; none where a room is one page. The vocabulary is that of a language.
  func doors(_ language: Language) -> [Door] {
    let doors: [(route: Route, name: Phrase)] =
      switch room {
      case .orchard, .findWords, .appleTree: []
      case .words: [(.vocabulary(language), .vocabulary), (.saved, .savedPage), (.lists, .lists)]
      case .you: [(.profile, .profile), (.statistics, .figures)]
      }
    return doors.map { Door(route: $0.route, name: $0.name, isCurrent: isBehind($0.route)) }
  }

  /// Whether the page is the one to which a link within its room leads, or belongs to it.
  private func isBehind(_ door: Route) -> Bool {
    switch self {
    case .words, .vocabulary, .word: if case .vocabulary = door { true } else { false }
    case .lists, .newList, .list, .listWord: door.isSame(as: .lists)
    case .home, .findWords, .appleTree, .saved, .statistics, .profile, .licenses: door.isSame(as: self)
    }
  }
}

extension Route.Room {
  /// Where its link leads; for the words, to the vocabulary of a language.
  func route(_ language: Language) -> Route {
    switch self {
    case .orchard: .home
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .words: .vocabulary(language)
    case .you: .profile
    }
  }

  fileprivate var name: Phrase {
    switch self {
    case .orchard: .orchard
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .words: .words
    case .you: .you
    }
  }

  fileprivate var icon: Node {
    switch self {
    case .orchard: Art.grove
    case .findWords: Art.tiles
    case .appleTree: Art.appleTree
    case .words: Art.book
    case .you: Art.person
    }
  }
}

extension Sentences {
  /// The links between the rooms, the same on every page: at the foot of a phone, at the left of a desktop.
  func navigation(_ current: Route?, _ language: Language) -> Node {
    element("nav", .class("rooms"), .attribute("aria-label", self[.product])) {
      for room in Route.Room.allCases {
        let route = room.route(language)
        element(
          "a", .class("room"), .href(route.path), .press(.visit(.openedPage(route.path))),
          .optional("aria-current", current?.room == room ? current?.isSame(as: route) == true ? "page" : "true" : nil)
        ) {
          room.icon
          element("span") { self[room.name] }
        }
      }
    }
  }
}

extension Page {
  func navigation() -> Node { sentences.navigation(route, languageHere) }

  /// The links between the pages of this room; `nil` where there is only one.
  func roomLinks() -> Node? {
    let doors = route.doors(languageHere)
    guard !doors.isEmpty else { return nil }
    return element("nav", .class("pages"), .attribute("aria-label", sentences[.pages])) {
      for door in doors { pageLink(door.route, isCurrent: door.isCurrent) { sentences[door.name] } }
    }
  }

  /// The language of the words on the page; the language of the games where the page has none.
  private var languageHere: Language {
    let list = (route.glossary ?? route.wordOfGlossary?.id).flatMap { session.language(of: $0) }
    return list ?? settings.language
  }
}
