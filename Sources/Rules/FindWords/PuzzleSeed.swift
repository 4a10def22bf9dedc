import Formats

/// The seeds of puzzles. All seeds are integers that JSON parsers with 64-bit floating-point numbers represent exactly.
public enum PuzzleSeed {
  /// The greatest seed, 2⁵³ − 1.
  public static let maximum: UInt64 = 1 << 53 - 1

  /// Parses a seed from decimal digits; `nil` for any other text and for numbers above ``maximum``.
  public static func parse(_ text: String) -> UInt64? {
    guard !text.isEmpty, text.bytes.allSatisfy({ (0x30...0x39).contains($0) }), let seed = text.uint64,
      seed <= maximum
    else { return nil }
    return seed
  }
}
