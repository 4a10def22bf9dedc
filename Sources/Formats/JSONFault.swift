/// The reason why bytes are not JSON, with its position.
public struct JSONFault: Error, Hashable, Sendable {
  /// The reason why the bytes are not JSON. The raw value of each reason is an English sentence for people.
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

  /// The reason why the bytes are not JSON.
  public let reason: Reason
  /// The position of the fault as an offset in bytes, starting with 0.
  public let byteOffset: Int

  /// Creates a fault at an offset.
  public init(reason: Reason, byteOffset: Int) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}
