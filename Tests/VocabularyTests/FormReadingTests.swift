import Testing
import Vocabulary

/// The kind and persons of an inflected form.
@Suite struct FormReadingTests {
  private let verbs = """
    word|pos|level|forms|kinds
    dejar|verb|A2|deja, dejas, dejo, dejé|r3m2 r2 r1 t1
    ran|noun|B1||
    run|verb|A1|ran, running, runs|p g s
    mouse|noun|A1|mice|P
    nobody|pronoun|A1|nobodies|-
    walk|verb|A1|walked, walking, walks, walkt|
    big|adjective|A1|bigger, biggest|
    apple|noun|A1|apples|
    """

  private func names(_ readings: [FormReading]) -> [String] {
    readings.map { "\($0.kind)" + $0.persons.map { " \($0)" }.joined() }
  }

  @Test(arguments: [
    ("dejar", "dejo", ["present 1"]), ("dejar", "deja", ["present 3", "imperative 2"]), ("run", "ran", ["past"]),
    ("run", "runs", ["third"]), ("mouse", "mice", ["plural"]), ("nobody", "nobodies", []), ("run", "run", []),
    ("mouse", "mouses", []), ("walk", "walked", ["pastAndParticiple"]), ("walk", "walking", ["ing"]),
    ("walk", "walks", ["third"]), ("walk", "walkt", []), ("big", "bigger", ["comparative"]),
    ("big", "biggest", ["superlative"]), ("apple", "apples", ["plural"]),
  ])
  func `the reading of an inflected form contains its kind and persons`(word: String, form: String, expected: [String])
    throws
  {
    let glossary = try Glossary(verbs)
    let entry = try #require(glossary.entry(EntryID(word: word)))
    #expect(names(glossary.readings(of: form, entry)) == expected)
  }

  @Test func `each kind of form has its own code letter, and unknown letters are ignored`() throws {
    let text = "word|pos|level|forms|kinds\nx|noun|A1|a, b, c, d|PFQcuspndgGritfojkmv 1r9z16 -"
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
