import CPeers

/// Words or racks in one buffer that both Swift and C can read. The buffer is read-only, so threads may share it.
public final class Texts: @unchecked Sendable {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let starts: UnsafeMutableBufferPointer<UInt32>
  public let count: Int

  public init(_ texts: [[UInt8]]) {
    count = texts.count
    bytes = .allocate(capacity: texts.reduce(0) { $0 + $1.count + 1 })
    starts = .allocate(capacity: texts.count + 1)
    var end = 0
    for (index, text) in texts.enumerated() {
      starts[index] = UInt32(end)
      for byte in text + [0] {
        bytes[end] = byte
        end += 1
      }
    }
    starts[count] = UInt32(end)
  }

  deinit {
    bytes.deallocate()
    starts.deallocate()
  }

  /// The bytes of a text, without the zero byte after it.
  @inline(__always)
  public subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, next) = (Int(starts[index]), Int(starts[index + 1]))
    return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(bytes)[start..<(next - 1)])
  }

  public func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  public func prefix(_ length: Int) -> Texts { Texts((0..<min(length, count)).map { Array(self[$0]) }) }

  /// The texts in C's form, valid as long as this object.
  var forPeers: PeerTexts {
    PeerTexts(
      bytes: UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self), starts: starts.baseAddress!,
      count: count)
  }
}
