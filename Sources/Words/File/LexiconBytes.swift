/// The bytes of a lexicon file, at one place in memory for as long as a lexicon needs them.
public final class LexiconBytes: @unchecked Sendable {
  // Sendable: nobody writes to the region after `init`.
  let region: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// A copy of `bytes`.
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(region: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// Memory of the caller's, such as a mapped file; `release` is called once, when no lexicon uses it any more. Its bytes must not change
  /// in between: a mapped file is to be replaced by renaming, not written over.
  public init(region: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.region = region
    self.release = release
  }

  deinit { release(region) }

  var view: ByteView { ByteView(start: region.baseAddress, count: region.count) }
}
