import Rules
import Words

/// The number of Apple Tree rounds with a word, and the ending of the word's last round.
public struct WordPlays: NamedWord, Equatable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The spelling of the word.
  public let word: String
  /// The number of rounds begun with the word.
  public private(set) var times: Int
  /// The ending of the last round with the word; `nil` if no round has ended.
  public private(set) var lastEnding: AppleTreeEnding?

  /// Creates the statistics of a word; `times` is clamped to 0 … 1,000,000,000.
  public init(language: Language, word: String, times: Int, lastEnding: AppleTreeEnding? = nil) {
    self.language = language
    self.word = word
    self.times = Count.clamped(times)
    self.lastEnding = lastEnding
  }

  /// The outcome of the word's last ended round: won or lost; `nil` if no round has ended.
  public var lastOutcome: AppleTreeRound.Outcome? { lastEnding?.outcome }

  /// Adds later statistics of the same word on the same device.
  mutating func add(_ next: WordPlays) {
    times = Count.sum(times, next.times)
    lastEnding = next.lastEnding ?? lastEnding
  }

  /// Adds the statistics of the same word from another device.
  mutating func join(_ other: WordPlays) {
    times = Count.sum(times, other.times)
    guard let ending = other.lastEnding else { return }
    if let lastEnding, lastEnding.stamp >= ending.stamp { return }
    lastEnding = ending
  }
}

/// The ending of a round of Apple Tree: the stamp of the event that ended it, and the outcome.
public struct AppleTreeEnding: Equatable, Sendable {
  /// The stamp of the event that ended the round.
  public let stamp: Stamp
  /// Whether the round was won or lost.
  public let outcome: AppleTreeRound.Outcome

  /// Creates an ending.
  public init(stamp: Stamp, outcome: AppleTreeRound.Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// The numbers of ended Apple Tree rounds in one language, grouped by the number of apples left.
public struct AppleTreeTally: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// Eight counts: the numbers of rounds that ended with 0, 1 … 7 apples left. A round with 0 apples left was lost.
  public private(set) var ends: [Int]

  /// Creates the tally of a language. Missing counts are 0; each count is clamped to 0 … 1,000,000,000.
  public init(language: Language, ends: [Int] = []) {
    self.language = language
    self.ends = (0...AppleTreeRound.apples).map { ends.indices.contains($0) ? Count.clamped(ends[$0]) : 0 }
  }

  /// Adds a round that has ended to the counts.
  public mutating func add(_ round: AppleTreeRound) { ends[round.applesLeft] = Count.sum(ends[round.applesLeft], 1) }

  /// Adds another device's counts for the same language.
  public mutating func add(_ other: AppleTreeTally) {
    for apples in ends.indices { ends[apples] = Count.sum(ends[apples], other.ends[apples]) }
  }

  /// The number of rounds that ended.
  public var games: Int { ends.reduce(0) { Count.sum($0, $1) } }
  /// The number of rounds that were won.
  public var wins: Int { ends.dropFirst().reduce(0) { Count.sum($0, $1) } }
  /// The highest number of apples left in a won round; `nil` before the first win.
  public var best: Int? { ends.indices.last { $0 > 0 && ends[$0] > 0 } }
}
