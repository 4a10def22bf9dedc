/// The modules (dark or light squares) of a QR code under construction (ISO/IEC 18004, 7.7 to 7.10).
struct QRCanvas: Sendable {
  /// The data masks, as functions of row and column that return whether the mask inverts the module there.
  static let masks: [@Sendable (Int, Int) -> Bool] = [
    { ($0 + $1) % 2 == 0 }, { row, _ in row % 2 == 0 }, { $1 % 3 == 0 }, { ($0 + $1) % 3 == 0 },
    { ($0 / 2 + $1 / 3) % 2 == 0 }, { $0 * $1 % 2 + $0 * $1 % 3 == 0 }, { ($0 * $1 % 2 + $0 * $1 % 3) % 2 == 0 },
    { (($0 + $1) % 2 + $0 * $1 % 3) % 2 == 0 },
  ]

  let size: Int
  private(set) var modules: [Bool]
  /// Whether each module belongs to a function pattern and therefore contains no data.
  private var isTaken: [Bool]

  /// Draws the function patterns, by which a camera locates the code, and reserves the modules for the format and the
  /// version.
  init(version: Int, alignment: [Int]) {
    size = 17 + 4 * version
    modules = Array(repeating: false, count: size * size)
    isTaken = modules
    for place in 0..<size {
      take(6, place, place % 2 == 0)
      take(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawSquares(row, column, radius: 4) }
    for row in alignment {
      for column in alignment where !(isCorner(row) && isCorner(column)) || (row, column) == (size - 7, size - 7) {
        drawSquares(row, column, radius: 2)
      }
    }
    take(size - 8, 8, true)
    drawFormat(mask: 0)
    if version >= 7 { drawVersion(version) }
  }

  /// Returns whether an alignment pattern in this row or column could overlap a finder pattern.
  private func isCorner(_ place: Int) -> Bool { place == 6 || place == size - 7 }

  private mutating func take(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row * size + column] = isDark
    isTaken[row * size + column] = true
  }

  /// Draws concentric squares around a module. The radius 4 (including a light border) gives a finder pattern, and the
  /// radius 2 gives an alignment pattern.
  private mutating func drawSquares(_ row: Int, _ column: Int, radius: Int) {
    for down in -radius...radius {
      for right in -radius...radius {
        let distance = max(abs(down), abs(right))
        take(row + down, column + right, radius == 4 ? distance != 2 && distance != 4 : distance != 1)
      }
    }
  }

  /// Draws the format, which consists of the error correction level M (the bits 00) and the mask, followed by ten check
  /// bits.
  private mutating func drawFormat(mask: Int) {
    let bits = (mask << 10 | QRCanvas.rest(of: mask, bits: 10, by: 0x537)) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      // The format is drawn twice: around the top left finder pattern, and next to the other two finder patterns.
      let place = index < 6 ? index : index < 8 ? index + 1 : index == 8 ? 7 : 14 - index
      if index < 8 {
        take(place, 8, isDark)
        take(8, size - 1 - index, isDark)
      } else {
        take(8, place, isDark)
        take(size - 15 + index, 8, isDark)
      }
    }
  }

  /// Draws the version, followed by twelve check bits.
  private mutating func drawVersion(_ version: Int) {
    let bits = version << 12 | QRCanvas.rest(of: version, bits: 12, by: 0x1F25)
    for index in 0..<18 {
      let (place, other) = (size - 11 + index % 3, index / 3)
      take(place, other, bits >> index & 1 == 1)
      take(other, place, bits >> index & 1 == 1)
    }
  }

  /// Returns the remainder after a polynomial over GF(2) is shifted by `bits` and divided by another polynomial.
  private static func rest(of value: Int, bits: Int, by divisor: Int) -> Int {
    var rest = value << bits
    for bit in stride(from: bits + 5, through: bits, by: -1) where rest >> bit & 1 == 1 {
      rest ^= divisor << (bit - bits)
    }
    return rest
  }

  /// Draws the codewords in columns of two modules. The columns proceed from right to left, alternately upwards and
  /// downwards.
  mutating func fill(_ codewords: [UInt8]) {
    var bits = codewords.lazy.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 == 1 } }.makeIterator()
    var isUpwards = true
    for right in stride(from: size - 1, through: 1, by: -2) {
      // Skip the column of the timing pattern.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for place in [row * size + right, row * size + right - 1] where !isTaken[place] {
          modules[place] = bits.next() ?? false
        }
      }
      isUpwards.toggle()
    }
  }

  /// Returns the code with a mask applied.
  func masked(_ mask: Int) -> QRCanvas {
    var canvas = self
    for row in 0..<size {
      for column in 0..<size where !isTaken[row * size + column] && QRCanvas.masks[mask](row, column) {
        canvas.modules[row * size + column].toggle()
      }
    }
    canvas.drawFormat(mask: mask)
    return canvas
  }

  /// The penalty for patterns of modules that could mislead a camera (ISO/IEC 18004, 7.8.3).
  var penalty: Int {
    var penalty = 0
    for line in 0..<size {
      penalty += QRCanvas.penalty(ofLine: (0..<size).map { modules[line * size + $0] })
      penalty += QRCanvas.penalty(ofLine: (0..<size).map { modules[$0 * size + line] })
    }
    for row in 1..<size {
      for column in 1..<size {
        let place = row * size + column
        let isSquare = [place - 1, place - size, place - size - 1].allSatisfy { modules[$0] == modules[place] }
        if isSquare { penalty += 3 }
      }
    }
    let dark = modules.count { $0 }
    return penalty + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  /// Returns the penalty of a row or column for runs of five or more equal modules, and for patterns similar to a
  /// finder pattern.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var (penalty, run) = (0, 0)
    for place in line.indices {
      run = place > 0 && line[place] == line[place - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    for pattern in [finder + light, light + finder] where line.count >= pattern.count {
      for start in 0...(line.count - pattern.count) where line[start..<(start + pattern.count)].elementsEqual(pattern) {
        penalty += 40
      }
    }
    return penalty
  }
}
