import Journal
import Rules
import Words

/// All that the client knows; the pages show it, `update` changes it, nothing else does.
public struct Model {
  var interface: InterfaceLanguage
  var screen = Screen.findWords
  var settings = Settings()
  var stage = Stage.loading(.newRound)
  var library = Library()
  /// Files that are on their way.
  var ordered: Set<DataFile> = []
  /// Vocabularies that did not come; each is ordered anew when a word is opened.
  var missing: Set<DataFile> = []
  var board = Board()
  var banner: Banner?
  var putAway: PutAwayRound?
  var sheet: Sheet?
  /// The step of the first visit's tutorial, from 1.
  var tutorial: Int?
  /// Whether the splash is shown because it was asked for.
  var showsSplash = false

  /// What the player has ever done.
  var journal = Journal()
  var device = DeviceID(random: 0)
  /// The last event's.
  var counter = 0

  var generator = SeededGenerator(seed: 0)
  var now = Milliseconds(0)
  var minutesEast = 0
  /// Whether the page is out of sight.
  var isAway = false
  var isTicking = false
  var canVibrate = true
  /// Banners so far: tells a banner that expires from a newer one, and a refusal from the one before.
  var bannerCount = 0
  /// Whether the player knows that nothing is kept: once a visit is enough.
  var hasToldNotStored = false
  let keptFinds = KeptFinds()
  /// Words found in this visit: with each turn the list moves anew.
  var turn = 0
  /// A word that was just taken off the saved list.
  var removed: (language: Language, word: Word)?

  /// The page before anything is known: what the server paints for an address.
  public init(interface: InterfaceLanguage, location: String = "/find-words") {
    self.interface = interface
    screen = Screen(Location(location)) ?? .findWords
  }

  var game: Game? {
    if case .playing(let game) = stage { game } else { nil }
  }

  var round: FindWordsRound? { game?.round }

  /// Comparing a round with `nil` would link the comparison of its texts, and with it the Unicode tables.
  var isPlaying: Bool { if case .playing = stage { true } else { false } }

  /// The game in progress: also one of an earlier visit that still waits for its data.
  var gameInProgress: Game? {
    switch stage {
    case .playing(let game), .loading(.stored(let game)), .trouble(_, instead: .stored(let game)): game
    case .loading, .trouble: nil
    }
  }

  var hasGameInProgress: Bool { if case .some = gameInProgress { true } else { false } }

  var today: Day { Day(now, minutesEast: minutesEast) }

  /// The banner to show: when nothing newer is to be said, that New Word can be taken back.
  var shownBanner: Banner? {
    banner
      ?? putAway.flatMap { away in
        away.offer.map { Banner(content: .newWord(putAway: away.game.round.root), serial: $0) }
      }
  }
}

/// A round that is played: with its name in the journal and its clock.
struct Game: Hashable {
  let id: RoundID
  var round: FindWordsRound
  /// Playing time so far.
  var played = Milliseconds(0)

  /// Milliseconds that are left; `nil` for a round without a timer.
  var timeLeft: Int64? {
    round.minutes.map { max(0, Int64($0) * 60_000 - played.value) }
  }

  var isOver: Bool { round.outcome != nil }
}

/// What the window shows, by its address.
enum Screen {
  case findWords
  case word(Language, String)
  case saved

  var isGame: Bool { if case .findWords = self { true } else { false } }
  var isSavedList: Bool { if case .saved = self { true } else { false } }

  init?(_ location: Location) {
    let parts = location.path.utf8.split(separator: UInt8(ascii: "/")).map { Location.decoded($0) }
    let first = parts.first ?? "find-words"
    switch first.utf8 {
    case "find-words" where parts.count <= 1: self = .findWords
    case "saved" where parts.count == 1: self = .saved
    case "vocabulary" where parts.count == 3:
      guard let language = Language(code: parts[1]), language.code.hasSameBytes(as: parts[1]) else { return nil }
      self = .word(language, parts[2])
    default: return nil
    }
  }

  var path: String {
    switch self {
    case .findWords: "/find-words"
    case .word(let language, let word): "/vocabulary/\(language.code)/\(Location.encoded(word))"
    case .saved: "/saved"
    }
  }
}

/// A round that another one has replaced, as it lay there.
struct PutAwayRound {
  var game: Game
  var board: Board
  /// The banner in which it is offered to take it back; `nil` while it is not offered.
  var offer: Int?
}

/// Where play stands.
enum Stage: Hashable {
  /// Waiting for data to begin a round.
  case loading(Beginning)
  case playing(Game)
  /// `instead` is what would have begun; retrying tries it again.
  case trouble(Trouble, instead: Beginning)
}

/// How the next round begins, once its data is there.
enum Beginning: Hashable {
  case newRound
  case invited(Invitation)
  /// A round of an earlier visit goes on.
  case stored(Game)
}

/// Why there is no round. Each has a way out on the page.
enum Trouble: Hashable {
  /// A file is missing, or its bytes are not what they should be.
  case file(DataFile)
  case unsuitableRoot(String, UnsuitableRoot)
  case badLink(LinkFault)
}

enum Sheet: Hashable {
  case settings
  case word(Language, String)
  /// The cell of the grid that is looked at, if any.
  case hints(HintCell?)
  case giveUp
  /// A month, by its first day.
  case daily(Day)
}

struct HintCell: Hashable {
  let letter: Letter
  let length: Int
}
