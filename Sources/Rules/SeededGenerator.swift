/// A random number generator that uses the algorithm SplitMix64. Equal seeds produce equal numbers on every device and
/// in every version of the program.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The state of the generator. A generator that is created with this state as its seed continues the sequence.
  public private(set) var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to `bound` − 1; 0 if `bound` is not positive. The method replaces the standard library's
  /// method, which guarantees no fixed sequence.
  ///
  /// Source: Lemire, "Fast random integer generation in an interval", 2019. The rejection step is omitted, so the bias
  /// is below bound ÷ 2⁶⁴.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns the elements in random order, shuffled with the algorithm of Fisher and Yates. O(n).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst().reversed() { elements.swapAt(index, below(index + 1)) }
    return elements
  }
}
