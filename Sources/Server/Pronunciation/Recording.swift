import Hummingbird
import Words

/// The sound file of a word.
struct Recording: Sendable {
  private let file: ByteBuffer
  /// A hash of the content, because another version of espeak-ng may produce another sound for the same word.
  let entityTag: String

  init(_ bytes: [UInt8]) {
    file = ByteBuffer(bytes: bytes)
    entityTag = "\"\(ContentHash(bytes).text)\""
  }

  var byteCount: Int { file.readableBytes }

  /// Returns the response to a request. The response contains the whole file or the section that the header `Range`
  /// asks for, or is 304 if the client already has the file.
  func response(to request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: ContentType.sound, .cacheControl: "public, max-age=604800", .eTag: entityTag,
      .acceptRanges: "bytes",
    ]
    if matches(entityTag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    let isSame = request.headers[.ifRange].map { $0 == entityTag } ?? true
    guard isSame, let range = ByteRange(request.headers[.range] ?? "") else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file))
    }
    guard let bytes = range.positions(in: byteCount),
      let part = file.getSlice(at: bytes.lowerBound, length: bytes.count)
    else {
      headers[.contentRange] = "bytes */\(byteCount)"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    }
    headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(byteCount)"
    return Response(status: .partialContent, headers: headers, body: ResponseBody(byteBuffer: part))
  }
}

/// The range in a `Range` header (RFC 9110, section 14.1.2). Ranges are supported because Safari plays no sound from a
/// server that ignores them.
enum ByteRange: Hashable {
  case from(Int, through: Int?)
  case last(Int)

  /// Reads a header; `nil` if the header is not a single range of bytes. If the result is `nil`, the server responds
  /// with the whole file.
  init?(_ header: String) {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.count < 16 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    switch (Int(ends[0]), Int(ends[1])) {
    case (nil, nil): return nil
    case (nil, let count?): self = .last(count)
    case (let start?, let end): self = .from(start, through: end)
    }
    if case .from(let start, let end?) = self, end < start { return nil }
  }

  /// Returns the byte offsets of the range in a file of `count` bytes; `nil` if the range is outside the file.
  func positions(in count: Int) -> Range<Int>? {
    switch self {
    case .from(let start, let end): start < count ? start..<min(end.map { $0 + 1 } ?? count, count) : nil
    case .last(let wanted): min(wanted, count) > 0 ? count - min(wanted, count)..<count : nil
    }
  }
}
