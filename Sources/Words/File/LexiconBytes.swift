/// The bytes of a lexicon file, at a fixed address as long as a lexicon uses them.
public final class LexiconBytes: @unchecked Sendable {
  // `Sendable` is safe because the region is not written after `init`.
  let region: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Creates a copy of `bytes`. O(bytes).
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(region: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// Uses the caller's memory, such as a mapped file, without copying it. `release` is called once, when no lexicon
  /// uses the memory any more. Until `release` is called, the bytes must not change. To replace a mapped file, rename a
  /// new file to its path instead of overwriting it.
  public init(region: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.region = region
    self.release = release
  }

  deinit { release(region) }

  var view: ByteView { ByteView(start: region.baseAddress, count: region.count) }
}
