import Foundation
import Markup
import Testing
import Vocabulary

@testable import Interface
@testable import Play

/// Tests feature V7 of `docs/features.md`: pasted or picked lists, their preview, and what is kept.
@Suite struct `An import` {
  private static let expected = [
    ["apple", "蘋果", "An apple fell.", "一顆蘋果掉了。"], ["pear", "梨；梨子", "She said \"Run!\" and ate it.", "誰吃了？"],
    ["fig", "無花果", "Figs are sweet!", "無花果很甜！"],
  ]
  private static let plain = expected.map { $0.joined(separator: "\t") + "\n" }.joined()

  @Test(arguments: Reader.tags)
  func `an import shows a preview before it keeps anything`(reader tag: String) {
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
    #expect(
      reader.firstWords == [
        "apple 蘋果 · An apple fell. · 一顆蘋果掉了。", "pear 梨 · Who ate it? · 誰吃了？", "fig 無花果 · Figs are sweet! · 無花果很甜！",
      ])
    // The player leaves before saving the list, so no list is stored.
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

  @Test(arguments: Reader.tags)
  func `an import shows each bad line with its number and reason`(reader tag: String) {
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

  @Test func `an import shows five hundred bad lines in one report`() {
    var reader = Reader("/lists/new")
    // Every third line has only one field.
    let lines = (1...1500).map { $0 % 3 == 0 ? "bad\($0)" : "word\($0)\tw\tx.\ty." }
    reader.paste(lines.joined(separator: "\n"))
    reader.expectPreview(1000, bad: 500)
    let reason = reader.say(.lineTooFewFields, .count("count", 1), .count("all", 4))
    #expect(reader.badLines.count == 500)
    for (index, text) in reader.badLines.enumerated() {
      let number = 3 * index + 3
      #expect(text == "\(reader.say(.lineNumber, .count("count", number))) \(reason)bad\(number)")
    }
    reader.keepList("Many")
    #expect(reader.main.plainText.contains(reader.say(.wordCount, .count("count", 1000))))
    #expect(reader.keptItems.map { $0[0] } == (1...1500).filter { $0 % 3 != 0 }.map { "word\($0)" })
  }

  @Test func `an import lists only the first thousand bad lines and counts the others`() {
    var reader = Reader("/lists/new")
    reader.paste((1...2402).map { $0 % 2 == 1 ? "bad\($0)" : "word\($0)\tw\tx.\ty." }.joined(separator: "\n"))
    reader.expectPreview(1201, bad: 1201)
    #expect(reader.badLines.count == 1000)
    #expect(reader.page.texts.contains(reader.say(.moreBadLines, .count("count", 201))))
  }

  @Test func `an import whose lines are all bad cannot be kept`() {
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
    // Text that is typed after the preview cannot be kept with the earlier preview.
    reader.paste(Reader.fruit)
    reader.expectPreview(3)
    reader.fill(reader.say(.paste), "plum")
    #expect(reader.button(keep) == nil)
    #expect(reader.keptLists.isEmpty)
  }

  @Test func `an import names the reason if it refuses unmarked UTF-16, a large file or too many words`() {
    var reader = Reader("/lists/new")
    func expectRefusal(_ text: String) {
      #expect(reader.preview.contains(reader.say(.cannotRead)) && reader.preview.contains(text))
      #expect(reader.button(reader.say(.keepList)) == nil)
    }
    let texts: [(String, String.Encoding)] = [
      (Self.plain.replacing("蘋果", with: "x"), .utf16BigEndian),
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

  /// One file for each letter. The file X contains one word, and each of the other files contains twelve words.
  private func files() -> [(name: String, text: String)] {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
      let words = "abcdefghijkl".prefix(letter == "X" ? 1 : 12).map { "\(letter.lowercased())\($0)rst" }
      return (
        "\(letter).txt", words.map { "\($0)\t字；詞\tHere is “\($0)” again.\t這裡有它。\n" }.joined()
      )
    }
  }

  @Test func `imported files for each letter become one list and are exported unchanged`() {
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
    // The export can be imported and exported again, unchanged.
    reader.openImport()
    reader.pick(name, text)
    reader.expectPreview(count)
    reader.keepList()
    #expect(reader.heading == "Letters")
    #expect(reader.exported(.saveTable).text == whole)
  }

  @Test func `an import of several files shows each bad line with its file's name`() {
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
}
