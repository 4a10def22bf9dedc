/// Why bytes are not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong. The raw value is the sentence for people, in English.
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

  /// What is wrong.
  public let reason: Reason
  /// Where it is: the offset in bytes, from 0.
  public let byteOffset: Int

  /// A fault at an offset.
  public init(reason: Reason, byteOffset: Int) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}
