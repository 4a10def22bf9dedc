import Rules
import Words

/// How often a word was guessed at in Apple Tree, and how it ended the last time.
public struct WordPlays: NamedWord, Equatable, Sendable {
  public let language: Language
  /// As it is spelled.
  public let word: String
  /// Rounds begun.
  public private(set) var times: Int
  /// Of the last round with it that has ended; `nil` while none has.
  public private(set) var lastEnding: AppleTreeEnding?

  public init(language: Language, word: String, times: Int, lastEnding: AppleTreeEnding? = nil) {
    self.language = language
    self.word = word
    self.times = Count.clamped(times)
    self.lastEnding = lastEnding
  }

  public var lastOutcome: AppleTreeRound.Outcome? { lastEnding?.outcome }

  /// Takes in what became of the word next on the same device.
  mutating func add(_ next: WordPlays) {
    times = Count.sum(times, next.times)
    lastEnding = next.lastEnding ?? lastEnding
  }

  /// Takes in what became of the word on another device.
  mutating func join(_ other: WordPlays) {
    times = Count.sum(times, other.times)
    guard let ending = other.lastEnding else { return }
    if let lastEnding, lastEnding.stamp >= ending.stamp { return }
    lastEnding = ending
  }
}

/// How and when a round of Apple Tree ended.
public struct AppleTreeEnding: Equatable, Sendable {
  public let stamp: Stamp
  public let outcome: AppleTreeRound.Outcome

  public init(stamp: Stamp, outcome: AppleTreeRound.Outcome) {
    self.stamp = stamp
    self.outcome = outcome
  }
}

/// How the rounds of Apple Tree in one language ended.
public struct AppleTreeTally: Equatable, Sendable {
  public let language: Language
  /// Rounds by the apples that were left: at 0 those lost, at 7 those won without a miss.
  public private(set) var ends: [Int]

  public init(language: Language, ends: [Int] = []) {
    self.language = language
    self.ends = (0...AppleTreeRound.apples).map { ends.indices.contains($0) ? Count.clamped(ends[$0]) : 0 }
  }

  /// Counts a round that has ended.
  public mutating func add(_ round: AppleTreeRound) { ends[round.applesLeft] = Count.sum(ends[round.applesLeft], 1) }

  public mutating func add(_ other: AppleTreeTally) {
    for apples in ends.indices { ends[apples] = Count.sum(ends[apples], other.ends[apples]) }
  }

  public var games: Int { ends.reduce(0) { Count.sum($0, $1) } }
  public var wins: Int { ends.dropFirst().reduce(0) { Count.sum($0, $1) } }
  /// The most apples that were left; `nil` before the first win.
  public var best: Int? { ends.indices.last { $0 > 0 && ends[$0] > 0 } }
}
