/// A file to import a list from, or pasted text.
public struct ListFile: Sendable {
  /// The name of the file for messages; the extension `.json` means JSON.
  public let name: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
