import Synchronization
import Wire
import Words

/// A cache of the figures of roots. Counting takes longer than the rest of an answer, so each root is counted once, on
/// first request. The lists bound the number of roots; all their figures take about 5 MB.
final class CountedPuzzles: Sendable {
  private struct Name: Hashable {
    let language: Language
    let root: String
  }

  private let counted = Mutex<[Name: PuzzleFigures]>([:])

  /// Returns the figures of a root that is in the lists.
  ///
  /// - Throws: `RequestFault` if the lexicon does not contain the root.
  func figures(of root: String, in lexicon: Lexicon) throws -> PuzzleFigures {
    let name = Name(language: lexicon.language, root: root)
    if let known = counted.withLock({ $0[name] }) { return known }
    let figures = try PuzzleFigures(root: root, in: lexicon)
    counted.withLock { $0[name] = figures }
    return figures
  }
}
