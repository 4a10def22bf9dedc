/// The title and the message of a banner or an alert.
public struct Notice: Hashable, Sendable {
  /// The title, in a few words.
  public let title: String
  /// The message, in one or two sentences.
  public let text: String

  /// Creates a notice from its texts.
  public init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
