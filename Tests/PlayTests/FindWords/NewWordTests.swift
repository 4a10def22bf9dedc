import Markup
import Rules
import Testing
import Words

@testable import Play

/// Tests features F2 to F4 of `docs/features.md` with the shipped words: New word and its undo, Shuffle and Delete.
@Suite struct `New word in Find Words` {
  private func played() -> Reader {
    var reader = Reader.playing("alarming")
    reader.find("alarm", "ring")
    return reader
  }

  @Test func `New word begins another round and keeps the old round for later`() {
    var reader = played()
    reader.fill("Enter your word", "mai")
    reader.newWord()
    #expect(reader.heading != "alarming" && reader.heading.count == 8)
    #expect(reader.foundWords.isEmpty && reader.field("Enter your word")?["value"] == "")
    #expect(reader.figures[0]?.hasPrefix("0 of ") == true && reader.figures[1...] == ["0", "0", "–"])
    #expect(reader.path == "/find-words")
    #expect(reader.banner == ("New word", "alarming is set aside."))
  }

  @Test func `Undo restores the round that New word replaced`() {
    var reader = played()
    let before = reader.figures
    reader.newWord()
    reader.press("Undo")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring", "alarm"])
    #expect(reader.figures == before && reader.button("Undo") == nil)
    reader.guess("ring")
    #expect(reader.banner.title == "Be original!")
    reader.open("/find-words")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring", "alarm"])
  }

  @Test func `Undo is offered after New word until the player closes the offer`() {
    var reader = played()
    reader.newWord()
    let serial = reader.player.banner?.serial ?? 0
    #expect(reader.player.log.contains("bannerExpired \(serial) in 10000") && reader.button("Undo") != nil)
    reader.send(.host(.bannerExpired(serial: serial)))
    #expect(reader.button("Undo") != nil)
    reader.press("Close")
    #expect(reader.button("Undo") == nil && reader.heading != "alarming")
  }

  @Test func `pressing New word twice offers Undo for the round that has finds`() {
    var reader = played()
    reader.newWord()
    reader.newWord()
    #expect(reader.banner == ("New word", "alarming is set aside."))
    reader.press("Undo")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring", "alarm"])
  }

  @Test func `a message after repeated presses of New word names the replaced round`() {
    var reader = played()
    reader.newWord()
    reader.newWord()
    for _ in 0..<4 {
      let left = reader.heading
      reader.newWord()
      #expect(reader.banner == ("New word", "\(left) is set aside."))
    }
  }

  @Test func `pressing New word again after five seconds does not count as a double press`() {
    var reader = played()
    reader.newWord()
    let left = reader.heading
    reader.player.now += 5000
    reader.newWord()
    #expect(reader.banner == ("New word", "\(left) is set aside."))
    reader.press("Undo")
    #expect(reader.heading == left)
  }

  @Test func `a link replaces the current round and offers Undo until a word is found`() {
    for findsWord in [false, true] {
      var reader = played()
      reader.open("/find-words?language=es&root=canciones")
      #expect(reader.banner == ("New word", "alarming is set aside.") && reader.button("Undo") != nil)
      if findsWord {
        reader.find("nacion")
        #expect(reader.button("Undo") == nil && reader.foundWords == ["nación"])
      } else {
        reader.press("Undo")
        #expect(reader.heading == "alarming" && reader.foundWords == ["ring", "alarm"])
      }
    }
  }

  @Test func `New word after a Spanish link uses the language in the player's settings`() {
    var reader = Reader.playing("canciones", .spanish)
    reader.find("nacion")
    #expect(reader.text.contains("9-letter word – Spanish"))
    reader.newWord()
    #expect(reader.text.contains("letter word – English"))
  }

  @Test func `Shuffle reorders the letter tiles but not the heading`() {
    var reader = Reader.playing("alarming")
    #expect(reader.tileLetters == "ALARMING")
    reader.press("Shuffle")
    #expect(reader.tileLetters != "ALARMING" && reader.tileLetters.sorted() == "ALARMING".sorted())
    #expect(reader.heading == "alarming")
  }

  @Test func `Delete removes the last letter, and a long press on Delete removes all letters`() throws {
    var reader = Reader.playing("alarming")
    for _ in 0..<2 {
      reader.fill("Enter your word", "ring")
      reader.press("Delete")
      #expect(reader.field("Enter your word")?["value"] == "rin")
      reader.send(try #require(reader.button("Delete")?["data-holds"].flatMap { Message(name: $0, body: []) }))
      #expect(reader.field("Enter your word")?["value"] == "")
    }
  }

  @Test func `a refused guess can be corrected`() {
    var reader = Reader.playing("alarming")
    reader.guess("rings")
    #expect(reader.banner.title == "Try again")
    reader.press("Delete")
    #expect(reader.banner.title == nil)
    reader.submit("Enter your word")
    #expect(reader.foundWords == ["ring"])
  }

  @Test func `the home page leads to a Find Words round with eight letters`() {
    var reader = Reader("/")
    reader.press("Find Words")
    #expect(reader.path == "/find-words" && reader.heading.count == 8 && reader.tiles.count == 8)
    #expect(reader.button("Submit")?.isDisabled == false)
  }
}
