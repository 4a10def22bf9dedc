import Formats
import HTTPTypes
import Hummingbird

extension JSON {
  /// Returns a response whose body is this JSON value.
  func response(_ status: HTTPResponse.Status = .ok, type: String = ContentType.json) -> Response {
    Response(
      status: status,
      headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
