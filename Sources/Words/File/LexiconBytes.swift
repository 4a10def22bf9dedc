/// The bytes of a lexicon file, at a fixed address for as long as a lexicon uses them.
public final class LexiconBytes: @unchecked Sendable {
  // Sendable: nobody writes to the region after `init`.
  let region: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// A copy of `bytes`. O(bytes).
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(region: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// Memory of the caller's, such as a mapped file. `release` is called once, when no lexicon uses it any more. The
  /// bytes must not change until then: replace a mapped file by renaming, do not write over it.
  public init(region: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.region = region
    self.release = release
  }

  deinit { release(region) }

  var view: ByteView { ByteView(start: region.baseAddress, count: region.count) }
}
