import Formats
import Words

/// The known roots of one language and length in a fixed order, read from a file in `Data/roots`.
///
/// The file is UTF-8 with one root per line. A line `# from 2026-09-01` begins a part and has the first date on which
/// daily puzzles use this part. Drawn rounds and rounds with a seed use all parts. The file is only appended to, so
/// that the index of a root never changes.
public struct RootList: Hashable, Sendable {
  /// The spellings of the roots, in the order of the file.
  public let roots: [String]
  /// The dated parts, in the order of the file. Daily puzzles use the roots before the first part on every date.
  public let parts: [Part]

  /// A part of the list that daily puzzles use from a certain date on.
  public struct Part: Hashable, Sendable {
    /// The index of the part's first root.
    public let start: Int
    /// The first date on which daily puzzles use the part.
    public let from: Day
  }

  /// The lengths of roots for which root lists exist.
  public static let lengths = [7, 8, 9]
  /// The default length.
  public static let usualLength = 8

  /// The number of later rounds in which a used root is not drawn again.
  public static let restAfterUse = 100

  /// The reason why a root list is invalid.
  public enum Fault: Error, Hashable, Sendable {
    /// A line is not UTF-8.
    case notUTF8
    /// The file has no root.
    case noRoots
  }

  /// Reads a file. Skips empty lines, and lines that begin with `#` but have no date. O(bytes).
  ///
  /// - Throws: The reason why the file is invalid.
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

  /// Returns the root of a seed. Every program with the same list returns the same root. O(roots).
  public func root(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return root(using: &generator, avoiding: [])
  }

  /// The first date with a daily puzzle; `nil` for a list without dates.
  public var firstDay: Day? { parts.first?.from }

  /// Returns the root of a day's puzzle; `nil` for a day before ``firstDay`` and for a list without dates. O(parts).
  ///
  /// Each day takes the next root, starting with the first day. After the last root of the parts in use on that day,
  /// the roots start again from the beginning. So no root is repeated for years, and a list that grows keeps the
  /// puzzles of earlier days.
  public func root(of day: Day) -> String? {
    guard let first = firstDay, day >= first else { return nil }
    let end = parts.first { $0.from > day }?.start ?? roots.count
    let count = max(end, 1)
    return roots[(day - first) % min(count, roots.count)]
  }

  /// Returns a random root that is not among the last ``restAfterUse`` roots of `recent` (newest last). In a shorter
  /// list, at most all roots but one are excluded. O(bytes of both + roots × ``restAfterUse``).
  public func root(using generator: inout SeededGenerator, avoiding recent: [String]) -> String {
    let resting = recent.suffix(min(RootList.restAfterUse, roots.count - 1)).map { ContentHash(Array($0.utf8)) }
    let rested = resting.isEmpty ? roots : roots.filter { !resting.contains(ContentHash(Array($0.utf8))) }
    // A list may contain a root twice. Then all roots may be excluded although the list is longer than the number of
    // excluded roots.
    return rested.isEmpty ? roots[generator.below(roots.count)] : rested[generator.below(rested.count)]
  }
}
