import DataFiles
import Foundation
import Hummingbird
import Words

/// A file as it is served: under a name that has its content's hash in it, so that browsers can cache it for ever.
struct Asset: Sendable {
  /// The name without the hash: `style.css` for `style.0123456789ab.css`.
  let name: String
  /// The path at which it is served.
  let path: String
  let contentType: String
  let content: Content

  /// Reads a file of the site folder and its compressed forms; `nil` for a name without a hash.
  init?(_ file: URL) throws(DataFault) {
    let parts = file.lastPathComponent.split(separator: ".")
    guard parts.count == 3, parts[1].count == 12 else { return nil }
    name = "\(parts[0]).\(parts[2])"
    path = "/assets/\(file.lastPathComponent)"
    contentType = ContentType.ofFile(endingWith: parts[2])
    var compressed: [Coding: [UInt8]] = [:]
    for coding in Coding.allCases {
      compressed[coding] = try Asset.readIfPresent(file.appendingPathExtension(coding.fileExtension))
    }
    content = Content(hash: parts[1], plain: try DataFolder.read(file), compressed: compressed)
  }

  /// A file that the server makes itself, when it starts: `name` has an ending.
  init(named name: String, _ bytes: [UInt8]) {
    let hash = ContentHash(bytes).text.prefix(12)
    let parts = name.split(separator: ".")
    self.name = name
    path = "/assets/\(parts[0]).\(hash).\(parts[1])"
    contentType = ContentType.ofFile(endingWith: parts[1])
    let compressed = Coding.allCases.map { ($0, $0.encoded(bytes)) }
    content = Content(hash: hash, plain: bytes, compressed: Dictionary(uniqueKeysWithValues: compressed))
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
  private var byName: [String: Asset]
  private var byPath: [String: Asset]

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

  /// Every file, in the order of their paths.
  var all: [Asset] { byPath.values.sorted { $0.path < $1.path } }

  /// The paths of all files whose names end so, in their order.
  func paths(endingWith ending: String) -> [String] {
    byName.values.filter { $0.name.hasSuffix("." + ending) }.map(\.path).sorted()
  }

  /// The content of a file, as it is. Only for names that were required.
  func bytes(_ name: String) -> [UInt8] { byName[name]?.content.bytes ?? [] }

  /// How large a file is, and what its way to a browser costs. Only for names that were required.
  func sizes(_ name: String) -> (plain: Int, sent: Int) { byName[name]?.content.sizes ?? (0, 0) }

  /// Serves one more file.
  mutating func add(_ asset: Asset) {
    byName[asset.name] = asset
    byPath[asset.path] = asset
  }

  /// Adds a document, and gives its path.
  mutating func add(_ document: String, named name: String) -> String {
    let asset = Asset(named: name, Array(document.utf8))
    add(asset)
    return asset.path
  }
}
