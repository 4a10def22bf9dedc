/// A text as a picture for cameras: a QR code (ISO/IEC 18004) of the versions 1 to 13, with correction level M, which mends 15 % of it.
///
/// The bytes stand in it as they are (byte mode); addresses are ASCII.
struct QRCode: Hashable, Sendable {
  /// The most bytes of a text.
  static let longest = 331
  /// Light modules that must surround it.
  static let margin = 4

  /// Modules a side, without the margin.
  let size: Int
  /// The modules, row by row; `true` is dark.
  private(set) var modules: [Bool]

  /// `nil` for a text that is too long. O(its modules).
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let (index, version) = QRVersion.all.enumerated().first(where: { $0.element.room >= bytes.count })
    else { return nil }
    var canvas = QRCanvas(version: index + 1, alignment: version.alignment)
    canvas.fill(version.codewords(of: bytes))
    // The mask that leaves the fewest patterns which mislead cameras.
    let candidates = QRCanvas.masks.indices.map { canvas.masked($0) }
    let best = candidates.min { $0.penalty < $1.penalty } ?? canvas
    (size, modules) = (best.size, best.modules)
  }

  subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

  /// The side of the picture, in modules.
  var side: Int { size + 2 * QRCode.margin }

  /// The picture as a file of its own.
  var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" shape-rendering=\"crispEdges\">"
      + "<path fill=\"#fff\" d=\"M0 0h\(side)v\(side)h-\(side)z\"/><path d=\"\(path)\"/></svg>\n"
  }

  /// The outline of the dark modules for SVG, in a square of ``side``: each run in a row is a rectangle.
  var path: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, self[row, column] { column += 1 }
        if column > start {
          let width = column - start
          path += "M\(start + QRCode.margin) \(row + QRCode.margin)h\(width)v1h-\(width)z"
        }
        column += 1
      }
    }
    return path
  }
}
