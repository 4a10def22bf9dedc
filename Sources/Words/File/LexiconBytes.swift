/// The bytes of a lexicon file, at a fixed address as long as a lexicon uses them.
public final class LexiconBytes: @unchecked Sendable {
  // Sendable: the region is not written after `init`.
  let region: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Creates a copy of `bytes`. O(bytes).
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(region: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// Uses memory of the caller, such as a mapped file. `release` is called once, when no lexicon uses the memory any
  /// more. Until then the bytes must not change: replace a mapped file by renaming, do not overwrite it.
  public init(region: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.region = region
    self.release = release
  }

  deinit { release(region) }

  var view: ByteView { ByteView(start: region.baseAddress, count: region.count) }
}
