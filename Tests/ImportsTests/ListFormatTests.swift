import Formats
import Foundation
import Imports
import Testing
import Vocabulary
import Words

@Suite struct ListFormatTests {
  @Test(
    "tabs and line ends in a quoted field become spaces, doubled quotes become quotes",
    arguments: [
      ("apple|\"two|parts\"", ["apple|two parts"]),
      ("apple|\"one\ntwo\r\nthree\"\npear|梨", ["apple|one two three", "pear|梨"]),
      ("apple|x|\"He said \"\"hi\"\"|and\nleft.\"", ["apple|x|He said \"hi\" and left."]),
      ("\"apple\"|\"蘋果\"", ["apple|蘋果"]),
      ("apple|x|\"\"\"Run!\"\"\"", ["apple|x|\"Run!\""]),
    ])
  func quoted(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.problems == [])
  }

  @Test(
    "a stray quote does not swallow the rows after it",
    arguments: [
      ("a|\"b\nc|d", ["c|d"], 1), ("a|\"b\" c\nd|e", ["a|\"b\" c", "d|e"], 0), ("a|b\"\nc|d", ["a|b\"", "c|d"], 0),
      ("a|\"b\nc|d\ne|f\"", ["c|d", "e|f\""], 1),
      ("\"a\nb|c\nd|e", ["b|c", "d|e"], 1),
    ])
  func strayQuotes(text: String, lines: [String], problems: Int) throws {
    let list = try ListImport("one|一\n" + text)
    #expect(list.lines == ["one|一"] + lines && list.problems.count == problems)
  }

  @Test("a quote counts as stray if it closes more than 20 lines later", arguments: [20, 21])
  func distantQuotes(lines: Int) throws {
    let words = (1...lines).map { "word" + letters($0) }
    let list = try ListImport("\"apple\n" + words.joined(separator: "\n") + "\"\nplum")
    #expect(list.items.count == (lines == 20 ? 1 : 22) && list.items.last?.word == "plum")
    #expect(list.reasons == (lines == 20 ? [.tooLong(field: 1, most: 100)] : [.openQuote]))
  }

  @Test("line numbers stay correct after a quoted field of several lines")
  func linesAfterQuotes() throws {
    #expect(try ListImport("a|\"b\r\nc\"\r\n1|2\r\nd|e").problems.map(\.line) == [3])
  }

  @Test(
    "Anki header lines control how rows are read and are not items",
    arguments: [
      ("#separator:tab\n#html:true\n#deck:Fruit\napple|<b>red</b> &amp; round<br>fruit", ["apple|red & round fruit"]),
      ("#separator:Comma\n#html:false\napple,\"red, round\"\n#1,number one", ["apple|red, round"]),
      ("#separator:|\n#tags column:3\napple|red|fruit\npear|green|", ["apple|red", "pear|green"]),
      ("#separator:semicolon\n#columns:Back;Front\nred;apple", ["apple|red"]),
      ("#guid column:1\n#notetype column:2\nx1|Basic|apple|red\nx2|Basic|pear|green", ["apple|red", "pear|green"]),
      ("#guid column:1\nx1|apple|red\nx2|pear|green\nx3", ["apple|red", "pear|green"]),
      ("#guid column:1\nx1|apple|red\nx2|pear|green\nx3|plum", ["apple|red", "pear|green", "plum"]),
      ("#html:true\napple|1 < 2 &#39;&#x27; &unknown; &lt;b&gt; [sound:x.mp3]", ["apple|1 < 2 '' &unknown; <b>"]),
      ("#html:false\n# a comment\napple|<b>", ["apple|<b>"]),
    ])
  func anki(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines)
    #expect(list.name == (text.contains("Fruit") ? "Fruit" : nil))
  }

  @Test("a row with a control character is reported as a problem")
  func controls() throws {
    let sense = String(repeating: "果", count: 30)
    let list = try ListImport("apple|\(sense)\npear|梨\n\u{1E}#html:true|x")
    #expect(list.lines == ["apple|\(sense)", "pear|梨"] && list.reasons == [.notUTF8])
  }

  @Test("without an Anki header, lines that begin with # are ordinary rows")
  func hashes() throws {
    let list = try ListImport("# my list\n#apple|蘋果\npear|梨\n#plum|李")
    #expect(list.lines == ["#apple|蘋果", "pear|梨", "#plum|李"])
    #expect(list.reasons == [.tooFewFields(1, expected: 2)])
  }

  @Test(
    "a mark that splits every row in two is the separator of a text without tabs",
    arguments: [
      ("apple,red\npear,green", ["apple|red", "pear|green"]),
      ("apple;red, round\npear;green", ["apple|red, round", "pear|green"]),
      ("apple - red\nwell-known - famous", ["apple|red", "well-known|famous"]),
      ("apple\npear, green", ["apple", "pear, green"]),
      ("apple,\npear,", ["apple,", "pear,"]), ("a, b, c\nd, e", ["a, b, c", "d, e"]), ("apple", ["apple"]),
      ("well-known\nnew-born", ["well-known", "new-born"]),
    ])
  func quizlet(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.problems == [])
  }

  @Test(
    "an import reads JSON arrays of strings, arrays or objects and ignores null and unknown members",
    arguments: [
      ("[\"apple\", \"pear\"]", ["apple", "pear"]),
      ("[[\"apple\",\"蘋果\",\"It fell\"],[\"pear\"]]", ["apple|蘋果|It fell.", "pear"]),
      (
        "[{\"word\":\"apple\",\"id\":[1,{\"a\":-0.5e3}],\"translation\":\"\\u860b\\ud83c\\udf4e\",\"example\":null}]",
        ["apple|蘋🍎"]
      ), ("\u{FEFF} [ {\"exampleTranslation\":\"x\\ty\",\"word\":\"a\"} ] ", ["a|||x y."]),
    ])
  func json(text: String, lines: [String]) throws {
    let list = try ListImport(text)
    #expect(list.lines == lines && list.problems == [])
  }

  @Test("a bad element of a JSON array is reported with its line, and the others are read")
  func badElements() throws {
    let text = "[\"apple\",\n 7,\n{\"word\":1},\r\n[\"a\",[]], {},\r[], \"\\ud800\",\n\"12\", \"pear\"]"
    let list = try ListImport(text)
    #expect(list.lines == ["apple", "pear"])
    #expect(list.reasons == [.notAnItem, .notAnItem, .notAnItem, .noWord, .noWord, .notUTF8, .noLetter])
    #expect(list.problems.map(\.line) == [2, 3, 4, 4, 5, 5, 6])
    #expect(list.problems[0].text == "7")
  }

  @Test("broken JSON is refused with its line, at any depth and cut at any byte")
  func brokenJSON() {
    let text = "[\"apple\", {\"word\": \"p\\u00e9ar\", \"x\": [1, true, null, -2.5e+1]}]"
    for count in 1..<text.utf8.count where count > 1 {
      #expect(throws: ListFault.json(line: 1), "\(count)") {
        try ListImport(String(text.prefix(count)), name: "a.json")
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ListFault.json(line: 1)) { try ListImport(deep) }
    for bad in [
      "{}", "[1,]", "[01]", "[1.]", "[\"a\tb\"]", "[tru]", "[\"\\x\"]", "[\"a\" \"b\"]", "[{\"a\" 1}]", "[{1:2}]",
    ] {
      #expect(throws: ListFault.json(line: 1), "\(bad)") {
        try ListImport([ListFile(name: "a.json", bytes: Array(bad.utf8))], language: .english)
      }
    }
  }
}
