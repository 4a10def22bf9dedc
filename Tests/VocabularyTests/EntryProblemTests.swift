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
    let header =
      "word|pos|level|label|definition|zh-Hant|zh-Hans|ko|es|it|example|example-zh-Hant|example-zh-Hans|forms\n"
    let glossary = try Glossary(header + line)
    return glossary.problems(of: glossary.count - 1, in: lexicon)
  }

  private static let good =
    "run|verb|A1||to go fast on foot|跑|跑|달리다|correr|correre|She {ran} home in the rain.|她在雨中跑回家。|她在雨中跑回家。|ran, running, runs"

  @Test("a good entry has no problems, even if it ends with a quotation")
  func good() throws {
    #expect(try problems(EntryProblemTests.good) == [])
    #expect(try problems(EntryProblemTests.good.replacing("跑回家。|她在", with: "說：「跑！」|她在")) == [])
  }

  @Test(
    "each rule that an entry breaks is reported",
    arguments: [
      ("run|verb|A1", "run  on|verb|A1", [EntryProblem.headword]),
      ("run|verb|A1", "4x4|verb|A1", [.headword]), ("A1||", "A1|UK, new|", [.label("new")]),
      ("|to go fast on foot|", "||", [.missing(.definition)]), ("|달리다|", "||", [.missing(.korean)]),
      ("|correr|", "||", [.missing(.spanish)]),
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
    #expect(found == expected)
    #expect(found.allSatisfy { !$0.description.isEmpty })
  }

  @Test(
    "headwords may have capitals, hyphens, apostrophes and blanks as in a dictionary",
    arguments: [
      ("Monday", "On {Monday} it rained."), ("I", "{I} like it here."), ("T-shirt", "My {T-shirts} are all blue."),
      ("o’clock", "It is two {o’clock} now."), ("ice cream", "We ate {ice cream} there."),
      ("look for", "She {looked for} her keys."),
    ])
  func headwords(word: String, example: String) throws {
    let line = EntryProblemTests.good.replacing("run|", with: word + "|")
      .replacing("She {ran} home in the rain.", with: example).replacing(
        "ran, running, runs", with: word == "T-shirt" ? "T-shirts" : "")
    #expect(try problems(line) == [])
  }

  @Test("higher levels do not need a translation into every language")
  func levels() throws {
    let later = EntryProblemTests.good.replacing("A1", with: "B2").replacing("|달리다|correr|correre|", with: "||||")
    #expect(try problems(later) == [])
    #expect(try problems(later.replacing("B2", with: "Rare")) == [])
  }

  @Test("an offensive headword, a long translation and a repeated entry are reported")
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
