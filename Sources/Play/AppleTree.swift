import Journal
import Rules
import Wire
import Words

/// Where Apple Tree stands.
struct AppleTree {
  var stage = Stage.idle
  /// What the last move did; `nil` in a round that has just begun or is gone on with.
  var news: News?
  /// Moves and refusals in this visit: with each the tree sways anew.
  var moves = 0
  /// When the round came to its end, or Play Again began it.
  var turned = Milliseconds(-1000)
  var challenge = ChallengeDraft()
  /// What came in this visit from the source in use.
  var drawn: (source: WordSource, language: Language, words: DrawnWords)?

  enum Stage {
    /// It was not asked for yet.
    case idle
    /// Waiting for data to begin a round.
    case loading(Beginning)
    case playing(AppleTreeGame)
    /// Nothing to draw a word from.
    case empty(WordSource)
    /// `instead` is what would have begun.
    case trouble(Trouble, instead: Beginning)
  }

  enum Beginning {
    case newRound
    /// A friend's word.
    case challenge(Challenge)
  }

  enum News {
    case right(Letter)
    case wrong(Letter)
    case alreadyTried(Letter)
    case notALetter
    case hint
  }

  /// Whether a press or a key so soon counts as meant for what was there before. A clock that was set back settles at once.
  func isSettling(at now: Milliseconds) -> Bool { (0..<500).contains(now.value - turned.value) }
}

/// A word for a friend, as far as it is typed.
struct ChallengeDraft {
  var text = ""
  /// Why it is no challenge.
  var problem: UnsuitableChallenge?
}

/// A round of Apple Tree with its name in the journal.
struct AppleTreeGame {
  let id: RoundID
  /// `nil` for a friend's word.
  let source: WordSource?
  var round: AppleTreeRound

  init(id: RoundID, source: WordSource?, round: AppleTreeRound) {
    self.id = id
    self.source = source
    self.round = round
  }

  init(_ record: AppleTreeRecord) { self.init(id: record.id, source: record.source, round: record.round) }

  var record: AppleTreeRecord { AppleTreeRecord(id: id, source: source, round) }
  var isOver: Bool { if case .some = round.outcome { true } else { false } }
  var isFriends: Bool { if case .none = source { true } else { false } }
  var isUntouched: Bool { round.tried.isEmpty && !round.hasTakenHint }
}

extension Model {
  var appleTreeGame: AppleTreeGame? { if case .playing(let game) = appleTree.stage { game } else { nil } }
}
