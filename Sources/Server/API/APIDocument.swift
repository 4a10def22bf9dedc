import DataFiles
import Formats
import Interface
import Play
import Words

/// The description of the HTTP API in OpenAPI 3.1, generated from `Data/openapi.yaml` and served at `GET
/// /api/v1/openapi.json`. `docs/formats/api.md` describes the API for people.
struct APIDocument: Sendable {
  static let path = "/api/v1/openapi.json"
  /// The name of the OpenAPI document's file in the data folder.
  static let file = "openapi.json"

  private let members: [(name: String, value: JSON)]

  /// Reads the document and inserts the values of `GameLanguage` and `InterfaceLanguage` into the document's schemas.
  ///
  /// - Throws: `DataFault` if the file is missing, is not a JSON object, or lacks the schema `GameLanguage` or
  ///   `InterfaceLanguage`.
  init(_ folder: DataFolder) throws(DataFault) {
    let file = folder.file(APIDocument.file)
    let bytes = try DataFolder.read(file)
    guard let document = try? JSON(bytes),
      let withGames = document.adding(
        "enum", Language.allCases.map { .string($0.code) }, at: ["components", "schemas", "GameLanguage"]),
      case .object(let members) = withGames.adding(
        "enum", InterfaceLanguage.allCases.map { .string($0.tag) }, at: ["components", "schemas", "InterfaceLanguage"])
    else {
      throw DataFault(
        file: file.path,
        reason: "must be an OpenAPI document with the schemas GameLanguage and InterfaceLanguage; run 'make build'")
    }
    self.members = members
  }

  /// Returns the document for a site with this public address.
  func json(at address: PublicAddress) -> JSON {
    let server = address.url ?? (address.folder.isEmpty ? "/" : address.folder)
    return .object(members + [("servers", .array([.object([("url", .string(server))])]))])
  }
}

extension JSON {
  /// Returns this object with a new field in the nested object at `path`; `nil` if `path` leads to no object. O(fields
  /// of the objects on the path).
  fileprivate func adding(_ name: String, _ values: [JSON], at path: some Collection<String>) -> JSON? {
    guard case .object(var members) = self else { return nil }
    guard let next = path.first else { return .object(members + [(name, .array(values))]) }
    guard let index = members.firstIndex(where: { $0.name == next }),
      let changed = members[index].value.adding(name, values, at: path.dropFirst())
    else { return nil }
    members[index].value = changed
    return .object(members)
  }
}
