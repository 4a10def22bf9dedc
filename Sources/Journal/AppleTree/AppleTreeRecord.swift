import Formats
import Rules
import Words

/// The known state of an Apple Tree round. Two records of the same round can be merged. The result contains the letters
/// tried, and the words guessed, in either record.
public struct AppleTreeRecord: Equatable, Sendable {
  /// The round's identifier.
  public let id: RoundID
  /// The word to guess.
  public let word: HiddenWord
  /// The word source from which the word was drawn; `nil` for a challenge or a daily word.
  public let source: WordSource?
  /// The key of the daily word, if the round's word is a daily word; `nil` for any other round.
  public let daily: DailyWord?
  /// The letters tried, in alphabetical order, without duplicates.
  public private(set) var tried: [Letter] = []
  /// The guesses at the whole word, right or wrong, in alphabetical order, without duplicates.
  public private(set) var guesses: [Word] = []
  /// Whether the hint was taken.
  public private(set) var hasTakenHint: Bool

  /// Creates a record from the known parts of a round. The letters and the guesses may be in any order.
  public init(
    id: RoundID, word: HiddenWord, source: WordSource?, daily: DailyWord? = nil, tried: [Letter] = [],
    guesses: [Word] = [], hasTakenHint: Bool = false
  ) {
    self.id = id
    self.word = word
    self.source = source
    self.daily = daily
    self.hasTakenHint = hasTakenHint
    for letter in tried { add(letter) }
    for word in guesses { add(word) }
  }

  /// Creates a record of the current state of a round.
  public init(id: RoundID, source: WordSource?, daily: DailyWord? = nil, _ round: AppleTreeRound) {
    self.init(
      id: id, word: round.word, source: source, daily: daily, tried: round.tried, guesses: round.guesses,
      hasTakenHint: round.hasTakenHint)
  }

  /// The language of the word.
  public var language: Language { word.language }

  /// The round that the player can continue; its tried letters and its guesses are in alphabetical order.
  public var round: AppleTreeRound {
    AppleTreeRound(word, tried: tried, guesses: guesses, hasTakenHint: hasTakenHint)
  }

  /// Merges another record of the same round and word; ignores any other record. Merging is idempotent, commutative and
  /// associative, provided that each id always has the same word and source.
  ///
  /// The merged record contains the letters tried and the words guessed on both devices. Together these moves can lose a
  /// round that was won on one of the devices.
  public mutating func merge(_ other: AppleTreeRecord) {
    guard other.id == id, other.word.hasSameSpelling(as: word) else { return }
    for letter in other.tried { add(letter) }
    for word in other.guesses { add(word) }
    if other.hasTakenHint { hasTakenHint = true }
  }

  private mutating func add(_ letter: Letter) {
    let index = (0..<tried.count).partitioningIndex { tried[$0] >= letter }
    if index == tried.count || tried[index] != letter { tried.insert(letter, at: index) }
  }

  private mutating func add(_ word: Word) {
    if guesses.contains(word) { return }
    guesses.insert(word, at: guesses.firstIndex { word < $0 } ?? guesses.count)
  }
}

/// The last played round of Apple Tree.
public struct CurrentAppleTree: Equatable, Sendable {
  /// The stamp of the last event in the round.
  public let stamp: Stamp
  /// The round's known state.
  public package(set) var record: AppleTreeRecord

  /// Creates a round from its record and the stamp of its last event.
  public init(stamp: Stamp, record: AppleTreeRecord) {
    self.stamp = stamp
    self.record = record
  }
}
