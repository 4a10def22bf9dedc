/// Line ends of a text file: LF, CRLF or CR.
public enum Lines {
  /// The offset at which the text begins: 3 after the byte order mark of UTF-8, else 0.
  public static func start(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether the byte ends a line: LF or CR.
  public static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The count of bytes of the line end at `offset`: 2 for CRLF, 1 for LF or CR, 0 at the end of the text. The byte at
  /// `offset` must be a line end.
  public static func endWidth(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }
}

/// The lines of a text file, without their ends and without a byte order mark. The line with index 0 is line 1; after
/// the last line end there is no further line. O(bytes).
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
