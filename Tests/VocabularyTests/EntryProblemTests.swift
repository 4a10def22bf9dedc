import Testing
import Vocabulary
import Words

@Suite struct EntryProblemTests {
  private let lexicon: Lexicon

  init() throws {
    let words =
      ["run", "ran", "running", "runs", "Spain"].map { WordList.Item($0) } + [.init("damn", isOffensive: true)]
    lexicon = try Lexicon(WordList(words.filter { $0.spelling != "Spain" }, language: .english))
  }

  private func problems(_ line: String) throws -> [EntryProblem] {
    let header = "word|pos|level|zh-Hant|zh-Hans|example|example-zh-Hant|example-zh-Hans|forms\n"
    let glossary = try Glossary(header + line)
    return glossary.problems(of: glossary.count - 1, in: lexicon)
  }

  private static let good = "run|verb|A1|跑|跑|She {ran} home in the rain.|她在雨中跑回家。|她在雨中跑回家。|ran, running, runs"

  @Test("a good entry has no problem, nor has one that ends with a quotation")
  func good() throws {
    #expect(try problems(EntryProblemTests.good) == [])
    #expect(try problems(EntryProblemTests.good.replacing("跑回家。|她在", with: "說：「跑！」|她在")) == [])
  }

  @Test(
    "each rule that an entry breaks is named",
    arguments: [
      ("run|verb|A1", "Run|verb|A1", [EntryProblem.headword, .notInLexicon(spelling: "Run"), .formTwice("")]),
      ("run|verb", "run|noun f", [.partOfSpeech]), ("run|verb", "run|", [.partOfSpeech]), ("A1", "A0", [.level]),
      ("|跑|跑|", "|跑||", [.missing(.simplified)]), ("{ran}", "ran", [.marks]), ("{ran}", "{ran", [.marks]),
      ("{ran} home", "{ran} {home}", [.marks]), ("{ran}", "{}", [.marks]),
      ("{ran}", "{walked}", [.markedWord("walked")]),
      ("She {ran} home in the rain.", "She {ran} home.", [.exampleLength(words: 3)]),
      ("rain.", "rain", [.noClosingMark(.example)]), ("家。|她", "家，|她", [.noClosingMark(.exampleTraditional)]),
      ("runs", "runs, ran", [.formTwice("ran")]), ("runs", "runner", [.notInLexicon(spelling: "runner")]),
    ])
  func rules(part: String, instead: String, expected: [EntryProblem]) throws {
    let found = try problems(EntryProblemTests.good.replacing(part, with: instead))
    #expect(found == expected.filter { $0 != .formTwice("") })
    #expect(found.allSatisfy { !$0.description.isEmpty })
  }

  @Test("an offensive headword, a long translation and an entry that is there twice are found")
  func others() throws {
    #expect(
      try problems(EntryProblemTests.good.replacing("run|", with: "damn|").replacing("{ran}", with: "{damn}")) == [
        .offensive
      ])
    let long = String(repeating: "跑", count: 41)
    #expect(
      try problems(EntryProblemTests.good.replacing("|跑|跑|", with: "|\(long)|跑|")) == [.tooLong(.traditional, most: 40)]
    )
    #expect(try problems(EntryProblemTests.good + "\n" + EntryProblemTests.good) == [.twice])
  }
}
