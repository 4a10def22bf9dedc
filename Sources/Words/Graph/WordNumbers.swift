import Formats

/// The skips that number the words of a graph: the numbers section of `docs/formats/lexicon.md`, or computed values if
/// the file has no such section.
///
/// The skip of an edge is the number of words that begin through the same node's edges with smaller letters.
enum WordNumbers: Sendable {
  case stored(ByteView)
  /// The skips of all units, by the index of the unit.
  case computed([UInt32])

  private static let isLarge = UInt16.max

  /// Returns the skip of the edge with this unit index. O(1); O(log large skips) for large skips.
  func skip(_ unit: Int) -> Int {
    switch self {
    case .stored(let bytes):
      let largeCount = bytes.count(at: 0)
      // Use 64 bits, because in a hostile file the count may be close to 2³².
      let offset = Int(clamping: 4 + 8 * Int64(largeCount) + 2 * Int64(unit))
      let skip = bytes.load(UInt16.self, at: offset)
      return skip == WordNumbers.isLarge ? WordNumbers.largeSkip(unit, in: bytes, count: largeCount) : Int(skip)
    case .computed(let skips):
      return skips.indices.contains(unit) ? Int(skips[unit]) : 0
    }
  }

  private static func largeSkip(_ unit: Int, in bytes: ByteView, count: Int) -> Int {
    let count = min(count, bytes.count / 8)
    let index = (0..<count).partitioningIndex { bytes.count(at: 4 + 8 * $0) >= unit }
    return index < count && bytes.count(at: 4 + 8 * index) == unit ? bytes.count(at: 8 + 8 * index) : 0
  }

  /// Returns the numbers section for these skips.
  static func encode(_ skips: [UInt32]) -> [UInt8] {
    let large = skips.indices.filter { skips[$0] >= UInt32(isLarge) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + 8 * large.count + 2 * skips.count)
    bytes.append(UInt64(large.count), byteCount: 4)
    for unit in large {
      bytes.append(UInt64(unit), byteCount: 4)
      bytes.append(UInt64(skips[unit]), byteCount: 4)
    }
    for skip in skips { bytes.append(UInt64(min(skip, UInt32(isLarge))), byteCount: 2) }
    return bytes
  }

  /// Returns the required size of the section in bytes, computed from its first number, the count of large skips.
  static func byteCount(_ bytes: ByteView, unitCount: Int) -> Int {
    Int(clamping: 4 + 8 * Int64(bytes.count(at: 0)) + 2 * Int64(unitCount))
  }
}

extension WordGraph {
  /// The result of visiting every node below the root once.
  struct Survey {
    /// The skips of all units, by the index of the unit.
    var skips: [UInt32]
    var wordCount: Int
    var maximumLength: Int
    /// The number of reachable edges.
    var edgeCount: Int
  }

  /// Counts the words through every edge. Throws if the graph has a path that is too long, for example because of a
  /// cycle. O(units × letters of the alphabet).
  func survey(alphabetCount: Int) throws(LexiconFault) -> Survey {
    var surveyor = Surveyor(graph: self, alphabetCount: alphabetCount)
    let (words, height) = try surveyor.visit(root, from: 0, depth: 0)
    return Survey(
      skips: surveyor.skips, wordCount: Int(words), maximumLength: Int(height), edgeCount: surveyor.edgeCount)
  }

  private struct Surveyor {
    let graph: WordGraph
    let alphabetCount: Int
    var skips: [UInt32]
    /// For each visited base, the number of words below it and the length of the longest of these words. A base that
    /// was not visited has the height 0.
    var words: [UInt32]
    var heights: [UInt8]
    var edgeCount = 0

    init(graph: WordGraph, alphabetCount: Int) {
      self.graph = graph
      self.alphabetCount = alphabetCount
      skips = [UInt32](repeating: 0, count: graph.unitCount)
      words = skips
      heights = [UInt8](repeating: 0, count: graph.unitCount)
    }

    mutating func visit(_ node: Node, from edge: Int, depth: Int) throws(LexiconFault) -> (
      words: UInt32, height: UInt8
    ) {
      guard depth < Lexicon.maximumLength, heights.indices.contains(node) else { throw .badEdge(edge) }
      if heights[node] != 0 {
        guard depth + Int(heights[node]) <= Lexicon.maximumLength else { throw .badEdge(edge) }
        return (words[node], heights[node])
      }
      var sum: UInt32 = 0
      var height: UInt8 = 0
      for label in 1...alphabetCount {
        guard let edge = graph.edge(label, of: node) else { continue }
        let unit = graph.unit(edge)
        skips[edge] = sum
        edgeCount += 1
        if unit.endsWord { sum += 1 }
        var below: UInt8 = 1
        if unit.node != 0 {
          let child = try visit(unit.node, from: edge, depth: depth + 1)
          sum += child.words
          below += child.height
        } else if !unit.endsWord {
          throw .badEdge(edge)
        }
        height = max(height, below)
        // No real list comes close to this bound, which prevents overflow.
        guard sum < 1 << 30 else { throw .badEdge(edge) }
      }
      guard height > 0 else { throw .badEdge(edge) }
      words[node] = sum
      heights[node] = height
      return (sum, height)
    }
  }
}
