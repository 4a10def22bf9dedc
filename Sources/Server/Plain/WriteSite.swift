import DataFiles
import Foundation
import Interface
import Play

/// The reason why the site cannot be written.
public struct SiteFault: Error, CustomStringConvertible, Sendable {
  /// A line for the operator that names the problem, the affected path and the remedy.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Writes the site into a folder, for hosts that only serve static files. The folder may be missing, empty, or contain
/// an earlier build, whose files are replaced. All other files in the folder remain.
///
/// - Parameter tag: the language of the pages' static content.
/// - Returns: the number of files written, not counting their compressed forms.
/// - Throws: `DataFault` if a file of `data` is missing or broken; ``SiteFault`` if the folder has other content or
///   cannot be written.
public func writeSite(from data: DataFolder, to path: String, paintedIn tag: String) throws -> Int {
  guard let language = InterfaceLanguage.allCases.first(where: { $0.tag == tag }) else {
    let tags = InterfaceLanguage.allCases.map(\.tag).joined(separator: ", ")
    throw SiteFault("unknown interface language \(tag); the languages are \(tags)")
  }
  let folder = URL(fileURLWithPath: path, isDirectory: true)
  try checkIsOurs(folder)
  let files = try PlainSite(Site(data, host: .plain), paintedIn: language).files
  do {
    for file in files { try write(file, in: folder) }
    try removeOthers(than: files, in: folder.appendingPathComponent("assets"))
  } catch {
    throw SiteFault("\(path): cannot be written (\(error.localizedDescription)); choose another folder with --output")
  }
  return files.count
}

/// Refuses a folder with files that do not belong to a site, because they may be someone's work.
private func checkIsOurs(_ folder: URL) throws(SiteFault) {
  let manager = FileManager.default
  var isFolder: ObjCBool = false
  guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
  guard isFolder.boolValue, let names = try? manager.contentsOfDirectory(atPath: folder.path) else {
    throw SiteFault("\(folder.path): is not a folder or cannot be read; choose another folder with --output")
  }
  // Hidden files are allowed, for example the `.git` folder of a new repository.
  if names.allSatisfy({ $0.hasPrefix(".") }) { return }
  let worker = try? Data(contentsOf: folder.appendingPathComponent(String(Worker.path.dropFirst())))
  guard let worker, worker.starts(with: Data(Worker.beginning.utf8)) else {
    throw SiteFault(
      "\(folder.path): contains files that do not belong to a site; choose a new or empty folder with --output")
  }
}

private func write(_ file: PlainSite.File, in folder: URL) throws {
  let url = folder.appendingPathComponent(file.path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(file.content.bytes).write(to: url)
  for coding in ContentCoding.allCases {
    let form = url.appendingPathExtension(coding.fileExtension)
    if let bytes = file.content.bytes(coding) {
      try Data(bytes).write(to: form)
    } else if FileManager.default.fileExists(atPath: form.path) {
      try FileManager.default.removeItem(at: form)
    }
  }
}

/// Removes the files of earlier builds that this build does not contain. Only files with a hash in their name are
/// removed.
private func removeOthers(than files: [PlainSite.File], in assets: URL) throws {
  let kept = Set(files.map { URL(fileURLWithPath: $0.path).lastPathComponent })
  for url in try FileManager.default.contentsOfDirectory(at: assets, includingPropertiesForKeys: nil) {
    let parts = url.lastPathComponent.split(separator: ".")
    guard parts.count >= 3, parts[1].count == 12 else { continue }
    if !kept.contains(parts.prefix(3).joined(separator: ".")) { try FileManager.default.removeItem(at: url) }
  }
}
