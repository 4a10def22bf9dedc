import Formats
import Hummingbird
import Wire

extension Request {
  /// Returns the bytes of the request's body.
  ///
  /// - Throws: The status is 413 if the body exceeds `limit`, and 400 if the body contradicts its headers.
  func bytes(upTo limit: Int) async throws -> [UInt8] {
    if let length = contentLength, length > limit { throw PlayerFault.tooLarge(limit: limit) }
    do {
      return Array(try await body.collect(upTo: limit).readableBytesView)
    } catch let error as any HTTPResponseError {
      throw error.status == .contentTooLarge ? PlayerFault.tooLarge(limit: limit) : error
    } catch {
      // The body contradicts its headers, for example because a chunk is broken.
      throw HTTPError(.badRequest)
    }
  }

  /// The length of the body according to the `Content-Length` header.
  var contentLength: Int? { headers[.contentLength].flatMap { Int($0) } }

  /// Returns the request's body as a JSON object.
  func json() async throws -> JSON {
    let json: JSON
    do {
      json = try JSON(try await bytes(upTo: bodyLimit))
    } catch let fault as JSONFault {
      throw RequestFault.malformedJSON(fault)
    }
    guard case .object = json else { throw RequestFault.notAnObject }
    return json
  }
}
