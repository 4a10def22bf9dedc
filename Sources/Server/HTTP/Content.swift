import Hummingbird
import Words

/// A response body in its plain form and its compressed forms.
struct Content: Sendable {
  /// The entity tag, which is weak because all forms of the content share it.
  let entityTag: String
  private let plain: ByteBuffer
  private let compressed: [ContentCoding: ByteBuffer]

  /// Creates a content from its forms and a hash of its bytes.
  init(hash: some StringProtocol, plain: [UInt8], compressed: [ContentCoding: [UInt8]]) {
    entityTag = "W/\"\(hash)\""
    self.plain = ByteBuffer(bytes: plain)
    self.compressed = compressed.mapValues { ByteBuffer(bytes: $0) }
  }

  /// Creates a content and compresses the bytes immediately.
  init(compressing bytes: [UInt8]) {
    self.init(
      hash: ContentHash(bytes).text, plain: bytes,
      compressed: Dictionary(uniqueKeysWithValues: ContentCoding.allCases.map { ($0, $0.encoded(bytes)) }))
  }

  /// Returns the bytes in a compressed form; `nil` if that form is not smaller than the plain form.
  func bytes(_ coding: ContentCoding) -> [UInt8]? {
    compressed[coding].flatMap { $0.readableBytes < plain.readableBytes ? Array($0.readableBytesView) : nil }
  }

  /// The uncompressed bytes.
  var bytes: [UInt8] { Array(plain.readableBytesView) }

  /// The number of bytes in the uncompressed form and in the smallest form.
  var sizes: (plain: Int, sent: Int) {
    let count = plain.readableBytes
    return (count, compressed.values.map(\.readableBytes).reduce(count, min))
  }

  /// The total number of bytes of all forms.
  var byteCount: Int { compressed.values.map(\.readableBytes).reduce(plain.readableBytes, +) }

  /// Returns the response to a request, in the smallest form that the client accepts. The response is 304 without a
  /// body if the client already has the content.
  func response(to request: Request, status: HTTPResponse.Status = .ok, headers: HTTPFields) -> Response {
    var headers = headers
    headers[.eTag] = entityTag
    headers[.vary] = (headers[values: .vary] + ["Accept-Encoding"]).joined(separator: ", ")
    if status == .ok, matches(entityTag, request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    let accepted = Preferences(request.headers[.acceptEncoding])
    for coding in ContentCoding.allCases where accepted.accept(coding.rawValue) {
      guard let form = compressed[coding] else { continue }
      headers[.contentEncoding] = coding.rawValue
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: form))
    }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: plain))
  }
}

/// Returns whether an `If-None-Match` header contains this entity tag. (RFC 9110, 13.1.2; weak comparison;
/// ``ListHeader``)
func matches(_ entityTag: String, _ ifNoneMatch: String?) -> Bool {
  let tag = opaque(entityTag[...])
  return ListHeader.items(ifNoneMatch).contains { $0 == "*" || opaque($0) == tag }
}

private func opaque(_ entityTag: Substring) -> Substring {
  entityTag.hasPrefix("W/") ? entityTag.dropFirst(2) : entityTag
}
