import Synchronization
import Wire
import Words

/// The figures of roots, each counted when it is first asked for: to count takes longer than all else that an answer needs. There are no more
/// than the lists have roots, in about 5 MB.
final class CountedPuzzles: Sendable {
  private struct Name: Hashable {
    let language: Language
    let root: String
  }

  private let counted = Mutex<[Name: PuzzleFigures]>([:])

  /// The figures of a root of the lists.
  ///
  /// - Throws: `RequestFault` when the lexicon does not vouch for the root.
  func figures(of root: String, in lexicon: Lexicon) throws -> PuzzleFigures {
    let name = Name(language: lexicon.language, root: root)
    if let known = counted.withLock({ $0[name] }) { return known }
    let figures = try PuzzleFigures(root: root, in: lexicon)
    counted.withLock { $0[name] = figures }
    return figures
  }
}
