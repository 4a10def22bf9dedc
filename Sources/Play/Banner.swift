import Rules
import Words

/// A message to the player that does not stand in the way.
struct Banner: Hashable {
  enum Content: Hashable {
    case refused(Refusal, guess: String, Root)
    case accepted(Find)
    case reached(Level, with: Find)
    /// The last word of the target; `fullHarvest` when none had been shown.
    case foundEveryWord(fullHarvest: Bool, with: Find)
    /// A setting that counts from the next round on.
    case later(Root)
    /// The same, of a round of Apple Tree.
    case nextWord
    case newWord(putAway: Root)
    case reported(guess: String)
    case added(guess: String)
    case saved(count: Int)
    case removed(String)
    case removedAll(count: Int)
    case removedList(String)
    case keptList(String)
    case tooLongToShare
    case noRootInList
    case copied
    case notShared(String)
    /// All that could not be stored is stored now.
    case storedAgain
    case setAside
    case newer
  }

  let content: Content
  let serial: Int

  /// Milliseconds for which New Word can be taken back (F3).
  static let offerDuration = 10_000

  /// Milliseconds for which it stays.
  var duration: Int {
    switch content {
    case .newWord, .removed, .removedAll, .removedList: Banner.offerDuration
    case .notShared: 30_000
    // Long enough to decide whether to report it.
    case .refused(.notInLexicon, _, _), .setAside, .newer, .tooLongToShare: 8000
    case .refused, .later, .nextWord, .reached, .foundEveryWord, .reported, .added, .saved, .copied, .keptList,
      .noRootInList, .storedAgain:
      5000
    case .accepted: 2500
    }
  }

  /// Whether the next key makes it go.
  var goesAtNextKey: Bool {
    switch content {
    case .newWord, .setAside, .newer, .notShared, .removed, .removedAll, .removedList, .keptList,
      .tooLongToShare, .noRootInList:
      false
    case .refused, .accepted, .reached, .foundEveryWord, .later, .nextWord, .reported, .added, .saved, .copied,
      .storedAgain:
      true
    }
  }
}
