import Formats
import Words

/// Which entries may have a spelling, as their word or as one of their forms: a hash table, so that none but a few are looked at.
/// Spellings with the same ``SpellingKey`` are one.
struct SpellingIndex: Sendable {
  /// For each hash where its entries begin in ``entries``; at the end how many those are. The count of hashes is a power of two.
  private var starts: [UInt32]
  /// The entries, by their spellings' hashes and then in order; one with two spellings of one hash stands there twice.
  private var entries: [UInt32]

  /// O(bytes of the words and forms).
  init(_ table: FieldTable) {
    var hashes: [UInt32] = []
    var owners: [UInt32] = []
    for entry in 0..<table.rowCount {
      for column in [Column.word, .forms] {
        table.forEachPart(entry, column) { part in
          hashes.append(ByteStrings.hash(SpellingKey.bytes(part)))
          owners.append(UInt32(entry))
        }
      }
    }
    var slots = 1
    while slots * 4 < hashes.count { slots *= 2 }
    starts = Array(repeating: 0, count: slots + 1)
    entries = Array(repeating: 0, count: hashes.count)
    // Counted, then placed: a hash's entries begin after those of all lower ones.
    for hash in hashes { starts[slot(hash) + 1] += 1 }
    for slot in 0..<slots { starts[slot + 1] += starts[slot] }
    var next = starts
    for (hash, owner) in zip(hashes, owners) {
      let slot = slot(hash)
      entries[Int(next[slot])] = owner
      next[slot] += 1
    }
  }

  /// The entries that may have a spelling with this key, each once, in order.
  func candidates(_ key: ArraySlice<UInt8>) -> [Int] {
    let slot = slot(ByteStrings.hash(key))
    var candidates: [Int] = []
    for entry in entries[Int(starts[slot])..<Int(starts[slot + 1])] where candidates.last != Int(entry) {
      candidates.append(Int(entry))
    }
    return candidates
  }

  /// Where in ``starts`` a hash stands; `Int` may have 32 bits, too few for some hashes.
  private func slot(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (starts.count - 2) }
}
