/// Lines of a text file's bytes: each ends with LF, CRLF or CR.
public enum Lines {
  /// A file's bytes without the byte order mark of UTF-8 at their beginning.
  /// Where the text begins: after a byte order mark.
  public static func start(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  public static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The bytes of the line end at an offset: 2 for CRLF, 1 for LF or CR, 0 at the end of the text.
  public static func endWidth(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }
}

/// The lines of a text file's bytes, without their ends and without a byte order mark. A line's index is its number − 1; after the last line
/// end there is no line. O(bytes).
public func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = Lines.start(bytes)
  while start < bytes.count {
    let end = bytes[start...].firstIndex(where: Lines.isEnd) ?? bytes.count
    lines.append(bytes[start..<end])
    start = end + Lines.endWidth(at: end, in: bytes)
  }
  return lines
}
