import TestTools
import Testing

@testable import Rules
@testable import Words

/// The target of a round for a learner of a level.
struct LearnerTargetTests {
  let lexicon: Lexicon
  let levels: WordLevels
  let root: Root

  /// The levels of the words that can be made from *alarming*; *gram* has no level.
  private static let known: [String: ProficiencyLevel] = [
    "ring": .a2, "main": .a1, "alarm": .b1, "mail": .a1, "nail": .b1, "grain": .b2, "animal": .a1, "margin": .c1,
    "rain": .a1, "again": .a1, "rag": .rare, "arm": .a1,
  ]

  init() throws {
    let words = Self.known.keys.sorted() + ["alarming", "gram"]
    let lexicon = try Lexicon(words.map { $0 + "*" }.joined(separator: " "))
    self.lexicon = lexicon
    let file = WordLevels.file(lexicon) { Self.known[lexicon.spellings(of: $0)[0]] }
    levels = try #require(WordLevels(file, lexicon))
    root = try Root("alarming", in: lexicon)
  }

  private func words(_ level: ProficiencyLevel, of texts: [String]? = nil) throws -> Set<String> {
    let whole = try texts.map { Target(words: try $0.sorted().map { try lexicon.word($0) }, root: root) }
    let target = (whole ?? Target(root: root, in: lexicon)).limited(to: level, levels, root: root, in: lexicon)
    #expect(target.points == target.words.map { Points(for: $0, root: root) }.sum())
    return Set(target.words.map { lexicon.alphabet.text($0) })
  }

  @Test func `a learner is asked for words up to the next level`() throws {
    #expect(try words(.a2) == ["ring", "main", "alarm", "mail", "nail", "animal", "rain", "again", "arm"])
  }

  @Test func `words without a level are not asked for`() throws {
    #expect(try !words(.c1).contains("gram"))
    #expect(try words(.c1).count == 12)
  }

  @Test func `a target with too few words gets the words of further levels`() throws {
    #expect(try words(.a1, of: ["main", "alarm", "grain", "margin"]) == ["main", "alarm", "grain", "margin"])
  }

  @Test func `a target is not limited if none of its words has a level`() throws {
    #expect(try words(.a1, of: ["gram"]) == ["gram"])
  }

  @Test func `the file of levels preserves the level of each word`() throws {
    for number in 0..<lexicon.wordCount { #expect(levels[number] == Self.known[lexicon.spellings(of: number)[0]]) }
    #expect(levels[-1] == nil && levels[lexicon.wordCount] == nil)
  }

  @Test(arguments: ["", "#levels 1", "#levels 2\n0", "#levels 1\n7", "#levels 1\n0\n"])
  func `a damaged file of levels is refused`(text: String) {
    #expect(!WordLevels.isFile(Array(text.utf8)))
    #expect(WordLevels(Array(text.utf8), lexicon) == nil)
  }

  @Test func `a file for another lexicon is refused`() {
    let file = WordLevels.file(lexicon) { _ in .a1 }
    #expect(WordLevels(Array(file.dropLast()), lexicon) == nil)
    #expect(WordLevels(file + [0x31], lexicon) == nil)
  }
}
