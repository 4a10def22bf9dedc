import Formats
import Journal
import Markup
import Words

/// Describes a page: its address, title, place in the navigation, and behaviour.
///
/// Each feature describes its own pages (`…+Routes.swift`), and ``all`` lists them. Addresses are parsed and printed
/// with the list, which also yields the titles, the navigation and the server's routes.
final class PageKind: Sendable, Equatable {
  /// The address. A part that begins with `:` is a value: `:language`, `:list` (the ID of an event) or `:word`.
  let pattern: StaticString

  /// The link in the navigation. Only the first page of a room has one.
  let entry: Entry?
  /// The first page of the room; `nil` if this page is the first.
  private let front: PageKind?
  /// The text of the page's link among the room's links; `nil` for a page without a link there.
  let link: Phrase?
  /// The page whose link is marked as the current one; `nil` means this page.
  private let owner: PageKind?

  /// The page's name in the title of the window. Without a name, the title is the name of the product.
  let title: Phrase?
  /// A title that is made from the page's content.
  let ownTitle: (@Sendable (Session, Route) -> String?)?
  /// Renders the page, with any open sheet over it.
  let node: @Sendable (Model, Node?) -> Node

  /// Requests the data that the page needs. It is called for the first page of a visit, after the page is shown.
  let load: (@Sendable (inout Model) -> [Effect])?
  /// Runs when the page appears, with the address that led to it and the previous page. By default, the page is loaded,
  /// and its title gets the focus.
  let appear: (@Sendable (inout Model, RelativeURL?, Route) -> [Effect])?
  /// Tries again after a failure. By default it loads the page.
  let retry: (@Sendable (inout Model) -> [Effect])?
  /// Handles a key of a physical keyboard.
  let press: (@Sendable (inout Model, Key) -> [Effect])?
  /// The words that Previous and Next lead through after the player has opened a word on this page. The argument is
  /// that word; `nil` means any.
  let pager: (@Sendable (Model, (language: Language, text: String)?) -> [Route])?
  /// Whether a round is in play that restarting the program would interrupt.
  let isInRound: (@Sendable (Model) -> Bool)?

  /// A part of a pattern.
  enum Part: Sendable {
    case name(String)
    case language, list, word
  }

  /// A link of the navigation.
  struct Entry: Sendable {
    let name: Phrase
    let icon: @Sendable () -> Node
  }

  /// Creates the first page of a room (`entry`), or a further page of the room that begins with `front`.
  init(
    _ pattern: StaticString, entry: Entry? = nil, in front: PageKind? = nil, link: Phrase? = nil,
    of owner: PageKind? = nil, title: Phrase? = nil, ownTitle: (@Sendable (Session, Route) -> String?)? = nil,
    load: (@Sendable (inout Model) -> [Effect])? = nil,
    appear: (@Sendable (inout Model, RelativeURL?, Route) -> [Effect])? = nil,
    retry: (@Sendable (inout Model) -> [Effect])? = nil,
    press: (@Sendable (inout Model, Key) -> [Effect])? = nil,
    pager: (@Sendable (Model, (language: Language, text: String)?) -> [Route])? = nil,
    isInRound: (@Sendable (Model) -> Bool)? = nil,
    node: @escaping @Sendable (Model, Node?) -> Node
  ) {
    self.pattern = pattern
    (self.entry, self.front, self.link, self.owner) = (entry, front, link, owner)
    (self.title, self.ownTitle, self.node) = (title, ownTitle, node)
    (self.load, self.appear, self.retry) = (load, appear, retry)
    (self.press, self.pager, self.isInRound) = (press, pager, isInRound)
  }

  /// Each page has one instance.
  static func == (one: PageKind, other: PageKind) -> Bool {
    Unmanaged.passUnretained(one).toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// The parsed parts of the pattern. O(pattern).
  var parts: [Part] {
    pattern.withUTF8Buffer { Array($0) }.split(separator: UInt8(ascii: "/")).map { part in
      switch part {
      case ":language": .language
      case ":list": .list
      case ":word": .word
      default: .name(String(utf8: part))
      }
    }
  }
}

extension PageKind {
  /// All pages, in the order of the links in the navigation and in each room. If two patterns match an address, the first one is used.
  static let all: [PageKind] =
    [.home] + Game.all.flatMap { $0.pages }
    + [
      .vocabulary, .words, .word, .saved, .lists, .newList, .list, .listWord, .profile,
      .statistics, .licenses,
    ]

  /// The first page of its room.
  var room: PageKind { front ?? self }

  /// The page whose link this page marks as current among the room's links.
  var linkOwner: PageKind { owner ?? self }

  /// The page of this kind; `language` replaces `:language`.
  func route(_ language: Language) -> Route {
    var values: [String] = []
    for part in parts { if case .language = part { values.append(language.code) } }
    return Route(self, values)
  }

  /// The values in an address with these parts; `nil` if the pattern does not match it.
  func values(of texts: [String]) -> [String]? {
    guard texts.count == parts.count else { return nil }
    var values: [String] = []
    for (part, text) in zip(parts, texts) {
      switch part {
      case .name(let name): guard name.hasSameBytes(as: text) else { return nil }
      case .language:
        // Accept lower case only, so that each page has one address.
        guard let language = Language(code: text), language.code.hasSameBytes(as: text) else { return nil }
        values.append(text)
      case .list:
        guard let list = EventID(text) else { return nil }
        values.append(list.text)
      case .word: values.append(text)
      }
    }
    return values
  }
}
