/// A part of a file in memory. Reads are safe because bytes outside the part read as 0.
///
/// The view does not own the memory: the reader must keep the ``LexiconBytes`` alive.
///
/// Only this type and ``SolvingIndex/Trie`` protect against hostile files. If a file was opened by checking only its
/// header, no other code has checked its remaining bytes. Because bytes outside a view read as 0, all structures in a
/// file use zero for "no edge", "no child" or "no words".
struct ByteView: @unchecked Sendable {
  // `Sendable` is safe because nothing writes the bytes and the lexicon keeps their owner alive.
  /// The address of the first byte, for readers that check bounds themselves.
  let start: UnsafeRawPointer
  let count: Int

  init(start: UnsafeRawPointer?, count: Int) {
    // An empty region may have no address; an empty view never reads from it.
    self.start = start ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
    self.count = start == nil ? 0 : count
  }

  static var empty: ByteView { ByteView(start: nil, count: 0) }

  /// Returns the little-endian number at a byte offset, or 0 if any of its bytes is outside the view.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type, at offset: Int) -> Number {
    let size = MemoryLayout<Number>.size
    // A single comparison suffices because a negative offset converts to a huge unsigned number. The subtraction cannot
    // overflow because counts are far from the limits of `Int`.
    guard UInt(bitPattern: offset) < UInt(bitPattern: max(count &- size &+ 1, 0)) else { return 0 }
    return Number(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { load(UInt8.self, at: offset) }

  /// Returns the 4-byte count or offset that the file stores at a byte offset. A value that does not fit in a 32-bit
  /// `Int` becomes the greatest `Int`, which is out of bounds everywhere.
  func count(at offset: Int) -> Int { Int(clamping: load(UInt32.self, at: offset)) }

  /// Returns the part in `range`, clamped to the view.
  func part(_ range: Range<Int>) -> ByteView {
    let range = range.clamped(to: 0..<count)
    return ByteView(start: start + range.lowerBound, count: range.count)
  }

  /// Returns the part from an offset to the end.
  func part(from offset: Int) -> ByteView { part(min(offset, count)..<count) }

  /// Returns `length` bytes from an offset without copying them; the result is empty if any of these bytes is outside
  /// the view.
  @inline(__always)
  func bytes(_ offset: Int, _ length: Int) -> UnsafeBufferPointer<UInt8> {
    guard offset >= 0, length >= 0, offset <= count, length <= count &- offset
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: (start + offset).assumingMemoryBound(to: UInt8.self), count: length)
  }

  var all: UnsafeBufferPointer<UInt8> { bytes(0, count) }
}
