/// A part of a file in memory, whose every read is safe: what lies outside reads as 0.
///
/// It does not own the memory: whoever reads must keep the ``LexiconBytes`` alive.
///
/// Hostile files are guarded against here and in ``SolvingIndex/Trie``. A file opened by its header alone has been checked nowhere else, so
/// every structure is laid out such that zeros mean "nothing": no edge, no child, no words.
struct ByteView: @unchecked Sendable {
  // Sendable: the bytes are never written; the lexicon keeps their owner.
  /// For readers that check bounds by themselves.
  let start: UnsafeRawPointer
  let count: Int

  init(start: UnsafeRawPointer?, count: Int) {
    // An empty region may have no address; nothing is read from a view without bytes.
    self.start = start ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
    self.count = start == nil ? 0 : count
  }

  static var empty: ByteView { ByteView(start: nil, count: 0) }

  /// The little-endian number at a byte offset; 0 when not all of it is within.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type, at offset: Int) -> Number {
    let size = MemoryLayout<Number>.size
    // One comparison: an offset below zero is a huge unsigned one. Counts are far from the limits of Int.
    guard UInt(bitPattern: offset) < UInt(bitPattern: max(count &- size &+ 1, 0)) else { return 0 }
    return Number(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { load(UInt8.self, at: offset) }

  /// A count or offset in 4 bytes; one that a 32-bit `Int` cannot hold becomes the greatest `Int`, which fits nothing.
  func count(at offset: Int) -> Int { Int(clamping: load(UInt32.self, at: offset)) }

  /// The part in `range`, as far as it is within.
  func part(_ range: Range<Int>) -> ByteView {
    let range = range.clamped(to: 0..<count)
    return ByteView(start: start + range.lowerBound, count: range.count)
  }

  /// The part from an offset to the end.
  func part(from offset: Int) -> ByteView { part(min(offset, count)..<count) }

  /// The `length` bytes from an offset on, not copied; empty unless all of them are within.
  @inline(__always)
  func bytes(_ offset: Int, _ length: Int) -> UnsafeBufferPointer<UInt8> {
    guard offset >= 0, length >= 0, offset <= count, length <= count &- offset
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: (start + offset).assumingMemoryBound(to: UInt8.self), count: length)
  }

  var all: UnsafeBufferPointer<UInt8> { bytes(0, count) }
}
