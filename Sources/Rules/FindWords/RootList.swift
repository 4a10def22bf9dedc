import Formats
import Words

/// The roots that rounds of one length are made of, in their fixed order: a file of `Data/roots`.
///
/// UTF-8, a root a line; a line `# from 2026-09-01` begins a part and says from which day it counts for dated puzzles; drawn and seeded
/// rounds take every part. The file only grows at its end, so that a place in it keeps its root.
public struct RootList: Hashable, Sendable {
  public let roots: [String]
  /// The parts by the place of their first root and the day from which they count. Roots before the first such line count always.
  public let parts: [Part]

  public struct Part: Hashable, Sendable {
    public let start: Int
    public let from: Day
  }

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
    var parts: [Part] = []
    for line in lines(of: bytes) where !line.isEmpty {
      if line.first == UInt8(ascii: "#") {
        let words = line.split(separator: UInt8(ascii: " "))
        if words.count == 3, words[1].elementsEqual("from".utf8),
          let day = Day(String(decoding: words[2], as: UTF8.self))
        {
          parts.append(Part(start: roots.count, from: day))
        }
        continue
      }
      guard let root = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
      roots.append(root)
    }
    guard !roots.isEmpty else { throw .noRoots }
    self.roots = roots
    self.parts = parts
  }

  /// The root that a seed names.
  public func root(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return root(using: &generator, avoiding: [])
  }

  /// The first day that has a puzzle; `nil` for a list without dates.
  public var firstDay: Day? { parts.first?.from }

  /// The root of a day's puzzle: the list from its beginning, a root a day from its first day on, and from its beginning again when the
  /// parts that count on that day are used up. So nothing repeats for years, and a list that grows keeps the puzzles of all days before.
  /// `nil` for a day before the first, and for a list without dates.
  public func root(of day: Day) -> String? {
    guard let first = firstDay, day >= first else { return nil }
    let end = parts.first { $0.from > day }?.start ?? roots.count
    let count = max(end, 1)
    return roots[(day - first) % min(count, roots.count)]
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
