import DataFiles
import TestTools
import Testing

@testable import Server

/// `orchard serve` prints one line that names the file and the reason.
@Suite struct `Servers that do not start` {
  private func complaint(_ change: (TemporaryFolder) throws -> Void) throws -> String {
    let folder = try TestData.small()
    _ = try Site(folder.data)
    try change(folder)
    let fault = try #require(throws: DataFault.self) { try Site(folder.data) }
    #expect(!fault.description.contains("\n"))
    return fault.description
  }

  @Test(arguments: [
    "lexicons/es.lexicon", "roots/it-9.txt", "daily-words/daily-es.txt", "vocabulary/en.tsv", "sentences/ko.sentences",
    "NOTICE.md",
    "openapi.json",
  ])
  func `a server without a data file does not start`(name: String) throws {
    let complaint = try complaint { try $0.remove(name) }
    #expect(complaint.contains(name) && complaint.contains("no such file"))
  }

  @Test(arguments: ["host.", "browser.", "en.", "it-7."])
  func `a server does not start if a file of the site is missing`(
    prefix: String
  ) throws {
    let complaint = try complaint { folder in
      for name in try folder.names("site") where name.hasPrefix(prefix) { try folder.remove("site/\(name)") }
    }
    #expect(complaint.contains(prefix) && complaint.contains("is missing"))
  }

  @Test func `a server with an unreadable file does not start`() throws {
    let complaint = try complaint { folder in
      try folder.remove("lexicons/en.lexicon")
      // Replace the file by a folder, because not even the superuser can read a folder as a file.
      try folder.write("lexicons/en.lexicon/nothing", [])
    }
    #expect(complaint.contains("en.lexicon") && complaint.contains("cannot be read"))
  }

  @Test(
    arguments: [
      { _ in [] }, { whole in Array(whole.prefix(100)) }, { whole in [UInt8(ascii: "x")] + whole.dropFirst() },
      { whole in whole.dropLast() + [whole.last! ^ 1] },
    ] as [@Sendable ([UInt8]) -> [UInt8]])
  func `a server with a broken lexicon does not start`(change: @Sendable ([UInt8]) -> [UInt8]) throws {
    let complaint = try complaint { folder in
      try folder.write("lexicons/en.lexicon", change(try folder.bytes("lexicons/en.lexicon")))
    }
    #expect(complaint.contains("en.lexicon"))
  }

  @Test func `a server whose lexicon file is named for another language does not start`() throws {
    let complaint = try complaint { folder in
      try folder.write("lexicons/en.lexicon", try folder.bytes("lexicons/it.lexicon"))
    }
    #expect(complaint.contains("en.lexicon: contains the language it instead of en"))
  }

  @Test(arguments: [[], [0x0A], [0xFF, 0x0A]] as [[UInt8]]) func `a server with a broken root list does not start`(
    content: [UInt8]
  ) throws {
    #expect(try complaint { try $0.write("roots/en-8.txt", content) }.contains("en-8.txt"))
  }

  @Test(arguments: [[], Array("gato\n".utf8), Array("# from 2026-09-01\n".utf8), [0x23, 0x20, 0xFF]] as [[UInt8]])
  func `a server with a broken file of daily words does not start`(content: [UInt8]) throws {
    #expect(try complaint { try $0.write("daily-words/daily-it.txt", content) }.contains("daily-it.txt"))
  }

  @Test(arguments: ["", "word\tcolour\n", "word\tlevel\napple\n", "word\n\n\t\n"])
  func `a server with a broken vocabulary does not start`(content: String) throws {
    #expect(try complaint { try $0.write("vocabulary/it.tsv", Array(content.utf8)) }.contains("it.tsv"))
  }

  @Test func `a server whose sentences file has too few sentences does not start`() throws {
    let complaint = try complaint { try $0.write("sentences/en.sentences", Array("Word Orchard\n".utf8)) }
    #expect(complaint.contains("en.sentences: must contain one line per phrase"))
  }
}
