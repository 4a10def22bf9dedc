import Words

/// The roots that rounds of one length are made of, in their fixed order: a file of `Data/roots`.
///
/// UTF-8, a root a line; a line `# from 2026-11-21` begins a part and says from which day it counts for dated puzzles; here every part counts. The file only grows at its end, so that
/// a place in it keeps its root.
public struct RootList: Hashable, Sendable {
  public let roots: [String]

  /// Letters of the roots that there are lists of.
  public static let lengths = [7, 8, 9]
  public static let usualLength = 8

  /// Rounds in which a root does not come again.
  public static let restAfterUse = 100

  public enum Fault: Error, Hashable, Sendable {
    case notUTF8
    /// A list without a root.
    case noRoots
  }

  public init(_ bytes: [UInt8]) throws(Fault) {
    var roots: [String] = []
    for line in lines(of: bytes) where !line.isEmpty && line.first != UInt8(ascii: "#") {
      guard let root = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
      roots.append(root)
    }
    guard !roots.isEmpty else { throw .noRoots }
    self.roots = roots
  }

  /// The root that a seed names.
  public func root(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return root(using: &generator, avoiding: [])
  }

  /// A root that is not among the last ``restAfterUse`` of `recent` (the newest last), as far as the list is long enough to allow it.
  public func root(using generator: inout SeededGenerator, avoiding recent: [String]) -> String {
    let resting = recent.suffix(min(RootList.restAfterUse, roots.count - 1))
    let rested =
      resting.isEmpty ? roots : roots.filter { root in !resting.contains { $0.hasSameBytes(as: root) } }
    // A list may name one root twice, so that nothing is left though it is longer than what rests.
    return rested.isEmpty ? roots[generator.below(roots.count)] : rested[generator.below(rested.count)]
  }
}
