import Rules
import Words

/// A find with its move and its event.
public struct StampedFind: Equatable, Sendable {
  /// The event.
  public let stamp: Stamp
  /// What was typed, and when.
  public let move: Move
  /// The verdict.
  public let find: Find

  /// A find of an event.
  public init(stamp: Stamp, move: Move, find: Find) {
    self.stamp = stamp
    self.move = move
    self.find = find
  }

  /// Whether help showed the whole word: then it was not found, and no figure counts it.
  public var isShown: Bool { find.help == .word }
}

/// A guess of letters only that was refused.
public struct RejectedGuess: Equatable, Sendable {
  /// The event.
  public let stamp: Stamp
  /// The letters of the guess.
  public let word: Word

  /// A guess of an event.
  public init(stamp: Stamp, word: Word) {
    self.stamp = stamp
    self.word = word
  }
}

/// How and when a round of Find Words ended.
public struct Ending: Equatable, Sendable {
  /// The event.
  public let stamp: Stamp
  /// How it ended.
  public let outcome: Outcome

  /// An ending.
  public init(stamp: Stamp, outcome: Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// The root of a round that was begun: it is not drawn again soon.
public struct RecentRoot: Stamped, Equatable, Sendable {
  /// The event that began the round.
  public let stamp: Stamp
  /// The language of the root.
  public let language: Language
  /// The root as it is spelled.
  public let spelling: String

  /// A root of an event.
  public init(stamp: Stamp, language: Language, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.spelling = spelling
  }
}

/// The round of Find Words that was played last.
public struct CurrentRound: Hashable, Sendable {
  /// The last event in it.
  public let stamp: Stamp
  /// Its name.
  public let id: RoundID

  /// A round with its last event.
  public init(stamp: Stamp, id: RoundID) {
    self.stamp = stamp
    self.id = id
  }
}

/// What a round of Find Words begins with.
public struct RoundStart: Equatable, Sendable {
  /// The word whose letters the round is about.
  public let root: Root
  /// The fewest letters of a guess, one of `FindWordsRound.minimums`.
  public let minimum: Int
  /// The words of the target, in alphabetical order, none twice.
  public let targets: [Word]
  /// Where the root comes from.
  public let origin: Origin
  /// How many minutes the round lasts, at most ``mostMinutes``; 0 for no limit.
  public let minutes: Int

  /// The start of a round.
  public init(root: Root, minimum: Int, targets: [Word], origin: Origin, minutes: Int) {
    self.root = root
    self.minimum = minimum
    self.targets = targets
    self.origin = origin
    self.minutes = minutes
  }

  /// The most minutes of a round with a limit.
  public static let mostMinutes = 60

  /// The target with its points. O(words).
  public var target: Target { Target(words: targets, root: root) }
}
