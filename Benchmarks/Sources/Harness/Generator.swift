/// The random number generator SplitMix64: a seed gives the same samples on every machine. The generator is implemented
/// in this file, so that it does not depend on the measured code.
public struct Generator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// Returns up to `count` distinct elements in random order.
  mutating func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var elements = elements
    let count = min(count, elements.count)
    for index in 0..<count { elements.swapAt(index, index + below(elements.count - index)) }
    return Array(elements[..<count])
  }
}
