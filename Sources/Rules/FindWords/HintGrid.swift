import Words

/// How many words of the target are still to find, by their first letter and their length.
public struct HintGrid: Hashable, Sendable {
  /// Lengths that occur, ascending.
  public let lengths: [Int]
  /// A row for each first letter, in the order of the alphabet.
  public let rows: [Row]

  public struct Row: Hashable, Sendable {
    public let letter: Letter
    /// One count for each of the grid's lengths.
    public let counts: [Int]
    public var sum: Int { counts.reduce(0, +) }
  }

  /// O(words still to find × lengths).
  public init(_ words: [Word]) {
    let lengths = Array(Set(words.map { $0.count })).sorted()
    var rows: [(letter: Letter, counts: [Int])] = []
    for word in words.sorted() {
      guard let first = word.letters.first, let column = lengths.firstIndex(of: word.count) else { continue }
      if rows.last?.letter != first {
        rows.append((first, [Int](repeating: 0, count: lengths.count)))
      }
      rows[rows.count - 1].counts[column] += 1
    }
    self.lengths = lengths
    self.rows = rows.map { Row(letter: $0.letter, counts: $0.counts) }
  }

  /// The columns' sums.
  public var sums: [Int] {
    lengths.indices.map { column in rows.reduce(0) { $0 + $1.counts[column] } }
  }
}
