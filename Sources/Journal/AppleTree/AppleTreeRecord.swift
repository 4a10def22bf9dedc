import Formats
import Rules
import Words

/// All that is known of a round of Apple Tree. Records of one round merge: a letter that was tried in either was
/// tried.
public struct AppleTreeRecord: Equatable, Sendable {
  /// The name of the round.
  public let id: RoundID
  /// The word to guess.
  public let word: HiddenWord
  /// What the word was drawn from; `nil` for the word of a challenge or of a day.
  public let source: WordSource?
  /// Which day's word it is; `nil` for any other word.
  public let daily: DailyWord?
  /// The letters tried, in the order of the alphabet, none twice.
  public private(set) var tried: [Letter] = []
  /// Whether the hint was taken.
  public private(set) var hasTakenHint: Bool

  /// The record of a round whose parts are known; letters may come in any order.
  public init(
    id: RoundID, word: HiddenWord, source: WordSource?, daily: DailyWord? = nil, tried: [Letter] = [],
    hasTakenHint: Bool = false
  ) {
    self.id = id
    self.word = word
    self.source = source
    self.daily = daily
    self.hasTakenHint = hasTakenHint
    for letter in tried { add(letter) }
  }

  /// The record of a round as it stands.
  public init(id: RoundID, source: WordSource?, daily: DailyWord? = nil, _ round: AppleTreeRound) {
    self.init(
      id: id, word: round.word, source: source, daily: daily, tried: round.tried, hasTakenHint: round.hasTakenHint)
  }

  /// The language of the word.
  public var language: Language { word.language }

  /// The round to play on; its letters are in the order of the alphabet.
  public var round: AppleTreeRound { AppleTreeRound(word, tried: tried, hasTakenHint: hasTakenHint) }

  /// Adds what another record of the same round and word knows; any other record changes nothing. Idempotent,
  /// commutative and associative, given that one id has one word and source.
  ///
  /// Letters that two devices tried count for both: together they can lose a round that one of them has won.
  public mutating func merge(_ other: AppleTreeRecord) {
    guard other.id == id, other.word.hasSameSpelling(as: word) else { return }
    for letter in other.tried { add(letter) }
    if other.hasTakenHint { hasTakenHint = true }
  }

  private mutating func add(_ letter: Letter) {
    let index = (0..<tried.count).partitioningIndex { tried[$0] >= letter }
    if index == tried.count || tried[index] != letter { tried.insert(letter, at: index) }
  }
}

/// The round of Apple Tree that was played last.
public struct CurrentAppleTree: Equatable, Sendable {
  /// The last event in it.
  public let stamp: Stamp
  /// What is known of it.
  public package(set) var record: AppleTreeRecord

  /// A round with its last event.
  public init(stamp: Stamp, record: AppleTreeRecord) {
    self.stamp = stamp
    self.record = record
  }
}
