/// Finds the words that racks of letters make, as fast as the lexicon's file allows, without allocating once it has been used.
///
///     let solver = Solver(lexicon)
///     solver.solve(try lexicon.alphabet.fold("canciones"), minimum: 3)  // the number of words found
///     solver.number(of: 0)                                              // of the first of them
///
/// In the native edition it walks the index, set-tries in which it visits about as many nodes as it finds words; in the web edition the word graph.
/// A solver is for one lexicon and one thread at a time.
public final class Solver {
  let lexicon: Lexicon
  /// `nil` when the lexicon has none.
  let index: SolvingIndex?
  /// Nodes to be visited.
  private let queue: UnsafeMutablePointer<UInt32>
  private let queueCapacity: Int
  /// The classes whose symbols fit; where a class has a rare symbol, its letters are still to be compared.
  private let fitting: UnsafeMutablePointer<UInt32>
  private var found: UnsafeMutablePointer<Found>
  private var foundCapacity = 1 << 12
  /// 32 counts of letters, zero between uses.
  let counts: UnsafeMutablePointer<UInt8>
  /// The letters of words that the graph, not the index, has given.
  private var ownLetters: [UInt8] = []
  /// How many words the last ``solve(_:minimum:)`` found.
  public private(set) var count = 0

  /// A word that was found.
  public struct Found: Sendable {
    /// Where its letters begin in the memory that ``withWords(_:)`` hands over, in bytes.
    public let offset: UInt32
    /// How many letters it has.
    public let count: UInt32
    /// Its number in the lexicon.
    public let number: UInt32
  }

  /// A solver for a lexicon. The memory of its searches is allocated here, all but that of the words found.
  public init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    index = lexicon.edition == .native ? SolvingIndex(lexicon.indexSection) : nil
    // A walk meets a node and a class once. Memory that is not touched costs nothing, so all of it is asked for at once.
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

  /// Finds the words of at least `minimum` letters that can be made from `rack`, each letter used at most as often as
  /// it is there, and gives their count. They replace those found before and are in no particular order. O(classes in
  /// the buckets of the nodes that the rack reaches).
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

  /// How many words of at least `minimum` letters can be made from `rack`. O(classes in the buckets of the nodes that
  /// the rack reaches).
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

  /// Hands over the words found, and the memory in which their letters are: a byte a letter, its index in the alphabet. Both are valid within
  /// `body` alone.
  ///
  ///     solver.withWords { words, letters in words.map { letters[Int($0.offset)..<Int($0.offset + $0.count)].map { $0 } } }
  public func withWords<Result>(
    _ body: (_ words: UnsafeBufferPointer<Found>, _ letters: UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let words = UnsafeBufferPointer(start: found, count: count)
    if let index { return body(words, index.pool.bytes.all) }
    return ownLetters.withUnsafeBufferPointer { body(words, $0) }
  }

  /// The number in the lexicon of a word found, by its index below ``count``.
  public func number(of index: Int) -> Int { Int(found[index].number) }

  /// A word found, by its index below ``count``.
  public func word(of index: Int) -> Word {
    withWords { words, letters in
      let word = words[index]
      return Word(letters[Int(word.offset)..<Int(word.offset + word.count)].map { Letter($0 % 32) })
    }
  }

  /// Writes the indexes of the classes whose symbols the rack has to ``fitting`` and gives their count. Of a class with a rare symbol the letters
  /// are still to be compared.
  ///
  /// First in, first out: the nodes to visit are known long before they are read, so that waiting for memory overlaps.
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
      // Only a damaged file leads to a node or a class twice; each comes later than those before.
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

  /// Appends the words of the classes in ``fitting`` to those found before.
  @inline(never)
  private func add(
    _ fittingCount: Int, _ trie: SolvingIndex.Trie, _ pool: SolvingIndex.Pool, _ rack: Word, minimum: Int
  ) {
    // Copies of the fields and plain loops: the compiler does not see that what is written here changes neither. The unchecked read of a number is
    // within the pool, as all of the class is.
    let fitting = fitting
    let poolCount = pool.bytes.count
    let poolStart = pool.bytes.start
    var (found, count) = (found, count)
    // Only a damaged file gives more words than it has.
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

  /// Whether the rack holds the letters of a class. Few classes need this.
  @inline(never)
  func holds(_ rack: Word, _ ending: SolvingIndex.Ending, _ pool: SolvingIndex.Pool) -> Bool {
    for letter in rack.letters where counts[Int(letter.rawValue)] < .max { counts[Int(letter.rawValue)] += 1 }
    defer { for letter in rack.letters { counts[Int(letter.rawValue)] = 0 } }
    return pool.fits(ending, counts)
  }

  /// Makes room for `total` words, of which `count` are there.
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
