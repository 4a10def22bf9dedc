import Formats
import Words

/// The plain text of a piece of HTML, without tags and with decoded entities. Unknown entities stay unchanged, and so
/// does a `<` that does not begin a tag.
enum HTMLText {
  /// Returns the plain text of the HTML. O(bytes).
  static func plain(_ html: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(html.count)
    var offset = 0
    while offset < html.count {
      if html[offset] == UInt8(ascii: "<"), let end = tagEnd(html, offset) {
        if isBreak(html[offset + 1..<end]) { plain.append(0x20) }
        offset = end + 1
      } else if html[offset] == UInt8(ascii: "&"), let (scalar, end) = entity(html, offset) {
        plain.append(utf8: scalar)
        offset = end + 1
      } else {
        plain.append(html[offset])
        offset += 1
      }
    }
    return plain
  }

  /// Returns whether a cell without a declared format is probably HTML. A cell is probably HTML if it contains a common
  /// tag or a common entity. O(bytes).
  static func isLikely(_ text: ArraySlice<UInt8>) -> Bool {
    var offset = text.startIndex
    while let mark = text[offset...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
      let rest = text[(mark + 1)...].prefix(8)
      if text[mark] == UInt8(ascii: "&") {
        let name = rest.prefix { $0 != UInt8(ascii: ";") }
        if name.endIndex < rest.endIndex, place(of: name, in: "nbsp amp lt gt quot #39") != nil { return true }
      } else {
        let tag = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
        let name = tag.prefix { (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) }
        let after = tag[name.endIndex...].first
        let folded = ColumnNames.folded(name)
        if after == 0x20 || after == UInt8(ascii: ">") || after == UInt8(ascii: "/"),
          place(of: folded[...], in: usualTags) != nil
        {
          return true
        }
      }
      offset = mark + 1
    }
    return false
  }

  private static let usualTags: StaticString =
    "b i u br p div span img em strong font li ul ol a sub sup ruby rt"

  /// Returns the offset at which the tag at `start` ends; `nil` if no tag begins there. A tag never contains the
  /// beginning of another tag, so each byte is read only once.
  private static func tagEnd(_ html: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < html.count else { return nil }
    switch html[start + 1] {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "!"): break
    default: return nil
    }
    let end = html[(start + 1)...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let end, html[end] == UInt8(ascii: ">") else { return nil }
    return end
  }

  private static func isBreak(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = (tag.first == UInt8(ascii: "/") ? tag.dropFirst() : tag).prefix { (0x41...0x7A).contains($0) }
    switch ColumnNames.folded(name) {
    case "br", "div", "p", "li": return true
    default: return false
    }
  }

  /// Returns the character that the entity at `start` encodes, and the offset of the entity's semicolon.
  private static func entity(_ html: [UInt8], _ start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = html[(start + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = html[start + 1..<end]
    switch name {
    case "amp": return ("&", end)
    case "lt": return ("<", end)
    case "gt": return (">", end)
    case "quot": return ("\"", end)
    case "apos": return ("'", end)
    case "nbsp": return (" ", end)
    default:
      guard name.first == UInt8(ascii: "#"), let value = number(name.dropFirst()),
        value >= 0x20 || value == 9 || value == 10 || value == 13,
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, end)
    }
  }

  /// Parses the number of an entity, for example `39` or `x27`; `nil` if it has more than seven digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Hex.value(byte), isHexadecimal || digit < 10 else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
    }
    return value
  }
}
