import Formats
import Journal
import Rules
import Words

/// Find Words: the round that is played, what lies on the board before the player, and what a round waits for.
struct FindWords {
  var stage = Stage.loading(.newRound)
  var board = Board()
  /// The round that another one has replaced.
  var replacedRound: ReplacedRound?
  /// Which find is the whole word that the hints have just shown.
  var shownHint: Int?
  /// The step of the first visit's tutorial, from 1.
  var tutorial: Int?
  /// Words found in this visit: with each the list of found words moves anew.
  var foundCount = 0
  /// The guess that the banner with this number has called no word.
  var unknownGuess: (text: String, banner: Int)?
  var isTicking = false
  /// How the found words are sorted.
  var foundOrder = FoundRows.Order.newest
  /// Whether they are shown close together, as words alone.
  var isCompact = false
  /// The found words as they stand on the page; brought up to date after each message.
  private(set) var rows = FoundRows()

  /// The state of play.
  indirect enum Stage {
    /// Waiting for data to begin a round.
    case loading(PendingRound)
    case playing(Game)
    /// `instead` is what would have begun; retrying tries it again.
    case trouble(Trouble, instead: PendingRound)
  }

  /// A round that is played: with its name in the journal and its clock.
  struct Game: Hashable {
    let id: RoundID
    var round: FindWordsRound
    /// Playing time so far.
    var played = Milliseconds(0)
  }

  /// How the next round begins, once its data is there.
  indirect enum PendingRound {
    case newRound
    case linked(RoundLink)
    /// A round of an earlier visit goes on.
    case stored(Game)
  }

  /// A round that another one has replaced, as it was left.
  struct ReplacedRound {
    var game: Game
    var board: Board
    /// The banner that offers to take the round back; `nil` while none does.
    var offer: Banner?
    /// Whether a round without a word came after it.
    var isBeforeAnother = false

    /// The longest stay in a round that a double press of New word skips.
    static let doublePress: Int64 = 2000
  }

  /// Why there is no round. Each has a way out on the page.
  indirect enum Trouble: Hashable {
    /// A file is missing, or its bytes are not what they should be.
    case file(DataFile)
    case unsuitableRoot(String, UnsuitableRoot)
    case badLink(LinkFault)
  }

  /// The sheets over the game.
  enum Sheet: Hashable {
    /// The cell of the grid that is looked at, if any.
    case hints(HintCell?)
    case giveUp
    /// The rounds that can be resumed.
    case rounds
    /// A month, by its first day.
    case daily(Day)
  }

  struct HintCell: Hashable {
    let letter: Letter
    let length: Int
  }

  static let tutorialSteps = 3
}

extension FindWords {
  var game: Game? { if case .playing(let game) = stage { game } else { nil } }

  var round: FindWordsRound? { game?.round }

  /// Comparing a round with `nil` would link the comparison of its texts, and with it the Unicode tables.
  var isPlaying: Bool { if case .playing = stage { true } else { false } }

  var isOver: Bool { game?.isOver == true }

  /// The game in progress: also one of an earlier visit that still waits for its data.
  var gameInProgress: Game? {
    switch stage {
    case .playing(let game), .loading(.stored(let game)), .trouble(_, instead: .stored(let game)): game
    case .loading, .trouble: nil
    }
  }

  /// Whether the round's time runs: it stands still while the page is out of sight, behind a sheet, or another is shown.
  func isRunning(_ session: Session) -> Bool {
    guard let game else { return false }
    return !game.isOver && !session.isAway && !session.showsSplash && session.sheet == nil && session.route.isFindWords
  }

  /// The rounds with finds beside the one in play that have not ended, the one that was played last first.
  func roundsAside(_ session: Session) -> [Game] { recordsAside(session).reversed().compactMap { Game($0) } }

  /// The records of these rounds: the board counts them at every key, and need not build the rounds for that.
  func recordsAside(_ session: Session) -> [RoundRecord] {
    let current = gameInProgress?.id
    return session.roundsToGoOn.filter { $0.id != current }
  }

  /// The words of the round that are in one list with this word, as routes.
  func wordsInList(with word: Word, _ language: Language, _ session: Session) -> [Route] {
    guard let round, round.language == language else { return [] }
    var spellings = round.finds.reversed().map { $0.spellings[0] }
    if round.outcome != nil, !round.hasFound(word), let lexicon = session.library.lexicons[language] {
      let unfound = UnfoundWords(round, in: lexicon)
      spellings = (unfound.common + unfound.rare).map { $0.spelling }
    }
    return spellings.map { .word(language, $0) }
  }

  /// What this round says of a word that is looked up: nothing of one that is still to be found.
  func standing(of word: Word, _ language: Language) -> WordInRound? {
    guard let round, round.language == language else { return nil }
    var standing = WordInRound()
    standing.points = round.finds.first { $0.word == word }?.points
    if round.hasFound(word) || round.outcome != nil, round.root.offers(word, minimum: 1) {
      standing.isCommon = round.target.contains(word)
    }
    return standing
  }

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending): pending.files(session)
    case .playing, .trouble: []
    }
  }

  mutating func updateRows(_ session: Session) {
    if let game { rows.update(game, foundOrder, session) }
  }
}

extension FindWords.Game {
  /// The most playing time that counts.
  static let longest = Milliseconds.days(1)

  /// A round of the journal; `nil` for one whose beginning is not known.
  init?(_ record: RoundRecord) {
    guard let round = record.round else { return nil }
    self.init(id: record.id, round: round, played: record.played)
  }

  /// The time that is left; `nil` for a round without a timer.
  var timeLeft: Milliseconds? { round.minutes.map { max(.zero, .minutes($0) - played) } }

  var isOver: Bool { round.outcome != nil }
}

extension FindWords.PendingRound {
  var isLinked: Bool { if case .linked = self { true } else { false } }

  func language(_ settings: Settings) -> Language {
    switch self {
    case .newRound: settings.language
    case .linked(let link): link.language
    case .stored(let game): game.round.language
    }
  }

  /// What must be there before the round can begin.
  func files(_ session: Session) -> [DataFile] {
    let language = language(session.settings)
    switch self {
    case .newRound:
      let files: [DataFile] = [.lexicon(language), .roots(language, length: session.settings.length)]
      guard case .words(.level) = session.rootSource else { return files }
      return files + [session.vocabulary(language)]
    case .linked(.seed(_, _, let length)), .linked(.daily(_, _, let length)):
      return [.lexicon(language), .roots(language, length: length)]
    case .linked(.root), .stored: return [.lexicon(language)]
    }
  }
}

extension Session {
  /// What the next round of Find Words draws its root from. A list that is not there, or is in another language, gives way to the known words.
  var rootSource: RootSource {
    guard case .words(.list(let id)) = settings.roots else { return settings.roots }
    return list(id)?.language == settings.language ? settings.roots : .known
  }
}

/// What the round in play says of a word.
struct WordInRound {
  /// What it was worth when it was found.
  var points: Points?
  /// Whether it is one of the words to be found, or a bonus word; `nil` for a word that the round says nothing of.
  var isCommon: Bool?
}
