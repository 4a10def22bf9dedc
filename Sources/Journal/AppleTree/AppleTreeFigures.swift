import Rules
import Words

/// How often a word was played in Apple Tree, and how the last round with it ended.
public struct WordPlays: NamedWord, Equatable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The word as it is spelled.
  public let word: String
  /// Rounds begun with it.
  public private(set) var times: Int
  /// How the last round with it ended; `nil` while none has ended.
  public private(set) var lastEnding: AppleTreeEnding?

  /// The figures of a word; `times` is clamped to 0 … 1,000,000,000.
  public init(language: Language, word: String, times: Int, lastEnding: AppleTreeEnding? = nil) {
    self.language = language
    self.word = word
    self.times = Count.clamped(times)
    self.lastEnding = lastEnding
  }

  /// Whether that round was won or lost.
  public var lastOutcome: AppleTreeRound.Outcome? { lastEnding?.outcome }

  /// Adds what happened to the word next on the same device.
  mutating func add(_ next: WordPlays) {
    times = Count.sum(times, next.times)
    lastEnding = next.lastEnding ?? lastEnding
  }

  /// Adds what happened to the word on another device.
  mutating func join(_ other: WordPlays) {
    times = Count.sum(times, other.times)
    guard let ending = other.lastEnding else { return }
    if let lastEnding, lastEnding.stamp >= ending.stamp { return }
    lastEnding = ending
  }
}

/// How and when a round of Apple Tree ended.
public struct AppleTreeEnding: Equatable, Sendable {
  /// The event that ended it.
  public let stamp: Stamp
  /// Whether it was won or lost.
  public let outcome: AppleTreeRound.Outcome

  /// An ending.
  public init(stamp: Stamp, outcome: AppleTreeRound.Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// How many rounds of Apple Tree in one language ended, by the apples left.
public struct AppleTreeTally: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// Eight counts: the rounds that ended with 0, 1 … 7 apples left. Those with 0 were lost.
  public private(set) var ends: [Int]

  /// The figures of a language; missing counts are 0, each is clamped to 0 … 1,000,000,000.
  public init(language: Language, ends: [Int] = []) {
    self.language = language
    self.ends = (0...AppleTreeRound.apples).map { ends.indices.contains($0) ? Count.clamped(ends[$0]) : 0 }
  }

  /// Counts a round that has ended.
  public mutating func add(_ round: AppleTreeRound) { ends[round.applesLeft] = Count.sum(ends[round.applesLeft], 1) }

  /// Adds the counts of the same language on another device.
  public mutating func add(_ other: AppleTreeTally) {
    for apples in ends.indices { ends[apples] = Count.sum(ends[apples], other.ends[apples]) }
  }

  /// Rounds that ended.
  public var games: Int { ends.reduce(0) { Count.sum($0, $1) } }
  /// Rounds that were won.
  public var wins: Int { ends.dropFirst().reduce(0) { Count.sum($0, $1) } }
  /// The most apples left in a round; `nil` before the first win.
  public var best: Int? { ends.indices.last { $0 > 0 && ends[$0] > 0 } }
}
