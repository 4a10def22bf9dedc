import Formats
import Words

/// Folds text for searches into lowercase letters without accents. Full-width letters become ordinary letters, and
/// Chinese text is unchanged.
enum SearchText {
  /// Returns the folded text. O(bytes).
  static func fold(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return bytes
  }

  /// Returns a reader's query after folding, without leading and trailing spaces.
  static func query(_ text: String) -> [UInt8] {
    let bytes = fold(text)
    guard let first = bytes.firstIndex(where: { $0 != space }), let last = bytes.lastIndex(where: { $0 != space })
    else { return [] }
    return Array(bytes[first...last])
  }

  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(plain(UInt8(scalar.value)))
      return
    }
    if Alphabet.hasNoWidth(scalar) || (0x300...0x36F).contains(scalar.value) { return }
    if Alphabet.isSpace(scalar) {
      bytes.append(space)
      return
    }
    let base = Apostrophe.matches(scalar) ? "'" : Diacritics.read(scalar).base
    bytes += UTF8.encode(base) ?? UTF8.encodedReplacementCharacter
  }

  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte + 0x20
    case 0..<0x20: space
    default: byte
    }
  }

  private static let space = UInt8(ascii: " ")

  /// Returns the UTF-8 byte range of the first match of a folded query in a text; `nil` if the text contains no match.
  /// The range is extended to whole characters with their combining marks. O(text × query).
  static func match(_ query: [UInt8], in text: String) -> Range<Int>? {
    let folded = fold(text)
    guard let start = folded.withUnsafeBufferPointer({ find(query, in: $0, 0..<$0.count) }) else { return nil }
    // Compute the range of the match in the original text only after a match is found, because most texts contain no
    // match. Fold the scalars again to find the range.
    var bytes: [UInt8] = []
    var offset = 0
    var first = 0
    for scalar in text.unicodeScalars {
      let before = bytes.count
      append(scalar, to: &bytes)
      if before <= start { first = offset }
      if before >= start + query.count, bytes.count > before { break }
      offset += UTF8.width(scalar)
    }
    return first..<offset
  }

  /// Returns the offset of the first occurrence of a query in a range of a text; `nil` if the query does not occur
  /// there. O(range × query) in the worst case.
  static func find(_ query: [UInt8], in text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int? {
    guard let first = query.first, part.count >= query.count else { return nil }
    for start in part.lowerBound...(part.upperBound - query.count)
    where text[start] == first && isAt(start, query, in: text) {
      return start
    }
    return nil
  }

  private static func isAt(_ start: Int, _ query: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in query.indices where text[start + index] != query[index] { return false }
    return true
  }
}

extension String {
  /// Returns the text in three parts, where the middle part is the first match of a search for `query`. Returns `nil`
  /// if the text contains no match. O(text × query).
  public func parts(matching query: String) -> (before: String, match: String, after: String)? {
    guard let range = SearchText.match(SearchText.query(query), in: self) else { return nil }
    let bytes = bytes
    return (
      String(utf8: bytes[..<range.lowerBound]), String(utf8: bytes[range]), String(utf8: bytes[range.upperBound...])
    )
  }
}

/// A set of the pairs of adjacent bytes that a text may contain, hashed to 256 bits. Comparing signatures rules out
/// most texts without reading them.
struct Signature: Sendable {
  private var first: UInt64 = 0, second: UInt64 = 0, third: UInt64 = 0, fourth: UInt64 = 0

  init(_ bytes: ArraySlice<UInt8>) {
    var before: UInt8?
    for byte in bytes {
      if let before { add(before, byte) }
      before = byte
    }
  }

  /// Returns whether a text with this signature may contain a text with the other signature. The result `false` is
  /// certain; the result `true` is not.
  func mayHold(_ other: Signature) -> Bool {
    other.first & ~first | other.second & ~second | other.third & ~third | other.fourth & ~fourth == 0
  }

  private mutating func add(_ one: UInt8, _ other: UInt8) {
    let hash = (UInt32(one) &* 0x9E37 ^ UInt32(other) &* 0x85EB) &* 0xC2B2_AE35
    let bit: UInt64 = 1 << UInt64(hash >> 24 & 63)
    switch hash >> 30 {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    default: fourth |= bit
    }
  }
}
