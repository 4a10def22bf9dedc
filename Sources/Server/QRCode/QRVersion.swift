/// The layout of the bytes in QR codes of one size (ISO/IEC 18004, tables 1, 9 and E.1; error correction level M).
struct QRVersion: Sendable {
  /// The number of error correction bytes in each block.
  let correction: Int
  /// The number of blocks, and the number of data bytes in the first block. The last ``longer`` blocks have one more
  /// data byte.
  let blocks: Int
  let data: Int
  let longer: Int
  /// The coordinates of the centres of alignment patterns; rows and columns use the same coordinates.
  let alignment: [Int]

  static let all = [
    QRVersion(correction: 10, blocks: 1, data: 16, longer: 0, alignment: []),
    QRVersion(correction: 16, blocks: 1, data: 28, longer: 0, alignment: [6, 18]),
    QRVersion(correction: 26, blocks: 1, data: 44, longer: 0, alignment: [6, 22]),
    QRVersion(correction: 18, blocks: 2, data: 32, longer: 0, alignment: [6, 26]),
    QRVersion(correction: 24, blocks: 2, data: 43, longer: 0, alignment: [6, 30]),
    QRVersion(correction: 16, blocks: 4, data: 27, longer: 0, alignment: [6, 34]),
    QRVersion(correction: 18, blocks: 4, data: 31, longer: 0, alignment: [6, 22, 38]),
    QRVersion(correction: 22, blocks: 4, data: 38, longer: 2, alignment: [6, 24, 42]),
    QRVersion(correction: 22, blocks: 5, data: 36, longer: 2, alignment: [6, 26, 46]),
    QRVersion(correction: 26, blocks: 5, data: 43, longer: 1, alignment: [6, 28, 50]),
    QRVersion(correction: 30, blocks: 5, data: 50, longer: 4, alignment: [6, 30, 54]),
    QRVersion(correction: 22, blocks: 8, data: 36, longer: 2, alignment: [6, 32, 58]),
    QRVersion(correction: 22, blocks: 9, data: 37, longer: 1, alignment: [6, 34, 62]),
  ]

  /// The total number of data bytes in all blocks.
  private var capacity: Int { blocks * data + longer }

  /// Whether the text's length is encoded in two bytes, as in all versions from 10 on. Only codes of version 10 or
  /// higher have more than 200 data bytes.
  private var hasLongCount: Bool { capacity > 200 }

  /// The maximum number of bytes in a text. The mode and the terminator, which are not part of the text, take half a
  /// byte each.
  var room: Int { capacity - (hasLongCount ? 3 : 2) }

  /// Returns the codewords of a text of at most ``room`` bytes, in drawing order.
  func codewords(of text: [UInt8]) -> [UInt8] {
    let blocks = blocks(of: dataBytes(of: text))
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: correction) }
    return QRVersion.interleaved(blocks) + QRVersion.interleaved(corrections)
  }

  /// Returns the data bytes for a text: the mode, the length, the text and the padding.
  private func dataBytes(of text: [UInt8]) -> [UInt8] {
    let count = (hasLongCount ? [UInt8(text.count >> 8)] : []) + [UInt8(text.count & 0xFF)]
    // The mode, whose value is 4, takes half a byte and so shifts all following bytes by half a byte.
    var bytes: [UInt8] = []
    var half: UInt8 = 4
    for byte in count + text + [0] {
      bytes.append(half << 4 | byte >> 4)
      half = byte & 0xF
    }
    for index in 0..<(capacity - bytes.count) { bytes.append(index % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }

  private func blocks(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var rest = bytes[...]
    return (0..<blocks).map { index in
      let block = rest.prefix(data + (index >= blocks - longer ? 1 : 0))
      rest = rest.dropFirst(block.count)
      return block
    }
  }

  /// Returns the first bytes of all blocks, then the second bytes of all blocks, and so on.
  private static func interleaved(_ blocks: [some Collection<UInt8>]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in blocks.compactMap { $0.dropFirst(place).first } }
  }
}
