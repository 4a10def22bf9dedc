/// A letter by its place in its language's alphabet, from 0.
public struct Letter: Hashable, Comparable, Sendable {
  public let rawValue: UInt8

  /// `rawValue` must be below ``Alphabet/count``; alphabets and checked lexicons are the only makers of letters.
  init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
}
