import DataFiles
import Formats
import Foundation
import Interface
import Play
import Rules
import TestTools
import Vocabulary
import Words

@testable import Server

/// Data folders as `make build` writes them, made from `Data`. Files that only browsers read have the right names but
/// dummy content.
enum TestData {
  /// The shipped data, read once for all tests.
  static let shipped: Site = {
    let folder = try! TestData.folder { language in
      let list = try! WordList(contents("lexicons/\(language.code).tsv"), language: language, layout: .table)
      return try! Lexicon.encode(list)
    }
    return try! Site(folder.data)
  }()

  /// A folder whose lexicons have a few words, so that it is made quickly and tests can break its files.
  static func small() throws -> TemporaryFolder {
    try folder { language in
      try! Lexicon.encode(WordList([.init("casa", isCommon: true), .init("papa")], language: language))
    }
  }

  /// The shipped vocabulary of a language: the files of all letters joined into one, with one header line.
  static func vocabulary(_ language: Language) -> [UInt8] {
    let folder = repository.appending(path: "Data/vocabulary/\(language.code)")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
      .sorted()
    let files = names.map { contents("vocabulary/\(language.code)/\($0)").split(separator: 0x0A) }
    return Array((files[0].prefix(2) + files.flatMap { $0.dropFirst(2) }).joined(separator: [0x0A])) + [0x0A]
  }

  /// A file of `Data`.
  static func contents(_ path: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: repository.appending(path: "Data/\(path)")))
  }

  private static func folder(lexicon: (Language) -> [UInt8]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in Language.allCases {
      try folder.write("lexicons/\(language.code).lexicon", lexicon(language))
      let vocabulary = vocabulary(language)
      try folder.write("vocabulary/\(language.code).tsv", vocabulary)
      for translation in DataFile.translations(of: language) {
        let names = Column.served(language, with: Column.translation(into: translation.tag)!).map { $0.name }
        try folder.write(
          "vocabulary/" + DataFile.vocabulary(language, translation).name,
          Array(columns(names, of: String(decoding: vocabulary, as: UTF8.self)).utf8))
      }
      let daily = "daily-words/" + DataFile.dailyWords(language).name
      try folder.write(daily, contents(daily))
      for length in RootList.lengths {
        try folder.write("roots/\(language.code)-\(length).txt", contents("roots/\(language.code)-\(length).txt"))
      }
    }
    for language in InterfaceLanguage.allCases {
      try folder.write("codes/\(language.tag).txt", contents("codes/\(language.tag).txt"))
      let sentences = lines(of: contents("sentences/\(language.tag).txt")).map { line in
        String(decoding: line, as: UTF8.self).split(separator: " = ", maxSplits: 1)[1] + "\n"
      }
      try folder.write("sentences/\(language.tag).sentences", Array(sentences.joined().utf8))
    }
    try folder.write("NOTICE.md", contents("NOTICE.md"))
    try folder.write(APIDocument.file, openAPI)
    for name in Site.files + ["grain.svg"] {
      try folder.write("made/\(name)", Array(String(repeating: "\(name), not as it is shipped\n", count: 50).utf8))
    }
    let made = (Site.files + ["grain.svg"]).map { folder.url.path + "/made/" + $0 }
    try run("Tools/pack", [folder.url.path + "/site"] + made)
    return folder
  }

  /// `Data/openapi.yaml` as JSON.
  private static let openAPI: [UInt8] = try! run(
    "Tools/openapi", [repository.appending(path: "Data/openapi.yaml").path])

  /// Runs a program of this repository, which must succeed, and returns its standard output.
  @discardableResult private static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = repository.appending(path: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(program) fails")
    return [UInt8](bytes)
  }
}

extension TemporaryFolder {
  var data: DataFolder { DataFolder(url.path) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

  func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }
}

/// Decompresses a body with the usual commands.
func decompressed(_ bytes: [UInt8], by coding: ContentCoding) throws -> [UInt8] {
  let folder = try TemporaryFolder()
  try folder.write("compressed", bytes)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [coding == .brotli ? "brotli" : "gzip", "--decompress", "--stdout"]
  process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "compressed"))
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let plain = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? [UInt8](plain) : []
}
