import Formats
import Words

/// A hash table that finds the entries with a given text as their word or as a form, ignoring case and accents
/// (``SearchText``).
///
/// The table contains the word and the stem of each entry instead of all its forms. A look-up tries each prefix of the text as a stem, and
/// the rest as an ending of the entry's paradigm. Because the table contains no forms, it is small and fast to build, although
/// verbs have up to 70 forms.
struct SpellingIndex: Sendable {
  /// The offsets in ``entries`` at which the entries of each hash begin, followed by the total number of entries. The
  /// number of different hashes is a power of two.
  private var starts: [UInt32]
  /// The entries, sorted by the hashes of their words and stems; entries with the same hash keep the vocabulary's order.
  private var entries: [UInt32]
  /// The number of bytes of the longest stem after folding. Longer beginnings of a text are not tried, so that a very long text takes no longer.
  private var longestStem = 0

  /// Builds the index from the words of all entries. O(bytes of the words).
  init(_ table: FieldTable, _ paradigms: Paradigms) {
    var hashes: [UInt32] = []
    var owners: [UInt32] = []
    func add(_ hash: UInt32, _ entry: Int) {
      hashes.append(hash)
      owners.append(UInt32(entry))
    }
    for entry in 0..<table.rowCount {
      let word = table.bytes(entry, .word)
      add(ByteStrings.hash(SearchText.fold(String(utf8: word))[...]), entry)
      guard !paradigms[entry].forms.isEmpty else { continue }
      let stem = paradigms.parts(entry, of: word).stem
      let folded = SearchText.fold(String(utf8: stem))
      longestStem = max(longestStem, folded.count)
      add(SpellingIndex.ofStem(ByteStrings.hash(folded[...])), entry)
    }
    var slots = 1
    while slots * 2 < hashes.count { slots *= 2 }
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

  /// Calls `body` with each entry that may have this folded text as its word, in the vocabulary's order.
  func forEachWord(_ key: ArraySlice<UInt8>, _ body: (Int) -> Void) { forEach(ByteStrings.hash(key), body) }

  /// Calls `body` with each entry that may have a beginning of this folded text as its stem, and with the number of bytes of this beginning.
  func forEachStem(_ key: ArraySlice<UInt8>, _ body: (Int, Int) -> Void) {
    var hash = ByteStrings.emptyHash
    for length in 0...min(key.count, longestStem) {
      if length > 0 { hash = ByteStrings.hash(adding: key[key.startIndex + length - 1], to: hash) }
      forEach(SpellingIndex.ofStem(hash)) { body($0, length) }
    }
  }

  private func forEach(_ hash: UInt32, _ body: (Int) -> Void) {
    let slot = slot(hash)
    var last = UInt32.max
    for entry in entries[Int(starts[slot])..<Int(starts[slot + 1])] where entry != last {
      body(Int(entry))
      // An entry occurs twice in succession if its word and its stem have the same slot.
      last = entry
    }
  }

  /// Returns the index of a hash in ``starts``. Truncate the hash, because `Int` may have only 32 bits, which are too
  /// few for some hashes.
  private func slot(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (starts.count - 2) }

  /// Returns the hash that the table uses for a stem with this text hash. It differs from the text hash, so a word and a stem with the same
  /// text have different hashes.
  private static func ofStem(_ hash: UInt32) -> UInt32 { ~hash }
}
