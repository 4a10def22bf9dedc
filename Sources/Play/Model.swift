import Rules
import Words

/// All that the client knows; the pages show it, `update` changes it, nothing else does.
public struct Model {
  var settings = Settings()
  var stage = Stage.loading(.newRound)
  var library = Library()
  /// Files that are on their way.
  var ordered: Set<DataFile> = []
  var board = Board()
  var banner: Banner?
  var putAway: PutAwayRound?
  var sheet: Sheet?
  /// Roots of the last rounds, the newest last.
  var recentRoots: [String] = []
  var generator = SeededGenerator(seed: 0)
  /// Banners so far: tells a banner that expires from a newer one, and a refusal from the one before.
  var bannerCount = 0
  /// Whether the player knows that nothing is kept: once a visit is enough.
  var hasToldNotStored = false
  var interface: InterfaceLanguage

  /// The page before anything is known: what the server paints.
  public init(interface: InterfaceLanguage) { self.interface = interface }

  var round: FindWordsRound? {
    if case .playing(let round) = stage { round } else { nil }
  }

  /// The round in progress: also one of an earlier visit that still waits for its data.
  var roundInProgress: FindWordsRound? {
    switch stage {
    case .playing(let round), .loading(.stored(let round)), .trouble(_, instead: .stored(let round)): round
    case .loading, .trouble: nil
    }
  }

  /// The banner to show: when nothing newer is to be said, that New Word can be taken back.
  var shownBanner: Banner? {
    banner
      ?? putAway.flatMap { away in away.offer.map { Banner(content: .newWord(putAway: away.round.root), serial: $0) } }
  }
}

struct Settings: Hashable {
  var language = Language.english
  var length = RootList.usualLength
  var minimum = FindWordsRound.usualMinimum
}

/// A round that another one has replaced, as it lay there.
struct PutAwayRound {
  var round: FindWordsRound
  var board: Board
  /// The banner in which it is offered to take it back; `nil` while it is not offered.
  var offer: Int?
}

/// Where play stands.
enum Stage: Hashable {
  /// Waiting for data to begin a round.
  case loading(Beginning)
  case playing(FindWordsRound)
  /// `instead` is what would have begun; retrying tries it again.
  case trouble(Trouble, instead: Beginning)
}

/// How the next round begins, once its data is there.
enum Beginning: Hashable {
  case newRound
  case invited(Invitation)
  /// A round of an earlier visit goes on.
  case stored(FindWordsRound)
}

/// Why there is no round. Each has a way out on the page.
enum Trouble: Hashable {
  /// A file is missing, or its bytes are not what they should be.
  case file(DataFile)
  case unsuitableRoot(String, UnsuitableRoot)
}

/// What lies before the player: the tiles' order and what is typed.
struct Board: Hashable {
  /// Places of the root's letters, in the order in which the tiles lie.
  var tiles: [Int] = []
  var field = ""

  init() {}

  init(_ root: Root) { tiles = Array(0..<root.word.count) }

  /// Letters that the field takes; far more than any word has, so that a paste of a book stays harmless.
  private static let longestField = 64

  /// Puts a text into the field, as much of it as the field takes.
  mutating func type(_ text: String) {
    field = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Board.longestField)))
  }

  /// The places of the tiles that the field uses: for each of its letters the first tile with that letter that is still free.
  func usedTiles(of root: Root) -> Set<Int> {
    let alphabet = Alphabet(root.language)
    var used: Set<Int> = []
    for text in field.lettersWithMarks {
      guard let letter = try? alphabet.fold(text).letters.first else { continue }
      if let place = tiles.first(where: { root.word.letters[$0] == letter && !used.contains($0) }) {
        used.insert(place)
      }
    }
    return used
  }
}

extension String {
  /// Each scalar with the combining marks that follow it.
  fileprivate var lettersWithMarks: [String] {
    var letters: [String] = []
    for scalar in unicodeScalars {
      if (0x300...0x36F).contains(scalar.value), !letters.isEmpty {
        letters[letters.count - 1].unicodeScalars.append(scalar)
      } else {
        letters.append(String(Character(scalar)))
      }
    }
    return letters
  }
}

/// A message to the player that does not stand in the way.
struct Banner: Hashable {
  enum Content: Hashable {
    case refused(Refusal, guess: String, Root)
    case accepted(Find)
    case reached(Level, with: Find)
    /// A setting that counts from the next round on.
    case later(Root)
    case newWord(putAway: Root)
    case notStored
    case setAside
  }

  let content: Content
  let serial: Int

  /// Milliseconds for which New Word can be taken back (F3).
  static let offerDuration = 10_000

  /// Milliseconds for which it stays.
  var duration: Int {
    switch content {
    case .newWord: Banner.offerDuration
    case .notStored, .setAside: 8000
    case .refused, .later, .reached: 5000
    case .accepted: 2500
    }
  }

  /// Whether the next key makes it go.
  var goesAtNextKey: Bool {
    switch content {
    case .newWord, .notStored, .setAside: false
    case .refused, .accepted, .reached, .later: true
    }
  }
}

enum Sheet: Hashable {
  case settings
  case word(Find)
}
