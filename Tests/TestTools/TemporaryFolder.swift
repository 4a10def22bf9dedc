import Foundation

/// A folder that is removed when the test ends.
public final class TemporaryFolder: Sendable {
  public let url = FileManager.default.temporaryDirectory.appendingPathComponent("orchard-\(UUID().uuidString)")

  public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
