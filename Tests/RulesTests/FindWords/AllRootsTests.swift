import Testing
import Words

@testable import Rules

struct AllRootsTests {
  /// Common words made of the letters of "reading", enough for a root of seven letters.
  private static let common = [
    "read", "dear", "dare", "ring", "grin", "rain", "ride", "dire", "idea", "aide", "gear", "rage", "near", "earn",
  ]

  private func roots(common: ArraySlice<String>, _ others: [WordList.Item]) throws -> [String] {
    let items = common.map { WordList.Item($0, isCommon: true) } + others
    let lexicon = try Lexicon(WordList(items, language: .english))
    return AllRoots(in: lexicon).numbers(length: 7).map { lexicon.spellings(of: $0)[0] }
  }

  @Test func `a root word must contain enough common words, not counting itself`() throws {
    #expect(try roots(common: Self.common[..<12], [.init("reading", isCommon: true)]) == ["reading"])
    #expect(try roots(common: Self.common[..<11], [.init("reading", isCommon: true)]) == [])
    #expect(try roots(common: Self.common[..<11], [.init("reading", isCommon: true), .init("gird")]) == [])
    #expect(try roots(common: Self.common[..<11], [.init("reading"), .init("grainde")]) == [])
  }

  @Test func `a root word may be rare, but not offensive or barred, and has seven to nine letters`() throws {
    let others: [WordList.Item] = [
      .init("gradine"), .init("reading", isOffensive: true), .init("readings"), .init("dearing", isCommon: true),
      .init("dering"),
      .init("angired", isCommon: true, isBarredAsRoot: true),
    ]
    #expect(try roots(common: Self.common[...], others) == ["dearing", "gradine"])
    #expect([6, 7, 8, 9, 10].map { AllRoots.fewestTargets(letters: $0) } == [nil, 12, 18, 25, nil])
  }

  @Test func `a word can be a root word if its round would have enough target words`() throws {
    let items = Self.common.map { WordList.Item($0, isCommon: true) } + [.init("gradine"), .init("nidgear")]
    let lexicon = try Lexicon(WordList(items, language: .english))
    let all = AllRoots(in: lexicon)
    for number in 0..<lexicon.wordCount where lexicon.word(number).count == 7 {
      let root = try Root(lexicon.spellings(of: number)[0], in: lexicon)
      #expect(all.contains(number) == (Target(root: root, in: lexicon).words.count >= 12))
    }
  }
}
