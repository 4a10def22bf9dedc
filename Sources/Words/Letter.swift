/// A letter of a language's alphabet, without case and accents.
public struct Letter: Hashable, Comparable, Sendable {
  /// The letter's index in the alphabet, starting with 0.
  public let rawValue: UInt8

  /// Creates a letter. `rawValue` must be below ``Alphabet/count``; only alphabets and checked lexicons create letters.
  init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Compares letters by their order in the alphabet.
  public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
}
