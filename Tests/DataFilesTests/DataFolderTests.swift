import Foundation
import Rules
import TestTools
import Testing
import Words

@testable import DataFiles

extension TemporaryFolder {
  var data: DataFolder { DataFolder(url.path) }
}

@Suite struct `The data folder` {
  @Test func `a missing lexicon throws a fault that names the file and the command that builds it`() throws {
    let folder = try TemporaryFolder()
    let fault = try #require(throws: DataFault.self) { try folder.data.lexicon(.english) }
    #expect(fault.description.contains("lexicons/en.lexicon: no such file"))
    #expect(fault.description.contains("make build"))
  }

  @Test func `the data folder is beside the program if it exists there, otherwise beside the build folder`() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "a/b/orchard")
    #expect(DataFolder.beside(program: program).url.path == folder.url.appending(path: "data").path)
    try folder.write("a/b/data/NOTICE.md", [])
    #expect(DataFolder.beside(program: program).url.path == folder.url.appending(path: "a/b/data").path)
  }

  @Test func `a lexicon with a wrong checksum throws a fault that reports the damage`() throws {
    let folder = try TemporaryFolder()
    var bytes = try Lexicon.encode(WordList([.init("ring"), .init("main")], language: .english))
    bytes[bytes.count - 1] ^= 1
    try folder.write("lexicons/en.lexicon", bytes)
    let fault = try #require(throws: DataFault.self) { try folder.data.lexicon(.english) }
    #expect(fault.reason == "damaged: the checksum of the content is wrong")
  }

  @Test func `a lexicon file named for another language throws a fault that names both languages`() throws {
    let folder = try TemporaryFolder()
    try folder.write("lexicons/es.lexicon", Lexicon.encode(WordList([.init("ring")], language: .english)))
    let fault = try #require(throws: DataFault.self) { try folder.data.lexicon(.spanish) }
    #expect(fault.reason == "contains the language en instead of es; run 'make build'")
  }

  @Test func `a valid vocabulary is read, and a broken vocabulary throws a fault that names the line`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: DataFault.self) { try folder.data.glossary(.english) }
    try folder.write("vocabulary/en.tsv", Array("#vocabulary 2\nword\tlevel\napple\tA1\n".utf8))
    #expect(try folder.data.glossary(.english).count == 1)
    try folder.write("vocabulary/en.tsv", Array("#vocabulary 2\nword\tlevel\napple\n".utf8))
    let fault = try #require(throws: DataFault.self) { try folder.data.glossary(.english) }
    #expect(fault.file.hasSuffix("vocabulary/en.tsv") && fault.reason.hasPrefix("line 3: 1 fields"))
  }

  @Test func `reading a pipe throws a fault at once instead of waiting for a writer`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "words")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let fault = try #require(throws: DataFault.self) { try DataFolder.read(pipe) }
    #expect(fault.description.contains("words: is a pipe; pass its content through standard input"))
  }

  @Test func `an empty list of root words throws a fault`() throws {
    let folder = try TemporaryFolder()
    try folder.write("roots/en-7.txt", Array("# from 2026-11-21\n\n".utf8))
    let fault = try #require(throws: DataFault.self) { try folder.data.roots(.english, length: 7) }
    #expect(fault.reason == RootList.Fault.noRoots.description)
  }
}
