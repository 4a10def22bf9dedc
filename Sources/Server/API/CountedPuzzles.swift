import Synchronization
import Wire
import Words

/// A cache of the statistics of root words. Computing the statistics takes longer than the rest of a response, so they
/// are computed once per root word, on first request. The cache cannot grow without limit, because it only contains
/// root words from the word lists. The statistics of all root words take about 5 MB.
final class CountedPuzzles: Sendable {
  private struct Name: Hashable {
    let language: Language
    let root: String
  }

  private let counted = Mutex<[Name: PuzzleFigures]>([:])

  /// Returns the statistics of a root word from the word lists.
  ///
  /// - Throws: `RequestFault` if the lexicon does not contain the root word.
  func figures(of root: String, in lexicon: Lexicon) throws -> PuzzleFigures {
    let name = Name(language: lexicon.language, root: root)
    if let known = counted.withLock({ $0[name] }) { return known }
    let figures = try PuzzleFigures(root: root, in: lexicon)
    counted.withLock { $0[name] = figures }
    return figures
  }
}
