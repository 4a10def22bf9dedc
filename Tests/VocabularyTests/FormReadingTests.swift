import Testing
import Vocabulary

/// The kind and persons of an inflected form.
@Suite struct FormReadingTests {
  private let verbs = """
    word|pos|level|paradigm
    dejar|verb|A2|2 a r3m2,as r2,o r1,é t1
    hablar|verb|A1|0
    mouse|noun|A1|4 ice P
    nobody|pronoun|A1|1 ies -
    quedarse|verb|A2|4 a r3m2,as r2
    ran|noun|B1|
    run|verb|A1|2 an p,unning g,uns s
    run out|verb|A2|4+4
    """

  private func names(_ readings: [FormReading]) -> [String] {
    readings.map { "\($0.kind)" + $0.persons.map { " \($0)" }.joined() }
  }

  @Test(arguments: [
    ("dejar", "dejo", ["present 1"]), ("dejar", "deja", ["present 3", "imperative 2"]),
    ("hablar", "hablé", ["preterite 1"]), ("run", "ran", ["past"]),
    ("run", "runs", ["third"]), ("run out", "ran out", ["past"]), ("run out", "ran", []), ("mouse", "mice", ["plural"]),
    ("nobody", "nobodies", []), ("run", "run", []), ("mouse", "mouses", []),
    ("quedarse", "queda", ["present 3", "imperative 2"]),
  ])
  func `the reading of an inflected form contains its kind and persons`(word: String, form: String, expected: [String])
    throws
  {
    let glossary = try Glossary(verbs)
    let entry = try #require(glossary.entry(EntryID(word: word)))
    #expect(names(glossary.readings(of: form, entry)) == expected)
  }

  @Test func `each kind of form has its own code letter, and unknown letters are ignored`() throws {
    let text = "word|pos|level|paradigm\nx|noun|A1|1 a PFQcuspndgGritfojkmv,b 1r9z16,c -,d "
    let readings = try Glossary(text).readings(0)
    #expect(readings[0].map(\.kind) == FormKind.allCases)
    #expect(names(readings[1]) == ["present 1 6"])
    #expect(readings[2].isEmpty && readings[3].isEmpty && readings.count == 4)
  }

  @Test func `a vocabulary without form kinds returns empty readings of its forms`() throws {
    let glossary = try Glossary(fruit)
    let entry = try #require(glossary.entry(EntryID(word: "run")))
    #expect(glossary.readings(entry).allSatisfy { $0.isEmpty } && glossary.readings(of: "ran", entry).isEmpty)
  }
}
