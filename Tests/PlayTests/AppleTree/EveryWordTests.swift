import Foundation
import Rules
import TestTools
import Testing
import Vocabulary
import Words

/// Every word of the vocabulary files.
struct EveryWordTests {
  private func words(_ language: Language) throws -> [String] {
    let folder = repository.appending(path: "Data/vocabulary/\(language.code)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "tsv" }.flatMap { file in
      let glossary = try Glossary(Array(Data(contentsOf: file)), language: language)
      return (0..<glossary.count).map { glossary[$0, .word] }
    }
  }

  @Test(arguments: Language.allCases)
  func `every vocabulary word can be won with all apples and lost with zero apples`(language: Language) throws {
    let alphabet = Alphabet(language)
    let words = try words(language)
    #expect(words.count > 900)
    for spelling in words {
      let word = try #require(HiddenWord(spelling, language: language), "\(spelling)")
      // Games draw only words that consist of letters. An entry with other characters than letters must contain one of
      // these characters.
      guard word.hasLettersOnly else {
        #expect(spelling.contains { " -’.".contains($0) }, "\(spelling)")
        continue
      }
      var won = AppleTreeRound(word)
      for scalar in spelling.unicodeScalars { _ = try? won.play(scalar) }
      #expect(won.outcome == .won && won.applesLeft == AppleTreeRound.apples, "\(spelling)")
      #expect(won.shown.map { $0 ?? "_" }.joined() == spelling)
      var lost = AppleTreeRound(word)
      for scalar in alphabet.scalars where !word.has(alphabet.letter(scalar)!) { _ = try? lost.play(scalar) }
      #expect(lost.outcome == .lost && lost.applesLeft == 0, "\(spelling)")
      #expect(lost.tried.count == AppleTreeRound.apples)
    }
  }
}
