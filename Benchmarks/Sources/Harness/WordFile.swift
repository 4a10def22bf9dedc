import Foundation

/// The words from which the files of all compared libraries are built.
public enum WordFile {
  /// Returns the lines that consist of the letters a to z, sorted and without duplicates.
  public static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let plain = lines.filter { $0.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
    let sorted = plain.sorted { $0.lexicographicallyPrecedes($1) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }

  public static func read(_ path: String) throws -> [[UInt8]] {
    words([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  public static func write(_ words: [[UInt8]], to path: String) throws {
    var bytes: [UInt8] = []
    for word in words { bytes += word + [UInt8(ascii: "\n")] }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
