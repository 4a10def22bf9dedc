import Formats
import Interface
import Journal
import Markup
import Words

/// Describes a page: its address, title, place in the navigation, and behaviour.
///
/// Each feature describes its own pages (`…+Routes.swift`), and ``all`` lists them. The program uses this list to parse
/// and print addresses, and to derive the titles, the navigation and the server's routes.
final class PageKind: Sendable, Equatable {
  /// The pattern that the page's addresses match. A path component that begins with `:` is a placeholder for a value:
  /// `:language`, `:list` (the ID of an event) or `:word`.
  let pattern: StaticString

  /// The page's link in the navigation between the sections of the site. Only the first page of a section has a link in
  /// this navigation.
  let entry: Entry?
  /// The first page of the section to which this page belongs; `nil` if this page is the first.
  private let front: PageKind?
  /// The text of the page's link in the navigation within its section; `nil` for a page without such a link.
  let link: Phrase?
  /// The page whose link the navigation marks as the current one while this page is shown; `nil` if it is the link of
  /// this page.
  private let owner: PageKind?

  /// The page's name in the title of the browser window. If the name is missing, the title is the product's name.
  let title: Phrase?
  /// Returns a title that is derived from the page's content.
  let ownTitle: (@Sendable (Session, Route) -> String?)?
  /// Renders the page, including a dialog if one is open.
  let node: @Sendable (Model, Node?) -> Node

  /// Requests the data that the page needs. For the first page of a visit, the function is called after the page is
  /// shown.
  let load: (@Sendable (inout Model) -> [Effect])?
  /// Runs when the page appears. The arguments are the address that led to the page, and the route of the previous
  /// page. If the function is `nil`, the page is loaded and its title gets the focus.
  let appear: (@Sendable (inout Model, RelativeURL?, Route) -> [Effect])?
  /// Tries again after a failure. If the function is `nil`, the page is loaded again.
  let retry: (@Sendable (inout Model) -> [Effect])?
  /// Handles a key of a physical keyboard.
  let press: (@Sendable (inout Model, Key) -> [Effect])?
  /// Returns the words to which Previous and Next lead after the player has opened a word on this page. The second
  /// argument is the opened word; `nil` means any word.
  let pager: (@Sendable (Model, (language: Language, text: String)?) -> [Route])?
  /// Whether a round is in play that a restart of the program would interrupt.
  let isInRound: (@Sendable (Model) -> Bool)?

  /// A component of an address pattern.
  enum Part: Sendable {
    case name(String)
    case language, list, word
  }

  /// A link in the navigation between the sections of the site.
  struct Entry: Sendable {
    let name: Phrase
    let icon: @Sendable () -> Node
  }

  /// Creates the first page of a section (with `entry`), or a further page of the section that begins with `front`.
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

  /// Compares identities, because each page has exactly one instance.
  static func == (one: PageKind, other: PageKind) -> Bool {
    Unmanaged.passUnretained(one).toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// The components of the address pattern. O(length of the pattern).
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
  /// All pages, in the order of their links in the navigation between sections and within each section. If an address
  /// matches two patterns, the page that comes first in the list is used.
  static let all: [PageKind] =
    [.home] + Game.all.flatMap { $0.pages }
    + [
      .vocabulary, .words, .word, .saved, .lists, .newList, .list, .listWord, .profile,
      .statistics, .licenses,
    ]

  /// The first page of the section to which this page belongs.
  var room: PageKind { front ?? self }

  /// The page with the link that is marked as the current one in the navigation within the section.
  var linkOwner: PageKind { owner ?? self }

  /// Creates the route of this page, with `language` in the place of `:language`.
  func route(_ language: Language) -> Route {
    var values: [String] = []
    for part in parts { if case .language = part { values.append(language.code) } }
    return Route(self, values)
  }

  /// The values that an address with these path components has for the placeholders; `nil` if the address does not
  /// match the pattern.
  func values(of texts: [String]) -> [String]? {
    guard texts.count == parts.count else { return nil }
    var values: [String] = []
    for (part, text) in zip(parts, texts) {
      switch part {
      case .name(let name): guard name.hasSameBytes(as: text) else { return nil }
      case .language:
        // Accept only lower-case language codes, so that each page has a single address.
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
