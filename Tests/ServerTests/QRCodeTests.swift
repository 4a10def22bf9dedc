import Testing

@testable import Server

/// `EndToEnd/serving/test_pictures.py` shows that cameras can read the codes.
@Suite struct `A QR code` {
  @Test func `the error correction codewords of a QR code match the standard`() {
    // The bytes of HELLO WORLD in the smallest code; the correction was computed by polynomial division on paper.
    let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    #expect(ReedSolomon.correction(of: data, count: 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test(arguments: [(1, 21), (14, 21), (15, 25), (26, 25), (27, 29), (180, 53), (181, 57), (331, 69)])
  func `a QR code uses the smallest size that fits its text`(bytes: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
  }

  @Test func `a text that is too long cannot be encoded as a QR code`() {
    #expect(QRCode(String(repeating: "a", count: QRCode.longest + 1)) == nil)
    #expect(QRVersion.all.last?.room == QRCode.longest)
  }

  @Test func `a QR code has three finder patterns`() throws {
    let code = try #require(QRCode("https://words.example/l/x7Qk2_a"))
    let far = code.size - 7
    for (top, left) in [(0, 0), (0, far), (far, 0)] {
      let dark = (0..<7).map { row in (0..<7).map { code[top + row, left + $0] ? "#" : "." }.joined() }
      #expect(dark == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
    }
  }

  @Test func `the drawing of a QR code covers each dark module exactly once`() throws {
    let code = try #require(QRCode("/l/x7Qk2_a"))
    let widths = code.path.split(separator: "h").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(widths.reduce(0, +) == code.modules.count { $0 })
    #expect(code.svg.contains(code.path))
  }
}
