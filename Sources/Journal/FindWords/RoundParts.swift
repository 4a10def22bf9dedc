import Rules
import Words

/// A find with its move and its event.
public struct StampedFind: Equatable, Sendable {
  /// The stamp of the find's event.
  public let stamp: Stamp
  /// The guess as the player typed it, and its time.
  public let move: Move
  /// The verdict on the guess: the find with its points.
  public let find: Find

  /// Creates a find with its event's stamp.
  public init(stamp: Stamp, move: Move, find: Find) {
    self.stamp = stamp
    self.move = move
    self.find = find
  }

  /// Whether help showed the whole word. Statistics do not count a shown word as found.
  public var isShown: Bool { find.help == .word }
}

/// A guess that was refused although it consists only of letters.
public struct RejectedGuess: Equatable, Sendable {
  /// The stamp of the guess's event.
  public let stamp: Stamp
  /// The letters of the guess.
  public let word: Word

  /// Creates a refused guess with its event's stamp.
  public init(stamp: Stamp, word: Word) {
    self.stamp = stamp
    self.word = word
  }
}

/// The ending of a round of Find Words: the stamp of its event, and its outcome.
public struct Ending: Equatable, Sendable {
  /// The stamp of the event that ended the round.
  public let stamp: Stamp
  /// The outcome of the round.
  public let outcome: Outcome

  /// Creates an ending.
  public init(stamp: Stamp, outcome: Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// The root word of a recently begun round, which is not drawn again soon.
public struct RecentRoot: Stamped, Equatable, Sendable {
  /// The stamp of the event that began the round.
  public let stamp: Stamp
  /// The language of the root word.
  public let language: Language
  /// The spelling of the root word.
  public let spelling: String

  /// Creates a recent root word with its event's stamp.
  public init(stamp: Stamp, language: Language, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.spelling = spelling
  }
}

/// The last played round of Find Words.
public struct CurrentRound: Hashable, Sendable {
  /// The stamp of the last event in the round.
  public let stamp: Stamp
  /// The identifier of the round.
  public let id: RoundID

  /// Creates the last played round from its identifier and the stamp of its last event.
  public init(stamp: Stamp, id: RoundID) {
    self.stamp = stamp
    self.id = id
  }
}

/// The parameters with which a round of Find Words begins.
public struct RoundStart: Equatable, Sendable {
  /// The root word, from whose letters the player makes words.
  public let root: Root
  /// The minimum number of letters of a guess.
  public let minimum: MinimumLength
  /// The words of the target, in alphabetical order, without duplicates.
  public let targets: [Word]
  /// The origin of the root word.
  public let origin: Origin
  /// The length of the round in minutes, at most ``mostMinutes``; 0 for no limit.
  public let minutes: Int
  /// Whether bonus words help the tree to grow. The value is false for rounds that began before version 7 of the
  /// journal.
  public let bonusGrows: Bool

  /// Creates the start of a round.
  public init(
    root: Root, minimum: MinimumLength, targets: [Word], origin: Origin, minutes: Int, bonusGrows: Bool = false
  ) {
    self.root = root
    self.minimum = minimum
    self.targets = targets
    self.origin = origin
    self.minutes = minutes
    self.bonusGrows = bonusGrows
  }

  /// The longest time limit of a round, in minutes.
  public static let mostMinutes = 60

  /// The target with its points. O(words).
  public var target: Target { Target(words: targets, root: root) }
}
