import CBrotli
import CZlib

/// The content codings (RFC 9110, 8.4.1), ordered by the size of their results, smallest first. Browsers accept gzip
/// always, but brotli only over HTTPS.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// The extension of files with this coding.
  var fileExtension: String {
    switch self {
    case .brotli: "br"
    case .gzip: "gz"
    }
  }

  /// Returns the compressed bytes. The compression level is a fast one, because a client is waiting: 20 kB take half a
  /// millisecond. The slowest level, which `Tools/pack` uses for files, would make the result a tenth smaller but take
  /// fifty times as long. O(bytes).
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .brotli: ContentCoding.brotli(bytes)
    case .gzip: ContentCoding.gzip(bytes)
    }
  }

  private static func brotli(_ bytes: [UInt8]) -> [UInt8] {
    let room = BrotliEncoderMaxCompressedSize(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = room
      let isDone = BrotliEncoderCompress(
        5, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &count, buffer.baseAddress!)
      precondition(isDone == BROTLI_TRUE, "brotli has the room that it asked for")
    }
  }

  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // The value 15 selects the largest window, and adding 16 selects gzip's format. The value 8 is the default memory
    // level.
    deflateInit2_(
      &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var bytes = bytes
    return bytes.withUnsafeMutableBufferPointer { bytes in
      [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        stream.next_in = bytes.baseAddress
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(room)
        let state = deflate(&stream, Z_FINISH)
        precondition(state == Z_STREAM_END, "zlib has the room that it asked for")
        count = room - Int(stream.avail_out)
      }
    }
  }
}
