/// A player's progress in each game: what follows from the events of one device, or of several.
///
/// The list of the games: nothing else of this module names them all.
public struct GamesProgress: Equatable, Sendable {
  /// On the heap, so that a checkpoint costs little to copy.
  private var parts = Parts()

  /// Find Words.
  public package(set) var findWords: FindWordsProgress {
    @inline(__always) _read { yield parts.findWords }
    @inline(__always) _modify {
      makeUnique()
      yield &parts.findWords
    }
  }

  /// Apple Tree.
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

  /// Copies the parts before a change, unless nothing else holds them.
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

  /// Takes a device's next event.
  mutating func take(_ event: Event) {
    findWords.take(event)
    appleTree.take(event)
  }

  /// Adds another device's progress. Sums are added, so a device must be joined only once.
  mutating func join(_ other: GamesProgress) {
    findWords.join(other.findWords)
    appleTree.join(other.appleTree)
  }

  /// After all devices are joined, updates the values that depend on several devices' parts of one round.
  mutating func settle(_ devices: [GamesProgress]) {
    findWords.settle()
    appleTree.settle(devices)
  }

  /// Updates the joined progress with an event that one of the devices has just taken; the result equals joining all devices anew.
  mutating func follow(_ event: Event, _ devices: [GamesProgress]) {
    findWords.follow(event, devices)
    appleTree.follow(event, devices)
  }

  /// This progress as a profile has it: with the rounds in the order in which they were touched.
  var ordered: GamesProgress {
    var ordered = self
    ordered.findWords.order()
    return ordered
  }
}
