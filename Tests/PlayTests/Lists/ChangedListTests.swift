import Journal
import Markup
import Testing

@testable import Interface
@testable import Play

/// Tests feature V8 of `docs/features.md`: adding, editing and removing words of a list, and renaming the list.
@Suite struct `Changing a list` {
  private func words(_ reader: Reader) -> [String] {
    reader.rows.filter { $0["class"] == "row" }.compactMap { $0.head }
  }

  /// Fills the fields of the open dialog in order and saves the item.
  private func write(_ fields: String?..., to reader: inout Reader) {
    let names: [Phrase] = [.fieldWord, .fieldTranslation, .fieldExample, .fieldExampleTranslation]
    for (name, text) in zip(names, fields) { if let text { reader.fill(reader.say(name), text) } }
    reader.submit(reader.say(.fieldWord))
  }

  @Test(arguments: Reader.tags)
  func `adding a word puts it into the word list and survives a reload`(reader tag: String) {
    var reader = Reader.keeping(speaking: tag)
    reader.press(reader.say(.addItem))
    write("  plum ", "李子", "A plum fell", to: &reader)
    #expect(reader.sheet == nil)
    #expect(words(reader) == ["apple", "fig", "pear", "plum"])
    #expect(reader.says("status", reader.say(.keptTitle), reader.say(.keptItemText, .text("word", "plum"))))
    reader.reload()
    #expect(words(reader) == ["apple", "fig", "pear", "plum"])
    reader.press(reader.row("plum")?.first { $0.tag == "a" })
    #expect(reader.main.plainText.contains("李子") && reader.main.plainText.contains("A plum fell."))
  }

  @Test func `adding a word that the list already contains shows a message`() {
    var reader = Reader.keeping()
    reader.press("Add a word")
    write("apple", "another meaning", to: &reader)
    #expect(words(reader).filter { $0 == "apple" }.count == 2)
    #expect(reader.says("status", reader.say(.keptTitle), reader.say(.keptItemAgainText, .text("word", "apple"))))
    reader.press(reader.row("pear")?.first { $0.tag == "a" })
    reader.press("Edit")
    write("pear", "of the same word", to: &reader)
    #expect(reader.says("status", reader.say(.keptTitle), reader.say(.keptItemText, .text("word", "pear"))))
  }

  @Test func `adding an invalid word shows the reason and keeps the typed text`() {
    var reader = Reader.keeping()
    reader.press("Add a word")
    write("", "李子", to: &reader)
    #expect(reader.says("alert", reader.say(.lineNoWord)))
    write("李子", nil, to: &reader)
    #expect(reader.says("alert", reader.say(.lineNoLetter)))
    #expect(reader.field("Translation")?["value"] == "李子")
    write("plum", nil, to: &reader)
    #expect(words(reader) == ["apple", "fig", "pear", "plum"])
  }

  @Test func `Fill in copies data from the vocabulary only into empty text fields`() {
    var reader = Reader.keeping()
    reader.press("Add a word")
    reader.fill("Word", "ring")
    reader.fill("Translation", "mine")
    reader.press("Fill in")
    #expect(reader.field("Translation")?["value"] == "mine")
    let example = reader.field("Example")?["value"] ?? ""
    #expect(example.contains("ring") && !example.contains("{"))
    #expect(reader.button("Fill in") == nil, "nothing is empty that the vocabulary could fill")
    reader.submit("Word")
    #expect(words(reader).contains("ring"))
  }

  @Test func `saving an edited word opens its new page`() {
    var reader = Reader.keeping()
    let list = reader.path
    reader.press(reader.row("fig")?.first { $0.tag == "a" })
    reader.press("Edit")
    #expect(reader.field("Example")?["value"] == "Figs are sweet!")
    write("figs", "無花果（複數）", to: &reader)
    #expect(reader.heading == "figs")
    #expect(reader.path == list + "/figs")
    #expect(reader.main.plainText.contains("無花果（複數）"))
    reader.open(list)
    #expect(words(reader) == ["apple", "figs", "pear"])
    reader.press(reader.row("figs")?.first { $0.tag == "a" })
    reader.press("Edit")
    let events = reader.player.kept.lines.count
    reader.submit("Word")
    #expect(reader.player.kept.lines.count == events, "nothing has changed")
  }

  @Test func `an item that was removed from a list can be restored`() {
    var reader = Reader.keeping()
    reader.press(reader.row("fig")?.first { $0.tag == "a" })
    reader.press("Edit")
    reader.press("Remove")
    #expect(reader.heading == "Fruit" && words(reader) == ["apple", "pear"])
    #expect(reader.says("status", reader.say(.removedItemText, .text("word", "fig"))))
    reader.press("Undo")
    #expect(words(reader) == ["apple", "fig", "pear"])
    reader.reload()
    #expect(words(reader) == ["apple", "fig", "pear"])
  }

  @Test(arguments: Reader.tags)
  func `renaming a list shows the new name on every page and survives a reload`(reader tag: String) {
    var reader = Reader.keeping(speaking: tag)
    reader.press(reader.say(.renameList))
    #expect(reader.field(reader.say(.listName))?["value"] == "Fruit")
    reader.fill(reader.say(.listName), "  \t")
    reader.submit(reader.say(.listName))
    #expect(reader.sheet != nil, "a list has a name")
    reader.fill(reader.say(.listName), " Obst & fruta ")
    reader.submit(reader.say(.listName))
    #expect(reader.heading == "Obst & fruta")
    #expect(reader.title.hasPrefix("Obst & fruta"))
    reader.press(reader.say(.lists))
    #expect(reader.listLinks[0].plainText.contains("Obst & fruta"))
    reader.reload()
    #expect(reader.listLinks[0].plainText.contains("Obst & fruta"))
  }

  @Test func `an open search shows a newly added word of the list`() {
    var reader = Reader.keeping()
    reader.search("p")
    #expect(words(reader) == ["pear", "apple"])
    reader.press("Add a word")
    write("plum", "李子", to: &reader)
    #expect(words(reader) == ["pear", "plum", "apple"])
  }

  @Test func `a word that another tab adds to a list appears in this tab`() {
    var reader = Reader.keeping()
    var other = Reader(reader.path, stored: reader.player.kept)
    other.press("Add a word")
    write("plum", "李子", to: &other)
    let news = other.player.kept.lines.suffix(1).joined(separator: "\n")
    reader.send(.host(.merged(Array(news.utf8))))
    #expect(words(reader) == ["apple", "fig", "pear", "plum"])
  }

  @Test func `a changed list is exported, shared and played with its changes`() {
    var reader = Reader.keeping()
    reader.press("Add a word")
    write("plum", "李子", to: &reader)
    let link = reader.sharedLink()
    #expect(reader.exported(.saveTable).text.contains("plum\t李子"))
    var friend = Reader(link)
    friend.expectShared(4)
    friend.press(friend.say(.dailyPlay))
    #expect(friend.path.hasPrefix("/apple-tree"))
    #expect(["apple", "fig", "pear", "plum"].contains(friend.player.hidden ?? ""))
  }

  @Test(arguments: Reader.tags)
  func `a list can be made from its name and its language, without an import`(reader tag: String) {
    var reader = Reader("/lists", speaking: tag)
    reader.press(reader.say(.makeList))
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == reader.say(.makeList))
    reader.fill(reader.say(.listName), "Casa")
    reader.choose(reader.name(.spanish))
    #expect(reader.radio(reader.name(.spanish))?["checked"] != nil)
    reader.submit(reader.say(.listName))
    #expect(reader.sheet == nil && reader.heading == "Casa")
    #expect(reader.keptLists.map { $0.language } == [.spanish])
    #expect(reader.main.plainText.contains(reader.say(.listEmpty)))
    #expect(reader.main.all { $0["data-menu"] != nil }.count == 1, "an empty list cannot be played")
    reader.press(reader.say(.addItem))
    write("silla", "chair", to: &reader)
    #expect(words(reader) == ["silla"])
    reader.reload()
    #expect(reader.heading == "Casa" && words(reader) == ["silla"])
    reader.removeList()
    reader.press(reader.say(.undo))
    #expect(reader.listLinks.count == 1)
  }

  @Test func `a whole imported list can be filled in from the vocabulary before it is kept`() {
    var reader = Reader("/lists/new")
    reader.paste("ring\nzzyzx\nsand\n")
    reader.send(.lists(.filledIn))
    reader.keepList("Mine")
    #expect(reader.keptItems.map { $0[0] } == ["ring", "zzyzx", "sand"])
    #expect(reader.keptItems[0][2].contains("ring") && reader.keptItems[1][2].isEmpty)
  }
}
