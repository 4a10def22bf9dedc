import Formats
import Journal
import Rules
import Vocabulary
import Words

/// Apple Tree: the round that is played, what its last move did, and the word for a friend that is being typed.
struct AppleTree {
  var stage = Stage.idle
  /// `nil` in a round that has just begun or was resumed.
  var lastMove: LastMove?
  /// Moves and refusals in this visit: with each the tree sways anew.
  var moves = 0
  /// When the round came to its end, or Play again began it.
  var lastTransition = Milliseconds(-1000)
  var challenge = ChallengeDraft()
  /// The words drawn in this visit from the source in use.
  var drawn: (source: WordSource, language: Language, words: DrawnWords)?

  indirect enum Stage {
    /// No round has been asked for yet.
    case idle
    /// Waiting for data to begin a round.
    case loading(PendingRound)
    case playing(Game)
    /// Nothing to draw a word from.
    case empty(WordSource)
    /// `instead` is what would have begun.
    case trouble(Trouble, instead: PendingRound)
  }

  indirect enum PendingRound {
    case newRound
    /// A friend's word, and how many apples the friend had left, if the link says it.
    case challenge(Challenge, friendHad: Int?)
    case daily(DailyWord)
  }

  /// A round with its name in the journal.
  struct Game {
    let id: RoundID
    /// `nil` for a friend's word or a day's.
    let source: WordSource?
    /// `nil` for a word that is not a day's.
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

  /// Why there is no round. Each has a way out on the page.
  indirect enum Trouble: Hashable {
    /// A file is missing, or its bytes are not what they should be.
    case file(DataFile)
    case badChallenge(UnreadableChallenge)
    case unsuitableChallenge(UnsuitableChallenge)
    case badLink(LinkFault)
  }

  /// The sheets over the game.
  enum Sheet: Hashable {
    /// What words are drawn from.
    case words
    case challenge
    case figures
  }

  /// The word for a friend that is being typed.
  struct ChallengeDraft {
    var text = ""
    /// Why it is no challenge.
    var problem: UnsuitableChallenge?
  }
}

extension AppleTree {
  var game: Game? { if case .playing(let game) = stage { game } else { nil } }

  /// Whether it is so soon after a change that a press or a key was meant for what was there before. A clock that was set back ends this.
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

  /// The player's own list that the round drew this word from: its meaning comes before that of our vocabulary.
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
  /// What must be there before the round can begin.
  func files(_ session: Session) -> [DataFile] {
    switch self {
    case .newRound:
      let (source, language) = session.wordSource
      // The lexicon says what is offensive, and what is for a school. The vocabulary has nothing offensive.
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

// MARK: - Where words come from

extension WordSource {
  /// Whether the player put the words together: their own lists, and saved words.
  var isOwn: Bool {
    switch self {
    case .saved, .list: true
    case .all, .letter, .level: false
    }
  }

  /// Of one's own words phrases are played too; those of the vocabulary are left out, so that a day's and a random word are single words.
  var kindOfWords: WordBank.Kind { isOwn ? .wordsAndPhrases : .words }
}

extension Session {
  /// What the next round of Apple Tree draws from, and in which language. A list or a letter that the language does not have gives way to all
  /// words.
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

  /// A day's word in the language of the games, at the player's level if one is chosen.
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
