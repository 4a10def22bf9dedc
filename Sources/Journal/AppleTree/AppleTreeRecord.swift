import Formats
import Rules
import Words

/// How a round of Apple Tree stands: all that is known of it. Records of one round merge: what was tried in either was tried.
public struct AppleTreeRecord: Equatable, Sendable {
  public let id: RoundID
  public let word: HiddenWord
  /// Where the word comes from; `nil` for the word of a friend's challenge.
  public let source: WordSource?
  /// In the order of the alphabet, none twice.
  public private(set) var tried: [Letter] = []
  public private(set) var hasTakenHint: Bool

  public init(
    id: RoundID, word: HiddenWord, source: WordSource?, tried: [Letter] = [], hasTakenHint: Bool = false
  ) {
    self.id = id
    self.word = word
    self.source = source
    self.hasTakenHint = hasTakenHint
    for letter in tried { add(letter) }
  }

  /// A round as it stands, under its name.
  public init(id: RoundID, source: WordSource?, _ round: AppleTreeRound) {
    self.init(id: id, word: round.word, source: source, tried: round.tried, hasTakenHint: round.hasTakenHint)
  }

  public var language: Language { word.language }

  /// The round to go on with.
  public var round: AppleTreeRound { AppleTreeRound(word, tried: tried, hasTakenHint: hasTakenHint) }

  /// Takes in what another record of this round knows; one of another round or word changes nothing. Idempotent, commutative and
  /// associative, given that one id has one word and source.
  ///
  /// What two devices tried side by side is paid for by both: together they can lose a round that one of them has won.
  public mutating func merge(_ other: AppleTreeRecord) {
    guard other.id == id, other.word.hasSameSpelling(as: word) else { return }
    for letter in other.tried { add(letter) }
    if other.hasTakenHint { hasTakenHint = true }
  }

  private mutating func add(_ letter: Letter) {
    let place = (0..<tried.count).partitioningIndex { tried[$0] >= letter }
    if place == tried.count || tried[place] != letter { tried.insert(letter, at: place) }
  }
}

/// The round of Apple Tree that a device was in last, and the last event in it.
public struct CurrentAppleTree: Equatable, Sendable {
  public let stamp: Stamp
  public package(set) var record: AppleTreeRecord

  public init(stamp: Stamp, record: AppleTreeRecord) {
    self.stamp = stamp
    self.record = record
  }
}
