/// A JSON value (RFC 8259). The members of an object keep their order. If several members have the same name, look-ups
/// return the first of them.
public indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number with its original digits, such as `-1.50e3`.
  case number(String)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Creates a number from an integer.
  public static func integer(_ value: some BinaryInteger & CustomStringConvertible) -> JSON {
    .number(value.description)
  }

  /// The value of the object's member with this name; `nil` if the object has no such member or the value is not an
  /// object. O(members).
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    // The search uses indexes, because otherwise each member would be copied to read its name.
    return members.indices.first { members[$0].name.hasSameBytes(as: name) }.map { members[$0].value }
  }

  /// The text of a string; `nil` for any other value.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number that has no fraction or exponent and fits in 64 bits; `nil` for any other value.
  public var integer: Int64? {
    if case .number(let text) = self { text.int64 } else { nil }
  }

  /// The value of `true` or `false`; `nil` for any other value.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array; `nil` for any other value.
  public var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension JSON {
  /// The value as JSON text, on a single line and without spaces. O(bytes).
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): JSON.writeQuoted(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSON.writeQuoted(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func writeQuoted(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    guard string.bytes.contains(where: mayNeedEscape) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Escape the control characters that JSON forbids, and the characters that end a line in JavaScript.
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        text += "\\u" + Hex.text(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns whether a byte belongs to a character that may need an escape.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
