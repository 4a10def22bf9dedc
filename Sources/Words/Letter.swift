/// A letter of a language's alphabet, without case and accents.
///
/// A letter knows its alphabet, so that ``description`` prints the letter: `ñ`. Compare letters of one alphabet only.
/// Two letters of different alphabets differ, even if both are an *a*; languages with the same letters share an
/// alphabet.
public struct Letter: Hashable, Comparable, Sendable {
  /// The letter's index in the alphabet in the low five bits, and the alphabet's ``Alphabet/mark`` in the high three
  /// bits. No file and no message contains these bits, because the marks depend on the order of registration.
  let bits: UInt8

  /// The letter's index in the alphabet, starting with 0.
  public var rawValue: UInt8 {
    @inline(__always) get { bits & 0x1F }
  }

  /// Creates a letter. `rawValue` must be below ``Alphabet/count``; only alphabets and checked lexicons create letters.
  @inline(__always)
  init(_ rawValue: UInt8, mark: UInt8 = 0) { bits = rawValue & 0x1F | mark }

  /// The mark of the letter's alphabet: see ``Alphabet/mark``.
  var mark: UInt8 { bits & 0xE0 }

  /// Compares letters by their order in the alphabet.
  public static func < (left: Letter, right: Letter) -> Bool { left.bits < right.bits }
}

extension Letter: CustomStringConvertible {
  /// The letter's lowercase character: `ñ`. O(languages).
  public var description: String { Word([self]).description }
}
