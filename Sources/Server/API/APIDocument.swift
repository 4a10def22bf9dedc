import Formats

/// The API as programs read it: OpenAPI 3.1, at `GET /api/v1/openapi.json`. What each part means to people is in `docs/formats/api.md`.
///
/// The text is in the program (``text``), not in a file of data: it says what the routes do, and changes with them. A test compares the two.
struct APIDocument: Sendable {
  static let path = "/api/v1/openapi.json"

  let json: JSON

  /// The document of a site at this address.
  ///
  /// - Throws: `JSONFault` when ``text`` is no JSON, which a test would have found.
  init(_ address: PublicAddress) throws(JSONFault) {
    let server = address.url ?? (address.folder.isEmpty ? "/" : address.folder)
    guard case .object(let members) = try JSON(Array(APIDocument.text.utf8)) else {
      json = .null
      return
    }
    json = .object(
      members.prefix(2) + [("servers", .array([.object([("url", .string(server))])]))] + members.dropFirst(2))
  }
}
