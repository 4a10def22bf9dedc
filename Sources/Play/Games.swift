import Markup

// The descriptions, states, messages and dialogs of all games. To add a game, add its lines to this file; no other file
// of the module Play lists the games.

extension Game {
  /// All games, in the order of their links in the navigation and of their contributions to shared pages. If a page
  /// offers only one game, it offers the first game.
  static let all: [Game] = [.findWords, .appleTree]

  /// The game that begins when the player presses the play button on the page of a list.
  static var ofLists: Game { .findWords }

  /// The game that begins when the player plays a list that was just imported.
  static var ofNewLists: Game { .appleTree }
}

/// The states of the games.
struct Games {
  var findWords = FindWords()
  var appleTree = AppleTree()
}

/// A message of a game.
enum GameMessage: Equatable, Sendable {
  case findWords(FindWords.Message)
  case appleTree(AppleTree.Message)

  static let parsers: [MessageParser] = [
    MessageParser(FindWords.Message.names) { FindWords.Message($0).map { .findWords($0) } },
    MessageParser(AppleTree.Message.names) { AppleTree.Message($0).map { .appleTree($0) } },
  ]

  var name: String {
    switch self {
    case .findWords(let message): message.name
    case .appleTree(let message): message.name
    }
  }

  var body: [UInt8] {
    switch self {
    case .findWords(let message): message.body
    case .appleTree(let message): message.body
    }
  }

  /// Whether the player typed or pressed something on the game's board.
  var isAtBoard: Bool {
    switch self {
    case .findWords(let message): message.isAtBoard
    case .appleTree(let message): message.isAtBoard
    }
  }

  static var examples: [Message] {
    FindWords.Message.examples.map { .findWords($0) } + AppleTree.Message.examples.map { .appleTree($0) }
  }
}

extension Message {
  static func findWords(_ message: FindWords.Message) -> Message { .game(.findWords(message)) }
  static func appleTree(_ message: AppleTree.Message) -> Message { .game(.appleTree(message)) }
}

/// A dialog over the page of a game.
enum GameSheet: Hashable {
  case findWords(FindWords.Sheet)
  case appleTree(AppleTree.Sheet)
}

extension Sheet {
  static func findWords(_ sheet: FindWords.Sheet) -> Sheet { .game(.findWords(sheet)) }
  static func appleTree(_ sheet: AppleTree.Sheet) -> Sheet { .game(.appleTree(sheet)) }
}

extension Games {
  /// Passes a message to the game that it belongs to.
  mutating func update(_ message: GameMessage, in session: inout Session) -> [Effect] {
    switch message {
    case .findWords(let message): findWords.update(message, in: &session)
    case .appleTree(let message): appleTree.update(message, in: &session)
    }
  }
}

extension GameSheet {
  func node(_ games: Games, _ session: Session) -> Node {
    switch self {
    case .findWords(let sheet): FindWordsPage(games.findWords, session).sheet(sheet)
    case .appleTree(let sheet): AppleTreePage(games.appleTree, session).sheet(sheet)
    }
  }
}
