/// Builds the index section from a lexicon's words.
struct SolvingIndexBuilder {
  /// The words with the same letters.
  private struct AnagramClass {
    var letters: [Letter]
    var words: [(number: Int, word: Word)]
    /// The bits of the class's symbols in ascending order.
    var path: [UInt8] = []

    var isRare: Bool { path.first == 0 }
    var set: UInt64 { path.reduce(0) { $0 | 1 << UInt64($1) } }

    /// Calls `body` with each letter and its number of occurrences.
    func forEachSymbol(_ body: (_ letter: Int, _ count: Int) -> Void) {
      var start = 0
      while start < letters.count {
        var end = start
        while end < letters.count, letters[end] == letters[start] { end += 1 }
        body(Int(letters[start].rawValue), end - start)
        start = end
      }
    }
  }

  /// The ranges of word lengths. Each range has a separate trie. Words of up to nine letters share a trie, because the
  /// racks of rounds have at most nine letters.
  private static let bands = [1...9, 10...Lexicon.maximumLength]

  /// The sections of a trie.
  private struct Trie {
    var lengths: ClosedRange<Int>
    var symbols: [UInt8]
    var nodes: [UInt8] = []
    var sets: [UInt8] = []
    var endings: [UInt8] = []
  }

  private var tries: [Trie] = []
  private var pool: [UInt8] = []

  /// Encodes the index section for words, which must be in the order of their numbers. O(letters of all words × log
  /// words).
  static func encode(_ words: [Word]) throws(LexiconFault) -> [UInt8] {
    var builder = SolvingIndexBuilder()
    let classes = anagramClasses(words)
    for band in bands {
      let members = classes.filter { band.contains($0.letters.count) }
      if !members.isEmpty { try builder.add(members, lengths: band) }
    }
    return builder.section()
  }

  private static func anagramClasses(_ words: [Word]) -> [AnagramClass] {
    var keyed = words.enumerated().map { (letters: $0.element.letters.sorted(), number: $0.offset) }
    keyed.sort {
      $0.letters == $1.letters ? $0.number < $1.number : $0.letters.lexicographicallyPrecedes($1.letters)
    }
    var classes: [AnagramClass] = []
    for (letters, number) in keyed {
      if let last = classes.last, last.letters == letters {
        classes[classes.count - 1].words.append((number, words[number]))
      } else {
        classes.append(AnagramClass(letters: letters, words: [(number, words[number])]))
      }
    }
    return classes
  }

  private mutating func add(_ members: [AnagramClass], lengths: ClosedRange<Int>) throws(LexiconFault) {
    var members = members
    let symbols = SymbolTable(members)
    for index in members.indices { members[index].path = symbols.path(of: members[index]) }
    members.sort {
      $0.path == $1.path
        ? $0.letters.lexicographicallyPrecedes($1.letters) : $0.path.lexicographicallyPrecedes($1.path)
    }
    var trie = Trie(lengths: lengths, symbols: symbols.bits)
    // The trie is built breadth first. A branch consists of the classes with the same path down to a certain depth.
    var branches = [(members: members.indices, depth: 0)]
    var next = 0
    while next < branches.count {
      let (branch, depth) = branches[next]
      next += 1
      trie.nodes.append(0, byteCount: 8)
      let node = (children: trie.nodes.count - 8, firstChild: branches.count)
      var children: UInt64 = 0
      var bucket: [Int] = []
      var range = branch
      while let start = range.first {
        guard members[start].path.count > depth else {
          bucket.append(start)
          range.removeFirst()
          continue
        }
        let bit = members[start].path[depth]
        let end = range.first { members[$0].path[depth] != bit } ?? range.upperBound
        if symbols.isWorthANode(bit, classes: end - start) {
          children |= 1 << UInt64(bit)
          branches.append((start..<end, depth + 1))
        } else {
          bucket += start..<end
        }
        range = end..<range.upperBound
      }
      for index in 0..<8 {
        trie.nodes[node.children + index] = UInt8(truncatingIfNeeded: children >> UInt64(8 * index))
      }
      trie.nodes.append(UInt64(children == 0 ? 0 : node.firstChild), byteCount: 4)
      trie.nodes.append(UInt64(trie.sets.count / 8), byteCount: 4)
      for member in bucket {
        trie.sets.append(members[member].set, byteCount: 8)
        trie.endings.append(try addToPool(members[member]).bits, byteCount: 8)
      }
    }
    trie.nodes.append(0, byteCount: 12)
    trie.nodes.append(UInt64(trie.sets.count / 8), byteCount: 4)
    tries.append(trie)
  }

  private mutating func addToPool(_ anagrams: AnagramClass) throws(LexiconFault) -> SolvingIndex.Ending {
    guard anagrams.words.count <= SolvingIndex.Ending.maximumWords else { throw .tooLarge(.index) }
    let ending = SolvingIndex.Ending(
      words: anagrams.words.count, letters: anagrams.letters.count, isRare: anagrams.isRare, poolOffset: pool.count)
    for (number, _) in anagrams.words { pool.append(UInt64(number), byteCount: 4) }
    for (_, word) in anagrams.words { pool += word.letters.map { $0.rawValue } }
    pool.pad(to: 4)
    return ending
  }

  private func section() -> [UInt8] {
    var section: [UInt8] = []
    var offset = SolvingIndex.headerByteCount + SolvingIndex.trieByteCount * tries.count
    section.append(UInt64(tries.count), byteCount: 4)
    let parts = tries.reduce(0) { $0 + $1.nodes.count + $1.sets.count + $1.endings.count }
    section.append(UInt64(offset + parts), byteCount: 4)
    section.append(0, byteCount: 8)
    for trie in tries {
      section.append(UInt64(trie.lengths.lowerBound), byteCount: 1)
      section.append(UInt64(trie.lengths.upperBound), byteCount: 7)
      section.append(UInt64(offset), byteCount: 4)
      section.append(UInt64(trie.nodes.count / SolvingIndex.Node.byteCount - 1), byteCount: 4)
      offset += trie.nodes.count
      section.append(UInt64(offset), byteCount: 4)
      offset += trie.sets.count
      section.append(UInt64(offset), byteCount: 4)
      offset += trie.endings.count
      section.append(UInt64(trie.sets.count / 8), byteCount: 8)
      section += trie.symbols
    }
    for trie in tries { section += trie.nodes + trie.sets + trie.endings }
    return section + pool
  }

  /// The bits of a trie's symbols, and the probability that a rack has each symbol.
  private struct SymbolTable {
    /// For each letter and count, the bit of the corresponding symbol; 255 if no class has the symbol.
    let bits: [UInt8]
    /// For each bit, the fraction of classes that have the bit's symbol. The builder assumes that racks contain each
    /// symbol as often as classes do.
    private let shares: [Double]

    /// The cost of visiting a node as a number of class comparisons, including the resulting branch misprediction. The
    /// number was measured: see `docs/decisions/0005-double-array-and-set-tries.md`.
    private static let visitCost = 16.0

    init(_ members: [AnagramClass]) {
      let columns = SolvingIndex.symbolColumns
      var uses = [Int](repeating: 0, count: WordGraph.blockCount * columns)
      for member in members {
        member.forEachSymbol { letter, count in
          if count < columns { uses[letter * columns + count] += 1 }
        }
      }
      // The 63 most frequent symbols have separate bits. The rarest of these 63 symbols has the lowest bit.
      let used = uses.indices.filter { uses[$0] > 0 }.sorted { (uses[$1], $0) < (uses[$0], $1) }
      let own = used.prefix(63)
      var bits = [UInt8](repeating: 255, count: uses.count)
      for symbol in used { bits[symbol] = 0 }
      for (index, symbol) in own.enumerated() { bits[symbol] = UInt8(own.count - index) }
      // A rack that contains a letter three times also has the symbols for one and two occurrences.
      var holders = [Int](repeating: 0, count: 64)
      for letter in 0..<WordGraph.blockCount {
        var sum = 0
        for count in (1..<columns).reversed() {
          sum += uses[letter * columns + count]
          let bit = bits[letter * columns + count]
          if bit < 64 { holders[Int(bit)] += sum }
        }
      }
      self.bits = bits
      shares = holders.map { Double($0) / Double(max(members.count, 1)) }
    }

    func path(of member: AnagramClass) -> [UInt8] {
      var path: [UInt8] = []
      member.forEachSymbol { letter, count in
        let columns = SolvingIndex.symbolColumns
        let bit = count < columns ? bits[letter * columns + count] : 0
        // Rare symbols share a bit, which a path contains at most once.
        if bit != 0 || !path.contains(0) { path.append(bit) }
      }
      return path.sorted()
    }

    /// Returns whether a branch is worth a node. A branch is worth a node if visiting the node for every rack with the
    /// branch's symbol is cheaper than to compare the branch's classes in the bucket above for every rack.
    func isWorthANode(_ bit: UInt8, classes: Int) -> Bool {
      let share = min(shares[Int(bit)], 1)
      return Double(classes) > share * (SymbolTable.visitCost + Double(classes))
    }
  }
}
