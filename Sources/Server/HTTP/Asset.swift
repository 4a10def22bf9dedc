import DataFiles
import Foundation
import Hummingbird
import Words

/// A file that the server sends unchanged. The file's name contains a hash of the content, so that browsers can cache
/// the file for ever.
struct Asset: Sendable {
  /// The name without the hash: `style.css` for `style.0123456789ab.css`.
  let name: String
  /// The path in the file's address.
  let path: String
  let contentType: String
  let content: Content

  /// Reads a file of the site folder and the file's compressed forms; returns `nil` if the file's name contains no
  /// hash.
  init?(_ file: URL) throws(DataFault) {
    let parts = file.lastPathComponent.split(separator: ".")
    guard parts.count == 3, parts[1].count == 12 else { return nil }
    name = "\(parts[0]).\(parts[2])"
    path = "/assets/\(file.lastPathComponent)"
    contentType = ContentType.ofFile(endingWith: parts[2])
    var compressed: [ContentCoding: [UInt8]] = [:]
    for coding in ContentCoding.allCases {
      compressed[coding] = try Asset.readIfPresent(file.appendingPathExtension(coding.fileExtension))
    }
    content = Content(hash: parts[1], plain: try DataFolder.read(file), compressed: compressed)
  }

  /// Creates a file whose content the server generates when it starts. `name` must have a file extension.
  init(named name: String, _ bytes: [UInt8]) {
    let hash = ContentHash(bytes).text.prefix(12)
    let parts = name.split(separator: ".")
    self.name = name
    path = "/assets/\(parts[0]).\(hash).\(parts[1])"
    contentType = ContentType.ofFile(endingWith: parts[1])
    let compressed = ContentCoding.allCases.map { ($0, $0.encoded(bytes)) }
    content = Content(hash: hash, plain: bytes, compressed: Dictionary(uniqueKeysWithValues: compressed))
  }

  private static func readIfPresent(_ file: URL) throws(DataFault) -> [UInt8]? {
    FileManager.default.fileExists(atPath: file.path) ? try DataFolder.read(file) : nil
  }

  /// Returns the response to a request for this file.
  func response(to request: Request) -> Response {
    content.response(
      to: request, headers: [.cacheControl: "public, max-age=31536000, immutable", .contentType: contentType])
  }
}

/// The files that the pages need, by name.
struct Assets: Sendable {
  private var byName: [String: Asset]
  private var byPath: [String: Asset]

  /// Reads the files in the data folder's subfolder `site`. All files in `required` must exist.
  init(_ folder: DataFolder, required: [String]) throws(DataFault) {
    let site = folder.file("site")
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: site, includingPropertiesForKeys: nil)
    } catch {
      throw DataFault(
        file: site.path,
        reason: "the folder does not exist or cannot be read; run 'make build', or name the data folder with --data DIR"
      )
    }
    var byName: [String: Asset] = [:]
    for file in files {
      guard let asset = try Asset(file) else { continue }
      byName[asset.name] = asset
    }
    for name in required where byName[name] == nil {
      throw DataFault(file: site.path, reason: "\(name) is missing; run 'make build'")
    }
    self.byName = byName
    byPath = Dictionary(uniqueKeysWithValues: byName.values.map { ($0.path, $0) })
  }

  /// Returns the path of the file with this name. The path is `/` if no file has the name; all required names have a
  /// file.
  func path(_ name: String) -> String { byName[name]?.path ?? "/" }

  func asset(at path: String) -> Asset? { byPath[path] }

  /// All files, ordered by path.
  var all: [Asset] { byPath.values.sorted { $0.path < $1.path } }

  /// Returns the paths of all files with this extension, sorted.
  func paths(endingWith ending: String) -> [String] {
    byName.values.filter { $0.name.hasSuffix("." + ending) }.map(\.path).sorted()
  }

  /// Returns the uncompressed content of the file with this name. The content is empty if no file has the name; all
  /// required names have a file.
  func bytes(_ name: String) -> [UInt8] { byName[name]?.content.bytes ?? [] }

  /// Returns the size of the file with this name, both uncompressed and as sent. Both sizes are 0 if no file has the
  /// name; all required names have a file.
  func sizes(_ name: String) -> (plain: Int, sent: Int) { byName[name]?.content.sizes ?? (0, 0) }

  /// Adds a file.
  mutating func add(_ asset: Asset) {
    byName[asset.name] = asset
    byPath[asset.path] = asset
  }

  /// Adds an HTML document and returns its path.
  mutating func add(_ document: String, named name: String) -> String {
    let asset = Asset(named: name, Array(document.utf8))
    add(asset)
    return asset.path
  }
}
