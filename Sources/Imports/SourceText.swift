import Formats

/// The text of a file, converted to UTF-8, and the file's original encoding.
struct SourceText {
  let bytes: [UInt8]
  let encoding: TextEncoding

  /// Decodes the bytes of a file. O(bytes).
  ///
  /// - Throws: `utf16` if the file is UTF-16 without a byte order mark or damaged UTF-16; `encoding` if the encoding
  ///   cannot be recognized.
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
      // If only a few bytes are not ASCII, the file is read as UTF-8, and only the rows with invalid bytes become
      // problems.
      guard bytes.count(where: { $0 >= 0x80 }) * 20 <= bytes.count else { throw .encoding }
    }
    self.bytes = bytes
    encoding = .utf8
  }

  /// Returns whether a byte is a control character that does not occur in text.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x09 || (0x0E..<0x20).contains(byte) }

  /// Returns the text after the byte order mark; `nil` if the text is truncated or contains unpaired surrogates.
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

  /// Returns whether the file contains more bytes that are invalid UTF-8 than valid multi-byte sequences. If a single
  /// line of a UTF-8 text is damaged, only that line becomes invalid, and the encoding of the file is still UTF-8.
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

  /// Returns the text if it looks Western European, that is, if its bytes beyond ASCII are letters and quotation marks
  /// and are rarely adjacent. In Chinese and Korean encodings, bytes beyond ASCII come in pairs.
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

  /// The characters that the bytes 80 to 9F encode, with a space for unassigned bytes and for characters that do not
  /// occur in lists.
  private static let marks: StaticString = "€ ‚ „…    Š‹Œ Ž  ‘’“”•–— ™š›œ žŸ"
}
