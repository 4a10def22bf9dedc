import Formats

/// The rows of a long list that the document contains: the rows in sight, and the same number of rows (at least 12)
/// above and below.
func rowsToShow(around rowsInSight: Range<Int>, of count: Int) -> Range<Int> {
  let margin = max(rowsInSight.count, 12)
  let start = min(max(0, rowsInSight.lowerBound - margin), count)
  return start..<max(start, min(count, rowsInSight.upperBound + margin))
}

extension MessageText {
  /// The rows of a body with the first row and the number of rows, such as `120 14`. `nil` for more rows than a window
  /// could have.
  var rows: Range<Int>? {
    let numbers = body.split(separator: 0x20).compactMap { Int(String(utf8: $0)) }
    guard numbers.count == 2, (0...100_000_000).contains(numbers[0]), (0...400).contains(numbers[1])
    else { return nil }
    return numbers[0]..<numbers[0] + max(numbers[1], 1)
  }

  /// The body that ``rows`` reads.
  static func body(of rows: Range<Int>) -> [UInt8] { Array("\(rows.lowerBound) \(rows.count)".utf8) }
}
