import Rules
import Words

/// A find with its move and its place among all events.
public struct StampedFind: Equatable, Sendable {
  public let stamp: Stamp
  public let move: Move
  public let find: Find

  public init(stamp: Stamp, move: Move, find: Find) {
    self.stamp = stamp
    self.move = move
    self.find = find
  }

  /// Whether the whole word was shown: then nothing was found, and no figure counts it.
  public var isShown: Bool { find.help == .word }
}

/// What has been shown of a word.
public struct Hint: Equatable, Sendable {
  public let word: Word
  public let help: Help

  public init(word: Word, help: Help) {
    self.word = word
    self.help = help
  }
}

/// A guess that was refused.
public struct RejectedGuess: Equatable, Sendable {
  public let stamp: Stamp
  public let word: Word

  public init(stamp: Stamp, word: Word) {
    self.stamp = stamp
    self.word = word
  }
}

/// How and when a round ended.
public struct Ending: Equatable, Sendable {
  public let stamp: Stamp
  public let outcome: Outcome

  public init(stamp: Stamp, outcome: Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// A root of a round that was begun.
public struct RecentRoot: Stamped, Equatable, Sendable {
  public let stamp: Stamp
  public let language: Language
  public let spelling: String

  public init(stamp: Stamp, language: Language, spelling: String) {
    self.stamp = stamp
    self.language = language
    self.spelling = spelling
  }
}

/// The round that a device was in last, and the last event in it.
public struct CurrentRound: Hashable, Sendable {
  public let stamp: Stamp
  public let id: RoundID

  public init(stamp: Stamp, id: RoundID) {
    self.stamp = stamp
    self.id = id
  }
}

/// What a round began with.
public struct RoundStart: Equatable, Sendable {
  public let root: Root
  /// Letters that a guess must have, one of `FindWordsRound.minimums`.
  public let minimum: Int
  /// The target's words in alphabetical order, none twice.
  public let targets: [Word]
  public let origin: Origin
  /// How long it lasts; 0 for as long as one likes.
  public let minutes: Int

  public init(root: Root, minimum: Int, targets: [Word], origin: Origin, minutes: Int) {
    self.root = root
    self.minimum = minimum
    self.targets = targets
    self.origin = origin
    self.minutes = minutes
  }

  /// Longest round with an end.
  public static let mostMinutes = 60

  public var target: Target { Target(words: targets, root: root) }
}
