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
public struct Miss: Equatable, Sendable {
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
