import Formats
import Journal
import Words

/// A message from the host: an action of the player, or the result of an effect. Each feature defines its own messages;
/// the messages of the games are cases of ``GameMessage``.
enum Message: Equatable, Sendable {
  case host(HostEvents.Message)
  case home(Home.Message)
  case game(GameMessage)
  case browser(GlossaryBrowser.Message)
  case wordPage(WordPage.Message)
  case saved(SavedWords.Message)
  case lists(Lists.Message)
  case settings(Settings.Message)
  case offline(Offline.Message)
  case you(You.Message)

  /// Parses a message from the host: a name, optional arguments separated by spaces, and a body. Returns `nil` if no
  /// feature has a message with this name and these arguments. O(names).
  init?(name: String, body: [UInt8]) {
    guard let text = MessageText(name: name, body: body),
      let message = Message.parsers.first(where: { $0.hasName(text.name) })?.read(text)
    else { return nil }
    self = message
  }

  /// Each feature's message names and the function that reads them. Each name appears in exactly one row of the list.
  static let parsers: [MessageParser] =
    [
      MessageParser(HostEvents.Message.names) { HostEvents.Message($0).map { .host($0) } },
      MessageParser(Home.Message.names) { Home.Message($0).map { .home($0) } },
    ] + GameMessage.parsers + [
      MessageParser(GlossaryBrowser.Message.names) { GlossaryBrowser.Message($0).map { .browser($0) } },
      MessageParser(WordPage.Message.names) { WordPage.Message($0).map { .wordPage($0) } },
      MessageParser(SavedWords.Message.names) { SavedWords.Message($0).map { .saved($0) } },
      MessageParser(Lists.Message.names) { Lists.Message($0).map { .lists($0) } },
      MessageParser(Settings.Message.names) { Settings.Message($0).map { .settings($0) } },
      MessageParser(Offline.Message.names) { Offline.Message($0).map { .offline($0) } },
      MessageParser(You.Message.names) { You.Message($0).map { .you($0) } },
    ]

  /// The message's name with its arguments. Pages write this text into attributes of their elements.
  var name: String {
    switch self {
    case .host(let message): message.name
    case .home(let message): message.name
    case .game(let message): message.name
    case .browser(let message): message.name
    case .wordPage(let message): message.name
    case .saved(let message): message.name
    case .lists(let message): message.name
    case .settings(let message): message.name
    case .offline(let message): message.name
    case .you(let message): message.name
    }
  }

  /// The bytes that come with the name.
  var body: [UInt8] {
    switch self {
    case .host(let message): message.body
    case .game(let message): message.body
    case .browser(let message): message.body
    case .wordPage(let message): message.body
    case .saved(let message): message.body
    case .lists(let message): message.body
    case .offline(let message): message.body
    case .you(let message): message.body
    case .home, .settings: []
    }
  }

  /// At least one example of each message. Tests encode and decode the examples, and also change them at random.
  static var examples: [Message] {
    HostEvents.Message.examples.map { .host($0) } + Home.Message.examples.map { .home($0) }
      + GameMessage.examples + GlossaryBrowser.Message.examples.map { .browser($0) }
      + WordPage.Message.examples.map { .wordPage($0) } + SavedWords.Message.examples.map { .saved($0) }
      + Lists.Message.examples.map { .lists($0) } + Settings.Message.examples.map { .settings($0) }
      + Offline.Message.examples.map { .offline($0) } + You.Message.examples.map { .you($0) }
  }
}

/// Parses the messages of one feature.
struct MessageParser: Sendable {
  let names: [StaticString]
  /// Parses a message; returns `nil` if the arguments are invalid.
  let read: @Sendable (MessageText) -> Message?

  init(_ names: [StaticString], read: @escaping @Sendable (MessageText) -> Message?) {
    self.names = names
    self.read = read
  }

  func hasName(_ name: String) -> Bool { names.contains { $0 ~= name.utf8 } }
}

/// Returns the name of a message with its arguments, in the form that ``MessageText`` parses.
@inline(never)
func named(_ name: String, _ argument: String, _ last: String? = nil) -> String {
  let name = name + " " + argument
  return last.map { name + " " + $0 } ?? name
}

@inline(never)
func named(_ name: String, _ number: Int) -> String { named(name, number.description) }

/// A message from the host, split into its parts.
struct MessageText {
  /// The name without its arguments, such as `tookHint` in `tookHint ring`.
  let name: String
  /// The first argument; empty if the message has no argument.
  let argument: String
  /// The second argument, which may contain spaces; empty if the message has no second argument.
  let lastArgument: String
  let body: [UInt8]

  /// Creates the parts of a message; `nil` if the name is empty.
  init?(name: String, body: [UInt8]) {
    let parts = name.parts(between: 0x20, maximum: 3)
    guard let first = parts.first else { return nil }
    self.name = first
    argument = parts.count > 1 ? parts[1] : ""
    lastArgument = parts.count > 2 ? parts[2] : ""
    self.body = body
  }

  /// The body, decoded as UTF-8 text.
  var text: String { String(utf8: body) }

  var number: Int? { argument.int }

  /// Parses the arguments of a message about a word, such as `en ring`.
  func word<Message>(_ message: (Language, String) -> Message) -> Message? {
    guard let language = Language(code: argument), !lastArgument.isEmpty else { return nil }
    return message(language, lastArgument)
  }
}
