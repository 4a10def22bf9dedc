import Formats
import Words

/// A table of hints: how many words there are with each first letter and length.
public struct HintGrid: Hashable, Sendable {
  /// The columns: the lengths that occur, ascending.
  public let lengths: [Int]
  /// The rows: the first letters that occur, in the order of the alphabet.
  public let rows: [Row]

  /// The counts of words with one first letter.
  public struct Row: Hashable, Sendable {
    /// The first letter.
    public let letter: Letter
    /// One count for each of ``HintGrid/lengths``.
    public let counts: [Int]
    /// The words of the row.
    public var sum: Int { counts.reduce(0, +) }
  }

  /// The table for these words, which are those still to find. O(words × (lengths + log words)).
  public init(_ words: [Word]) {
    let longest = words.reduce(0) { max($0, $1.count) }
    let lengths = (0...longest).filter { length in words.contains { $0.count == length } }
    var rows: [(letter: Letter, counts: [Int])] = []
    for word in words.ordered(by: { $0 < $1 }) {
      guard let first = word.letters.first, let column = lengths.firstIndex(of: word.count) else { continue }
      if rows.last?.letter != first {
        rows.append((first, [Int](repeating: 0, count: lengths.count)))
      }
      rows[rows.count - 1].counts[column] += 1
    }
    self.lengths = lengths
    self.rows = rows.map { Row(letter: $0.letter, counts: $0.counts) }
  }

  /// The words of each column. O(rows × lengths).
  public var sums: [Int] {
    lengths.indices.map { column in rows.reduce(0) { $0 + $1.counts[column] } }
  }
}
