/// A minimal acyclic word graph as a double array: the graph section of `docs/formats/lexicon.md`.
///
/// A node is identified by its base. The edge with label `l` of node `b` is the unit at `b ^ l`, if that unit's label
/// is `l`. Invariants: no two nodes share a base; units 1 to 31 are zero; no path from the root is longer than
/// ``Lexicon/maximumLength``. The method ``survey(alphabetCount:)`` checks the last invariant, and
/// ``Lexicon/firstBrokenInvariant()`` checks the first two. A graph that breaks an invariant, or has units that point
/// outside the graph, returns wrong results but never causes a trap: see ``ByteView``.
struct WordGraph: Sendable {
  typealias Node = Int

  let units: ByteView
  let root: Node
  /// The number of words that the file states.
  let wordCount: Int
  /// The mark of the words' alphabet (``Alphabet/mark``).
  let mark: UInt8

  /// An edge and its target node.
  struct Unit: Hashable, Sendable {
    var bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(label: Int, endsWord: Bool, node: Node) {
      bits = UInt32(label) | (endsWord ? 0x20 : 0) | UInt32(node) << 6
    }

    /// The letter's index in the alphabet + 1; 0 for a unit without an edge.
    var label: Int { Int(bits & 31) }
    var endsWord: Bool { bits & 0x20 != 0 }
    /// The target node; 0 for a node without edges.
    var node: Node { Int(bits >> 6) }
  }

  static let byteCountOfUnit = 4
  /// The number of units in a block. A block contains all edges of a node, because labels are below 32.
  static let blockCount = 32
  static let maximumUnits = 1 << 26

  init(units: ByteView, wordCount: Int, mark: UInt8 = 0) {
    self.units = units
    self.wordCount = wordCount
    self.mark = mark
    root = Unit(bits: units.load(UInt32.self, at: 0)).node
  }

  var unitCount: Int { units.count / WordGraph.byteCountOfUnit }

  /// Returns the unit with an index; for an index outside the graph, returns a unit without an edge.
  @inline(__always)
  func unit(_ index: Int) -> Unit { Unit(bits: units.load(UInt32.self, at: index &* WordGraph.byteCountOfUnit)) }

  /// Returns the index of the unit of a node's edge with this label; `nil` if the node has no such edge.
  @inline(__always)
  func edge(_ label: Int, of node: Node) -> Int? {
    let index = node ^ label
    return unit(index).label == label ? index : nil
  }

  /// Returns the letter with a label.
  @inline(__always)
  func letter(_ label: Int) -> Letter { Letter(label: label, mark: mark) }
}

extension Letter {
  /// The label of the letter in the graph: its index in the alphabet + 1.
  @inline(__always)
  var label: Int { Int(rawValue) &+ 1 }

  @inline(__always)
  init(label: Int, mark: UInt8) { self.init(UInt8(truncatingIfNeeded: label &- 1), mark: mark) }
}
