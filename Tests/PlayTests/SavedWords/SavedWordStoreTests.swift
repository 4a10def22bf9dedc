import Journal
import Markup
import Testing
import Words

@testable import Play

/// Tests feature V6 of `docs/features.md`: removing and restoring saved words, and their events in the store.
@Suite struct `Saved words and their store` {
  /// A reader on the page of saved words who has saved these English words.
  private func reader(_ words: String...) -> Reader {
    var reader = Reader("/saved")
    for word in words { reader.save(.english, word) }
    reader.open("/saved")
    return reader
  }

  @Test(arguments: Reader.tags)
  func `saved words are listed, can be removed and restored, and can be removed on their pages`(reader tag: String) {
    var reader = Reader("/saved", speaking: tag)
    #expect(reader.heading == reader.say(.savedWords))
    #expect(reader.text.contains(reader.say(.savedNone)))
    reader.save(.spanish, "zapato", "año", "canción", "nube")
    reader.open("/saved")
    #expect(reader.saved(.spanish) == ["año", "canción", "nube", "zapato"])
    reader.press(reader.say(.removeWord, .text("word", "canción")))
    #expect(reader.saved(.spanish) == ["año", "nube", "zapato"])
    #expect(reader.says("status", reader.say(.removedTitle), reader.say(.removedText, .text("word", "canción"))))
    reader.press(reader.say(.undo))
    #expect(reader.saved(.spanish) == ["año", "canción", "nube", "zapato"])
    reader.press(reader.say(.removeWord, .text("word", "nube")))
    reader.reload()
    #expect(reader.saved(.spanish) == ["año", "canción", "zapato"])
    reader.press(reader.savedRows(.spanish)[1].first { $0.tag == "a" })
    #expect(reader.heading == "canción")
    reader.press(reader.say(.save))
    #expect(reader.button(reader.say(.save))?["aria-pressed"] == "false")
    reader.back()
    #expect(reader.saved(.spanish) == ["año", "zapato"])
  }

  @Test func `a removed saved word can be restored until the player closes the offer`() throws {
    var reader = reader("ring")
    reader.press("Remove ring")
    let serial = try #require(reader.player.banner?.serial)
    #expect(reader.player.log.contains("bannerExpired \(serial) in 10000"))
    #expect(reader.button("Undo") != nil)
    reader.send(.host(.bannerExpired(serial: serial)))
    #expect(reader.button("Undo") != nil)
    reader.press("Close")
    #expect(reader.button("Undo") == nil && reader.text.contains(reader.say(.savedNone)))
  }

  @Test func `removing saved words keeps the focus in the list and finally moves it to the heading`() {
    var reader = Reader("/saved")
    reader.save(.spanish, "árbol", "gato", "nube", "zapato")
    reader.save(.english, "ring")
    reader.open("/saved")
    for (row, focus, left) in [
      (1, "saved-es-1", ["árbol", "nube", "zapato"]), (1, "saved-es-1", ["árbol", "zapato"]),
      (1, "saved-es-0", ["árbol"]), (0, "title", []),
    ] {
      let removed = reader.savedRows(.spanish)[row]
      // The Delete key and a swipe do the same as the button.
      #expect(removed["data-deletes"] == removed.first { $0.tag == "button" }?["data-press"])
      reader.player.log = []
      reader.press(removed.first { $0.tag == "button" })
      #expect(reader.saved(.spanish) == left)
      #expect(reader.player.log.contains("focus " + focus))
      #expect(reader.page.first { $0["id"] == focus } != nil)
    }
    #expect(reader.saved(.english) == ["ring"])
    reader.player.log = []
    reader.press("Remove ring")
    #expect(reader.text.contains(reader.say(.savedNone)) && reader.button("Undo") != nil)
    #expect(reader.player.log.contains("focus title"))
  }

  @Test func `an unreadable saved word is set apart in quarantine, and the others are listed`() throws {
    var reader = reader("apple", "main", "ring")
    var store = reader.player.kept
    let index = try #require(store.lines.firstIndex { $0.contains("\"saved\"") && $0.contains("main") })
    let broken = String(store.lines[index].prefix(store.lines[index].count / 2))
    store.lines[index] = broken
    reader = Reader("/saved", stored: store)
    #expect(reader.saved(.english) == ["apple", "ring"])
    #expect(reader.text.contains(reader.say(.quarantinedText)))
    #expect(reader.player.kept.aside == [broken])
    reader.save(.english, "cat")
    reader.open("/saved")
    #expect(reader.saved(.english) == ["apple", "cat", "ring"])
    #expect(reader.player.kept.aside == [broken])
  }

  @Test func `if all saved words are unreadable, saving a new word overwrites no stored line`() {
    var reader = reader("apple", "ring")
    var store = reader.player.kept
    store.lines = store.lines.map { "\u{0}" + $0 }
    let lines = store.lines
    reader = Reader("/saved", stored: store)
    #expect(reader.text.contains(reader.say(.savedNone)) && reader.text.contains(reader.say(.quarantinedText)))
    #expect(reader.player.kept.aside.sorted() == lines.sorted())
    reader.save(.english, "cat")
    #expect(Set(reader.player.kept.lines + reader.player.kept.aside).isSuperset(of: lines))
  }

  @Test func `changing the saved words keeps a journal line that a newer version wrote`() throws {
    var reader = reader("ring")
    var store = reader.player.kept
    let last = try Event(line: Array(try #require(store.lines.last).utf8)).id
    let newer =
      "{\"version\":99,\"device\":\"\(last.device.text)\",\"counter\":\(last.counter + 1),\"of\":\"tomorrow\"}"
    store.lines.append(newer)
    reader = Reader("/saved", stored: store)
    #expect(reader.saved(.english) == ["ring"])
    #expect(reader.text.contains(reader.say(.newerText)))
    reader.press("Remove ring")
    #expect(reader.text.contains(reader.say(.savedNone)))
    #expect(reader.player.kept.lines.contains { $0.contains("\"unsaved\"") })
    #expect(reader.player.kept.lines.contains(newer))
  }

  @Test func `a saved word that cannot be stored shows an alert`() {
    var reader = Reader("/vocabulary/en/ring")
    reader.player.storeWorks = false
    reader.press("Save")
    #expect(reader.says("alert", reader.say(.notStoredTitle)))
  }

  @Test func `a word saved or removed in one tab appears or disappears in the other tab`() {
    var reader = reader("ring")
    var store = reader.player.kept
    store.device = "00000000000002"
    var other = Reader("/vocabulary/en/apple", stored: store)
    other.press("Save")
    reader.send(.host(.merged(Array(other.player.kept.lines.suffix(1).joined().utf8))))
    #expect(reader.saved(.english) == ["apple", "ring"])
    reader.press("Remove ring")
    // Both tabs write to the same store, so combine their lines.
    store = other.player.kept
    store.lines += reader.player.kept.lines.suffix(1)
    #expect(Reader("/saved", stored: store).saved(.english) == ["apple"])
  }
}
