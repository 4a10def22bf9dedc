import Foundation
import Observation

/// A round of Find Words for a user interface: the round, the typed text, and the result of the last guess.
///
///     let model = FindWordsModel(try FindWordsRound(daily: .today(), from: roots, in: lexicon), in: lexicon)
///     model.guess = "ring"
///     model.submit()
///     model.lastFind?.points  // Points(4)
///
/// The time limit of a round is checked by ``submit()`` and by ``checkTime()``. Call ``checkTime()`` once a second, so
/// that the round also ends while the player is idle.
@MainActor @Observable
public final class FindWordsModel {
  /// The round. Assign a round to begin or resume it; its time limit then starts anew, and the typed text, the last find
  /// and the refusal are cleared.
  public var round: FindWordsRound {
    get { current }
    set {
      current = newValue
      startOver()
    }
  }
  /// The round, which moves change without starting over.
  private var current: FindWordsRound
  /// The lexicon of the round's language.
  public let lexicon: Lexicon
  /// The text that the player has typed. ``submit()`` clears the text only if the guess is accepted, so that the player
  /// can correct a refused guess.
  public var guess = ""
  /// The root word's letters in the order of the tiles. At first, the tiles spell the root word; see ``shuffle()``.
  public private(set) var tiles: [Letter] = []
  /// The find of the last accepted guess; `nil` after a refusal.
  public private(set) var lastFind: Find?
  /// The reason why the last guess was refused; `nil` after a find.
  public private(set) var refusal: Refusal?
  /// The text of the last refused guess; `nil` after a find.
  public private(set) var refusedGuess: String?
  /// The time that was played before the model was created.
  private var playedBefore: Duration
  /// The moment at which the model was created or another round was assigned.
  private var begun: Date
  private let now: () -> Date

  /// Creates a model of a round.
  /// A restored round with a time limit needs the time that was ``played`` before. A test can replace the clock `now`.
  public init(
    _ round: FindWordsRound, in lexicon: Lexicon, played: Duration = .zero, now: @escaping () -> Date = { Date() }
  ) {
    playedBefore = played
    current = round
    self.lexicon = lexicon
    self.now = now
    begun = now()
    tiles = round.root.word.letters
  }

  private func startOver() {
    (guess, lastFind, refusal, refusedGuess) = ("", nil, nil, nil)
    tiles = round.root.word.letters
    (playedBefore, begun) = (.zero, now())
  }

  /// The score of the round.
  public var score: Score { round.score }
  /// Whether the round has ended.
  public var isOver: Bool { round.outcome != nil }
  /// The words that the player did not find; `nil` while the round is being played.
  public var unfoundWords: UnfoundWords? { isOver ? UnfoundWords(round, in: lexicon) : nil }

  /// The capital letter that a tile shows.
  public func text(of tile: Letter) -> String { lexicon.alphabet.text(Word([tile])).uppercased() }

  /// Judges ``guess``. The result is in ``lastFind``, or in ``refusal`` and ``refusedGuess``.
  public func submit() {
    checkTime()
    do throws(Refusal) {
      lastFind = try current.play(guess, in: lexicon, date: now())
      (guess, refusal, refusedGuess) = ("", nil, nil)
    } catch {
      (lastFind, refusal, refusedGuess) = (nil, error, guess)
    }
  }

  /// Removes the refusal, for example when the player closes an alert.
  public func dismissRefusal() { (refusal, refusedGuess) = (nil, nil) }

  /// Adds a tile's letter to the guess.
  public func append(_ tile: Letter) { guess += lexicon.alphabet.text(Word([tile])) }

  /// Puts the tiles in a random order.
  public func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the tiles in a random order.
  public func shuffle(using generator: inout some RandomNumberGenerator) { tiles.shuffle(using: &generator) }

  /// Takes help with a word. If the whole word is shown, the word becomes a find without points.
  public func take(_ help: Help, with word: Word) {
    if let find = current.take(help, with: word, in: lexicon, date: now()) { lastFind = find }
  }

  /// Ends the round because the player gives up, or because the player has found enough.
  public func giveUp() { current.end(.gaveUp) }

  /// The time played in the round so far. Store this value together with a round that has a time limit.
  public var played: Duration { playedBefore + .seconds(now().timeIntervalSince(begun)) }

  /// The time left until the end of the round; `nil` for a round without a time limit.
  public var timeLeft: Duration? { round.minutes.map { max(.zero, .seconds(60 * $0) - played) } }

  /// Ends the round if its time limit has run out.
  public func checkTime() {
    if timeLeft == .zero { current.end(.timeUp) }
  }
}
