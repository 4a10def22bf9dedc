/// A QR code (ISO/IEC 18004) of versions 1 to 13, with error correction level M, which recovers up to 15 % of the data.
///
/// The text is encoded in byte mode; it is always an address and therefore ASCII.
struct QRCode: Hashable, Sendable {
  /// The maximum number of bytes in a text.
  static let longest = 331
  /// The number of light modules that must surround the code on each side.
  static let margin = 4

  /// The number of modules per side, without the margin.
  let size: Int
  /// The modules, row by row; `true` means dark.
  private(set) var modules: [Bool]

  /// Encodes a text as a QR code; `nil` if the text is too long. O(modules).
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let (index, version) = QRVersion.all.enumerated().first(where: { $0.element.room >= bytes.count })
    else { return nil }
    var canvas = QRCanvas(version: index + 1, alignment: version.alignment)
    canvas.fill(version.codewords(of: bytes))
    // Choose the mask with the lowest penalty.
    let candidates = QRCanvas.masks.indices.map { canvas.masked($0) }
    let best = candidates.min { $0.penalty < $1.penalty } ?? canvas
    (size, modules) = (best.size, best.modules)
  }

  subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

  /// The side of the image in modules, including the margin.
  var side: Int { size + 2 * QRCode.margin }

  /// The image as an SVG file.
  var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" shape-rendering=\"crispEdges\">"
      + "<path fill=\"#fff\" d=\"M0 0h\(side)v\(side)h-\(side)z\"/><path d=\"\(path)\"/></svg>\n"
  }

  /// The outline of the dark modules as an SVG path in a square of ``side``. Each run of dark modules in a row is a
  /// rectangle.
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
