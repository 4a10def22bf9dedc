import Formats
import Words

/// The known roots of one language and length, in their fixed order: a file of `Data/roots`.
///
/// UTF-8, a root a line; a line `# from 2026-09-01` begins a part and says from which day on it counts for days' puzzles. Rounds that are
/// drawn or have a seed use all parts. The file only grows at its end, so that an index keeps its root.
public struct RootList: Hashable, Sendable {
  /// The roots as they are spelled, in the order of the file.
  public let roots: [String]
  /// The dated parts, in the order of the file. Roots before the first one count on every day.
  public let parts: [Part]

  /// A part of the list that counts from a day on.
  public struct Part: Hashable, Sendable {
    /// The index of its first root.
    public let start: Int
    /// The first day on which it counts.
    public let from: Day
  }

  /// How many letters the roots of a list have: there is a list for each of these.
  public static let lengths = [7, 8, 9]
  /// The length unless another is chosen.
  public static let usualLength = 8

  /// For how many rounds after its own a root is not drawn again.
  public static let restAfterUse = 100

  /// Why a file is no root list.
  public enum Fault: Error, Hashable, Sendable {
    /// A line is not UTF-8.
    case notUTF8
    /// No line is a root.
    case noRoots
  }

  /// Reads a file. Empty lines, and lines with `#` that are no date, are passed over. O(bytes).
  ///
  /// - Throws: why it is no root list.
  public init(_ bytes: [UInt8]) throws(Fault) {
    var roots: [String] = []
    var parts: [Part] = []
    for line in lines(of: bytes) where !line.isEmpty {
      if line.first == UInt8(ascii: "#") {
        let words = line.split(separator: UInt8(ascii: " "))
        if words.count == 3, "from" ~= words[1],
          let day = Day(String(utf8: words[2]))
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

  /// The root of a seed: the same in every program with the same list. O(roots).
  public func root(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return root(using: &generator, avoiding: [])
  }

  /// The first day that has a puzzle; `nil` for a list without dates.
  public var firstDay: Day? { parts.first?.from }

  /// The root of a day's puzzle; `nil` for a day before ``firstDay`` and for a list without dates. O(parts).
  ///
  /// Each day from the first one on takes the next root, from the beginning again after the last of the parts that
  /// count on that day. So no root comes twice for years, and a list that grows keeps the puzzles of earlier days.
  public func root(of day: Day) -> String? {
    guard let first = firstDay, day >= first else { return nil }
    let end = parts.first { $0.from > day }?.start ?? roots.count
    let count = max(end, 1)
    return roots[(day - first) % min(count, roots.count)]
  }

  /// A random root that is not among the last ``restAfterUse`` of `recent` (the newest last); of a shorter list all
  /// roots but one rest. O(bytes of both + roots × ``restAfterUse``).
  public func root(using generator: inout SeededGenerator, avoiding recent: [String]) -> String {
    let resting = recent.suffix(min(RootList.restAfterUse, roots.count - 1)).map { ContentHash(Array($0.utf8)) }
    let rested = resting.isEmpty ? roots : roots.filter { !resting.contains(ContentHash(Array($0.utf8))) }
    // A list may name a root twice: then nothing may be left, although the list is longer than the number of resting roots.
    return rested.isEmpty ? roots[generator.below(roots.count)] : rested[generator.below(rested.count)]
  }
}
