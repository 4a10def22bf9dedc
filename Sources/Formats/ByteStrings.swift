/// A set of byte strings, numbered from 0 in the order of insertion. Inserting or finding a string takes O(bytes).
///
/// The set is a hash table with open addressing. The table replaces a `Dictionary`, because each specialisation of
/// `Dictionary` needs 5 kB of WebAssembly, and its hash function needs another 5 kB.
package struct ByteStrings {
  private var strings: [ArraySlice<UInt8>] = []
  /// The numbers of the strings. Each number is stored at the slot of the string's hash, or at the next slot that was
  /// free; -1 marks a free slot. At least half of the slots are free.
  private var slots = Array(repeating: -1, count: 16)

  /// Creates an empty set.
  package init() {}

  package var count: Int { strings.count }

  /// Returns the number of a string; `nil` if the set does not contain it.
  package func number(of string: ArraySlice<UInt8>) -> Int? {
    let number = slots[slot(of: string)]
    return number < 0 ? nil : number
  }

  /// Inserts a string; does nothing if the set already contains it. Returns the string's number.
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

  /// Returns the 32-bit FNV-1a hash of a string.
  package static func hash(_ string: ArraySlice<UInt8>) -> UInt32 {
    string.reduce(emptyHash) { hash(adding: $1, to: $0) }
  }

  /// The hash of the empty string.
  package static let emptyHash: UInt32 = 0x811C_9DC5

  /// Appends a byte to a string with the given hash, and returns the hash of the longer string.
  package static func hash(adding byte: UInt8, to hash: UInt32) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  /// Returns the slot that contains the string's number, or the free slot at which to store it.
  private func slot(of string: ArraySlice<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: ByteStrings.hash(string)) & (slots.count - 1)
    while slots[slot] >= 0, strings[slots[slot]] != string { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
