import Formats
import Journal
import Markup
import Testing
import Words

@testable import Play

/// Tests feature V6 of `docs/features.md`: the page of saved words.
@Suite struct `The page of saved words` {
  private func reader(_ language: Language, _ words: String..., speaking tag: String = "en") -> Reader {
    var reader = Reader("/saved", speaking: tag)
    for word in words { reader.save(language, word) }
    reader.open("/saved")
    return reader
  }

  @Test(arguments: Reader.tags)
  func `saved words are always sorted by the rules of their language`(reader tag: String) {
    var reader = reader(.spanish, "zapato", "ñame", "nube", "árbol", "nunca", "abuelo", speaking: tag)
    let all = ["abuelo", "árbol", "nube", "nunca", "ñame", "zapato"]
    #expect(reader.saved(.spanish) == all)
    #expect(reader.savedRows(.spanish)[0].plainText.contains("grandfather"))
    for word in ["nunca", "árbol"] {
      reader.press(reader.say(.removeWord, .text("word", word)))
      #expect(reader.saved(.spanish) == all.filter { $0 != word })
      reader.press(reader.say(.undo))
      #expect(reader.saved(.spanish) == all)
    }
    reader.reload()
    #expect(reader.saved(.spanish) == all)
  }

  @Test func `each language has its own list of saved words`() {
    var reader = Reader("/saved")
    reader.save(.italian, "gatto")
    reader.save(.spanish, "gato")
    reader.save(.english, "cat")
    reader.open("/saved")
    #expect(
      reader.saved(.english) == ["cat"] && reader.saved(.spanish) == ["gato"] && reader.saved(.italian) == ["gatto"])
  }

  @Test func `saved words are exported with all meanings, but a homograph only with its own meaning`() {
    var reader = reader(.english, "run", "tear.2")
    let lines = reader.exported(.saveTable).text.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.split(separator: "\t")[0] } == ["run", "run", "run", "run", "tear"])
    #expect(Set(lines).count == 5)
  }

  @Test func `a meaning is exported once, even if several of its forms are saved`() {
    var reader = reader(.english, "net", "nets", "tear", "tear.2")
    let lines = reader.exported(.saveTable).text.split(separator: "\n").dropFirst()
    #expect(Set(lines).count == lines.count)
    #expect(Set(lines.map { $0.split(separator: "\t")[0] }) == ["net", "tear"])
  }

  @Test func `saved words link to their pages`() {
    var reader = reader(.spanish, "gato", "canción")
    let link = reader.savedRows(.spanish)[0].first { $0.tag == "a" }
    #expect(link?["href"] == "/vocabulary/es/canci%C3%B3n")
    reader.press(link)
    #expect(reader.heading == "canción")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
  }

  @Test(arguments: Reader.tags)
  func `removing all saved words asks for confirmation, and all can be restored`(reader tag: String) {
    var reader = Reader("/saved", speaking: tag)
    reader.save(.english, "ring")
    reader.save(.spanish, "zapato", "árbol", "ñame")
    reader.open("/saved")
    let removeAll = reader.say(.removeAll)
    for way in [reader.say(.keepThem), reader.say(.close)] {
      reader.press(removeAll)
      #expect(reader.sheet?.plainText.contains(reader.say(.removeAllQuestion)) == true)
      #expect(reader.sheet?.plainText.contains(reader.say(.removeAllText, .count("count", 4))) == true)
      reader.press(way)
      #expect(reader.sheet == nil)
      #expect(reader.saved(.spanish).count == 3)
    }
    reader.press(removeAll)
    reader.press(removeAll)
    #expect(reader.sheet == nil)
    #expect(reader.text.contains(reader.say(.savedNone)))
    #expect(reader.text.contains(reader.say(.removedAllText, .count("count", 4))))
    #expect(reader.button(removeAll) == nil)
    reader.press(reader.say(.undo))
    for _ in 0..<2 {
      #expect(reader.saved(.spanish) == ["árbol", "ñame", "zapato"])
      #expect(reader.saved(.english) == ["ring"])
      reader.reload()
    }
    reader.press(removeAll)
    reader.press(removeAll)
    reader.reload()
    #expect(reader.text.contains(reader.say(.savedNone)))
  }

  @Test(arguments: Reader.tags)
  func `homographs are saved and removed separately`(reader tag: String) {
    var reader = reader(.spanish, "gato.2", speaking: tag)
    func lines() -> [String] { reader.savedRows(.spanish).map { $0.plainText } }
    #expect(lines().count == 1 && lines()[0].contains("jack"))
    #expect(
      Percent.decoded((reader.savedRows(.spanish)[0].first { $0.tag == "a" }?["href"] ?? "").utf8)
        == "/vocabulary/es/gato.2")
    reader.open("/vocabulary/es/gato")
    #expect(reader.button(reader.say(.save))?["aria-pressed"] == "false")
    reader.press(reader.say(.save))
    reader.open("/saved")
    #expect(reader.saved(.spanish) == ["gato", "gato"])
    #expect(lines()[0].contains("cat") && lines()[1].contains("jack"))
    reader.press(reader.savedRows(.spanish)[0].first { $0.tag == "button" })
    #expect(lines().count == 1 && lines()[0].contains("jack"))
    reader.press(reader.say(.undo))
    #expect(lines().count == 2 && lines()[0].contains("cat"))
    reader.press(reader.savedRows(.spanish)[1].first { $0.tag == "button" })
    reader.reload()
    #expect(lines().count == 1 && lines()[0].contains("cat"))
    reader.open("/vocabulary/es")
    reader.search("gato")
    #expect(reader.rows[0].plainText.contains(reader.say(.saved)))
    #expect(!reader.rows[1].plainText.contains(reader.say(.saved)))
  }

  @Test func `words saved without accents by the program's first version are shown with their accents`() {
    var reader = reader(.spanish, "canción")
    var store = reader.player.kept
    store.lines = store.lines.map { line in
      line.replacing("canción", with: "cancion").replacing(/"version":\d+/, with: #""version":1"#)
    }
    reader = Reader("/saved", stored: store)
    #expect(reader.saved(.spanish) == ["canción"])
    #expect(reader.savedRows(.spanish)[0].plainText.contains("song"))
    reader.press(reader.savedRows(.spanish)[0].first { $0.tag == "a" })
    #expect(reader.heading == "canción")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "false")
    reader.press("Saved")
    #expect(reader.text.contains(reader.say(.savedNone)))
  }

  @Test(arguments: Reader.tags)
  func `the page of saved words shows a message if the player saved no words`(reader tag: String) {
    let reader = Reader("/saved", speaking: tag)
    #expect(reader.text.contains(reader.say(.savedNone)))
    #expect(reader.button(reader.say(.removeAll)) == nil)
  }
}
