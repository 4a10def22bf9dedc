import Formats
import Words

/// The known root words of one language and length in a fixed order, read from a file in `Data/roots`.
///
/// The file is UTF-8 text with one root word per line. A line `# from 2026-09-01` begins a part of the list and
/// contains the first date on which daily puzzles use this part. Rounds with a drawn root word and rounds with a seed
/// use all parts. Lines are only appended to the file, so that the index of a root word never changes.
public struct RootList: Hashable, Sendable {
  /// The spellings of the root words, in the order of the file.
  public let roots: [String]
  /// The parts of the list that begin with a date, in the order of the file. On every date, daily puzzles use the root
  /// words that come before the first dated part.
  public let parts: [Part]

  /// A part of the list of root words, which daily puzzles use from a certain date on.
  public struct Part: Hashable, Sendable {
    /// The index of the part's first root word.
    public let start: Int
    /// The first date on which daily puzzles use the part.
    public let from: Day
  }

  /// The lengths of root words for which root lists exist.
  public static let lengths = [7, 8, 9]
  /// The default length of a root word.
  public static let usualLength = 8

  /// The number of later rounds in which a used root word is not drawn again.
  public static let restAfterUse = 100

  /// The reason why a root list is invalid.
  public enum Fault: Error, Hashable, Sendable {
    /// A line is not UTF-8.
    case notUTF8
    /// The file contains no root word.
    case noRoots
  }

  /// Reads a file of root words. Skips empty lines, and lines that begin with `#` but contain no date. O(bytes).
  ///
  /// - Throws: A ``Fault`` with the reason why the file is invalid.
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

  /// Returns the root word of a seed. Every program with the same list returns the same root word. O(root words).
  public func root(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return root(using: &generator, avoiding: [])
  }

  /// The first date with a daily puzzle; `nil` for a list without dates.
  public var firstDay: Day? { parts.first?.from }

  /// Returns the root word of a day's puzzle; `nil` for a day before ``firstDay`` and for a list without dates.
  /// O(parts).
  ///
  /// Each day uses the next root word of the list, starting with the first day. After the last root word of the parts
  /// in use on that day, the order starts again from the beginning. In this way, the daily puzzles repeat no root word
  /// for years, and appending root words to the list does not change the puzzles of earlier days.
  public func root(of day: Day) -> String? {
    guard let first = firstDay, day >= first else { return nil }
    let end = parts.first { $0.from > day }?.start ?? roots.count
    let count = max(end, 1)
    return roots[(day - first) % min(count, roots.count)]
  }

  /// Returns a random root word that is not among the last ``restAfterUse`` words of `recent` (newest last). If the
  /// list has ``restAfterUse`` words or fewer, at least one of its words can still be drawn. O(bytes of the list and of
  /// `recent` + root words × ``restAfterUse``).
  public func root(using generator: inout SeededGenerator, avoiding recent: [String]) -> String {
    let resting = recent.suffix(min(RootList.restAfterUse, roots.count - 1)).map { ContentHash($0.bytes) }
    let rested = resting.isEmpty ? roots : roots.filter { !resting.contains(ContentHash($0.bytes)) }
    // If a list contains the same root word twice, excluding the recent words may exclude all root words, although the
    // list is longer than the number of excluded words.
    return rested.isEmpty ? roots[generator.below(roots.count)] : rested[generator.below(rested.count)]
  }
}

extension RootList.Fault: CustomStringConvertible {
  /// The problem in English, with a remedy.
  public var description: String {
    switch self {
    case .notUTF8: "not UTF-8; save the file as UTF-8"
    case .noRoots: "no roots in it; write one root word a line"
    }
  }
}
