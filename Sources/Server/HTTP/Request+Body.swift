import Formats
import Hummingbird
import Wire

extension Request {
  /// The bytes of the body.
  ///
  /// - Throws: 413 when there are more than `limit`, 400 when it is not what its headers say.
  func bytes(upTo limit: Int) async throws -> [UInt8] {
    if let length = contentLength, length > limit { throw PlayerFault.tooLarge(limit: limit) }
    do {
      return Array(try await body.collect(upTo: limit).readableBytesView)
    } catch let error as any HTTPResponseError {
      throw error.status == .contentTooLarge ? PlayerFault.tooLarge(limit: limit) : error
    } catch {
      // The body is not what its headers say: a broken chunk, for one.
      throw HTTPError(.badRequest)
    }
  }

  /// What the header says of the body's length.
  var contentLength: Int? { headers[.contentLength].flatMap { Int($0) } }

  /// The body as a JSON object.
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
