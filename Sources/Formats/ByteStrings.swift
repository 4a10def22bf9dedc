/// Byte strings, each once, numbered from 0 in the order in which they came. O(bytes) to add or find one.
///
/// A hash table with open addressing. Each kind of `Dictionary` takes 5 kB of wasm, and its hash function as much again.
package struct ByteStrings {
  private var strings: [ArraySlice<UInt8>] = []
  /// A string's number stands at the slot that its hash gives, or at the next that was free; -1 is free. At least half are free.
  private var slots = Array(repeating: -1, count: 16)

  /// No strings.
  package init() {}

  package var count: Int { strings.count }

  /// The number of a string; `nil` when it is not among them.
  package func number(of string: ArraySlice<UInt8>) -> Int? {
    let number = slots[slot(of: string)]
    return number < 0 ? nil : number
  }

  /// Adds a string, unless it is there. Gives its number.
  package mutating func insert(_ string: ArraySlice<UInt8>) -> Int {
    if let number = number(of: string) { return number }
    if strings.count * 2 == slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for (number, string) in strings.enumerated() { slots[slot(of: string)] = number }
    }
    slots[slot(of: string)] = strings.count
    strings.append(string)
    return strings.count - 1
  }

  /// FNV-1a for 32 bits.
  package static func hash(_ string: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in string { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Where the string's number stands, or would stand.
  private func slot(of string: ArraySlice<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: ByteStrings.hash(string)) & (slots.count - 1)
    while slots[slot] >= 0, strings[slots[slot]] != string { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
