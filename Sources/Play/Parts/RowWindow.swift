import Formats
import Markup

/// The rows of a long list that the document contains. The document contains the rows in sight, and as many rows (but
/// at least 12) above and below them.
func rowsToShow(around rowsInSight: Range<Int>, of count: Int) -> Range<Int> {
  let margin = max(rowsInSight.count, 12)
  let start = min(max(0, rowsInSight.lowerBound - margin), count)
  return start..<max(start, min(count, rowsInSight.upperBound + margin))
}

/// An item of a list of which the document may contain only a part. `row` is the index of the item in the whole list,
/// which has `count` items. `removal` is the message that removes the item.
@inline(never)
func rowItem(_ key: String, _ look: String, _ row: Int, of count: Int, removal: Message? = nil, _ children: [Node])
  -> Node
{
  makeElement(
    "li", key: key,
    [
      .class(look), .attribute("aria-posinset", String(row + 1)), .attribute("aria-setsize", String(count)),
      removal.map { .deletes($0.name) },
    ], children)
}

extension MessageText {
  /// The rows that the body describes by the first row and the number of rows, such as `120 14`. The value is `nil` if
  /// the number of rows is larger than any window could show.
  var rows: Range<Int>? {
    let numbers = body.split(separator: 0x20).compactMap { $0.natural(base: 10).flatMap { Int(exactly: $0) } }
    guard numbers.count == 2, (0...100_000_000).contains(numbers[0]), (0...400).contains(numbers[1])
    else { return nil }
    return numbers[0]..<numbers[0] + max(numbers[1], 1)
  }

  /// Returns the body from which ``rows`` is parsed.
  static func body(of rows: Range<Int>) -> [UInt8] { "\(rows.lowerBound) \(rows.count)".bytes }
}
