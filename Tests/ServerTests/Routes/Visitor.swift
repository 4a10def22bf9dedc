import Formats
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization

@testable import Server

/// Sends requests to the server's routes without a network, like HummingbirdTesting's `app.test(.router)`.
/// HummingbirdTesting needs a TLS library, which takes three and a half minutes to compile.
struct Visitor: Sendable {
  private let responder: any HTTPResponder<ServerContext>

  /// Without `players` the server stores no players.
  init(
    _ site: Site = TestData.shipped, _ players: Players? = nil, _ environment: ServerEnvironment = ServerEnvironment()
  ) {
    responder = Server.responder(site, players, environment)
  }

  /// The answer to one request.
  func ask(
    _ path: String, _ method: HTTPRequest.Method = .get, body: [UInt8]? = nil, _ headers: HTTPFields = [:]
  ) async throws -> Answer {
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body ?? [])))
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let context = ServerContext(
      source: ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger))
    let response = try await responder.respond(to: request, context: context)
    let written = Written()
    try await response.body.write(written)
    return Answer(
      status: response.status.code, headers: response.headers, body: written.bytes)
  }

  /// The answer to GET with these headers.
  func ask(_ path: String, _ headers: HTTPFields) async throws -> Answer { try await ask(path, .get, headers) }

  /// The answer as JSON, with its status.
  func json(_ path: String) async throws -> (status: Int, json: JSON) {
    let answer = try await ask(path)
    guard ["application/json; charset=utf-8", "application/problem+json"].contains(answer.headers[.contentType]) else {
      throw NoJSON(path: path)
    }
    return (answer.status, try JSON(answer.body))
  }

  struct NoJSON: Error { let path: String }

  private final class Written: ResponseBodyWriter, Sendable {
    private let kept = Mutex<[UInt8]>([])

    var bytes: [UInt8] { kept.withLock { $0 } }

    func write(_ buffer: ByteBuffer) async throws { kept.withLock { $0 += buffer.readableBytesView } }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}

/// The answer to a request.
struct Answer: Sendable {
  let status: Int
  let headers: HTTPFields
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The code and the message of an error.
  var error: (code: String, message: String)? {
    guard headers[.contentType] == "application/problem+json",
      let error = (try? JSON(body))?["error"], let code = error["code"]?.string, let message = error["message"]?.string
    else { return nil }
    return (code, message)
  }
}

extension JSON {
  /// A required member: `json.at("a", "b")` is the member `b` of the member `a`.
  func at(_ names: String...) -> JSON { names.reduce(self) { json, name in json[name] ?? .null } }

  var strings: [String] { (array ?? []).compactMap(\.string) }

  /// The IDs of the entries.
  var ids: [String] { (self["entries"]?.array ?? []).compactMap { $0["id"]?.string } }
}

/// Percent-encodes a text for an address.
func quoted(_ text: String) -> String { Percent.encoded(text) }
