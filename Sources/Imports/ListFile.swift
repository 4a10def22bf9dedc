/// A file from which a list is imported, or text that was pasted.
public struct ListFile: Sendable {
  /// The name of the file, for messages; the ending `.json` means JSON.
  public let name: String
  /// Its content.
  public let bytes: [UInt8]

  /// A file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
