/// Why bytes are not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable {
    case endOfText = "the text ends too early"
    case unexpected = "unexpected character"
    case badNumber = "not a number of JSON"
    case badEscape = "not an escape of JSON"
    case controlCharacter = "a control character in a string"
    case tooDeep = "nested too deeply"
    case notUTF8 = "not UTF-8"
    case textAfterValue = "text after the value"
  }

  public let reason: Reason
  /// From the first byte, from 0.
  public let byteOffset: Int

  public init(reason: Reason, byteOffset: Int) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}
