import Formats
import Foundation
import Journal
import Markup
import Testing

@testable import Play

/// Tests feature V7 of `docs/features.md`: the page of a kept list, its words, and its removal.
@Suite struct `A kept list` {
  private static let letters =
    ["zebra", "apple", "Ångström", "bear", "ant", "bee", "ice cream", "and/or", "3D"]
    .map { "\($0)\t\($0.uppercased())\tThe \($0) is here.\tx\n" }.joined()
  private static let inOrder = ["and/or", "Ångström", "ant", "apple", "bear", "bee", "ice cream", "zebra"]

  private func words(_ reader: Reader) -> [String] {
    reader.rows.filter { $0["class"] == "row" }.compactMap { $0.head }
  }

  @Test(arguments: Reader.tags)
  func `a kept list has the chosen name and language`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    reader.paste("año\tyear\nniño\tchild\nzapato\tshoe\n")
    reader.expectPreview(3)
    reader.fill(reader.say(.listName), String(repeating: "x", count: 80))
    #expect(reader.field(reader.say(.listName))?["value"] == String(repeating: "x", count: 60))
    let name = "<b>Unidad 3</b> & más 🍎"
    reader.fill(reader.say(.listName), name)
    reader.choose(reader.name(.spanish))
    #expect(reader.radio(reader.name(.spanish), in: reader.say(.gameLanguage))?["checked"] != nil)
    #expect(reader.field(reader.say(.listName))?["value"] == name)
    #expect(reader.items(reader.say(.firstWords))[0].texts(in: "es") == ["año"])
    reader.keepList()
    #expect(reader.heading == name)
    #expect(reader.title.hasPrefix(name))
    #expect(reader.keptLists[0].name == name && reader.keptLists[0].language == .spanish)
    #expect(reader.row("año")?.texts(in: "es") == ["año"])
    reader.press(reader.say(.lists))
    #expect(reader.listLinks[0].plainText.contains(reader.name(.spanish)))
  }

  @Test func `a pasted list gets a default name, and an imported file's list gets the file's name`() {
    var reader = Reader("/lists/new")
    reader.paste(Reader.fruit)
    reader.keepList("")
    #expect(reader.heading == reader.say(.newListName))
    reader.openImport()
    reader.pick("Unit 3.1.tsv", Reader.fruit)
    reader.keepList()
    #expect(reader.heading == "Unit 3.1")
  }

  @Test(arguments: Reader.tags)
  func `a kept list survives a reload and offers sections and a search`(reader tag: String) {
    var reader = Reader.keeping(Self.letters, "Mine", speaking: tag)
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

  @Test func `each word of a list has a page, and Previous and Next follow the list`() {
    var reader = Reader.keeping(Self.letters, "Mine")
    let address = reader.path
    let order = words(reader)
    func ends() -> [Bool] { ["Previous word", "Next word"].map { reader.button($0)?.isDisabled == true } }
    reader.press(reader.row(order[0])?.first { $0.tag == "a" })
    for (index, word) in order.enumerated() {
      #expect(reader.heading == word)
      #expect(reader.main.plainText.contains(word.uppercased()))
      #expect(reader.main.plainText.contains("The \(word) is here."))
      #expect(reader.path.hasPrefix(address + "/"))
      #expect(ends() == [index == 0, index == order.count - 1])
      if index + 1 < order.count { reader.press("Next word") }
    }
    for word in order.dropLast().reversed() {
      reader.press("Previous word")
      #expect(reader.heading == word)
    }
    reader.press("Next word")
    let entry = reader.pathBefore
    reader.reload()
    #expect(reader.heading == order[1])
    #expect(reader.main.plainText.contains("The \(order[1]) is here."))
    reader.open(entry)
    #expect(reader.heading == "Mine")
  }

  @Test func `a word with a dot and a number has its own page`() {
    var reader = Reader.keeping(
      "No.2\tnumber two\tHe is No.2.\tx\npencil\tlápiz\tA pencil.\tx\nv1.10\tversion\tIt is v1.10.\tx\n", "Dots")
    reader.press(reader.row("No.2")?.first { $0.tag == "a" })
    #expect(reader.heading == "No.2")
    #expect(reader.main.plainText.contains("He is No.2."))
  }

  @Test func `homographs and capitalized spellings of a list each have their own page`() {
    let text =
      "tear\t眼淚\tA tear fell.\tx\ntear\t撕\tDo not tear it.\tx\nPolish\t波蘭的\tPolish food.\tx\npolish\t擦亮\tPolish it.\tx\n"
    var reader = Reader.keeping(text, "Twins")
    var examples = [
      "A tear fell.": "tear", "Do not tear it.": "tear", "Polish food.": "Polish", "Polish it.": "polish",
    ]
    var addresses: Set<String> = []
    let rows = reader.rows.filter { $0["class"] == "row" }
    #expect(rows.count == 4)
    for row in rows {
      reader.press(row.first { $0.tag == "a" })
      // The entry itself comes first, followed by the entries of the shipped vocabulary.
      let first = reader.main.all { $0["class"] == "example" }.first?.plainText ?? ""
      #expect(reader.heading == examples.removeValue(forKey: first), "\(first)")
      addresses.insert(reader.path)
      reader.back()
      #expect(reader.heading == "Twins")
    }
    #expect(examples.isEmpty && addresses.count == 4)
  }

  @Test(arguments: Reader.tags)
  func `a removed list can be restored at once, but not after a reload`(reader tag: String) {
    var reader = Reader.keeping(speaking: tag)
    reader.keepPasted("dog\tHund\ncat\tKatze\n", "Animals")
    func names() -> [String] { reader.listLinks.compactMap { $0.first { $0["class"] == "row-word" }?.plainText } }
    reader.press(reader.say(.removeList))
    #expect(reader.sheet?.plainText.contains(reader.say(.removeListQuestion, .text("name", "Animals"))) == true)
    reader.press(reader.say(.keepIt))
    #expect(reader.sheet == nil && reader.heading == "Animals")
    reader.removeList()
    #expect(reader.heading == reader.say(.lists))
    #expect(names() == ["Fruit"])
    #expect(reader.says("status", reader.say(.removedTitle), reader.say(.removedListText, .text("name", "Animals"))))
    #expect(reader.path == "/lists")
    reader.press(reader.say(.undo))
    #expect(names().count == 2)
    reader.press(reader.listLinks.first { $0.plainText.hasPrefix("Animals") })
    #expect(words(reader) == ["cat", "dog"])
    reader.removeList()
    #expect(names() == ["Fruit"])
    reader.reload()
    #expect(names() == ["Fruit"])
  }

  @Test func `a removed list can be restored until the player closes the offer`() throws {
    var reader = Reader.keeping()
    reader.removeList()
    let serial = try #require(reader.player.banner?.serial)
    #expect(reader.player.log.contains("bannerExpired \(serial) in 10000"))
    #expect(reader.button("Undo") != nil)
    reader.send(.host(.bannerExpired(serial: serial)))
    #expect(reader.button("Undo") != nil)
    reader.press("Close")
    #expect(reader.button("Undo") == nil)
  }

  @Test func `a list that another tab keeps or removes appears or disappears in this tab`() {
    var reader = Reader("/lists")
    var other = Reader("/lists", stored: reader.player.kept)
    func learn() {
      let known = Set(reader.player.kept.lines)
      let news = other.player.kept.lines.filter { !known.contains($0) }
      reader.send(.host(.merged(Array(news.joined(separator: "\n").utf8))))
    }
    other.keepPasted()
    learn()
    #expect(reader.listLinks.count == 1 && reader.listLinks[0].plainText.contains("Fruit"))
    other.removeList()
    learn()
    #expect(reader.text.contains(reader.say(.listsNone)))
  }

  @Test func `a removed list's address shows that the list is not on this device`() {
    var reader = Reader.keeping()
    let address = reader.path
    reader.removeList()
    for path in [address, address + "/apple", "/lists/00000000000001-7", "/lists/00000000000001-7/apple"] {
      reader.open(path)
      #expect(reader.main.plainText.contains(reader.say(.listMissing)), "\(path)")
    }
  }
}

extension Reader {
  /// The address of the previous page.
  fileprivate var pathBefore: String { player.entries[max(player.standing - 1, 0)].path }
}
