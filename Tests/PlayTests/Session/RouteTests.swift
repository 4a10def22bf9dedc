import Formats
import Journal
import TestTools
import Testing

@testable import Interface
@testable import Play
@testable import Rules
@testable import Words

/// Addresses of pages, which one table parses, prints and registers with the server.
struct RouteTests {
  private let list = EventID(device: DeviceID(random: 7), counter: 3)

  private var routes: [Route] {
    Route.patterns.filter { !$0.contains(":") }.compactMap { Route(path: $0) } + [
      .list(list), .listWord(list, "de nada"), .listWord(list, "new"), .vocabulary(.spanish),
      .word(.english, "lead.2"), .word(.spanish, "ñu"), .word(.italian, "a/b?c#d%e+f"), .word(.english, "new"),
    ]
  }

  @Test func `a route survives printing and parsing`() throws {
    for route in routes {
      let parsed = try #require(Route(path: route.path), "\(route.path)")
      #expect(parsed.isSame(as: route), "\(route.path)")
    }
  }

  @Test func `two routes are the same only if they have the same address`() {
    let routes =
      routes + [.vocabulary(.english), .word(.english, "ñu"), .listWord(list, "lead.2"), .word(.spanish, "n\u{303}u")]
    for one in routes {
      for other in routes { #expect(one.isSame(as: other) == (one.path == other.path), "\(one.path) \(other.path)") }
    }
  }

  @Test func `every route pattern has a page, and every page has a route pattern`() {
    func fits(_ path: String, _ pattern: String) -> Bool {
      let (parts, names) = (path.split(separator: "/"), pattern.split(separator: "/"))
      return parts.count == names.count && zip(parts, names).allSatisfy { $1.hasPrefix(":") || $0 == $1 }
    }
    for route in routes { #expect(Route.patterns.contains { fits(route.path, $0) }, "\(route.path)") }
    for pattern in Route.patterns { #expect(routes.contains { fits($0.path, pattern) }, "\(pattern)") }
  }

  @Test(arguments: [
    "/find-words/x", "/nowhere", "/profile/x", "/vocabulary/xx", "/vocabulary/EN", "/vocabulary/en/a/b", "/lists/x",
    "/lists/x/y", "/lists/new/word", "/saved/x", "/../etc/passwd", "/%2e%2e", "/lists/00000000000007-0",
  ])
  func `an unknown address has no route`(path: String) { #expect(Route(path: path) == nil) }

  @Test(arguments: ["", "/", "//"])
  func `an empty path leads to the home page`(path: String) throws {
    #expect(try #require(Route(path: path)).isSame(as: .home))
  }

  @Test(arguments: ["/find-words/", "//find-words", "/find-words"])
  func `leading and trailing slashes in a path are ignored`(path: String) {
    #expect(Route(path: path)?.isFindWords == true)
  }

  @Test func `every page is in a section of the site, and the section's link opens one of its pages`() {
    for route in routes { #expect(route.room.route(.english).room == route.room, "\(route.path)") }
    for kind in PageKind.all { #expect(kind.entry.isThere == (kind.room == kind), "\(kind.pattern)") }
  }

  @Test func `a section's links lead to its own pages, and one link marks the current page`() {
    for route in routes {
      let roomLinks = route.roomLinks(.spanish)
      #expect(roomLinks.allSatisfy { $0.route.room == route.room }, "\(route.path)")
      for door in roomLinks {
        #expect(door.route.roomLinks(.spanish).count { $0.isCurrent } == 1, "\(door.route.path)")
      }
    }
  }

  @Test func `the vocabulary address without a language opens the vocabulary of the player's language`() {
    var player = Player("/vocabulary")
    #expect(player.log.contains("navigate /vocabulary/en"))
    player.send(.settings(.chose(.language(.spanish))))
    player.log = []
    player.send(.host(.openedPage("/vocabulary")))
    #expect(player.model.route.isSame(as: .vocabulary(.spanish)))
    #expect(player.log.contains("navigate /vocabulary/es"))
  }

  @Test func `parsing random paths does not trap, and a word survives conversion to a path`() throws {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<5000 {
      let scalars = (0..<generator.below(12)).compactMap { _ in Unicode.Scalar(UInt32(generator.below(0x2FF))) }
      let text = String(String.UnicodeScalarView(scalars))
      _ = Route(path: "/" + text)
      guard !text.isEmpty, let (_, word) = Route(path: Route.word(.english, text).path)?.vocabularyWord else {
        continue
      }
      #expect(word.utf8.elementsEqual(text.utf8), "SEED=\(seedOfThisRun)")
    }
  }

  @Test func `every page's title contains the product's name in each interface language`() {
    for route in routes {
      for language in InterfaceLanguage.allCases {
        let session = Session(language.sentences, location: route.path)
        #expect(session.title.contains(language.sentences[.product]), "\(route.path)")
      }
    }
  }
}
