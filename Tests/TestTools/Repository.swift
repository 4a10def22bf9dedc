import Foundation

/// The folder of this repository.
public let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A document of `docs/formats`, whose examples are tests.
public func document(_ name: String) throws -> String {
  try String(contentsOf: repository.appendingPathComponent("docs/formats/\(name)"), encoding: .utf8)
}
