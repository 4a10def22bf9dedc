import Formats
import Words

/// The entries that may have a spelling as their word or a form: a hash table, so that only a few entries are examined.
/// Spellings with the same ``SpellingKey`` are equal.
struct SpellingIndex: Sendable {
  /// The offset in ``entries`` at which each hash's entries begin, followed by the total number. The number of hashes
  /// is a power of two.
  private var starts: [UInt32]
  /// The entries, sorted by the hashes of their spellings, then by order. An entry with two spellings of the same hash
  /// occurs twice.
  private var entries: [UInt32]

  /// Builds the index. O(bytes of the words and forms).
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
    // A counting sort: a hash's entries begin after the entries of all lower hashes.
    for hash in hashes { starts[slot(hash) + 1] += 1 }
    for slot in 0..<slots { starts[slot + 1] += starts[slot] }
    var next = starts
    for (hash, owner) in zip(hashes, owners) {
      let slot = slot(hash)
      entries[Int(next[slot])] = owner
      next[slot] += 1
    }
  }

  /// Returns the entries that may have a spelling with this key, in order, without duplicates.
  func candidates(_ key: ArraySlice<UInt8>) -> [Int] {
    let slot = slot(ByteStrings.hash(key))
    var candidates: [Int] = []
    for entry in entries[Int(starts[slot])..<Int(starts[slot + 1])] where candidates.last != Int(entry) {
      candidates.append(Int(entry))
    }
    return candidates
  }

  /// Returns the index of a hash in ``starts``. `Int` may have 32 bits, too few for some hashes.
  private func slot(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (starts.count - 2) }
}
