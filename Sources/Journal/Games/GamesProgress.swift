/// A player's progress in each game, computed from the events of one device or several.
///
/// This type lists the games. No other file of this module names all games.
public struct GamesProgress: Equatable, Sendable {
  /// The parts are stored on the heap, so that copying a checkpoint is cheap.
  private var parts = Parts()

  /// The progress in Find Words.
  public package(set) var findWords: FindWordsProgress {
    @inline(__always) _read { yield parts.findWords }
    @inline(__always) _modify {
      makeUnique()
      yield &parts.findWords
    }
  }

  /// The progress in Apple Tree.
  public package(set) var appleTree: AppleTreeProgress {
    @inline(__always) _read { yield parts.appleTree }
    @inline(__always) _modify {
      makeUnique()
      yield &parts.appleTree
    }
  }

  private final class Parts: @unchecked Sendable {
    var findWords = FindWordsProgress()
    var appleTree = AppleTreeProgress()
  }

  /// Copies the parts before a change if another value shares them.
  @inline(never)
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&parts) else { return }
    let copy = Parts()
    copy.findWords = parts.findWords
    copy.appleTree = parts.appleTree
    parts = copy
  }

  @inline(never)
  public static func == (one: GamesProgress, other: GamesProgress) -> Bool {
    one.parts === other.parts || one.findWords == other.findWords && one.appleTree == other.appleTree
  }

  /// Applies a device's next event.
  mutating func apply(_ event: Event) {
    findWords.apply(event)
    appleTree.apply(event)
  }

  /// Adds another device's progress. Counts are summed, so a device must be joined only once.
  mutating func join(_ other: GamesProgress) {
    findWords.join(other.findWords)
    appleTree.join(other.appleTree)
  }

  /// Updates the values that are computed from one round's events on several devices. Call this method after all
  /// devices are joined.
  mutating func reconcile(_ devices: [GamesProgress]) {
    findWords.reconcile()
    appleTree.reconcile(devices)
  }

  /// Updates the joined progress after one device has applied an event. The result is the same as after joining all
  /// devices again.
  mutating func follow(_ event: Event, _ devices: [GamesProgress]) {
    findWords.follow(event, devices)
    appleTree.follow(event, devices)
  }

  /// A copy of the progress for a profile, with the rounds sorted by the time of their last event.
  var ordered: GamesProgress {
    var ordered = self
    ordered.findWords.order()
    return ordered
  }
}
