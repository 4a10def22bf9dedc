import DataFiles
import Formats
import Foundation
import Hummingbird

/// A file as it is served: under a name that has its content's hash in it, so that browsers can cache it for ever.
struct Asset: Sendable {
  /// The name without the hash: `style.css` for `style.0123456789ab.css`.
  let name: String
  /// The path at which it is served.
  let path: String
  let contentType: String
  let entityTag: String
  private let identity: ByteBuffer
  private let brotli: ByteBuffer?
  private let gzip: ByteBuffer?

  /// Reads a file of the site folder and its compressed forms; `nil` for a name without a hash.
  init?(_ file: URL) throws(DataFault) {
    let parts = file.lastPathComponent.split(separator: ".")
    guard parts.count == 3, parts[1].count == 12 else { return nil }
    name = "\(parts[0]).\(parts[2])"
    path = "/assets/\(file.lastPathComponent)"
    // Weak, because the compressed forms have the same tag.
    entityTag = "W/\"\(parts[1])\""
    contentType = Asset.contentType(ofExtension: String(parts[2]))
    identity = ByteBuffer(bytes: try DataFolder.read(file))
    brotli = try Asset.readIfPresent(file.appendingPathExtension("br"))
    gzip = try Asset.readIfPresent(file.appendingPathExtension("gz"))
  }

  private static func readIfPresent(_ file: URL) throws(DataFault) -> ByteBuffer? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return ByteBuffer(bytes: try DataFolder.read(file))
  }

  private static func contentType(ofExtension name: String) -> String {
    switch name {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml"
    case "txt", "sentences": "text/plain; charset=utf-8"
    case "tsv": "text/tab-separated-values; charset=utf-8"
    default: "application/octet-stream"
    }
  }

  /// The answer to a request, in the smallest form that the client takes.
  func response(to request: Request) -> Response {
    var headers: HTTPFields = [
      .eTag: entityTag, .cacheControl: "public, max-age=31536000, immutable", .vary: "Accept-Encoding",
      .contentType: contentType,
    ]
    if matches(entityTag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    let accepted = AcceptedEncodings(request.headers[.acceptEncoding] ?? "")
    if let brotli, accepted.includes("br") {
      headers[.contentEncoding] = "br"
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: brotli))
    }
    if let gzip, accepted.includes("gzip") {
      headers[.contentEncoding] = "gzip"
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzip))
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: identity))
  }
}

/// Whether a client has what this entity tag names (RFC 9110, 13.1.2; weak comparison).
func matches(_ entityTag: String, _ ifNoneMatch: String?) -> Bool {
  guard let ifNoneMatch else { return false }
  return ifNoneMatch.split(separator: ",").contains { item in
    let tag = item.trimmingCharacters(in: .whitespaces)
    return tag == "*" || opaque(tag) == opaque(entityTag)
  }
}

private func opaque(_ entityTag: some StringProtocol) -> String {
  entityTag.hasPrefix("W/") ? String(entityTag.dropFirst(2)) : String(entityTag)
}

/// What an `Accept-Encoding` header allows (RFC 9110, 12.5.3).
struct AcceptedEncodings {
  private var qualities: [String: Double] = [:]

  init(_ header: String) {
    for item in header.lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let coding = parts.first else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      qualities[coding] = quality ?? 1
    }
  }

  func includes(_ coding: String) -> Bool { (qualities[coding] ?? qualities["*"] ?? 0) > 0 }
}

/// The files that the page needs, by name.
struct Assets: Sendable {
  private let byName: [String: Asset]
  private let byPath: [String: Asset]

  /// Reads the folder's `site`. Each of `required` must be there.
  init(_ folder: DataFolder, required: [String]) throws(DataFault) {
    let site = folder.file("site")
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: site, includingPropertiesForKeys: nil)
    } catch {
      throw DataFault(
        file: site.path,
        reason: "no such folder, or not readable; 'make build' makes it, --data DIR names the one it is in")
    }
    var byName: [String: Asset] = [:]
    for file in files {
      guard let asset = try Asset(file) else { continue }
      byName[asset.name] = asset
    }
    for name in required where byName[name] == nil {
      throw DataFault(file: site.path, reason: "\(name) is missing; 'make build' makes it")
    }
    self.byName = byName
    byPath = Dictionary(uniqueKeysWithValues: byName.values.map { ($0.path, $0) })
  }

  /// Where the file is served. Only for names that were required.
  func path(_ name: String) -> String { byName[name]?.path ?? "/" }

  func asset(at path: String) -> Asset? { byPath[path] }
}
