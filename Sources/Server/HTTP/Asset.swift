import DataFiles
import Foundation
import Hummingbird

/// A file as it is served: under a name that has its content's hash in it, so that browsers can cache it for ever.
struct Asset: Sendable {
  /// The name without the hash: `style.css` for `style.0123456789ab.css`.
  let name: String
  /// The path at which it is served.
  let path: String
  let contentType: String
  private let content: Content

  /// Reads a file of the site folder and its compressed forms; `nil` for a name without a hash.
  init?(_ file: URL) throws(DataFault) {
    let parts = file.lastPathComponent.split(separator: ".")
    guard parts.count == 3, parts[1].count == 12 else { return nil }
    name = "\(parts[0]).\(parts[2])"
    path = "/assets/\(file.lastPathComponent)"
    contentType = ContentType.ofFile(endingWith: parts[2])
    var compressed: [Coding: [UInt8]] = [:]
    compressed[.brotli] = try Asset.readIfPresent(file.appendingPathExtension("br"))
    compressed[.gzip] = try Asset.readIfPresent(file.appendingPathExtension("gz"))
    content = Content(hash: parts[1], plain: try DataFolder.read(file), compressed: compressed)
  }

  private static func readIfPresent(_ file: URL) throws(DataFault) -> [UInt8]? {
    FileManager.default.fileExists(atPath: file.path) ? try DataFolder.read(file) : nil
  }

  /// The answer to a request.
  func response(to request: Request) -> Response {
    content.response(
      to: request, headers: [.cacheControl: "public, max-age=31536000, immutable", .contentType: contentType])
  }
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
