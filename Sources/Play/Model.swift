import Journal
import Rules
import Vocabulary
import Wire
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
  /// Files that did not come; each is ordered anew when it is needed again.
  var missing: Set<DataFile> = []
  var board = Board()
  var banner: Banner?
  var putAway: PutAwayRound?
  var appleTree = AppleTree()
  var sheet: Sheet?
  /// The history's entry in use, as the host knows it; before it, while a sheet has an entry of its own, what lies under that.
  var places: [Place]
  /// Which find is the whole word that the hints have just shown.
  var shownHint: Int?
  /// The step of the first visit's tutorial, from 1.
  var tutorial: Int?
  /// Whether the splash is shown because it was asked for.
  var showsSplash = false

  /// Whether what is stored has been read: before, a list that is empty may be full.
  var knowsJournal = false
  /// What the player has ever done.
  var journal = Journal() { didSet { keptProfile = KeptProfile() } }
  private var keptProfile = KeptProfile()
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
  /// Whether something could not be stored yet: said for as long as it is so.
  var isNotStored = false
  /// What is said once an event is stored.
  var awaited: [Awaited] = []
  let keptFinds = KeptFinds()
  /// Words found in this visit: with each turn the list moves anew.
  var turn = 0
  /// What was just taken away and can be taken back.
  var removal: Removal?

  /// What the list of a vocabulary shows.
  var browse = Browse(.vocabulary(.english))
  /// The words among which a word's page leads on; empty for those of its vocabulary.
  var walk: [Screen] = []
  /// Why the last word could not be heard.
  var voiceFault: VoiceFault?
  /// The list that is being imported.
  var draft = ListDraft()
  let listGlossaries = ListGlossaries()
  /// Who paints what this page's data is needed for.
  var paint = Paint.awaited

  /// The page before anything is known.
  public init(interface: InterfaceLanguage, location: String = "/find-words") {
    self.interface = interface
    places = [Place(path: location)]
    let location = Location(location)
    screen = Screen(location) ?? .findWords
    if let shelf = screen.shelf { browse = Browse(shelf, beginning: location.fragment) }
  }

  /// A page of the vocabulary as the server paints it, with the words on it.
  public init(interface: InterfaceLanguage, location: String, lexicon: Lexicon, glossary: Glossary) {
    self.init(interface: interface, location: location)
    library.add(lexicon, glossary)
    paint = .server
  }

  /// What a first visit by a reader of this language is likely to need: it can come beside the program, not after it.
  public func firstFiles(_ language: Language) -> [DataFile] {
    switch screen {
    case .findWords: [.lexicon(language), .roots(language, length: RootList.usualLength)]
    case .appleTree: [.vocabulary(language)]
    case .vocabulary(let language): [.vocabulary(language)]
    case .word(let language, _): [.lexicon(language), .vocabulary(language)]
    case .saved, .lists, .newList, .list, .listWord: []
    }
  }

  /// Whether an address leads to a page.
  public static func hasPage(at location: String) -> Bool { Screen(Location(location)) != nil }

  var game: Game? {
    if case .playing(let game) = stage { game } else { nil }
  }

  /// What follows from the journal; made once for each state of it.
  var profile: Profile {
    if let profile = keptProfile.profile { return profile }
    let profile = journal.profile
    keptProfile.profile = profile
    return profile
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
        screen.isFindWords
          ? away.offer.map { Banner(content: .newWord(putAway: away.game.round.root), serial: $0) } : nil
      }
  }
}

/// What follows from a model's journal, once it was asked for.
private final class KeptProfile {
  var profile: Profile?
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

/// What stands on a page whose data comes later than the page: an element that the server fills, whose children the program does not
/// know, until the program has the data too.
enum Paint {
  case server
  case awaited
  /// The program has shown another page since, or paints all of it.
  case done
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
  case badChallenge(UnreadableChallenge)
  case unsuitableChallenge(UnsuitableChallenge)
}

enum Sheet: Hashable {
  case settings
  case word(Language, String)
  /// The cell of the grid that is looked at, if any.
  case hints(HintCell?)
  case giveUp
  case removeAll
  case export
  /// The rounds that can be gone on with.
  case rounds
  /// A month, by its first day.
  case daily(Day)
  /// What Apple Tree draws from.
  case words
  case challenge
  case appleTreeFigures
}

struct HintCell: Hashable {
  let letter: Letter
  let length: Int
}
