import Foundation
import TestTools
import Testing
import Words

@testable import Imports
@testable import Vocabulary

@Suite struct ListImportTests {
  @Test("files of four plain columns are read together and written back as the same lines")
  func plainFiles() throws {
    let lines = [
      "apple\t蘋果\tAn apple fell on the grass.\t一顆蘋果掉在草地上。", "at\t在\tWho is it?\t是誰？",
      "big\t大的\tMr. Lee said “no!”\t李先生說：「不！」", "zebra\t斑馬\tWait…\t等等…",
    ]
    let files = [lines[..<2], lines[2..<3], lines[3...]].enumerated().map { index, part in
      ListFile(name: "\(index).txt", bytes: Array((part.joined(separator: "\n") + "\n").utf8))
    }
    let list = try ListImport(files, language: .english)
    #expect(list.problems == [])
    #expect(list.lines == lines.map { $0.replacing("\t", with: "|") })
    let written = ListItem.tabSeparated(list.items).split(separator: "\n").dropFirst()
    #expect(written.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test(
    "lines end with LF, CRLF or CR, with or without a byte order mark", arguments: ["\n", "\r\n", "\r"],
    ["", "\u{FEFF}"])
  func lineEnds(lineEnd: String, mark: String) throws {
    let text = mark + ["apple|蘋果", "", "pear|梨", "12|bad", "", "plum|李"].joined(separator: lineEnd)
    let list = try ListImport(text)
    #expect(list.lines == ["apple|蘋果", "pear|梨", "plum|李"])
    #expect(list.problems == [LineProblem("list.txt", 4, .noLetter, "12 bad")])
    #expect(try ListImport(text + lineEnd).lines == list.lines)
  }

  @Test(
    "the most common number of fields decides the columns, the larger one if tied",
    arguments: [
      (
        "a|b|C.|D.\ne|f|G.|H.|more\ni|j", ["a|b|C.|D.", "e|f|G.|H."], [LineProblem.Reason.tooFewFields(2, expected: 4)]
      ),
      ("a|b\nc|d|E.\nf", ["a|b", "c|d|E.", "f"], []),
      ("a|b\nc|d\nf 好", ["a|b", "c|d"], [.tooFewFields(1, expected: 2)]),
      ("a\nb\nc|d", ["a", "b", "c|d"], []), ("a\nb|c", ["a", "b|c"], []),
      ("a|b\nice cream|\nc|", ["a|b", "ice cream", "c"], []),
      ("a|b\nc|d|E.|F.", ["c|d|E.|F."], [.tooFewFields(2, expected: 4)]), ("a|b||\n", ["a|b"], []),
    ])
  func layouts(text: String, lines: [String], reasons: [LineProblem.Reason]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.reasons == reasons)
  }

  @Test(
    "semicolons separate the rows of a Quizlet text in one line",
    arguments: [
      ("apple|蘋果;banana|香蕉", ["apple|蘋果", "banana|香蕉"]), ("apple|蘋果;banana|香蕉;\n", ["apple|蘋果", "banana|香蕉"]),
      ("apple,蘋果;banana,香蕉;pear,梨", ["apple|蘋果", "banana|香蕉", "pear|梨"]),
      ("apple - 蘋果;banana - 香蕉", ["apple|蘋果", "banana|香蕉"]),
      ("\"a;b\"|c;d|e", ["a;b|c", "d|e"]),
      // In the first text, the semicolons belong to the translation.
      ("apple|蘋果；果;林檎", ["apple|蘋果；果;林檎"]), ("apple|蘋果;果\npear|梨;梨子", ["apple|蘋果;果", "pear|梨;梨子"]),
      ("apple;蘋果", ["apple|蘋果"]),
    ])
  func rowsInOneLine(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.problems == [])
  }

  @Test("the files of an import share one layout, and shorter rows are problems")
  func filesTogether() throws {
    let files = ["a|b|C.|D.\ne|f|G.|H.", "x|y|Z."].enumerated().map { index, text in
      ListFile(name: "\(index).txt", bytes: Array(text.replacing("|", with: "\t").utf8))
    }
    let list = try ListImport(files, language: .english)
    #expect(list.items.count == 2)
    #expect(list.problems == [LineProblem("1.txt", 1, .tooFewFields(3, expected: 4), "x y Z.")])
  }

  @Test(
    "a header row names the columns in any order and is not an item",
    arguments: [
      ("translation|example-translation|word|example\n蘋果|它掉了。|apple|It fell.", ["apple|蘋果|It fell.|它掉了。"]),
      ("Term|Definition\napple|蘋果", ["apple|蘋果"]), ("FRONT|Back|Tags\napple|蘋果|fruit", ["apple|蘋果"]),
      ("word|translation|example|example-translation\napple|||", ["apple"]),
      (
        "word|pos|zh-Hant|en|example|example-en\nmela|noun f|蘋果|apple|La {mela} è rossa.|The apple is red.",
        ["mela|apple|La mela è rossa.|The apple is red."]
      ),
      ("word\napple", ["word", "apple"]), ("word|蘋果\napple|梨", ["word|蘋果", "apple|梨"]),
    ])
  func headers(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.problems == [])
  }

  @Test("our own vocabulary file imports with its first translation column and without braces")
  func vocabulary() throws {
    let list = try ListImport(
      """
      word|pos|level|zh-Hant|zh-Hans|example|example-zh-Hant|example-zh-Hans|forms
      pear|noun|A1|梨|梨|Who ate the {pear}?|誰吃了梨？|谁吃了梨？|pears
      run|verb|A1|跑；經營|跑；经营|She {ran} home.|她跑回家。|她跑回家。|ran, running, runs
      """)
    #expect(list.problems == [] && list.items.count == 2)
    #expect(list.items[1].line == "run|跑；經營|She ran home.|她跑回家。")
  }

  @Test(
    "a bad row is reported with its reason, and the other rows are read",
    arguments: [
      ("|蘋果", LineProblem.Reason.noWord), ("\u{200B}|蘋果", .noWord), ("蘋果|apple", .noLetter), ("123|x", .noLetter),
      ("apple 蘋果", .tooFewFields(1, expected: 2)), ("\"apple|蘋果", .openQuote),
      ("good|好", .twice(line: 1)), (" good |“好”", .twice(line: 1)),
      (String(repeating: "a", count: 101) + "|x", .tooLong(field: 1, most: 100)),
      ("a|" + String(repeating: "好", count: 1001), .tooLong(field: 2, most: 1000)),
      ("a|b|" + String(repeating: "x", count: 1000), .tooLong(field: 3, most: 1000)), ("a\0b|x", .notUTF8),
    ])
  func reasons(row: String, reason: LineProblem.Reason) throws {
    let list = try ListImport("good|好\n\(row)\nbest|最好")
    #expect(list.reasons == [reason] && list.problems[0].line == 2)
    #expect(list.lines == ["good|好", "best|最好"])
    #expect(!"\(reason)".isEmpty && list.problems[0].text.unicodeScalars.count <= 60)
  }

  @Test("the same word with another translation or example is another item")
  func homographs() throws {
    let list = try ListImport("tear|眼淚|\ntear|撕|\ntear|撕|Do not tear it.\ntear|撕|")
    #expect(list.lines == ["tear|眼淚", "tear|撕", "tear|撕|Do not tear it."])
    #expect(list.reasons == [.twice(line: 2)])
  }

  @Test("a word repeated from an earlier file is reported with that file's name")
  func twiceInFiles() throws {
    let files = ["a", "b"].map { ListFile(name: $0, bytes: Array("apple\t蘋果\n".utf8)) }
    #expect(try ListImport(files, language: .english).reasons == [.twiceInFile("a", line: 1)])
  }

  @Test("bytes that are not UTF-8 make only their row a problem")
  func notUTF8() throws {
    let bytes = Array("apple\t蘋果\ncaf".utf8) + [0xE9] + Array("\tx\npear\t梨\n".utf8)
    let list = try ListImport([ListFile(name: "x", bytes: bytes)], language: .english)
    #expect(list.lines == ["apple|蘋果", "pear|梨"])
    #expect(list.problems == [LineProblem("x", 2, .notUTF8, "caf\u{FFFD} x")])
  }

  @Test("500 bad lines are reported in order, and the good lines between them are read")
  func manyBadLines() throws {
    let rows = (1...500).flatMap { ["word\(letters($0))|x", "\($0)|no letter"] }
    let list = try ListImport(rows.joined(separator: "\n"))
    #expect(list.items.count == 500 && list.problems.count == 500)
    #expect(list.problems.map(\.line) == (1...500).map { 2 * $0 })
  }

  @Test(
    "a file without any readable item is refused with a reason",
    arguments: [
      ("", ListFault.empty), ("\n \n\r\n", .empty), ("\u{FEFF}", .empty), ("word|translation\n", .empty),
      ("[]", .empty),
      ("a\0b\0c\0\n\0", .utf16), ("[\"a\",\n\"b\"", .json(line: 2)), ("[\"a\"] b", .json(line: 1)),
    ])
  func faults(text: String, fault: ListFault) {
    #expect(throws: fault) { try ListImport(text) }
    #expect(!fault.description.isEmpty)
  }

  @Test("too many bytes, too many items and damaged UTF-16 throw faults")
  func limits() throws {
    func read(_ bytes: [UInt8]) throws -> ListImport {
      try ListImport([ListFile(name: "x", bytes: bytes)], language: .english)
    }
    #expect(throws: ListFault.tooLarge(bytes: 8_388_609, most: 8_388_608)) {
      try read([UInt8](repeating: 0x61, count: 8_388_609))
    }
    let rows = (0...20_000).map { letters($0) }.joined(separator: "\n")
    #expect(throws: ListFault.tooManyItems(20_001, most: 20_000)) { try read(Array(rows.utf8)) }
    #expect(throws: ListFault.tooManyItems(2_000_000, most: 20_000)) {
      try read(Array(String(repeating: "a\n", count: 2_000_000).utf8))
    }
    #expect(throws: ListFault.utf16) { try read([0xFF, 0xFE, 0x61, 0, 0x0A]) }
    #expect(throws: ListFault.utf16) { try read([0xFE, 0xFF, 0xD8, 0, 0, 0x61]) }
  }

  @Test("random bytes are read or refused, and every list that was read survives a round trip")
  func anyBytes() throws {
    var random = SeededNumbers(seed: seedOfThisRun)
    let pieces = [
      "apple", "蘋果", "\t", "\t", "\n", "\r\n", "\r", "\"", "\"\"", "“", "”", ",", ";", " - ", " ", "#", "#html:true\n",
      "<br>",
      "&lt;", "[sound:a]", "[", "]", "{", "}", "[\"", "\\u00e9", ".", "?", "\u{FEFF}", "\u{200B}",
      "word\ttranslation\n",
      "#separator:comma\n", "é", "#columns:front\tback\n", "#tags column:2\n", "\0",
    ].map { Array($0.utf8) }
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<50, using: &random) {
        let isPiece = Int.random(in: 0..<20, using: &random) > 0
        bytes += isPiece ? pieces.randomElement(using: &random)! : [.random(in: 0...255, using: &random)]
      }
      guard let list = try? ListImport([ListFile(name: "x", bytes: bytes)], language: .spanish) else { continue }
      let lineEnds = bytes.count { $0 == 0x0A || $0 == 0x0D }
      // The number of characters that may begin an element of JSON or KVTML, or separate the rows of a single line.
      let marks = Array(",;{<".utf8)
      let elements = bytes.count { marks.contains($0) }
      #expect(list.items.count + list.problems.count <= lineEnds + elements + 1, "\(bytes)")
      try requireRoundTrip(list.items, "SEED=\(seedOfThisRun): \(bytes)")
    }
  }
}

/// Returns a distinct word of lowercase letters for each number.
func letters(_ number: Int) -> String {
  var rest = number
  var text = ""
  repeat {
    text.unicodeScalars.append(Unicode.Scalar(UInt8(0x61 + rest % 26)))
    rest /= 26
  } while rest > 0
  return text
}

/// Writes the items as tab-separated text and for Anki, and requires that both are read back unchanged.
func requireRoundTrip(_ items: [ListItem], _ comment: Comment) throws {
  guard !items.isEmpty else { return }
  let notes = items.map { AnkiNote(id: "x", item: $0) }
  for text in [ListItem.tabSeparated(items), AnkiNote.text(notes, deck: "Fruit")] {
    let again = try ListImport([ListFile(name: "x", bytes: Array(text.utf8))], language: .spanish)
    #expect(again.items.map { Array($0.line.utf8) } == items.map { Array($0.line.utf8) }, comment)
    #expect(again.problems == [], comment)
  }
}

extension LineProblem {
  fileprivate init(_ file: String, _ line: Int, _ reason: Reason, _ text: String) {
    self.init(file: file, line: line, reason: reason, text: text)
  }
}
