import Formats
import Foundation
import Journal
import Markup
import Testing

@testable import Play

/// V7, V8: a list that is kept, its link, and the ways out.
@Suite struct `A kept list` {
  private static let readers = ["en-US", "es-ES"]
  private static let letters =
    ["zebra", "apple", "Ångström", "bear", "ant", "bee", "ice cream", "and/or", "3D"]
    .map { "\($0)\t\($0.uppercased())\tThe \($0) is here.\tx\n" }.joined()
  private static let inOrder = ["and/or", "Ångström", "ant", "apple", "bear", "bee", "ice cream", "zebra"]

  private func keeping(_ text: String = Reader.fruit, _ name: String = "Fruit", speaking tag: String = "en") -> Reader {
    var reader = Reader("/lists", speaking: tag)
    reader.keepPasted(text, name)
    return reader
  }

  private func words(_ reader: Reader) -> [String] {
    reader.rows.filter { $0["class"] == "row" }.compactMap { $0.head }
  }

  @Test(arguments: readers)
  func `has a name and a language`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    reader.paste("año\tyear\nniño\tchild\nzapato\tshoe\n")
    reader.expectPreview(3)
    reader.fill(reader.say(.listName), String(repeating: "x", count: 80))
    #expect(reader.field(reader.say(.listName))?["value"] == String(repeating: "x", count: 60))
    let name = "<b>Unidad 3</b> & más 🍎"
    reader.fill(reader.say(.listName), name)
    reader.choose(reader.say(.spanishAlone))
    #expect(reader.radio(reader.say(.spanishAlone), in: reader.say(.gameLanguage))?["checked"] != nil)
    #expect(reader.field(reader.say(.listName))?["value"] == name)
    #expect(reader.items(reader.say(.firstWords))[0].texts(in: "es") == ["año"])
    reader.keepList()
    #expect(reader.heading == name)
    #expect(reader.title.hasPrefix(name))
    #expect(reader.keptLists[0].name == name && reader.keptLists[0].language == .spanish)
    #expect(reader.row("año")?.texts(in: "es") == ["año"])
    reader.press(reader.say(.lists))
    #expect(reader.listLinks[0].plainText.contains(reader.say(.spanishAlone)))
  }

  @Test func `without a name gets one, and files give theirs`() {
    var reader = Reader("/lists/new")
    reader.paste(Reader.fruit)
    reader.keepList("")
    #expect(reader.heading == reader.say(.newListName))
    reader.openImport()
    reader.pick("Unit 3.1.tsv", Reader.fruit)
    reader.keepList()
    #expect(reader.heading == "Unit 3.1")
  }

  @Test(arguments: readers)
  func `survives a reload and has sections and a search`(reader tag: String) {
    var reader = keeping(Self.letters, "Mine", speaking: tag)
    reader.reload()
    #expect(reader.heading == "Mine")
    #expect(words(reader).sorted() == (Self.inOrder + ["3D"]).sorted())
    #expect(words(reader).filter { $0 != "3D" } == Self.inOrder)
    func index() -> [Node] {
      reader.page.first { $0["aria-label"] == reader.say(.sections) }?.all { $0.tag == "a" } ?? []
    }
    let letters = index().map { $0.plainText }.filter { $0.allSatisfy { $0.isLetter } }
    #expect([["A", "B", "D", "I", "Z"], ["A", "B", "I", "Z"]].contains(letters), "3D may stand with the digits")
    reader.search("BE")
    #expect(words(reader) == ["bear", "bee"])
    #expect(index().isEmpty)
    #expect(reader.marks.first == "be")
    reader.search("angstrom")
    #expect(words(reader) == ["Ångström"])
    reader.search("xyzzy")
    #expect(reader.main.plainText.contains(reader.say(.nothingHere, .text("query", "xyzzy"))))
    reader.search("")
    #expect(words(reader).count == 9 && !index().isEmpty)
  }

  @Test func `has a page for each word, and these lead through the list`() {
    var reader = keeping(Self.letters, "Mine")
    let address = reader.path
    let order = words(reader)
    func ends() -> [Bool] { ["Previous word", "Next word"].map { reader.button($0)?.isDisabled == true } }
    reader.press(reader.row(order[0])?.first { $0.tag == "a" })
    for (place, word) in order.enumerated() {
      #expect(reader.heading == word)
      #expect(reader.main.plainText.contains(word.uppercased()))
      #expect(reader.main.plainText.contains("The \(word) is here."))
      #expect(reader.path.hasPrefix(address + "/"))
      #expect(ends() == [place == 0, place == order.count - 1])
      if place + 1 < order.count { reader.press("Next word") }
    }
    for word in order.dropLast().reversed() {
      reader.press("Previous word")
      #expect(reader.heading == word)
    }
    reader.press("Next word")
    let entry = reader.places
    reader.reload()
    #expect(reader.heading == order[1])
    #expect(reader.main.plainText.contains("The \(order[1]) is here."))
    reader.open(entry)
    #expect(reader.heading == "Mine")
  }

  @Test func `has for a word with a dot and a number its own page`() {
    var reader = keeping(
      "No.2\tnumber two\tHe is No.2.\tx\npencil\tlápiz\tA pencil.\tx\nv1.10\tversion\tIt is v1.10.\tx\n", "Dots")
    reader.press(reader.row("No.2")?.first { $0.tag == "a" })
    #expect(reader.heading == "No.2")
    #expect(reader.main.plainText.contains("He is No.2."))
  }

  @Test func `has for homographs and for spellings in capitals a page each`() {
    let text =
      "tear\t眼淚\tA tear fell.\tx\ntear\t撕\tDo not tear it.\tx\nPolish\t波蘭的\tPolish food.\tx\npolish\t擦亮\tPolish it.\tx\n"
    var reader = keeping(text, "Twins")
    var examples = [
      "A tear fell.": "tear", "Do not tear it.": "tear", "Polish food.": "Polish", "Polish it.": "polish",
    ]
    var addresses: Set<String> = []
    let rows = reader.rows.filter { $0["class"] == "row" }
    #expect(rows.count == 4)
    for row in rows {
      reader.press(row.first { $0.tag == "a" })
      // The entry itself comes first; what the product's vocabulary has of the word follows.
      let first = reader.main.all { $0["class"] == "example" }.first?.plainText ?? ""
      #expect(reader.heading == examples.removeValue(forKey: first), "\(first)")
      addresses.insert(reader.path)
      reader.back()
      #expect(reader.heading == "Twins")
    }
    #expect(examples.isEmpty && addresses.count == 4)
  }

  @Test(arguments: readers)
  func `is removed and taken back`(reader tag: String) {
    var reader = keeping(speaking: tag)
    reader.keepPasted("dog\tHund\ncat\tKatze\n", "Animals")
    func names() -> [String] { reader.listLinks.compactMap { $0.first { $0["class"] == "row-word" }?.plainText } }
    reader.press(reader.say(.removeList))
    #expect(reader.heading == reader.say(.lists))
    #expect(names() == ["Fruit"])
    #expect(reader.says("status", reader.say(.removedTitle), reader.say(.removedListText, .text("name", "Animals"))))
    #expect(reader.path == "/lists")
    reader.press(reader.say(.undo))
    #expect(names().count == 2)
    reader.press(reader.listLinks.first { $0.plainText.hasPrefix("Animals") })
    #expect(words(reader) == ["cat", "dog"])
    reader.press(reader.say(.removeList))
    #expect(names() == ["Fruit"])
    reader.reload()
    #expect(names() == ["Fruit"])
  }

  @Test func `that was removed leaves an address that says that it is not here`() {
    var reader = keeping()
    let address = reader.path
    reader.press("Remove")
    for path in [address, address + "/apple", "/lists/00000000000001-7", "/lists/00000000000001-7/apple"] {
      reader.open(path)
      #expect(reader.main.plainText.contains(reader.say(.listMissing)), "\(path)")
    }
  }

  @Test(arguments: readers)
  func `opens for others by its link, and is kept only on demand`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    reader.paste("año\tyear\tUn año\tA year\nniño\tchild; kid\t¿Un niño?\tA child?\n")
    reader.choose(reader.say(.spanishAlone))
    reader.keepList("Clase 3 & más #1 🍎")
    let link = reader.sharedLink()
    // Someone whose games are in another language.
    var other = reader.friend(link, speaking: "it-IT")
    #expect(other.heading == InterfaceLanguage.italian.sentences[.sharedList])
    other.expectPreview(2)
    #expect(other.firstWords == ["año year", "niño child; kid"])
    #expect(other.field(other.say(.listName))?["value"] == "Clase 3 & más #1 🍎")
    #expect(other.radio(other.say(.spanishAlone))?["checked"] != nil)
    #expect(other.keptLists.isEmpty)
    other.press(other.say(.lists))
    #expect(other.text.contains(other.say(.listsNone)))
    other.back()
    other.expectPreview(2)
    other.keepList()
    #expect(other.heading == "Clase 3 & más #1 🍎")
    #expect(other.keptItems == reader.keptItems)
    #expect(!other.path.contains("#"))
    #expect(other.keptLists.count == 1)
  }

  @Test func `of one's own can be imported after a link`() {
    var reader = keeping()
    var other = reader.friend(reader.sharedLink())
    other.expectPreview(3)
    other.press("My lists")
    other.press("Import", in: other.main)
    #expect(other.heading == "Import a list")
    #expect(other.field("Words") != nil)
  }

  @Test func `of a second link in the same page shows itself`() {
    var reader = keeping()
    let first = reader.sharedLink()
    reader.keepPasted("dog\tHund\n", "Animals")
    let second = reader.sharedLink()
    var other = reader.friend(first)
    other.expectPreview(3)
    other.send(.visit(.visited(second)))
    other.expectPreview(1)
    #expect(other.firstWords == ["dog Hund"])
    #expect(other.field("Name of the list")?["value"] == "Animals")
  }

  @Test(arguments: readers)
  func `too long for a link says so`(reader tag: String) {
    var reader = keeping((0..<2000).map { "word\($0)\tw\($0)\n" }.joined(), "Long", speaking: tag)
    reader.player.log = []
    reader.press(reader.say(.shareList))
    #expect(reader.says("status", reader.say(.tooLongTitle), reader.say(.tooLongText)))
    #expect(!reader.player.log.contains { $0.hasPrefix("share") })
    // The longest that goes is one that a server would take as an address as well.
    reader.keepPasted((0..<250).map { "word\($0)\tw\($0)\n" }.joined(), "Shorter")
    let link = reader.sharedLink()
    #expect((4000..<8300).contains(link.count))
    reader.friend(link).expectPreview(250)
  }

  private static func encoded(_ bytes: [UInt8]) -> String { Base64URL.text(bytes) }

  @Test(
    arguments: readers,
    [
      "list=", "language=en&name=x&list=%%%", "language=en&name=x&list=!!!!",
      "language=en&name=x&list=\(encoded(Array(Reader.fruit.utf8)).prefix(5))",
      "language=en&name=x&list=\(encoded(Array(128...255)))",
      "language=en&name=x&list=\(encoded(Array(Reader.names.utf8)))",
    ])
  func `of a broken link is not kept, and the page says so`(reader tag: String, fragment: String) {
    var reader = Reader("/lists/new#" + fragment, speaking: tag)
    #expect(reader.heading == reader.say(.sharedList))
    let told = reader.preview
    #expect(told.contains(reader.say(.cannotRead)) || told.contains(reader.say(.goodLines, .count("count", 0))))
    #expect(reader.button(reader.say(.keepList)) == nil)
    reader.press(reader.say(.lists))
    #expect(reader.text.contains(reader.say(.listsNone)))
    #expect(reader.keptLists.isEmpty)
  }

  @Test(arguments: [
    ("", "", "English"),
    ("language=xx&name=\(Percent.encoded("<img src=x onerror=alert(1)>"))&", "<img src=x onerror=alert(1)>", "English"),
    ("language=it&name=\(String(repeating: "n", count: 500))&", String(repeating: "n", count: 60), "Italian"),
  ])
  func `of a link with odd parts shows what it has`(query: String, name: String, language: String) {
    let reader = Reader("/lists/new#\(query)list=\(Self.encoded(Array(Reader.fruit.utf8)))")
    reader.expectPreview(3)
    #expect(reader.field("Name of the list")?["value"] == name)
    #expect(reader.radio(language)?["checked"] != nil)
  }

  @Test func `of a link that was cut short is not taken for the whole list`() {
    var reader = keeping((0..<40).map { "word\($0)\tw\($0)\tx.\ty.\n" }.joined(), "Cut")
    let link = reader.sharedLink()
    for length in 1...200 {
      let other = reader.friend(String(link.dropLast(length)))
      #expect(other.heading == "A list for you")
      #expect(!other.main.plainText.contains("Every line was understood."), "without its last \(length)")
    }
  }

  @Test func `is saved as a table and for Anki, and both read the same again`() {
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
        "#separator:tab\n#html:false\n#deck:Mine: a/b \"c\"\n#columns:Word\tTranslation\tExample\tExample translation\n"
      ))
    for (name, text) in [written, anki] {
      reader.openImport()
      reader.pick(name, text)
      reader.expectPreview(items.count)
      reader.keepList("Again")
      #expect(reader.keptItems == items, "\(name)")
    }
  }

  @Test(arguments: readers)
  func `can be made of the saved words, as a table and for Anki`(reader tag: String) {
    var reader = Reader("/saved", speaking: tag)
    reader.save(.spanish, "zapato", "año", "gato")
    reader.save(.english, "cat")
    reader.open("/saved")
    let spanish = reader.say(.spanishAlone)
    let (name, table) = reader.exported(.saveTable, spanish)
    #expect(name.hasSuffix(".tsv") && name.contains(spanish))
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    #expect(table.hasPrefix(Reader.names) && lines.dropFirst().map { $0[0] } == ["año", "gato", "zapato"])
    #expect(lines.count == 4)
    guard lines.count == 4 else { return }
    #expect(lines[2][1].hasPrefix("cat") && lines[2][2].contains("gato") && !table.contains("{"))
    #expect(lines.allSatisfy { $0.allSatisfy { !$0.isEmpty } })
    let anki = reader.exported(.saveForAnki, spanish).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(anki.map { $0.split(separator: "\t").map { String($0) } } == Array(lines.dropFirst()))
    // A pupil's saved words become another's list.
    reader.openImport()
    reader.pick(name, table)
    reader.choose(spanish)
    reader.expectPreview(3)
    reader.keepList()
    #expect(reader.keptItems == Array(lines.dropFirst()))
  }

  @Test func `is a source of Find Words`() {
    var reader = keeping("alarming\tx\nstrawberry pie\tx\nadventure\tx\nxyzzyxyz\tx\n", "Words")
    var played: Set<String> = []
    for _ in 0..<12 {
      reader.open("/lists")
      reader.press(reader.listLinks[0])
      reader.press("Find Words with this list")
      #expect(["alarming", "adventure"].contains(reader.heading))
      played.insert(reader.heading)
      #expect(reader.path == "/find-words?language=en&root=\(reader.heading)")
    }
    #expect(played == ["alarming", "adventure"])
    reader.find(reader.heading == "alarming" ? "rag" : "read")
  }

  @Test(arguments: readers)
  func `of no roots says so`(reader tag: String) {
    var reader = keeping("ice cream\tx\nxyzzyxyz\tx\ncat\tx\n", "Odd", speaking: tag)
    reader.press(reader.say(.playList))
    #expect(reader.says("status", reader.say(.noRootTitle), reader.say(.noRootText)))
    #expect(reader.heading == "Odd")
  }

  @Test func `has words that are saved as words`() {
    var reader = keeping()
    reader.press(reader.row("pear")?.first { $0.tag == "a" })
    #expect(reader.heading == "pear")
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    reader.open("/saved")
    #expect(reader.saved(.english) == ["pear"])
  }
}

extension Reader {
  /// The address of the page before this one.
  fileprivate var places: String { player.places[max(player.standing - 1, 0)].path }
}
