/// Set-tries over anagram classes: the index section of `docs/formats/lexicon.md`, which defines classes and symbols.
///
/// Sources: Hoffmann and Koehler, "A new method to index and query sets", IJCAI 1999, and Savnik, "Index data structure
/// for fast subset and superset queries", CD-ARES 2013. The symbols, their order, the buckets and the memory layout
/// were designed for this program.
struct SolvingIndex: Sendable {
  let tries: [Trie]
  let pool: Pool

  static let headerByteCount = 16
  static let trieByteCount = 544
  static let symbolsOffset = 32
  /// The number of columns in the table of symbols. Each column is a count of a letter, starting with 0.
  static let symbolColumns = 16
  static let maximumTries = 8
  /// A symbol set that contains only one symbol, which represents all rare counts of letters.
  static let rareSymbols: UInt64 = 1

  /// Reads an index section and clamps its values to the bounds of the section.
  init(_ section: ByteView) {
    let trieCount = min(section.count(at: 0), SolvingIndex.maximumTries)
    pool = Pool(bytes: section.part(from: section.count(at: 4)))
    tries = (0..<trieCount).map {
      Trie(section, at: SolvingIndex.headerByteCount + SolvingIndex.trieByteCount * $0)
    }
  }

  /// The trie of the words within a range of lengths.
  struct Trie: @unchecked Sendable {
    // `Sendable` is safe because the memory behind the pointers is not written and the lexicon keeps its owner alive.
    let lengths: ClosedRange<Int>
    let nodeCount: Int
    let classCount: Int
    // The unchecked reads below are safe because `init` has checked that `nodeCount + 1` nodes, and `classCount` sets
    // and endings, are in the section.
    private let nodes: UnsafeRawPointer
    private let sets: UnsafeRawPointer
    private let endings: UnsafeRawPointer
    /// For each letter and count, a set with the corresponding symbol; the set is empty if no class has the symbol.
    private let symbols: [UInt64]

    init(_ section: ByteView, at offset: Int) {
      let (shortest, longest) = (Int(section[offset]), Int(section[offset + 1]))
      lengths = shortest...max(longest, shortest)
      let nodes = section.part(from: section.count(at: offset + 8))
      let sets = section.part(from: section.count(at: offset + 16))
      let endings = section.part(from: section.count(at: offset + 20))
      // The last node is not counted, because it only marks the end of the previous node's bucket.
      nodeCount = min(section.count(at: offset + 12), max(nodes.count / Node.byteCount - 1, 0))
      classCount = min(section.count(at: offset + 24), sets.count / 8, endings.count / 8)
      self.nodes = nodes.start
      self.sets = sets.start
      self.endings = endings.start
      symbols = section.bytes(
        offset + SolvingIndex.symbolsOffset, WordGraph.blockCount * SolvingIndex.symbolColumns
      ).map { $0 < 64 ? 1 << UInt64($0) : 0 }
    }

    /// Returns the symbols of the rack's letters. A letter that occurs n times has the symbols for all counts up to n.
    /// `counts` must contain 32 zeros, and contains zeros again when the method returns.
    func symbols(of rack: [Letter], _ counts: UnsafeMutablePointer<UInt8>) -> UInt64 {
      var set: UInt64 = 0
      symbols.withUnsafeBufferPointer { symbols in
        guard !symbols.isEmpty else { return }
        for letter in rack {
          let index = Int(letter.rawValue) & (WordGraph.blockCount - 1)
          let count = Int(counts[index]) &+ 1
          if count < SolvingIndex.symbolColumns {
            counts[index] = UInt8(truncatingIfNeeded: count)
            set |= symbols[index &* SolvingIndex.symbolColumns &+ count]
          } else {
            set |= SolvingIndex.rareSymbols
          }
        }
      }
      counts.update(repeating: 0, count: WordGraph.blockCount)
      return set
    }

    /// Returns the node with an index; for an index outside the trie, returns a node without children and classes.
    @inline(__always)
    func node(_ index: Int) -> Node {
      guard index < nodeCount else { return Node(children: 0, firstChild: 0, bucket: 0..<0) }
      let start = nodes + index &* Node.byteCount
      let rest = start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      let end = min(Int(start.loadUnaligned(fromByteOffset: 28, as: UInt32.self)), classCount)
      return Node(
        children: start.loadUnaligned(as: UInt64.self), firstChild: Int(rest & 0xFFFF_FFFF),
        bucket: Range(uncheckedBounds: (min(Int(rest >> 32), end), end)))
    }

    /// Returns the symbols of a class. The class's index must be below ``classCount``, as all indexes in a node's
    /// bucket are.
    @inline(__always)
    func set(_ index: Int) -> UInt64 { sets.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self) }

    /// Returns the `Ending` of a class, which locates the class's words. The class's index must be below
    /// ``classCount``.
    @inline(__always)
    func ending(_ index: Int) -> Ending {
      Ending(bits: endings.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }

    /// Writes the indexes of a bucket's classes to `fitting`, starting at `count`, but skips classes that have a symbol
    /// in `lacking`. Returns the new count. `fitting` must have space for the whole bucket and one more element.
    @inline(__always)
    func fitting(
      _ bucket: Range<Int>, lacking: UInt64, _ fitting: UnsafeMutablePointer<UInt32>, from count: Int
    ) -> Int {
      var count = count
      // Write each index before checking whether it stays, because a branch would be unpredictable and make the loop
      // 50% slower.
      var set = sets + bucket.lowerBound &* 8
      let end = sets + bucket.upperBound &* 8
      var index = UInt32(truncatingIfNeeded: bucket.lowerBound)
      while set < end {
        fitting[count] = index
        count &+= set.loadUnaligned(as: UInt64.self) & lacking == 0 ? 1 : 0
        set += 8
        index &+= 1
      }
      return count
    }
  }

  struct Node {
    static let byteCount = 16
    static let maximumChildren = 64

    var children: UInt64
    var firstChild: Int
    /// The indexes of the node's classes.
    var bucket: Range<Int>
  }

  /// The location of a class's words, and their common properties.
  struct Ending {
    var bits: UInt64

    static let maximumWords = Int(UInt16.max)

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// `poolOffset` is a multiple of 4.
    init(words: Int, letters: Int, isRare: Bool, poolOffset: Int) {
      bits = UInt64(poolOffset / 4) | UInt64(words) << 32 | UInt64(letters) << 48 | (isRare ? 1 << 55 : 0)
    }

    @inline(__always)
    var words: Int { Int(bits >> 32 & 0xFFFF) }
    @inline(__always)
    var letters: Int { Int(bits >> 48 & 0x7F) }
    @inline(__always)
    var isRare: Bool { bits >> 55 & 1 != 0 }
    @inline(__always)
    var poolOffset: Int { Int(bits & 0xFFFF_FFFF) &* 4 }
  }

  /// The memory with the words of all classes.
  struct Pool: Sendable {
    let bytes: ByteView

    /// Returns whether all words of the class are in the pool.
    @inline(__always)
    func holds(_ ending: Ending) -> Bool {
      ending.poolOffset &+ ending.words &* (4 &+ ending.letters) <= bytes.count
    }

    func number(_ ending: Ending, _ word: Int) -> UInt32 {
      bytes.load(UInt32.self, at: ending.poolOffset &+ 4 &* word)
    }

    /// Returns the byte offset of the class's first word in the pool.
    @inline(__always)
    func lettersOffset(_ ending: Ending) -> Int { ending.poolOffset &+ 4 &* ending.words }

    func letters(_ offset: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> { bytes.bytes(offset, count) }

    /// Returns whether a rack with these counts of letters contains a class.
    func fits(_ ending: Ending, _ counts: UnsafeMutablePointer<UInt8>) -> Bool {
      let letters = letters(lettersOffset(ending), ending.letters)
      var taken = 0
      for letter in letters {
        let index = Int(letter) % WordGraph.blockCount
        guard counts[index] > 0 else { break }
        counts[index] -= 1
        taken += 1
      }
      for letter in letters[..<taken] { counts[Int(letter) % WordGraph.blockCount] += 1 }
      return !letters.isEmpty && taken == letters.count
    }
  }
}
