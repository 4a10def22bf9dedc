import Formats
import Rules
import Words

/// The known state of a round of Find Words. Two records of the same round can be merged. The result contains all
/// events' effects from both records.
public struct RoundRecord: Equatable, Sendable {
  /// The identifier of the round.
  public let id: RoundID
  /// The language of the round's words.
  public let language: Language
  /// The parameters with which the round began; `nil` if only later events of the round are known.
  public private(set) var start: RoundStart?
  /// The finds, sorted by stamp. If a word was found several times, only its earliest find is stored.
  public private(set) var finds: [StampedFind] = []
  /// The help taken, sorted by word. If several hints were taken for a word, only the hint that shows the most letters
  /// is stored.
  public private(set) var hints: [Hint] = []
  /// The refused guesses, sorted by stamp. Only each word's earliest guess, and only the earliest
  /// ``mostRejectedGuesses`` guesses, are stored.
  public private(set) var rejectedGuesses: [RejectedGuess] = []
  /// The earliest known ending; `nil` while the round is being played. Finds after the ending are stored but do not
  /// reopen the round.
  public private(set) var ending: Ending?
  /// The time spent in the round, which is the longest time in any of its events.
  public private(set) var played = Milliseconds.zero
  /// The stamp of the latest event in the round.
  public private(set) var lastTouched: Stamp

  /// The maximum number of stored refused guesses.
  public static let mostRejectedGuesses = 200

  /// Creates a record without finds.
  public init(id: RoundID, language: Language, start: RoundStart? = nil, lastTouched: Stamp) {
    self.id = id
    self.language = language
    self.start = start
    self.lastTouched = lastTouched
  }

  /// The outcome of the round; `nil` while the round is being played.
  public var outcome: Outcome? { ending?.outcome }

  /// The round that the player can continue, with its original verdicts; `nil` if its start is unknown. O(finds + hints
  /// + rejected guesses²).
  public var round: FindWordsRound? {
    guard let start else { return nil }
    var round = FindWordsRound(
      root: start.root, minimum: start.minimum, target: start.target, origin: start.origin,
      minutes: start.minutes > 0 ? start.minutes : nil)
    round.continuesAfterHarvest = true
    round.bonusGrows = start.bonusGrows
    for hint in hints { round.add(hint.help, with: hint.word) }
    for find in finds { round.add(find.find, by: find.move) }
    for miss in rejectedGuesses { round.add(rejectedGuess: miss.word) }
    if let outcome { round.end(outcome) }
    return round
  }

  /// Returns the amount of help taken for a word; `nil` if no help was taken. O(log hints).
  public func help(for word: Word) -> Help? { hints.help(for: word) }

  /// The total points of all finds, except words that help showed whole. O(finds).
  public var points: Int { finds.reduce(0) { $1.isShown ? $0 : Count.sum($0, $1.find.points.value) } }

  /// Adds the start. If a start is already known, or if the new start has another language, nothing changes.
  public mutating func begin(_ start: RoundStart) {
    if self.start == nil, start.root.language == language { self.start = start }
  }

  /// Records the stamp of an event in the round.
  public mutating func touch(_ stamp: Stamp) { lastTouched = max(lastTouched, stamp) }

  /// Adds an ending. If the record already has an ending, the earlier one is kept.
  public mutating func end(_ ending: Ending) {
    if let known = self.ending, known.stamp <= ending.stamp { return }
    self.ending = ending
  }

  /// Adds a find. If the word was found earlier, only the earlier find is stored. Returns whether the word was not yet
  /// found. O(finds).
  @discardableResult
  public mutating func add(_ find: StampedFind) -> Bool {
    let known = finds.firstIndex { $0.find.word == find.find.word }
    if let known {
      guard find.stamp < finds[known].stamp else { return false }
      finds.remove(at: known)
    }
    let isLast = finds.last.map { $0.stamp < find.stamp } ?? true
    finds.insert(find, at: isLast ? finds.count : (0..<finds.count).partitioningIndex { finds[$0].stamp > find.stamp })
    return known == nil
  }

  /// Adds help with a word. If the word already has help, the help that shows more is kept. O(hints).
  public mutating func add(_ hint: Hint) { hints.add(hint) }

  /// Adds a refused guess. If the same word was refused before, the earlier guess is kept. O(rejected guesses).
  public mutating func add(_ miss: RejectedGuess) {
    if let known = rejectedGuesses.firstIndex(where: { $0.word == miss.word }) {
      guard miss.stamp < rejectedGuesses[known].stamp else { return }
      rejectedGuesses.remove(at: known)
    }
    rejectedGuesses.insert(
      miss, at: (0..<rejectedGuesses.count).partitioningIndex { rejectedGuesses[$0].stamp > miss.stamp })
    if rejectedGuesses.count > RoundRecord.mostRejectedGuesses { rejectedGuesses.removeLast() }
  }

  /// Increases the time played to `time`, and returns the increase. If `time` is shorter than the time played, nothing
  /// changes.
  @discardableResult
  public mutating func play(until time: Milliseconds) -> Milliseconds {
    let time = Time.clamped(time)
    guard time > played else { return .zero }
    defer { played = time }
    return time - played
  }

  /// Merges another record of this round; ignores a record of another round.
  ///
  /// Merging is idempotent, commutative and associative, provided that each id always has the same start. O(finds × log
  /// finds + hints² + rejected guesses²).
  public mutating func merge(_ other: RoundRecord) {
    guard other.id == id, other.language == language else { return }
    if let start = other.start { begin(start) }
    mergeFinds(other.finds)
    for hint in other.hints { add(hint) }
    if rejectedGuesses != other.rejectedGuesses { for miss in other.rejectedGuesses { add(miss) } }
    if let ending = other.ending { end(ending) }
    play(until: other.played)
    touch(other.lastTouched)
  }

  private mutating func mergeFinds(_ others: [StampedFind]) {
    guard !finds.isEmpty else {
      finds = others
      return
    }
    var merged: [StampedFind] = []
    merged.reserveCapacity(finds.count + others.count)
    var mine = 0
    var theirs = 0
    while mine < finds.count || theirs < others.count {
      let isMine = theirs == others.count || mine < finds.count && finds[mine].stamp <= others[theirs].stamp
      let next = isMine ? finds[mine] : others[theirs]
      if isMine { mine += 1 } else { theirs += 1 }
      merged.append(next)
    }
    finds = merged.withoutRepeats { $0.find.word < $1.find.word }
  }
}
