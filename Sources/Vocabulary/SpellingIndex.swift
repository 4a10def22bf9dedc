import Formats
import Words

/// A hash table that finds the entries which may have a given spelling as their word or as a form. With the table, only
/// a few entries need to be examined. Two spellings are equal if they have the same ``SpellingKey``.
struct SpellingIndex: Sendable {
  /// The offsets in ``entries`` at which the entries of each hash begin, followed by the total number of entries. The
  /// number of different hashes is a power of two.
  private var starts: [UInt32]
  /// The entries, sorted by the hashes of their spellings; entries with the same hash keep the vocabulary's order. An
  /// entry occurs twice in succession if two of its spellings have the same hash.
  private var entries: [UInt32]

  /// Builds the index from the words and forms of all entries. O(bytes of the words and forms).
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
    // The loops below are a counting sort: the entries of a hash begin after the entries of all lower hashes.
    for hash in hashes { starts[slot(hash) + 1] += 1 }
    for slot in 0..<slots { starts[slot + 1] += starts[slot] }
    var next = starts
    for (hash, owner) in zip(hashes, owners) {
      let slot = slot(hash)
      entries[Int(next[slot])] = owner
      next[slot] += 1
    }
  }

  /// Returns the entries that may have a spelling with this key, in the vocabulary's order, without duplicates.
  func candidates(_ key: ArraySlice<UInt8>) -> [Int] {
    let slot = slot(ByteStrings.hash(key))
    var candidates: [Int] = []
    for entry in entries[Int(starts[slot])..<Int(starts[slot + 1])] where candidates.last != Int(entry) {
      candidates.append(Int(entry))
    }
    return candidates
  }

  /// Returns the index of a hash in ``starts``. Truncate the hash, because `Int` may have only 32 bits, which are too
  /// few for some hashes.
  private func slot(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (starts.count - 2) }
}
