import Formats
import Journal
import Rules
import Vocabulary
import Words

/// The state of Apple Tree: the round in play, the result of its last move, and the word that the player types for a
/// friend.
struct AppleTree {
  var stage = Stage.idle
  /// The result of the last move; `nil` in a round that has just begun or was resumed.
  var lastMove: LastMove?
  /// The number of moves in this visit, including refused ones. Each change of the number animates the tree again.
  var moves = 0
  /// The time at which a round last ended, or at which the player last began a round with Play again.
  var lastTransition = Milliseconds(-1000)
  var challenge = ChallengeDraft()
  /// The text of the letter field, or if `isGuess` is true, of the field in the dialog in which the player guesses the
  /// whole word.
  var typed = ""
  var isGuess = false
  /// The reason why the guess in ``typed`` was refused.
  var guessProblem: AppleTreeRound.GuessRefusal?
  /// Whether the player has typed a letter into the letter field in this visit, so that the field gets the focus when
  /// another round begins.
  var usesLetterField = false
  /// The words that were drawn in this visit from the current word source.
  var drawn: (source: WordSource, language: Language, words: DrawnWords)?

  indirect enum Stage {
    /// No round has been requested yet.
    case idle
    /// The round waits for its data.
    case loading(PendingRound)
    case playing(Game)
    /// The word source has no word that can be drawn.
    case empty(WordSource)
    /// An error prevented the round `instead` from beginning.
    case trouble(Trouble, instead: PendingRound)
  }

  indirect enum PendingRound {
    case newRound
    /// A challenge with a friend's word. `friendHad` is the number of apples that the friend had left, if the link
    /// contains it.
    case challenge(Challenge, friendHad: Int?)
    case daily(DailyWord)
  }

  /// A round, with its ID in the journal.
  struct Game {
    let id: RoundID
    /// The word source from which the word was drawn; `nil` for a friend's word or a daily word.
    let source: WordSource?
    /// The daily word that the round plays; `nil` for any other word.
    var daily: DailyWord?
    var round: AppleTreeRound
  }

  enum LastMove {
    case right(Letter)
    case wrong(Letter)
    case alreadyTried(Letter)
    case notALetter
    /// A wrong guess at the whole word: the last guess of the round.
    case wrongGuess
    case hint
    /// The player asked to hear the word and the apples left. This move changes nothing in the round.
    case reading
  }

  /// The reason why no round is in play. For each reason, the page offers the player a way to continue.
  indirect enum Trouble: Hashable {
    /// The file could not be loaded, or its bytes are invalid.
    case file(DataFile)
    case badChallenge(UnreadableChallenge)
    case unsuitableChallenge(UnsuitableChallenge)
    case badLink(LinkFault)
  }

  /// The dialogs over the Apple Tree page.
  enum Sheet: Hashable {
    /// The dialog in which the player chooses a word source.
    case words
    case challenge
    /// The dialog in which the player guesses the whole word.
    case guess
    case figures
  }

  /// The challenge that the player is typing for a friend.
  struct ChallengeDraft {
    var text = ""
    /// The reason why the typed text cannot be a challenge.
    var problem: UnsuitableChallenge?
  }
}

extension AppleTree {
  var game: Game? { if case .playing(let game) = stage { game } else { nil } }

  /// Whether the last transition was less than half a second ago, so that the player probably meant a press or key for
  /// the previous content. If the clock is set back, the method returns `false`.
  func isDebouncing(at now: Milliseconds) -> Bool { (.zero..<Milliseconds(500)).contains(now - lastTransition) }

  /// The files that the page needs in its current state.
  func needs(_ session: Session) -> [DataFile] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending): pending.files(session)
    case .idle: PendingRound.newRound.files(session)
    case .playing(let game): [session.vocabulary(game.round.word.language)]
    case .empty, .trouble: []
    }
  }

  /// The player's own list from which the word of the round in play was drawn. A meaning in the player's own list takes
  /// precedence over a meaning in the product's vocabulary.
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
      // The lexicon is needed because it marks the words that are offensive and the words that are suitable for
      // schools. The vocabulary contains no offensive words, so its words require the lexicon only if the player has
      // turned on the school setting.
      let lexicon: [DataFile] = session.settings.school || source.isOwn ? [.lexicon(language)] : []
      if case .list = source { return lexicon }
      if case .topic = source { return lexicon + [session.vocabulary(language), session.detailsFile(language)] }
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
  /// Whether the words are the player's own: one of their lists, or the saved words.
  var isOwn: Bool {
    switch self {
    case .saved, .list: true
    case .all, .letter, .level, .topic: false
    }
  }

  /// Phrases are drawn only from the player's own words. The product's vocabulary provides only single words, so daily
  /// words and random words are always single words.
  var kindOfWords: WordBank.Kind { isOwn ? .wordsAndPhrases : .words }
}

extension Session {
  /// The word source and the language of the next round. If the chosen list does not exist, or the chosen letter is not
  /// in the language's alphabet, the word source is all words.
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

  /// The daily word of a day in the language of the games, at the player's level if the player has chosen one.
  func dailyWord(of day: Day) -> DailyWord {
    if case .level(let code) = settings.words { return DailyWord(day, settings.language, levelCode: code) }
    return DailyWord(day, settings.language)
  }

  /// The vocabulary or list that contains the meanings of a word source's words.
  func glossary(of source: WordSource?, _ language: Language) -> Glossary? {
    if case .list(let id)? = source, let glossary = glossary(.list(id)) { return glossary }
    return library.glossaries[language]
  }
}
