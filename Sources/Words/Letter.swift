/// A letter of a language's alphabet, without letter case and accents.
public struct Letter: Hashable, Comparable, Sendable {
  /// Its index in the alphabet, from 0.
  public let rawValue: UInt8

  /// `rawValue` must be below ``Alphabet/count``; alphabets and checked lexicons are the only makers of letters.
  init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// In the order of the alphabet.
  public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
}
