/// Functions for the line endings of text files: LF, CRLF or CR.
public enum Lines {
  /// Returns the offset at which the text begins: 3 after a UTF-8 byte order mark, otherwise 0.
  public static func start(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns whether the byte ends a line: LF or CR.
  public static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Returns the number of bytes of the line ending at `offset`. The number is 2 for CRLF, 1 for LF or CR, and 0 at the
  /// end of the text. The byte at `offset` must be a line ending.
  public static func endWidth(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }
}

/// The lines of a text file as a sequence of byte ranges, without line endings and without a byte order mark. There is
/// no empty line after the last line ending. O(bytes) for all lines.
public struct LineRanges: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start: Int

  /// Creates the sequence of lines of these bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = Lines.start(bytes)
  }

  /// Returns the next line; `nil` at the end.
  public mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let line = start..<(bytes[start...].firstIndex(where: Lines.isEnd) ?? bytes.count)
    start = line.upperBound + Lines.endWidth(at: line.upperBound, in: bytes)
    return line
  }
}

/// Returns the lines of a text, as ``LineRanges`` finds them. The element with index 0 is line 1 of the text. O(bytes).
public func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] { LineRanges(bytes).map { bytes[$0] } }
