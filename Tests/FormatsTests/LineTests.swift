import Testing

@testable import Formats

struct LineTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]),
      ("a\n\nb", ["a", "", "b"]), ("a\r\n\r\nb", ["a", "", "b"]), ("a\n\rb", ["a", "", "b"]), ("\n", [""]),
      ("\r\n", [""]),
      ("\r\r\n\n", ["", "", ""]), ("\u{FEFF}a\r\nb", ["a", "b"]), ("\u{FEFF}", []), ("\u{FEFF}\n", [""]),
      ("a\u{FEFF}", ["a\u{FEFF}"]),
      ("a\u{2028}b\u{85}c\u{B}d", ["a\u{2028}b\u{85}c\u{B}d"]), (" a ", [" a "]),
    ] as [(String, [String])])
  func `LF, CRLF and CR each end a line`(text: String, expected: [String]) {
    #expect(lines(of: Array(text.utf8)).map { Array($0) } == expected.map { Array($0.utf8) })
  }

  @Test func `an incomplete byte order mark is read as text`() {
    #expect(lines(of: [0xEF, 0xBB]).map { Array($0) } == [[0xEF, 0xBB]])
  }
}
