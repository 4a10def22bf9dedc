import Formats
import Journal
import Rules
import Words

/// The state of Find Words: the round in play, the board, and the next round while it waits for data.
struct FindWords {
  var stage = Stage.loading(.newRound)
  var board = Board()
  /// The round that was in play before the current one, to which the player can return.
  var replacedRound: ReplacedRound?
  /// The index of the found word that a hint has just shown as a whole.
  var shownHint: Int?
  /// The word for which the player last took a hint in the open dialog.
  var hinted: Word?
  /// The step of the first visit's tutorial, from 1.
  var tutorial: Int?
  /// The number of words found in this visit. Each change of the number restarts the animation of the list of found
  /// words.
  var foundCount = 0
  /// The guess that a banner reports as not in the word list, and the banner's serial number.
  var unknownGuess: (text: String, banner: Int)?
  var isTicking = false
  /// The text that a screen reader announces after the last message: the letters after Shuffle, the rest of the word
  /// after Delete, or the state of the round after a question mark. `count` is the time of the announcement in
  /// milliseconds, so that a repeated text is announced again.
  var spoken: (kind: Spoken, count: Int)?
  /// The order of the found words.
  var foundOrder = FoundRows.Order.newest
  /// Whether the player was already asked in this visit for the language and the level that they want to learn.
  var hasAsked = false
  /// The rows of the found words, updated after each message.
  private(set) var rows = FoundRows()

  /// The kind of a text that screen readers announce and that the page does not show.
  enum Spoken {
    case letters, field, standing
  }

  /// The state of play.
  indirect enum Stage {
    /// A round waits for its data.
    case loading(PendingRound)
    case playing(Game)
    /// An error prevented the round `instead` from beginning. A retry begins the round `instead`.
    case trouble(Trouble, instead: PendingRound)
  }

  /// A round in play, with its ID in the journal and its clock.
  struct Game: Hashable {
    let id: RoundID
    var round: FindWordsRound
    /// The playing time up to now.
    var played = Milliseconds(0)
  }

  /// The next round, which begins once its data has arrived.
  indirect enum PendingRound {
    case newRound
    case linked(RoundLink)
    /// A round of an earlier visit.
    case stored(Game)
  }

  /// A round that another round has replaced, in its state when the player left it.
  struct ReplacedRound {
    var game: Game
    var board: Board
    /// The banner that offers to return to the replaced round; `nil` if there is no offer.
    var offer: Banner?
    /// Whether the player has also replaced the round after this round, without playing the later round.
    var isBeforeAnother = false

    /// The playing time, in milliseconds, below which an untouched round counts as skipped by a double press of New
    /// word.
    static let doublePress: Int64 = 2000
  }

  /// The reason why no round is in play. For each reason, the page offers the player a way to continue.
  indirect enum Trouble: Hashable {
    /// A file is missing or its bytes are invalid.
    case file(DataFile)
    case unsuitableRoot(String, UnsuitableRoot)
    case badLink(LinkFault)
  }

  /// The dialogs over the Find Words page.
  enum Sheet: Hashable {
    /// The hints dialog, with the selected cell of the grid, if any.
    case hints(HintCell?)
    /// The menu with the next round and the end of this round.
    case menu
    case giveUp
    /// The question that asks a new player which language they want to learn and how well they know it.
    case question
    /// The dialog of the rounds that can be resumed.
    case rounds
    /// The calendar dialog of a month, which the month's first day identifies.
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

  /// Do not compare `round` with `nil`, because the comparison would link the comparison of the round's texts, and with
  /// it the Unicode tables.
  var isPlaying: Bool { if case .playing = stage { true } else { false } }

  var isOver: Bool { game?.isOver == true }

  /// The game in play, or a game of an earlier visit that still waits for its data.
  var gameInProgress: Game? {
    switch stage {
    case .playing(let game), .loading(.stored(let game)), .trouble(_, instead: .stored(let game)): game
    case .loading, .trouble: nil
    }
  }

  /// Whether the round's clock is running. The clock stops while the page is hidden, while a dialog covers the page,
  /// and while another page is shown.
  func isRunning(_ session: Session) -> Bool {
    guard let game else { return false }
    return !game.isOver && !session.isAway && !session.showsSplash && session.sheet == nil && session.route.isFindWords
  }

  /// The unfinished rounds with finds, except the round in play. The round that was played last comes first.
  func roundsAside(_ session: Session) -> [Game] { recordsAside(session).reversed().compactMap { Game($0) } }

  /// The records of the rounds that are set aside. The board counts the records after every key press, which does not
  /// require the rounds themselves.
  func recordsAside(_ session: Session) -> [RoundRecord] {
    let current = gameInProgress?.id
    return session.roundsToGoOn.filter { $0.id != current }
  }

  /// The routes of the words that the page lists together with this word: the found words or, after the round, the
  /// missed words.
  func wordsInList(with word: Word, _ language: Language, _ session: Session) -> [Route] {
    guard let round, round.language == language else { return [] }
    var spellings = round.finds.reversed().map { $0.spellings[0] }
    if round.outcome != nil, !round.hasFound(word), let lexicon = session.library.lexicons[language] {
      let unfound = UnfoundWords(round, in: lexicon)
      spellings = (unfound.common + unfound.rare).map { $0.spelling }
    }
    return spellings.map { .word(language, $0) }
  }

  /// The facts about a looked-up word in the round in play. The facts reveal nothing about a word that the player has
  /// not found yet.
  func standing(of word: Word, _ language: Language) -> WordInRound? {
    guard let round, round.language == language else { return nil }
    var standing = WordInRound()
    standing.points = round.finds.first { $0.word == word }?.points
    if round.hasFound(word) || round.outcome != nil, round.root.offers(word, minimum: 1) {
      standing.isCommon = round.target.contains(word)
    }
    return standing
  }

  /// The files that the page needs in its current state.
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
  /// The maximum playing time that is recorded for a round.
  static let longest = Milliseconds.days(1)

  /// Creates a game from the record of a round in the journal; `nil` if the journal lacks the round's beginning.
  init?(_ record: RoundRecord) {
    guard let round = record.round else { return nil }
    self.init(id: record.id, round: round, played: record.played)
  }

  /// The remaining time; `nil` for a round without a timer.
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

  /// The files that must be loaded before the round can begin.
  func files(_ session: Session) -> [DataFile] {
    let language = language(session.settings)
    switch self {
    case .newRound:
      var files: [DataFile] = [.lexicon(language), .roots(language, length: session.settings.length)]
      if case .words(.level) = session.rootSource { files.append(session.vocabulary(language)) }
      if session.settings.level.isThere { files.append(.levels(language)) }
      return files
    case .linked(.seed(_, _, let length)), .linked(.daily(_, _, let length)):
      return [.lexicon(language), .roots(language, length: length)]
    case .linked(.root), .stored: return [.lexicon(language)]
    }
  }
}

extension Session {
  /// The word source from which the next round's root word is drawn. If the chosen list does not exist or is in another
  /// language, the well-known words replace it.
  var rootSource: RootSource {
    guard case .words(.list(let id)) = settings.roots else { return settings.roots }
    return list(id)?.language == settings.language ? settings.roots : .known
  }
}

/// The facts about a word in the round in play.
struct WordInRound {
  /// The points that the player earned with the word; `nil` if the player has not found it.
  var points: Points?
  /// Whether the word is a common word rather than a bonus word; `nil` if the round must not reveal this.
  var isCommon: Bool?
}
