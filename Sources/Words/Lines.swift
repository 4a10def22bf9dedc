/// The lines of a text file's bytes, without their ends: LF, CRLF or CR. A byte order mark at the beginning goes. The place of a line is its
/// number − 1; after the last line end there is no line. O(bytes).
public func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    lines.append(bytes[start..<end])
    let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    start = end + (isPair ? 2 : 1)
  }
  return lines
}
