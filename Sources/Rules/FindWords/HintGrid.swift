import Formats
import Words

/// A table of hints. Each cell is the number of words with a certain first letter and length.
public struct HintGrid: Hashable, Sendable {
  /// The table's columns: the word lengths that occur, in ascending order.
  public let lengths: [Int]
  /// The table's rows: the first letters that occur, in alphabetical order.
  public let rows: [Row]

  /// The counts of the words that begin with the same letter.
  public struct Row: Hashable, Sendable {
    /// The first letter of the row's words.
    public let letter: Letter
    /// The number of words for each length in ``HintGrid/lengths``.
    public let counts: [Int]
    /// The total number of words in the row.
    public var sum: Int { counts.reduce(0, +) }
  }

  /// Creates the table from the unfound words. O(words × (lengths + log words)).
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

  /// The number of words in each column. O(rows × lengths).
  public var sums: [Int] {
    lengths.indices.map { column in rows.reduce(0) { $0 + $1.counts[column] } }
  }
}
