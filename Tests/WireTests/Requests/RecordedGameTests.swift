import Formats
import Foundation
import TestTools
import Testing

@testable import Wire
@testable import Words

/// The games of `Tests/Games` as requests, on the real word lists. PlayTests plays the same games, and `replay.mjs`
/// plays them in the browser's program.
struct RecordedGameTests {
  private static let lexicons: [Language: Lexicon] = {
    var lexicons: [Language: Lexicon] = [:]
    for language in Language.allCases {
      let file = repository.appendingPathComponent("Data/lexicons/\(language.code).tsv")
      lexicons[language] = try! Lexicon(WordList([UInt8](Data(contentsOf: file)), language: language, layout: .table))
    }
    return lexicons
  }()

  @Test(arguments: ["english", "spanish", "italian", "letters", "hostile", "apple-tree"])
  func `the requests of a recorded game return the recorded verdicts`(game: String) throws {
    let file = repository.appendingPathComponent("Tests/Games/\(game).game")
    var count = 0
    for line in lines(of: [UInt8](try Data(contentsOf: file))) where line.first != UInt8(ascii: "#") {
      let parts = line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
      try #require(parts.count == 2)
      let verdict = answer(Array(parts[0].utf8)).text
      #expect(Array(verdict.utf8) == Array(parts[1].utf8), "\(parts[0])")
      count += 1
    }
    #expect(count > 40)
  }

  /// Answers a request of Apple Tree if it has letters, otherwise one of Find Words.
  private func answer(_ request: [UInt8]) -> JSON {
    do throws(RequestFault) {
      let json = try JSON(request: request)
      if json["letters"] != nil { return try AppleTreeRequest(json).answer }
      let request = try JudgeRequest(json)
      guard let lexicon = Self.lexicons[request.language] else { throw .unknownLanguage(request.language.code) }
      return try request.answer(in: lexicon)
    } catch {
      return errorAnswer(code: error.code, message: error.description)
    }
  }

  @Test(.full, arguments: Language.allCases)
  func `the lexicons in the data folder satisfy all invariants`(language: Language) throws {
    #expect(try #require(Self.lexicons[language]).firstBrokenInvariant() == nil)
  }
}
