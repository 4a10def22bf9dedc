/// Finds the words that can be made from racks of letters, as fast as the lexicon's file allows. After its first use a
/// solver rarely allocates.
///
///     let solver = Solver(lexicon)
///     solver.solve(try lexicon.alphabet.fold("canciones"), minimum: 3)  // the number of words found
///     solver.number(of: 0)                                              // the number of the first word
///
/// With the native edition, the solver walks the index. The index consists of set-tries, in which the solver visits
/// about as many nodes as it finds words. With the web edition, the solver walks the word graph. A solver works with
/// one lexicon and may be used by one thread at a time.
public final class Solver {
  let lexicon: Lexicon
  /// The index; `nil` if the lexicon has no index.
  let index: SolvingIndex?
  /// The nodes to visit.
  private let queue: UnsafeMutablePointer<UInt32>
  private let queueCapacity: Int
  /// The indexes of the classes whose symbols all occur in the rack. If a class has a rare symbol, the letters of the
  /// class must still be compared with the rack.
  private let fitting: UnsafeMutablePointer<UInt32>
  private var found: UnsafeMutablePointer<Found>
  private var foundCapacity = 1 << 12
  /// 32 counts of letters; all are zero between uses.
  let counts: UnsafeMutablePointer<UInt8>
  /// The letters of words found in the graph instead of the index.
  private var ownLetters: [UInt8] = []
  /// The number of words that the last call of ``solve(_:minimum:)`` found.
  public private(set) var count = 0

  /// A found word.
  public struct Found: Sendable {
    /// The byte offset of the word's letters in the memory that ``withWords(_:)`` passes.
    public let offset: UInt32
    /// The number of letters.
    public let count: UInt32
    /// The word's number in the lexicon.
    public let number: UInt32
  }

  /// Creates a solver for a lexicon. Allocates all memory for searches except the memory for found words.
  public init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    index = lexicon.edition == .native ? SolvingIndex(lexicon.indexSection) : nil
    // A walk visits each node and class at most once. Memory that is never touched costs nothing, so the worst case is
    // allocated.
    let tries = index?.tries ?? []
    queueCapacity = tries.reduce(0) { max($0, $1.nodeCount) } + SolvingIndex.Node.maximumChildren + 1
    queue = .allocate(capacity: queueCapacity)
    fitting = .allocate(capacity: tries.reduce(0) { max($0, $1.classCount) } + 1)
    found = .allocate(capacity: foundCapacity)
    counts = .allocate(capacity: WordGraph.blockCount)
    counts.initialize(repeating: 0, count: WordGraph.blockCount)
  }

  deinit {
    queue.deallocate()
    fitting.deallocate()
    found.deallocate()
    counts.deallocate()
  }

  /// Finds the words of at least `minimum` letters that can be made from `rack`, and returns their number. Each letter
  /// is used at most as often as it occurs in the rack. The found words replace the words of the previous call and are
  /// unordered. O(classes in the buckets of the nodes that the rack reaches).
  @discardableResult
  public func solve(_ rack: Word, minimum: Int) -> Int {
    count = 0
    guard let index else { return solveByGraph(rack, minimum: minimum) }
    for trie in index.tries where rack.count >= trie.lengths.lowerBound && trie.lengths.upperBound >= minimum {
      let fittingCount = collect(trie, trie.symbols(of: rack.letters, counts))
      add(fittingCount, trie, index.pool, rack, minimum: minimum)
    }
    return count
  }

  /// Returns the number of words of at least `minimum` letters that can be made from `rack`. O(classes in the buckets
  /// of the nodes that the rack reaches).
  public func countWords(from rack: Word, minimum: Int) -> Int {
    var sum = 0
    guard let index else {
      lexicon.graph.forEachWord(from: rack, lexicon.numbers) { letters, _ in sum += letters.count >= minimum ? 1 : 0 }
      return sum
    }
    for trie in index.tries where rack.count >= trie.lengths.lowerBound && trie.lengths.upperBound >= minimum {
      let fittingCount = collect(trie, trie.symbols(of: rack.letters, counts))
      for member in 0..<fittingCount {
        let ending = trie.ending(Int(fitting[member]))
        if ending.letters >= minimum, !ending.isRare || holds(rack, ending, index.pool) { sum &+= ending.words }
      }
    }
    return sum
  }

  /// Calls `body` with the found words and with the memory that contains their letters. The memory has one byte per
  /// letter: the letter's index in the alphabet. Both buffers are only valid while `body` runs.
  ///
  ///     solver.withWords { words, letters in words.map { letters[Int($0.offset)..<Int($0.offset + $0.count)].map { $0 } } }
  public func withWords<Result>(
    _ body: (_ words: UnsafeBufferPointer<Found>, _ letters: UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let words = UnsafeBufferPointer(start: found, count: count)
    if let index { return body(words, index.pool.bytes.all) }
    return ownLetters.withUnsafeBufferPointer { body(words, $0) }
  }

  /// Returns a found word's number in the lexicon, given the find's index below ``count``.
  public func number(of index: Int) -> Int { Int(found[index].number) }

  /// Returns a found word, given its index below ``count``.
  public func word(of index: Int) -> Word {
    let mark = lexicon.graph.mark
    return withWords { words, letters in
      let word = words[index]
      return Word(letters[Int(word.offset)..<Int(word.offset + word.count)].map { Letter($0, mark: mark) })
    }
  }

  /// Writes the indexes of the classes with fitting symbols to ``fitting``, and returns their number. If a class has a
  /// rare symbol, the letters of the class must still be compared with the rack.
  ///
  /// Because the queue is first in, first out, the program knows each node long before reading it, so that memory
  /// latencies overlap.
  private func collect(_ trie: SolvingIndex.Trie, _ rack: UInt64) -> Int {
    let (queue, fitting, room) = (queue, fitting, queueCapacity &- SolvingIndex.Node.maximumChildren)
    var head = 0
    var tail = 1
    var fittingCount = 0
    var nextClass = 0
    queue[0] = 0
    while head < tail {
      let current = Int(queue[head])
      head &+= 1
      let node = trie.node(current)
      // Only a damaged file leads to a node or a class twice. Stop at such a file by requiring that each bucket begins
      // after the previous buckets.
      guard node.bucket.lowerBound >= nextClass, tail <= room else { break }
      nextClass = node.bucket.upperBound
      fittingCount = trie.fitting(node.bucket, lacking: ~rack, fitting, from: fittingCount)
      var rest = node.children & rack
      while rest != 0 {
        let bit = rest & (0 &- rest)
        rest ^= bit
        queue[tail] = UInt32(
          truncatingIfNeeded: node.firstChild &+ (node.children & (bit &- 1)).nonzeroBitCount)
        tail &+= 1
      }
    }
    return fittingCount
  }

  /// Appends the words of the classes in ``fitting`` to the words found before.
  @inline(never)
  private func add(
    _ fittingCount: Int, _ trie: SolvingIndex.Trie, _ pool: SolvingIndex.Pool, _ rack: Word, minimum: Int
  ) {
    // Copy the properties into locals and use index loops, because the compiler can't prove that the writes below don't
    // alias the properties. The unchecked read of a word number is within bounds, because all words of the class are in
    // the pool.
    let fitting = fitting
    let poolCount = pool.bytes.count
    let poolStart = pool.bytes.start
    var (found, count) = (found, count)
    // Only a damaged file has more words than its word count.
    let most = count &+ lexicon.wordCount
    var member = 0
    while member < fittingCount {
      let ending = trie.ending(Int(fitting[member]))
      member &+= 1
      let letters = ending.letters
      let end = count &+ ending.words
      var number = ending.poolOffset
      var offset = number &+ 4 &* ending.words
      guard letters >= minimum, end <= most, offset &+ letters &* ending.words <= poolCount else { continue }
      if ending.isRare, !holds(rack, ending, pool) { continue }
      if end > foundCapacity {
        makeRoom(for: end, behind: count)
        found = self.found
      }
      while count < end {
        found[count] = Found(
          offset: UInt32(truncatingIfNeeded: offset), count: UInt32(truncatingIfNeeded: letters),
          number: poolStart.loadUnaligned(fromByteOffset: number, as: UInt32.self))
        offset &+= letters
        number &+= 4
        count &+= 1
      }
    }
    self.count = count
  }

  /// Returns whether the rack contains the letters of a class. Few classes need this comparison of letters.
  @inline(never)
  func holds(_ rack: Word, _ ending: SolvingIndex.Ending, _ pool: SolvingIndex.Pool) -> Bool {
    for letter in rack.letters where counts[Int(letter.rawValue)] < .max { counts[Int(letter.rawValue)] += 1 }
    defer { for letter in rack.letters { counts[Int(letter.rawValue)] = 0 } }
    return pool.fits(ending, counts)
  }

  /// Makes room for `total` words and keeps the first `count` words.
  private func makeRoom(for total: Int, behind count: Int) {
    foundCapacity = max(2 * foundCapacity, total)
    let larger = UnsafeMutablePointer<Found>.allocate(capacity: foundCapacity)
    larger.update(from: found, count: count)
    found.deallocate()
    found = larger
  }

  private func solveByGraph(_ rack: Word, minimum: Int) -> Int {
    ownLetters.removeAll(keepingCapacity: true)
    lexicon.graph.forEachWord(from: rack, lexicon.numbers) { letters, number in
      guard letters.count >= minimum else { return }
      if count == foundCapacity { makeRoom(for: count + 1, behind: count) }
      found[count] = Found(
        offset: UInt32(ownLetters.count), count: UInt32(letters.count), number: UInt32(number))
      ownLetters.append(contentsOf: letters.lazy.map { $0.rawValue })
      count += 1
    }
    return count
  }
}
