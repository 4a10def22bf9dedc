import Foundation
import Markup
import Testing
import Vocabulary

@testable import Play

/// V7: what is pasted or picked, its preview, and what is kept of it.
@Suite struct `An import` {
  private static let readers = ["en-US", "es-ES"]
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

  @Test(arguments: readers)
  func `is shown before anything is kept`(reader tag: String) {
    var reader = Reader("/lists", speaking: tag)
    #expect(reader.text.contains(reader.say(.listsNone)))
    reader.press(reader.say(.importWords))
    #expect(reader.heading == reader.say(.importList))
    reader.paste(Reader.fruit + "plum\n" + "\t\t\t\n" + "apple\t蘋果\tAn apple fell.\t一顆蘋果掉了。\n")
    reader.expectPreview(3, bad: 3)
    #expect(reader.badLines.count == 3)
    func line(_ number: Int) -> String { reader.say(.lineNumber, .count("count", number)) }
    reader.expectBad(0, line(4), reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4)), "plum")
    reader.expectBad(1, line(5), reader.say(.lineNoWord))
    reader.expectBad(2, line(6), reader.say(.lineTwice, .count("count", 1)), "apple")
    #expect(reader.firstWords == ["apple 蘋果", "pear 梨", "fig 無花果"])
    // Who goes away now has kept nothing.
    reader.reload()
    #expect(reader.keptLists.isEmpty)
    reader.open("/lists")
    #expect(reader.text.contains(reader.say(.listsNone)))
    reader.openImport()
    reader.paste(Reader.fruit + "plum\n")
    reader.expectPreview(3, bad: 1)
    reader.keepList("Obst & fruta")
    #expect(reader.heading == "Obst & fruta")
    #expect(reader.says("status", reader.say(.keptTitle), reader.say(.keptText, .text("name", "Obst & fruta"))))
    #expect(reader.heads.filter { $0.count > 1 } == ["apple", "fig", "pear"])
    #expect(reader.keptItems.map { $0[0] } == ["apple", "pear", "fig"])
    reader.press(reader.say(.lists))
    #expect(
      reader.listLinks.map { $0.plainText }.allSatisfy {
        $0.contains("Obst & fruta") && $0.contains(reader.say(.wordCount, .count("count", 3)))
      })
    #expect(reader.listLinks.count == 1)
  }

  @Test(arguments: readers)
  func `gives each bad line its number and its reason`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    let four = ["one", "two", "three", "four", "five", "six"].map { "\($0)\tw\tIt is \($0).\tx.\n" }.joined()
    let long = String(repeating: "a", count: 101) + "\tx\tA.\tx"
    let lines: [(line: [UInt8], phrase: Phrase, blanks: [Blank])] = [
      ([0xFF, 0xFE, 0xFA] + Array("\tx\ty\tz".utf8), .lineNotUTF8, []),
      (Array("pl\0um\tx\ty\tz".utf8), .lineNotUTF8, []),
      (Array("plum\tPflaume".utf8), .lineTooFewFields, [.count("count", 2), .count("all", 4)]),
      (Array("plum".utf8), .lineTooFewFields, [.count("count", 1), .count("all", 4)]),
      (Array("\tPflaume\tA plum.\tx".utf8), .lineNoWord, []),
      (Array(" \u{200B} \tPflaume\tA plum.\tx".utf8), .lineNoWord, []),
      (Array("蘋果\tapple\tAn apple.\tx".utf8), .lineNoLetter, []),
      (Array("plum\t\tA plum.\tx".utf8), .lineNoTranslation, []),
      (Array(long.utf8), .lineTooLong, [.count("count", 100)]),
      (Array("plum\tx\t\(String(repeating: "a", count: 1001))\tx".utf8), .lineTooLong, [.count("count", 1000)]),
      (Array("\"plum\tx\tA plum.\tx".utf8), .lineOpenQuote, []),
      (Array("two\tw\tIt is two.\tother.".utf8), .lineTwice, [.count("count", 2)]),
    ]
    for (line, phrase, blanks) in lines {
      reader.pick([("list.txt", Array(four.utf8) + [0x0A] + line + Array("\nseven\tw\tIt is seven.\tx.\n".utf8))])
      reader.expectPreview(7, bad: 1)
      #expect(reader.badLines.count == 1)
      let reason =
        switch blanks.count {
        case 0: reader.say(phrase)
        case 1: reader.say(phrase, blanks[0])
        default: reader.say(phrase, blanks[0], blanks[1])
        }
      let first = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)[0]
      let shown = first.replacing("\0", with: " ").trimmingCharacters(in: CharacterSet(charactersIn: " \u{200B}"))
        .prefix(60)
      reader.expectBad(0, reader.say(.lineNumber, .count("count", 8)), reason, String(shown))
    }
  }

  @Test func `has five hundred bad lines in one report`() {
    var reader = Reader("/lists/new")
    // Every line from 3 on that is a multiple of 3 has one field.
    let lines = (1...1500).map { $0 % 3 == 0 ? "bad\($0)" : "word\($0)\tw\tx.\ty." }
    reader.paste(lines.joined(separator: "\n"))
    reader.expectPreview(1000, bad: 500)
    let reason = reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4))
    #expect(reader.badLines.count == 500)
    for (place, text) in reader.badLines.enumerated() {
      let number = 3 * place + 3
      #expect(text == "\(reader.say(.lineNumber, .count("count", number))) \(reason)bad\(number)")
    }
    reader.keepList("Many")
    #expect(reader.main.plainText.contains(reader.say(.wordCount, .count("count", 1000))))
    #expect(reader.keptItems.map { $0[0] } == (1...1500).filter { $0 % 3 != 0 }.map { "word\($0)" })
  }

  @Test func `counts the rest of very many bad lines`() {
    var reader = Reader("/lists/new")
    reader.paste((1...2402).map { $0 % 2 == 1 ? "bad\($0)" : "word\($0)\tw\tx.\ty." }.joined(separator: "\n"))
    reader.expectPreview(1201, bad: 1201)
    #expect(reader.badLines.count == 1000)
    #expect(reader.page.texts.contains(reader.say(.moreBadLines, .count("count", 201))))
  }

  @Test func `of nothing good cannot be kept`() {
    var reader = Reader("/lists/new")
    let keep = reader.say(.keepList)
    reader.paste("")
    #expect(reader.preview.contains(reader.say(.faultEmpty)))
    reader.paste(" \n\t\n\n")
    #expect(!reader.main.plainText.contains(reader.say(.noBadLines)))
    #expect(reader.button(keep) == nil)
    reader.paste("123\t456\n蘋果\tapple")
    reader.expectPreview(0, bad: 2)
    #expect(reader.button(keep) == nil)
    // What is typed afterwards is not kept by the report of what stood there before.
    reader.paste(Reader.fruit)
    reader.expectPreview(3)
    reader.fill(reader.say(.paste), "plum")
    #expect(reader.button(keep) == nil)
    #expect(reader.keptLists.isEmpty)
  }

  @Test(arguments: shapes)
  func `reads marks, line ends and quotes of any kind`(name: String, text: String) {
    var reader = Reader("/lists/new")
    reader.pick("list.txt", text)
    reader.expectPreview(3)
    reader.keepList(name)
    #expect(reader.keptItems == Self.expected)
  }

  @Test func `reads a field in quotes over lines and with tabs`() {
    var reader = Reader("/lists/new")
    reader.pick(
      "list.txt", "\"apple\"\t\"蘋果\"\t\"An apple\tfell\ndown.\"\t\"掉了。\"\n\"pear\"\t\"梨\"\t\"Who?\"\t\"誰？\"\nplum\n")
    reader.expectPreview(2, bad: 1)
    reader.expectBad(0, "Line 4", reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4)), "plum")
    reader.keepList("Lines")
    #expect(reader.keptItems[0] == ["apple", "蘋果", "An apple fell down.", "掉了。"])
  }

  @Test func `in UTF-16 or too large is refused with the reason`() {
    var reader = Reader("/lists/new")
    func expectRefusal(_ text: String) {
      #expect(reader.preview.contains(reader.say(.cannotRead)) && reader.preview.contains(text))
      #expect(reader.button(reader.say(.keepList)) == nil)
    }
    let texts: [(String, String.Encoding)] = [
      (Self.plain, .utf16), (Self.plain, .utf16BigEndian),
      ("a" + Self.plain.replacing("蘋果", with: "x"), .utf16LittleEndian),
    ]
    for (text, encoding) in texts {
      reader.pick([("list.txt", [UInt8](text.data(using: encoding)!))])
      expectRefusal(reader.say(.faultUTF16))
    }
    reader.pick("list.txt", String(repeating: "word\n", count: 9 << 18))
    expectRefusal(reader.say(.faultTooLarge, .count("count", 8)))
    reader.pick("list.txt", (0..<20_001).map { "word\($0)\tx\n" }.joined())
    expectRefusal(reader.say(.faultTooMany, .count("count", 20_000)))
    reader.pick("list.txt", Self.plain)
    reader.expectPreview(3)
  }

  /// A file a letter: X has one word, the others twelve.
  private func files() -> [(name: String, text: String)] {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
      let words = "abcdefghijkl".prefix(letter == "X" ? 1 : 12).map { "\(letter.lowercased())\($0)rst" }
      return (
        "\(letter).txt", words.map { "\($0)\t字；詞\tHere is “\($0)” again.\t這裡有它。\n" }.joined()
      )
    }
  }

  @Test func `of a file for each letter is one list, and comes out as it went in`() {
    let files = files()
    let count = 25 * 12 + 1
    let whole = Reader.names + files.map { $0.text }.joined()
    var reader = Reader("/lists/new")
    reader.pick(files.map { ($0.name, Array($0.text.utf8)) })
    reader.expectPreview(count)
    reader.keepList("Letters")
    #expect(reader.main.plainText.contains(reader.say(.wordCount, .count("count", count))))
    let sections = reader.page.first { $0["aria-label"] == "Sections" }?.all { $0.tag == "a" }.map { $0.plainText }
    #expect(sections == "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) })
    let (name, text) = reader.exported(.saveTable)
    #expect(name == "Letters.tsv")
    #expect(text == whole)
    // What came out goes in again, and out, the same.
    reader.openImport()
    reader.pick(name, text)
    reader.expectPreview(count)
    reader.keepList()
    #expect(reader.heading == "Letters")
    #expect(reader.exported(.saveTable).text == whole)
  }

  @Test func `tells bad lines of several files with the file`() {
    var files = files()
    files[25].text = "zebra\t斑馬\tA zebra ran.\t跑了。\nzoo\nzebra\t斑馬\tA zebra ran.\t跑了。\n"
    let again = files[1].text.split(separator: "\n")[2]
    files[24].text = "\n\(again)\n" + files[24].text
    var reader = Reader("/lists/new")
    reader.pick(files.map { ($0.name, Array($0.text.utf8)) })
    func line(_ file: String, _ count: Int) -> String {
      reader.say(.lineOfFile, .text("file", file), .count("count", count))
    }
    #expect(reader.badLines.count == 3)
    reader.expectBad(
      0, line("Y.txt", 2), reader.say(.lineTwiceInFile, .text("file", "B.txt"), .count("count", 3)),
      String(again.split(separator: "\t")[0]))
    reader.expectBad(1, line("Z.txt", 2), reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4)), "zoo")
    reader.expectBad(2, line("Z.txt", 3), reader.say(.lineTwice, .count("count", 1)), "zebra")
  }

  @Test(arguments: [true, false])
  func `reads a JSON array of words`(isPasted: Bool) {
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
  func `of broken JSON is refused with its line`(text: String, line: Int) {
    var reader = Reader("/lists/new")
    reader.pick("words.json", text)
    #expect(reader.preview.contains(reader.say(.faultJSON, .count("count", line))))
    #expect(reader.button(reader.say(.keepList)) == nil)
  }

  @Test func `reads what Anki exports`() {
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
  func `reads what Quizlet exports`(name: String, text: String) {
    var reader = Reader("/lists/new")
    reader.paste(text)
    reader.expectPreview(3)
    reader.keepList(name)
    #expect(reader.keptItems.map { $0[0] } == ["apple", "pear", "ice cream"])
    #expect(
      reader.keptItems.map { String($0[1].prefix(1)) } == (name == "words alone" ? ["", "", ""] : ["蘋", "梨", "冰"]))
  }

  @Test func `sets a full stop only where none is, and touches nothing else`() {
    let stops = [
      ("Mr. Lee left", "李先生走了", "Mr. Lee left.", "李先生走了。"), ("Who is it?", "是誰？", "Who is it?", "是誰？"),
      ("Run!", "跑！", "Run!", "跑！"), ("Well…", "嗯…", "Well…", "嗯…"),
      ("\"Run!\" she said", "她說「跑！」", "\"Run!\" she said.", "她說「跑！」"),
      ("She said: \"Run!\"", "她說：「跑」", "She said: \"Run!\"", "她說：「跑」。"), ("“Is it?”", "（是嗎？）", "“Is it?”", "（是嗎？）"),
      ("It is 5 p.m.", "五點", "It is 5 p.m.", "五點。"), ("Is that so?)", "Cosí", "Is that so?)", "Cosí."),
      ("  It rains  ", "下雨\u{3000}", "It rains.", "下雨。"), ("No", "不", "No.", "不。"), ("A 🍎", "好 🍎", "A 🍎.", "好 🍎。"),
      ("", "", "", ""), ("a < b & c", "<b>x</b>", "a < b & c.", "<b>x</b>."),
    ]
    var reader = Reader("/lists/new")
    let letters = "abcdefghijklmnopqrstuvwxyz".map { $0 }
    reader.paste(stops.enumerated().map { "word\(letters[$0])\tx\t\($1.0)\t\($1.1)\n" }.joined())
    reader.expectPreview(stops.count)
    reader.keepList("Stops")
    #expect(reader.keptItems.map { Array($0[2...]) } == stops.map { [$0.2, $0.3] })
    // In the file it is the same.
    let lines = reader.exported(.saveTable).text.split(separator: "\n").dropFirst()
    let written = stops.map { $0.2.hasPrefix("\"") ? "\"" + $0.2.replacing("\"", with: "\"\"") + "\"" : $0.2 }
    #expect(lines.map { String($0.split(separator: "\t", omittingEmptySubsequences: false)[2]) } == written)
  }

  @Test func `takes braces of a learner's own as text`() {
    var reader = Reader("/lists")
    reader.keepPasted("code\tx\tif (x) {code} else {no}\t如{果}\nplum\tx\tA plum.\tx\n", "Braces")
    #expect(reader.keptItems[0] == ["code", "x", "if (x) {code} else {no}.", "如{果}。"])
    #expect(reader.exported(.saveTable).text.split(separator: "\n")[1] == "code\tx\tif (x) {code} else {no}.\t如{果}。")
    reader.press(reader.row("code")?.first { $0.tag == "a" })
    #expect(reader.main.plainText.contains("if (x) {code} else {no}."))
  }
}
