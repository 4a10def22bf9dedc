import Formats
import Markup

/// A chart of values as columns on a line, drawn as SVG.
struct ColumnChart {
  /// The values from left to right; `nil` for a missing value.
  let values: [Int?]

  init(_ values: [Int?]) { self.values = values }

  /// The height of each column, in hundredths of the highest column. A positive value always has a column that is high
  /// enough to be visible.
  var heights: [Int] {
    let most = Int64(max(values.reduce(0) { max($0, $1 ?? 0) }, 1))
    return values.map { value in
      guard let value, value > 0 else { return 0 }
      // Multiply in 64 bits because a value times 100 may exceed the range of `Int`, which has 32 bits in wasm.
      return max(Int(Int64(value) * 100 / most), 3)
    }
  }

  func node() -> Node {
    element(
      "svg", .class("columns"), .attribute("viewBox", "0 0 \(values.count * 10) 100"),
      .attribute("preserveAspectRatio", "none"), .attribute("aria-hidden", "true")
    ) {
      for (number, height) in heights.enumerated() where height > 0 {
        element(
          "path", key: "\(number)", .class(number == values.count - 1 ? "column-now" : "column"),
          .attribute("d", "M\(number * 10 + 2) \(100 - height)h6v\(height)h-6z"))
      }
    }
  }
}
