import Formats

/// The text of a file in UTF-8, and the encoding of the file.
struct SourceText {
  let bytes: [UInt8]
  let encoding: TextEncoding

  /// O(bytes).
  ///
  /// - Throws: `utf16` without a byte order mark, `encoding` for an encoding that cannot be told.
  init(_ bytes: [UInt8]) throws(ListFault) {
    let start = bytes.prefix(1024)
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      guard let text = SourceText.utf16(bytes) else { throw .utf16 }
      self.bytes = text
      encoding = .utf16
      return
    }
    guard start.count(where: { $0 == 0 }) * 4 <= start.count else { throw .utf16 }
    if SourceText.isOtherThanUTF8(bytes) {
      if let text = SourceText.windows1252(bytes) {
        self.bytes = text
        encoding = .windows1252
        return
      }
      // A few such bytes make their rows bad.
      guard bytes.count(where: { $0 >= 0x80 }) * 20 <= bytes.count else { throw .encoding }
    }
    self.bytes = bytes
    encoding = .utf8
  }

  /// Whether a byte is a control character that no text has.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x09 || (0x0E..<0x20).contains(byte) }

  /// The text after a byte order mark; `nil` when it is cut or has halves of surrogate pairs.
  private static func utf16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count % 2 == 0 else { return nil }
    let isBig = bytes[0] == 0xFE
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var high: UInt32?
    for offset in stride(from: 2, to: bytes.count, by: 2) {
      let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
      let unit = isBig ? first << 8 | second : second << 8 | first
      var value = unit
      switch (unit, high) {
      case (0xDC00..<0xE000, let above?): value = 0x10000 + (above - 0xD800) << 10 + (unit - 0xDC00)
      case (0xD800..<0xDC00, nil):
        high = unit
        continue
      case (_, .some): return nil
      default: break
      }
      high = nil
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.append(utf8: scalar)
    }
    return high == nil ? text : nil
  }

  /// Whether more bytes are not UTF-8 than there are sequences of UTF-8. One damaged line of a text in UTF-8 makes that
  /// line bad, not the file another encoding.
  private static func isOtherThanUTF8(_ bytes: [UInt8]) -> Bool {
    var (good, bad) = (0, 0)
    var offset = 0
    while offset < bytes.count {
      let length =
        switch bytes[offset] {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
      let rest = bytes[(offset + 1)...].prefix(max(length - 1, 0))
      if length > 0, rest.count == length - 1, rest.allSatisfy({ (0x80..<0xC0).contains($0) }) {
        if length > 1 { good += 1 }
        offset += length
      } else {
        bad += 1
        offset += 1
      }
    }
    return bad > good
  }

  /// The text, if it reads like one of Western Europe: letters and quotation marks, seldom two of them together.
  /// Encodings of Chinese and Korean write pairs of such bytes.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var (high, pairs) = (0, 0)
    var wasHigh = false
    for byte in bytes {
      guard byte >= 0x80 else {
        guard byte != 0 else { return nil }
        text.append(byte)
        wasHigh = false
        continue
      }
      guard let scalar = scalar(byte) else { return nil }
      high += 1
      if wasHigh { pairs += 1 }
      wasHigh = true
      text.append(utf8: scalar)
    }
    return pairs * 4 <= high ? text : nil
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte < 0xA0 else { return Unicode.Scalar(byte) }
    var place = UInt8(0x80)
    for scalar in marks.withUTF8Buffer({ String(utf8: $0) }).unicodeScalars {
      if place == byte { return scalar == " " ? nil : scalar }
      place += 1
    }
    return nil
  }

  /// The characters of the bytes 80 to 9F; a blank for those that have none, and for those that no list has.
  private static let marks: StaticString = "€ ‚ „…    Š‹Œ Ž  ‘’“”•–— ™š›œ žŸ"
}
