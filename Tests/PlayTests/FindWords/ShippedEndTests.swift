import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F20 of `docs/features.md` with the shipped words: the end of a round, and what follows.
@Suite struct `The end of a round of Find Words` {
  private static let ends:
    [(language: Language, root: String, word: String, miss: String, common: [String], rare: [String], all: [String])] =
      [
        (
          .english, "sent", "ten", "sett", ["set", "nest", "nets", "tens", "net"], ["ens"],
          ["nest", "nets", "tens", "net", "set", "ten"]
        ),
        (
          .spanish, "mesa", "sea", "mass", ["más", "ames", "esa", "mes"], ["maes", "mase", "aes", "ame", "ase"],
          ["ames", "esa", "mas", "mes", "sea"]
        ),
      ]

  private func spelled(_ items: [Node], _ language: Language) -> [String] {
    items.map { $0.texts(in: language.code)[0] }
  }

  @Test(arguments: 0..<2)
  func `giving up asks for confirmation and then shows the missed words`(place: Int) {
    let (language, root, word, miss, common, rare, _) = Self.ends[place]
    var reader = Reader.playing(root, language, speaking: language.code)
    reader.find(word)
    reader.guess(miss)
    #expect(reader.banner.title == reader.say(.notFromLettersTitle))
    reader.askToFinish()
    #expect(reader.sheet?.plainText.contains(reader.say(.finishQuestion)) == true)
    #expect(reader.sheet?.plainText.contains(reader.say(.giveUpText, .count("count", common.count))) == true)
    reader.press(reader.say(.keepPlaying))
    #expect(reader.sheet == nil && reader.player.field == miss)
    reader.giveUp()
    #expect(reader.page.texts.contains(reader.say(.roundGaveUp)))
    #expect(reader.heading == root && reader.player.log.contains("focus result"))
    let points = Blank.text("points", reader.say(.pointCount, .count("count", 3)))
    #expect(
      reader.text.contains(reader.say(.resultText, .count("common", 1), .count("ofCommon", common.count + 1), points)))
    #expect(spelled(reader.missedWords, language) == common)
    #expect(
      reader.missedWords.map { $0.plainText.contains(reader.say(.near)) } == [true]
        + common.dropFirst().map { _ in false })
    let rarer = reader.items(reader.say(.rareWords, .count("count", rare.count)))
    #expect(spelled(rarer, language).sorted() == rare.sorted())
    #expect(reader.foundWords.map { $0.split(separator: ",")[0] } == [Substring(word)])
    #expect(reader.field(reader.say(.enterYourWord)) == nil)
  }

  @Test func `a finished round without finds shows only the missed words`() {
    var reader = Reader("/find-words?language=en&root=teachers")
    reader.giveUp()
    #expect(reader.missedWords.count > 100 && !reader.text.contains(reader.say(.foundWords)))
    reader.open("/find-words?language=en&root=alarming")
    reader.find("ring")
    reader.giveUp()
    #expect(!reader.missedWords.isEmpty && reader.text.contains(reader.say(.countFound, .count("count", 1))))
  }

  @Test func `missed words have meanings in a round without finds, even after a reload`() {
    var reader = Reader("/find-words?language=en&root=teachers")
    reader.giveUp()
    func bare() -> [String] {
      let meaningless = reader.missedWords.filter { item in item.first { $0.tag == "small" } == nil }
      return meaningless.map { $0.plainText }.filter { Shipped.words(.english).contains($0) }
    }
    #expect(reader.missedWords.count > 100 && bare().isEmpty)
    reader.reload()
    #expect(reader.missedWords.count > 100 && bare().isEmpty)
  }

  @Test(arguments: 0..<2)
  func `missed words link to their pages and can be saved all at once`(place: Int) {
    let (language, root, _, _, common, _, _) = Self.ends[place]
    var reader = Reader.playing(root, language, speaking: language.code)
    reader.giveUp()
    let item = reader.missedWords.first { spelled([$0], language) == [common[1]] }
    reader.press(item?.first { $0.tag == "button" })
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == common[1])
    #expect(reader.path == "/vocabulary/\(language.code)/\(common[1])")
    reader.press(reader.say(.close))
    let count = reader.missedWords.count
    reader.press(reader.say(.saveAll))
    #expect(reader.banner == (reader.say(.savedTitle), reader.say(.savedText, .count("count", count))))
    #expect(reader.page.texts.contains(reader.say(.allSaved)))
    reader.open("/saved")
    #expect(reader.saved(language).count == count)
  }

  @Test(arguments: 0..<2)
  func `after every word is found, the round can be finished and another begun`(place: Int) {
    let (language, root, _, _, _, _, all) = Self.ends[place]
    var reader = Reader.playing(root, language, speaking: language.code)
    for word in all { reader.find(word) }
    reader.askToFinish()
    for _ in 0..<2 {
      #expect(reader.page.texts.contains(reader.say(.roundHarvested)))
      #expect(reader.text.contains(reader.say(.missedNone)))
      reader.reload()
    }
    reader.newWord()
    #expect(reader.heading != root && reader.foundWords.isEmpty && reader.figure(reader.say(.points)) == "0")
    // The Undo button brings the finished round back.
    reader.press(reader.say(.undo))
    #expect(reader.page.texts.contains(reader.say(.roundHarvested)))
  }

  @Test func `a finished round is shown on the next visit and accepts no guess`() {
    var reader = Reader.playing("sent")
    reader.find("ten")
    reader.giveUp()
    reader.open("/find-words")
    #expect(reader.page.texts.contains("Round over") && reader.foundWords == ["ten"])
    reader.player.press("s KeyS", "e KeyE", "t KeyT", "Enter Enter", "  Space")
    #expect(reader.page.texts.contains("Round over") && reader.foundWords == ["ten"])
  }

  @Test func `an earlier round can be resumed after the end of a round`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.open("/find-words?language=en&root=sent")
    reader.find("ten")
    reader.giveUp()
    reader.press("Continue with alarming")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring"])
    reader.find("main")
  }

  @Test func `forty root words drawn in a row do not repeat`() {
    var reader = Reader("/find-words")
    var seen = [reader.heading]
    for _ in 0..<40 {
      reader.newWord()
      seen.append(reader.heading)
    }
    #expect(Set(seen).count == seen.count)
  }
}
