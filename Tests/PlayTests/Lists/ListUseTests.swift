import Formats
import Foundation
import Journal
import Markup
import Testing

@testable import Interface
@testable import Play

/// Tests features V7, V8 of `docs/features.md`: exporting a list, and playing with its words.
@Suite struct `A list` {
  @Test func `a list exported as a table or an Anki deck is unchanged when it is imported again`() {
    let items = [
      ["apple", "蘋果；蘋果樹", "She said: \"An apple!\"", "「蘋果！」"],
      ["brown-eyed", "褐眼的", "\"Brown\" is a colour.", "\"褐色\"。"],
      ["café", "<b>咖啡</b> & 茶", "A café it is; a - b, c.", "x."], ["dance", "跳舞", "", ""],
    ]
    let table =
      Reader.names
      + items.map { fields in
        fields.map { $0.hasPrefix("\"") ? "\"" + $0.replacing("\"", with: "\"\"") + "\"" : $0 }.joined(separator: "\t")
          + "\n"
      }.joined()
    var reader = Reader("/lists/new")
    reader.pick("mine.tsv", table)
    reader.expectPreview(items.count)
    reader.keepList("Mine: a/b \"c\"")
    #expect(reader.keptItems == items)
    let written = reader.exported(.saveTable)
    #expect(written.name.hasPrefix("Mine") && written.name.hasSuffix(".tsv"))
    #expect(written.text == table)
    let anki = reader.exported(.saveForAnki)
    #expect(anki.name.hasSuffix(".txt"))
    #expect(
      anki.text.hasPrefix(
        "#separator:tab\n#html:false\n#guid column:1\n#tags column:13\n#deck:Mine: a/b \"c\"\n#columns:ID\tFront\tBack\tExample\t"
          + "Example translation\tCloze\tWith article\tPart of speech\tLevel\tIPA\tForms\tRank\tTags\n"
      ))
    for (name, text) in [written, anki] {
      reader.openImport()
      reader.pick(name, text)
      reader.expectPreview(items.count)
      reader.keepList("Again")
      #expect(reader.keptItems == items, "\(name)")
    }
  }

  @Test(arguments: Reader.tags)
  func `saved words are exported as a table and as an Anki deck with their meanings`(reader tag: String) {
    var reader = Reader("/saved", speaking: tag)
    reader.save(.spanish, "zapato", "año", "gato")
    reader.save(.english, "cat")
    reader.open("/saved")
    let spanish = reader.name(.spanish)
    let (name, table) = reader.exported(.saveTable, spanish)
    #expect(name.hasSuffix(".tsv") && name.contains(spanish))
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    #expect(table.hasPrefix(Reader.names) && lines.dropFirst().map { $0[0] } == ["año", "gato", "gato", "zapato"])
    #expect(lines.count == 5)
    guard lines.count == 5 else { return }
    #expect(lines[2][1].hasPrefix("cat") && lines[2][2].contains("gato") && !table.contains("{"))
    #expect(lines.allSatisfy { $0.allSatisfy { !$0.isEmpty } })
    let anki = reader.exported(.saveForAnki, spanish).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let notes = anki.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    #expect(notes.map { Array($0[1...4]) } == Array(lines.dropFirst()))
    #expect(notes.allSatisfy { $0.count == 13 } && Set(notes.map { $0[0] }).count == 4)
    guard notes.count == 4 else { return }
    #expect(notes[1][0] == "word-orchard es gato" && notes[1][5].contains("{{c1::gato}}") && notes[1][6] == "el gato")
    #expect(
      notes[1][8] == "A1" && notes[1][9] == "/ˈɡato/" && notes[1][10] == "gatos"
        && notes[1][12] == "level::A1 topic::animals")
    #expect(notes[1][11] == "2000")
    // Import the exported saved words as a list.
    reader.openImport()
    reader.pick(name, table)
    reader.choose(spanish)
    reader.expectPreview(4)
    reader.keepList()
    #expect(reader.keptItems == Array(lines.dropFirst()))
  }

  @Test func `Find Words draws root words only from the list that is being played`() {
    var reader = Reader.keeping("alarming\tx\nstrawberry pie\tx\nadventure\tx\nxyzzyxyz\tx\n", "Words")
    var played: Set<String> = []
    for _ in 0..<12 {
      reader.open("/lists")
      reader.press(reader.listLinks[0])
      reader.press("Find Words", in: reader.main)
      #expect(["alarming", "adventure"].contains(reader.heading))
      played.insert(reader.heading)
      #expect(reader.path == "/find-words")
    }
    #expect(played == ["alarming", "adventure"])
    reader.find(reader.heading == "alarming" ? "rag" : "read")
  }

  @Test(arguments: Reader.tags)
  func `playing a list without suitable root words shows a message`(reader tag: String) {
    var reader = Reader.keeping("ice cream\tx\nxyzzyxyz\tx\ncat\tx\n", "Odd", speaking: tag)
    reader.press(reader.say(.findWords), in: reader.main)
    #expect(reader.says("status", reader.say(.noRootTitle), reader.say(.noRootText)))
    #expect(reader.heading == "Odd")
  }

  @Test(arguments: Reader.tags)
  func `a list offers both games behind one Play button, and its other actions in a menu`(reader tag: String) {
    let reader = Reader.keeping(speaking: tag)
    let menus = reader.main.all { $0["data-menu"] != nil }
    #expect(menus.map { $0.first { $0.tag == "summary" }?.plainText } == [reader.say(.dailyPlay), reader.say(.more)])
    func items(_ menu: Int) -> [String] {
      menus[menu].all { $0.tag == "button" || $0.tag == "a" }.map { $0.plainText }
    }
    #expect(items(0) == [reader.say(.findWords), reader.say(.appleTree)])
    let more: [Phrase] = [.renameList, .shareList, .export, .removeList]
    #expect(items(1) == more.map { reader.say($0) })
  }

  @Test func `a word of a list can be saved`() {
    var reader = Reader.keeping()
    reader.press(reader.row("pear")?.first { $0.tag == "a" })
    #expect(reader.heading == "pear")
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    reader.open("/saved")
    #expect(reader.saved(.english) == ["pear"])
  }
}
