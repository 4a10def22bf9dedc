/// A file from which a list is imported, or pasted text.
public struct ListFile: Sendable {
  /// The file's name for messages; the extension `.json` means that the file is JSON.
  public let name: String
  /// The bytes of the file's content.
  public let bytes: [UInt8]

  /// Creates a file with this name and content.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
