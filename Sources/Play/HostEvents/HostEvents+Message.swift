import Formats
import Journal
import Words

extension HostEvents {
  /// A message from the host about the visit, the files or the stored data, or a press that is possible on any page.
  indirect enum Message: Equatable, Sendable {
    case opened(LaunchState)
    case loaded(DataFile, [UInt8])
    case failedToLoad(DataFile)
    case failedToStore
    /// All data that could not be stored before is stored now.
    case caughtUp
    /// The client awaited the storage of the event with this counter, and the event is stored now.
    case stored(Int)
    /// The host read these lines of the stored journal. The last lines of the journal come with `opened` or `arrived`.
    case read([UInt8])
    /// The stored journal, which arrived only after the visit had begun without it.
    case arrived([UInt8])
    /// Another tab has recorded these journal lines.
    case merged([UInt8])
    /// The browser went back or forward to this address. `state` is the state that the history entry stores.
    case visited(String, state: String = "")
    case left
    case returned
    case pressedKey(Key)
    /// A text was shared through `sheet` (the system's share dialog) or through `clipboard`.
    case shared(String)
    case failedToShare(String)
    case askedToRetry
    case askedToStoreAgain
    case openedPage(String)
    case closedSheet
    case bannerExpired(serial: Int)
    /// The player closed the banner over the page.
    case closedBanner
    case askedForSplash
    /// The program has been idle for a while and can do work that is not urgent. Before `opened`, the message means
    /// that the host has read a slice of the journal.
    case hadTime
    /// A new day has begun by the player's clock, or the clock was changed.
    case dayBegan

    var name: String {
      switch self {
      case .opened: "opened"
      case .loaded(let file, _): "loaded " + file.name
      case .failedToLoad(let file): "failedToLoad " + file.name
      case .failedToStore: "failedToStore"
      case .caughtUp: "caughtUp"
      case .stored: "stored"
      case .read: "read"
      case .arrived: "arrived"
      case .merged: "merged"
      case .visited: "visited"
      case .left: "left"
      case .returned: "returned"
      case .pressedKey: "pressedKey"
      case .shared: "shared"
      case .failedToShare: "failedToShare"
      case .askedToRetry: "askedToRetry"
      case .askedToStoreAgain: "askedToStoreAgain"
      case .openedPage(let path): "openedPage " + path
      case .closedSheet: "closedSheet"
      case .bannerExpired(let serial): named("bannerExpired", serial)
      case .closedBanner: "closedBanner"
      case .askedForSplash: "askedForSplash"
      case .hadTime: "hadTime"
      case .dayBegan: "dayBegan"
      }
    }

    var body: [UInt8] {
      switch self {
      case .opened(let launch): launch.encoded
      case .loaded(_, let bytes), .read(let bytes), .arrived(let bytes), .merged(let bytes): bytes
      case .stored(let counter): String(counter).bytes
      case .visited(let path, let state): Array((state.isEmpty ? path : path + "\n" + state).utf8)
      case .pressedKey(let key): Array((key.key + " " + key.code).utf8)
      case .shared(let text), .failedToShare(let text): text.bytes
      case .failedToLoad, .failedToStore, .caughtUp, .left, .returned, .askedToRetry, .askedToStoreAgain, .openedPage,
        .closedSheet, .bannerExpired, .closedBanner, .askedForSplash, .hadTime, .dayBegan:
        []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "opened", "loaded", "failedToLoad", "failedToStore", "caughtUp", "stored", "read", "arrived", "merged",
      "visited", "left", "returned", "pressedKey", "shared", "failedToShare", "askedToRetry", "askedToStoreAgain",
      "openedPage", "closedSheet", "bannerExpired", "closedBanner", "askedForSplash", "hadTime", "dayBegan",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "opened": .opened(LaunchState(text.body))
        case "loaded": DataFile(name: text.argument).map { .loaded($0, text.body) }
        case "failedToLoad": DataFile(name: text.argument).map { .failedToLoad($0) }
        case "failedToStore": .failedToStore
        case "caughtUp": .caughtUp
        case "stored": text.text.int.map { .stored($0) }
        case "read": .read(text.body)
        case "arrived": .arrived(text.body)
        case "merged": .merged(text.body)
        case "visited": Message.visited(text.text)
        case "left": .left
        case "returned": .returned
        case "pressedKey": .pressedKey(Key(text.text))
        case "shared": .shared(text.text)
        case "failedToShare": .failedToShare(text.text)
        case "askedToRetry": .askedToRetry
        case "askedToStoreAgain": .askedToStoreAgain
        case "openedPage": text.argument.isEmpty ? nil : .openedPage(text.argument)
        case "closedSheet": .closedSheet
        case "bannerExpired": text.number.map { .bannerExpired(serial: $0) }
        case "closedBanner": .closedBanner
        case "askedForSplash": .askedForSplash
        case "hadTime": .hadTime
        case "dayBegan": .dayBegan
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    /// Reads a line with the address, and an optional line with the state.
    private static func visited(_ text: String) -> Message {
      let lines = text.bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(utf8: $0) }
      return .visited(lines[0], state: lines.count > 1 ? lines[1] : "")
    }

    static var examples: [Message] {
      [
        .opened(.example), .loaded(.lexicon(.spanish), [1, 2, 3]), .failedToLoad(.roots(.italian, length: 9)),
        .failedToStore, .caughtUp, .stored(12), .read(Array("{\"v\":1}\n".utf8)),
        .arrived(Array("{\"v\":2}\n".utf8)), .merged([0xFF, 0x0A]),
        .visited("/lists/new#name=a%20b", state: ""), .visited("/find-words", state: "round 00000000000001-1"), .left,
        .returned, .pressedKey(Key("a KeyA")), .pressedKey(Key("  Space")), .shared("clipboard"),
        .failedToShare("a text\nof two lines"), .askedToRetry, .askedToStoreAgain,
        .openedPage("/vocabulary/es/%C3%B1u"), .closedSheet, .bannerExpired(serial: 3), .closedBanner,
        .askedForSplash, .hadTime, .dayBegan,
      ]
    }
  }
}
