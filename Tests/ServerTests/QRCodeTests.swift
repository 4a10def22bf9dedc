import Testing

@testable import Server

/// Whether cameras read what is drawn, `EndToEnd/serving/test_pictures.py` shows.
@Suite struct `A QR code` {
  @Test func `corrects as the standard's field does`() {
    // The bytes of HELLO WORLD in the smallest code, by the division of polynomials on paper.
    let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    #expect(ReedSolomon.correction(of: data, count: 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test(arguments: [(1, 21), (14, 21), (15, 25), (26, 25), (27, 29), (180, 53), (181, 57), (331, 69)])
  func `is as small as its text allows`(bytes: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
  }

  @Test func `is none for a text that is too long`() {
    #expect(QRCode(String(repeating: "a", count: QRCode.longest + 1)) == nil)
    #expect(QRVersion.all.last?.room == QRCode.longest)
  }

  @Test func `has three corners by which a camera finds it`() throws {
    let code = try #require(QRCode("https://words.example/l/x7Qk2_a"))
    let far = code.size - 7
    for (top, left) in [(0, 0), (0, far), (far, 0)] {
      let dark = (0..<7).map { row in (0..<7).map { code[top + row, left + $0] ? "#" : "." }.joined() }
      #expect(dark == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
    }
  }

  @Test func `draws each dark module once`() throws {
    let code = try #require(QRCode("/l/x7Qk2_a"))
    let widths = code.path.split(separator: "h").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(widths.reduce(0, +) == code.modules.count { $0 })
    #expect(code.svg.contains(code.path))
  }
}
