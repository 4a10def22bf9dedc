import Foundation
import Imports
import Markup
import Testing

@testable import Interface
@testable import Play

/// Tests feature V7 of `docs/features.md`: the preview of an import, with the detected format, doubtful words, and the
/// player's corrections.
@Suite struct `An import's preview` {
  private static let animals = "perro;dog;noun\nluna;moon;noun\nsol;sun;noun\nmar;sea, ocean;noun\n"

  @Test(arguments: Reader.tags)
  func `the import preview names each column's role, and a clean file needs no changes`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    reader.pick("animals.csv", Self.animals)
    reader.expectPreview(4)
    #expect(reader.details?["open"] == nil)
    #expect(reader.columns == [reader.say(.fieldWord), reader.say(.fieldTranslation), reader.say(.leaveOut)])
    #expect(reader.selected("separator") == reader.say(.separatorSemicolon))
    #expect(
      reader.cells == [
        "perro", "dog", "noun", "luna", "moon", "noun", "sol", "sun", "noun", "mar", "sea, ocean", "noun",
      ])
    reader.keepList()
    #expect(reader.keptItems.map { $0[0] } == ["perro", "luna", "sol", "mar"])
  }

  @Test func `giving an imported column another column's role swaps the two roles`() {
    var reader = Reader("/lists/new")
    reader.pick("animals.csv", Self.animals)
    reader.send(.lists(.choseRole(1, .word)))
    #expect(reader.columns == ["Translation", "Word", "Leave out"])
    #expect(reader.firstWords.first == "dog perro")
    reader.send(.lists(.choseRole(0, .skipped)))
    #expect(reader.columns == ["Leave out", "Word", "Leave out"] && reader.firstWords.first?.hasPrefix("dog") == true)
    reader.keepList()
    #expect(reader.keptItems[0] == ["dog", "", "", ""])
  }

  @Test func `changing the separator, row end or header of an import rereads the text`() {
    var reader = Reader("/lists/new")
    reader.paste("Tier;Animal\ndog;perro")
    reader.expectPreview(2)
    reader.turn("The first line names the columns")
    reader.expectPreview(1)
    reader.send(.lists(.choseSeparator(.none)))
    #expect(reader.firstWords.map { $0.trimmingCharacters(in: .whitespaces) } == ["Tier;Animal", "dog;perro"])
    #expect(reader.doubtfulWords.count == 2)
    reader.send(.lists(.choseRowEnd(.semicolon)))
    reader.expectPreview(4)
    // A new text is read without the earlier choices.
    reader.paste(Reader.fruit)
    reader.expectPreview(3)
  }

  @Test func `import details open if words are doubtful, and a switch leaves the doubtful words out`() {
    var reader = Reader("/lists/new")
    reader.paste("dog\nsun; moon\nsea\nBasic{}\n")
    reader.expectPreview(4)
    #expect(reader.details?["open"] != nil)
    #expect(reader.doubtfulWords.map { String($0.prefix(6)) } == ["Line 2", "Line 4"])
    #expect(reader.preview.contains(reader.say(.doubtCount, .count("count", 2))))
    reader.turn(reader.say(.leaveOutDoubtful))
    reader.expectPreview(2)
    reader.keepList("Sure")
    #expect(reader.keptItems.map { $0[0] } == ["dog", "sea"])
  }

  @Test func `unknown column names make the import preview ask for the word column`() {
    var reader = Reader("/lists/new")
    reader.paste("[{\"uno\": \"dog\", \"dos\": \"perro\"}]")
    #expect(reader.main.plainText.contains(reader.say(.chooseWordColumn, .text("names", "uno, dos"))))
    #expect(reader.button(reader.say(.keepList)) == nil)
    reader.send(.lists(.choseRole(0, .word)), .lists(.choseRole(1, .translation)))
    reader.expectPreview(1)
    #expect(reader.firstWords == ["dog perro"])
  }

  @Test(arguments: Reader.tags)
  func `importing an unsupported file shows which format to export instead`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    let files: [(name: String, bytes: [UInt8], phrase: Phrase)] = [
      ("a.apkg", Array("PK\u{3}\u{4}collection.anki2".utf8), .faultAnki),
      ("a.zip", Array("PK\u{3}\u{4}".utf8), .faultArchive),
      ("a.xlsx", Array("PK\u{3}\u{4}xl/workbook".utf8), .faultSpreadsheet),
      ("a.pdf", Array("%PDF-1".utf8), .faultDocument),
      ("a.png", [0x89, 0x50, 0x4E, 0x47], .faultMedia), ("a.html", Array("<!doctype html>".utf8), .faultWebPage),
      ("a.js", Array("x".utf8), .faultScript), ("a.bin", [1, 2, 3, 4], .faultBinary),
      ("a.txt", [0xAA, 0xAF, 0x09, 0x61], .faultEncoding),
    ]
    for file in files {
      reader.pick([(file.name, file.bytes)])
      #expect(reader.preview.contains(reader.say(file.phrase)), "\(file.name)")
      #expect(reader.button(reader.say(.keepList)) == nil)
    }
  }

  @Test func `if the import program fails to load, an error appears, and a late response is dropped`() {
    var reader = Reader("/lists/new")
    reader.fill(reader.say(.paste), Reader.fruit)
    reader.player.hasReader = false
    reader.submit(reader.say(.paste))
    reader.send(.lists(.failedToReadImport))
    #expect(reader.preview.contains(reader.say(.faultNoReader)))
    reader.submit(reader.say(.paste))
    reader.fill(reader.say(.paste), "plum")
    reader.send(.lists(.readImport(Array("item\tapple\t\t\t\n".utf8))))
    #expect(reader.preview.isEmpty && reader.button(reader.say(.keepList)) == nil)
  }
}

extension Reader {
  fileprivate var details: Node? { main.first { $0.tag == "details" } }
  /// The chosen role of each column.
  fileprivate var columns: [String] {
    main.all { $0.tag == "th" }.map { head in head.first { $0["selected"] != nil }?.plainText ?? "" }
  }
  fileprivate var cells: [String] { main.all { $0.tag == "td" }.map { $0.plainText } }
  fileprivate var doubtfulWords: [String] { items(say(.doubtfulWords)).map { $0.plainText } }

  fileprivate func selected(_ id: String) -> String? {
    main.first { $0["id"] == id }?.first { $0["selected"] != nil }?.plainText
  }
}
