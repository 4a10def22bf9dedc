import Foundation
import TestTools
import Testing

@testable import Words

/// Tests that canonically equivalent texts are treated as equal. Foundation's decomposition is the reference.
struct NormalizationTests {
  /// Latin-1, Latin Extended-A and -B, Latin Extended Additional, and the symbols that are canonically equivalent to
  /// letters.
  static let letters = [0xC0...0x24F, 0x1E00...0x1EFF, 0x212A...0x212B].joined()
    .compactMap { Unicode.Scalar($0 as UInt32) }.map { String(Character($0)) }

  private func expectSame(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for language in Language.allCases {
      let alphabet = Alphabet(language)
      let words = texts.map { try? alphabet.fold($0) }
      let spellings = texts.map { (try? alphabet.smallLetters($0))?.bytes }
      #expect(words.allSatisfy { $0 == words[0] }, "\(texts)", sourceLocation: sourceLocation)
      #expect(spellings.allSatisfy { $0 == spellings[0] }, "\(texts)", sourceLocation: sourceLocation)
    }
    let keys = texts.map { SpellingKey.bytes(Array($0.utf8)[...]) }
    #expect(keys.allSatisfy { $0 == keys[0] }, "\(texts)", sourceLocation: sourceLocation)
  }

  @Test func `every Latin letter and its canonical decomposition are read alike`() {
    for letter in NormalizationTests.letters {
      for text in [letter, "r\(letter)ng", "\(letter)\u{303}", "n\(letter)\u{301}"] {
        expectSame([text, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping])
      }
    }
  }

  @Test func `a letter that decomposes to an ASCII letter folds to that letter`() throws {
    for letter in NormalizationTests.letters {
      let scalars = letter.decomposedStringWithCanonicalMapping.unicodeScalars
      guard let base = scalars.first, base.isASCII, scalars.count > 1 || scalars.first != letter.unicodeScalars.first
      else { continue }
      let word = try Alphabet(.english).fold(letter)
      #expect(Alphabet(.english).text(word) == String(Character(base)).lowercased(), "\(letter)")
    }
  }

  @Test func `letters with random marks are read alike in every normalization form`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    let marks =
      "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{31B}\u{323}\u{327}\u{328}\u{340}\u{341}\u{344}"
      .unicodeScalars.map { $0 }
    let bases = NormalizationTests.letters + "aceginosuzNEAI".map { String($0) }
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text += bases.randomElement(using: &generator)!
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          text.unicodeScalars.append(marks.randomElement(using: &generator)!)
        }
      }
      expectSame([text, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping])
    }
  }

  @Test(arguments: ["o'clock", "o\u{2018}clock", "o\u{2019}clock", "o\u{2BC}clock", "o\u{FF07}clock"])
  func `every apostrophe becomes the typographic apostrophe, and all have the same search key`(text: String) {
    #expect(Apostrophe.unified(text).bytes == "o\u{2019}clock".bytes)
    #expect(SpellingKey.bytes(Array(text.utf8)[...]) == "o'clock".bytes[...])
  }

  @Test(arguments: ["canción", "ÁRBOL", "niño", "o'clock", "", "苹果"])
  func `a composed spelling with plain apostrophes is its own search key`(text: String) {
    #expect(SpellingKey.bytes(Array(text.utf8)[...]) == text.bytes[...])
  }

  @Test func `spellings that differ in case or accents have different search keys`() {
    let keys = ["perù", "perú", "peru", "Peru", "PERÙ"].map { Array(SpellingKey.bytes(Array($0.utf8)[...])) }
    #expect(Set(keys).count == 5)
  }
}
