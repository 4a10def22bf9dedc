import Foundation
import Markup
import Testing
import Vocabulary

@testable import Play

/// Tests feature V7 of `docs/features.md`: imports with byte order marks, quotes and JSON, and imports of exports of
/// Anki and Quizlet.
@Suite struct `An import of any format` {
  private static let expected = [
    ["apple", "蘋果", "An apple fell.", "一顆蘋果掉了。"], ["pear", "梨；梨子", "She said \"Run!\" and ate it.", "誰吃了？"],
    ["fig", "無花果", "Figs are sweet!", "無花果很甜！"],
  ]
  private static let plain = expected.map { $0.joined(separator: "\t") + "\n" }.joined()
  private static let quoted = expected.map { fields in
    fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: "\t") + "\n"
  }.joined()

  private static let shapes: [(name: String, text: String)] = {
    let spaced = expected.map { fields in fields.map { "  \($0) \u{3000}" }.joined(separator: "\t") + "\n" }
    let turned = expected.map { "\($0[2])\t\($0[0])\tt\t\($0[1])\t\($0[3])\n" }
    let named = "\u{FEFF}" + Reader.names + plain
    return [
      ("LF", plain), ("without a last line end", String(plain.dropLast())),
      ("CRLF", plain.replacing("\n", with: "\r\n")),
      ("CR", plain.replacing("\n", with: "\r")), ("a byte order mark", "\u{FEFF}" + plain),
      ("a byte order mark, CRLF and names", named.replacing("\n", with: "\r\n")), ("quotes", quoted),
      ("quotes and CRLF", quoted.replacing("\n", with: "\r\n")), ("a byte order mark and quotes", "\u{FEFF}" + quoted),
      ("more fields", plain.replacing("\n", with: "\ttag\tnote\n")),
      ("blank lines", "\n\n" + plain.replacing("\n", with: "\n\n")), ("spaces around fields", spaced.joined()),
      ("names in another order", "example\tWord\ttags\tBack\texample-translation\n" + turned.joined()),
      ("quotes in quotes", plain.replacing("apple\t蘋果", with: "\"\"apple\"\"\t“蘋果”")),
    ]
  }()

  @Test(arguments: shapes)
  func `an import reads every kind of byte order mark, line end and quotation mark`(name: String, text: String) {
    var reader = Reader("/lists/new")
    reader.pick("list.txt", text)
    reader.expectPreview(3)
    reader.keepList(name)
    #expect(reader.keptItems == Self.expected)
  }

  @Test func `an import reads quoted fields with tabs and line breaks`() {
    var reader = Reader("/lists/new")
    reader.pick(
      "list.txt", "\"apple\"\t\"蘋果\"\t\"An apple\tfell\ndown.\"\t\"掉了。\"\n\"pear\"\t\"梨\"\t\"Who?\"\t\"誰？\"\nplum\n")
    reader.expectPreview(2, bad: 1)
    reader.expectBad(0, "Line 4", reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4)), "plum")
    reader.keepList("Lines")
    #expect(reader.keptItems[0] == ["apple", "蘋果", "An apple fell down.", "掉了。"])
  }

  @Test(arguments: [true, false])
  func `an import reads a JSON array of words and reports invalid elements`(isPasted: Bool) {
    var reader = Reader("/lists/new")
    let text = """
      [
      "plum",
      ["apple", "蘋果", "An apple fell.", "一顆蘋果掉了。"],
      {"word": "pear", "translation": "梨", "example": "Who ate it?", "exampleTranslation": "誰吃了？", "level": 3},
      {"translation": "no word"},
      17,
      null,
      ["fig", null, "Figs are\\tsweet"]
      ]
      """
    if isPasted { reader.paste(text) } else { reader.pick("words.json", text) }
    reader.expectPreview(4, bad: 3)
    func line(_ count: Int) -> String { reader.say(.lineNumber, .count("count", count)) }
    reader.expectBad(0, line(5), reader.say(.lineNoWord))
    reader.expectBad(1, line(6), reader.say(.lineNotAnItem), "17")
    reader.expectBad(2, line(7), reader.say(.lineNotAnItem), "null")
    reader.keepList()
    #expect(reader.heading == (isPasted ? reader.say(.newListName) : "words"))
    #expect(
      reader.keptItems == [
        ["plum", "", "", ""], ["apple", "蘋果", "An apple fell.", "一顆蘋果掉了。"], ["pear", "梨", "Who ate it?", "誰吃了？"],
        ["fig", "", "Figs are sweet.", ""],
      ])
  }

  @Test(arguments: [
    ("[\"a\",\n\"b\",\n", 3), ("[\"apple\"\n\"pear\"]", 2), ("[\"a\"] x", 1),
    (String(repeating: "[", count: 10_000), 1),
  ])
  func `an import rejects broken JSON and names the line`(text: String, line: Int) {
    var reader = Reader("/lists/new")
    reader.pick("words.json", text)
    #expect(reader.preview.contains(reader.say(.faultJSON, .count("count", line))))
    #expect(reader.button(reader.say(.keepList)) == nil)
  }

  @Test func `an import reads an Anki export`() {
    let anki = """
      #separator:tab
      #html:true
      #deck:My &amp; Spanish
      #columns:Front\tBack\tSentence\tSound\tSentence translation
      #tags column:6
      casa\t<b>house</b>\tLa casa es &quot;roja&quot;<br>y grande\t[sound:casa.mp3]\tThe house is big\tnouns
      perro [sound:perro.mp3]\tdog\tEl perro duerme.\t\tThe dog sleeps.\t
      gato

      """
    var reader = Reader("/lists/new")
    reader.paste(anki)
    reader.expectPreview(2, bad: 1)
    reader.expectBad(0, "Line 8", reader.say(.lineTooFewFields, .count("count", 1), .count("all", 5)), "gato")
    reader.choose("Spanish")
    reader.expectPreview(2, bad: 1)
    reader.keepList()
    #expect(
      reader.keptItems == [
        ["casa", "house", "La casa es \"roja\" y grande.", "The house is big."],
        ["perro", "dog", "El perro duerme.", "The dog sleeps."],
      ])
    #expect(reader.keptLists.last?.language == .spanish)
  }

  @Test(arguments: [
    ("tabs", "apple\t蘋果\npear\t梨, 梨子; fruit - sweet\nice cream\t冰淇淋\n"),
    ("hyphens", "apple - 蘋果\npear - 梨, 梨子; fruit\nice cream - 冰淇淋\n"),
    ("semicolons", "apple;蘋果\npear;梨, 梨子\nice cream;冰淇淋\n"), ("commas", "apple,蘋果\npear,梨\nice cream,冰淇淋\n"),
    ("words alone", "apple\npear\nice cream\n"),
  ])
  func `an import reads a Quizlet export`(name: String, text: String) {
    var reader = Reader("/lists/new")
    reader.paste(text)
    reader.expectPreview(3)
    reader.keepList(name)
    #expect(reader.keptItems.map { $0[0] } == ["apple", "pear", "ice cream"])
    #expect(
      reader.keptItems.map { String($0[1].prefix(1)) } == (name == "words alone" ? ["", "", ""] : ["蘋", "梨", "冰"]))
  }

  @Test func `an import adds a full stop only where end punctuation is missing and changes nothing else`() {
    let stops = [
      ("Mr. Lee left", "李先生走了", "Mr. Lee left.", "李先生走了。"), ("Who is it?", "是誰？", "Who is it?", "是誰？"),
      ("Run!", "跑！", "Run!", "跑！"), ("Well…", "嗯…", "Well…", "嗯…"),
      ("\"Run!\" she said", "她說「跑！」", "\"Run!\" she said.", "她說「跑！」"),
      ("She said: \"Run!\"", "她說：「跑」", "She said: \"Run!\"", "她說：「跑」。"), ("“Is it?”", "（是嗎？）", "“Is it?”", "（是嗎？）"),
      ("It is 5 p.m.", "五點", "It is 5 p.m.", "五點。"), ("Is that so?)", "Cosí", "Is that so?)", "Cosí."),
      ("  It rains  ", "下雨\u{3000}", "It rains.", "下雨。"), ("No", "不", "No.", "不。"), ("A 🍎", "好 🍎", "A 🍎.", "好 🍎。"),
      ("", "", "", ""), ("a < b & c", "<b>x</b>", "a < b & c.", "x."),
    ]
    var reader = Reader("/lists/new")
    let letters = "abcdefghijklmnopqrstuvwxyz".map { $0 }
    reader.paste(stops.enumerated().map { "word\(letters[$0])\tx\t\($1.0)\t\($1.1)\n" }.joined())
    reader.expectPreview(stops.count)
    reader.keepList("Stops")
    #expect(reader.keptItems.map { Array($0[2...]) } == stops.map { [$0.2, $0.3] })
    // The exported file contains the same sentences as the imported list.
    let lines = reader.exported(.saveTable).text.split(separator: "\n").dropFirst()
    let written = stops.map { $0.2.hasPrefix("\"") ? "\"" + $0.2.replacing("\"", with: "\"\"") + "\"" : $0.2 }
    #expect(lines.map { String($0.split(separator: "\t", omittingEmptySubsequences: false)[2]) } == written)
  }

  @Test func `an import keeps braces in a learner's examples as text`() {
    var reader = Reader("/lists")
    reader.keepPasted("code\tx\tif (x) {code} else {no}\t如{果}\nplum\tx\tA plum.\tx\n", "Braces")
    #expect(reader.keptItems[0] == ["code", "x", "if (x) {code} else {no}.", "如{果}。"])
    #expect(reader.exported(.saveTable).text.split(separator: "\n")[1] == "code\tx\tif (x) {code} else {no}.\t如{果}。")
    reader.press(reader.row("code")?.first { $0.tag == "a" })
    #expect(reader.main.plainText.contains("if (x) {code} else {no}."))
  }
}
