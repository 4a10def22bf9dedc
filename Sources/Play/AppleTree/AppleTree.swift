import Formats
import Journal
import Rules
import Vocabulary
import Words

/// The state of Apple Tree: the round in play, the result of its last move, and the word that the player types for a
/// friend.
struct AppleTree {
  var stage = Stage.idle
  /// `nil` in a round that has just begun or was resumed.
  var lastMove: LastMove?
  /// The number of moves and refusals in this visit. Each of them makes the tree sway again.
  var moves = 0
  /// When a round last ended, or Play again last began one.
  var lastTransition = Milliseconds(-1000)
  var challenge = ChallengeDraft()
  /// The words drawn in this visit from the current source.
  var drawn: (source: WordSource, language: Language, words: DrawnWords)?

  indirect enum Stage {
    /// No round has been requested yet.
    case idle
    /// Waiting for the data of a round.
    case loading(PendingRound)
    case playing(Game)
    /// The source has no word to draw.
    case empty(WordSource)
    /// `instead` is the round that would have begun.
    case trouble(Trouble, instead: PendingRound)
  }

  indirect enum PendingRound {
    case newRound
    /// A friend's word, and the number of apples that the friend had left, if the link contains it.
    case challenge(Challenge, friendHad: Int?)
    case daily(DailyWord)
  }

  /// A round with its ID in the journal.
  struct Game {
    let id: RoundID
    /// `nil` for a friend's word or a daily word.
    let source: WordSource?
    /// `nil` for a word that is not a daily word.
    var daily: DailyWord?
    var round: AppleTreeRound
  }

  enum LastMove {
    case right(Letter)
    case wrong(Letter)
    case alreadyTried(Letter)
    case notALetter
    case hint
  }

  /// The reason why no round is in play. The page offers a way out of each.
  indirect enum Trouble: Hashable {
    /// A file is missing or its bytes are invalid.
    case file(DataFile)
    case badChallenge(UnreadableChallenge)
    case unsuitableChallenge(UnsuitableChallenge)
    case badLink(LinkFault)
  }

  /// The sheets over the game.
  enum Sheet: Hashable {
    /// The sources of words.
    case words
    case challenge
    case figures
  }

  /// The word that the player types for a friend.
  struct ChallengeDraft {
    var text = ""
    /// The reason why the text cannot be a challenge.
    var problem: UnsuitableChallenge?
  }
}

extension AppleTree {
  var game: Game? { if case .playing(let game) = stage { game } else { nil } }

  /// Whether the last transition is so recent that a press or a key was meant for the content before it. Setting the
  /// clock back ends this period.
  func isDebouncing(at now: Milliseconds) -> Bool { (.zero..<Milliseconds(500)).contains(now - lastTransition) }

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending): pending.files(session)
    case .idle: PendingRound.newRound.files(session)
    case .playing(let game): [session.vocabulary(game.round.word.language)]
    case .empty, .trouble: []
    }
  }

  /// The player's own list from which the round drew this word. The list's meaning takes precedence over our
  /// vocabulary's.
  func listInPlay(_ language: Language, _ spelling: String, _ session: Session) -> Glossary? {
    guard session.route.isAppleTree, let game, case .list(let id)? = game.source,
      game.round.word.language == language, game.round.word.spelling.hasSameBytes(as: spelling)
    else { return nil }
    return session.glossary(.list(id))
  }
}

extension AppleTree.Game {
  init(_ record: AppleTreeRecord) {
    self.init(id: record.id, source: record.source, daily: record.daily, round: record.round)
  }

  var record: AppleTreeRecord { AppleTreeRecord(id: id, source: source, daily: daily, round) }
  var isOver: Bool { if case .some = round.outcome { true } else { false } }
  var isFriends: Bool { source == nil && daily == nil }
  var isUntouched: Bool { round.tried.isEmpty && !round.hasTakenHint }
}

extension AppleTree.PendingRound {
  /// The files that must be loaded before the round can begin.
  func files(_ session: Session) -> [DataFile] {
    switch self {
    case .newRound:
      let (source, language) = session.wordSource
      // The lexicon knows which words are offensive and which are suitable for schools. The vocabulary has no offensive
      // words.
      let lexicon: [DataFile] = session.settings.school || source.isOwn ? [.lexicon(language)] : []
      if case .list = source { return lexicon }
      return lexicon + [session.vocabulary(language)]
    case .daily(let daily): return [.dailyWords(daily.language), session.vocabulary(daily.language)]
    case .challenge(let challenge, _): return AppleTree.lookUpFiles(challenge.word.language, session)
    }
  }
}

extension AppleTree {
  /// The files in which a friend's word is looked up.
  static func lookUpFiles(_ language: Language, _ session: Session) -> [DataFile] {
    [.lexicon(language), session.vocabulary(language)]
  }
}

// MARK: - Sources of words

extension WordSource {
  /// Whether the player collected the words: a list of their own, or the saved words.
  var isOwn: Bool {
    switch self {
    case .saved, .list: true
    case .all, .letter, .level: false
    }
  }

  /// Phrases are drawn only from the player's own words. Our vocabulary yields single words, so that daily and random
  /// words are single words.
  var kindOfWords: WordBank.Kind { isOwn ? .wordsAndPhrases : .words }
}

extension Session {
  /// The source and the language of the next round. A missing list, or a letter that the language does not have, is
  /// replaced with all words.
  var wordSource: (source: WordSource, language: Language) {
    switch settings.words {
    case .list(let id):
      guard let content = list(id) else { return (.all, settings.language) }
      return (settings.words, content.language)
    case .letter(let letter) where Alphabet(settings.language).letter(letter) == nil: return (.all, settings.language)
    default: return (settings.words, settings.language)
    }
  }

  /// Today's word.
  var dailyWord: DailyWord { dailyWord(of: today) }

  /// The word of a day in the language of the games, at the player's level if one is chosen.
  func dailyWord(of day: Day) -> DailyWord {
    if case .level(let code) = settings.words { return DailyWord(day, settings.language, levelCode: code) }
    return DailyWord(day, settings.language)
  }

  /// The vocabulary or list with the meanings of a source's words.
  func glossary(of source: WordSource?, _ language: Language) -> Glossary? {
    if case .list(let id)? = source, let glossary = glossary(.list(id)) { return glossary }
    return library.glossaries[language]
  }
}
