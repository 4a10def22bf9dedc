import Testing

@testable import Rules
@testable import Words

struct RootTests {
  private func problem(_ text: String, in lexicon: Lexicon) -> UnsuitableRoot? {
    do throws(UnsuitableRoot) {
      _ = try Root(text, in: lexicon)
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      ("", .length(0)), (" \n", .length(0)), ("sen", .length(3)), ("alarmingsss", .length(11)),
      ("al4rming", .notALetter(character: "4")),
      ("two words", .notALetter(character: " ")), ("alarmin", .notInLexicon(language: .english)),
      ("damned", .offensive),
      ("zzzz", .noCommonWords), ("rings", .noCommonWords), (String(repeating: "a", count: 10_000), .length(10_000)),
    ] as [(String, UnsuitableRoot)])
  func `an unsuitable root word is refused with one reason`(text: String, reason: UnsuitableRoot) throws {
    // The word "rings" contains only an accepted word and an offensive word, because a root word does not count as a
    // word made from its own letters.
    let lexicon = try Lexicon("alarming* ring damned! dame* zzzz* rings* sin! sen* alarmingsss*")
    #expect(problem(text, in: lexicon) == reason)
  }

  @Test(arguments: ["alarming", "ALARMING", " Alarming\r", "al\u{AD}arming", "ａｌａｒｍｉｎｇ"])
  func `a root word may be written with capitals, spaces and full-width letters`(text: String) throws {
    let lexicon = try Lexicon("alarming* ring*")
    let root = try Root(text, in: lexicon)
    #expect(root.spelling == "alarming")
    #expect(FindWordsRound(root: root, origin: .drawn, in: lexicon).refusal(of: "ring", in: lexicon) == nil)
    #expect(FindWordsRound(root: root, origin: .drawn, in: lexicon).refusal(of: "alarming", in: lexicon) == .isRoot)
  }

  @Test(arguments: [
    ("CANCIÓN", "canción"), ("cancion", "cancion"), ("canciòn", "canción"), ("cancio\u{301}n", "canción"),
  ])
  func `a root word keeps a spelling that the lexicon contains, otherwise the preferred one is used`(
    text: String, spelling: String
  ) throws {
    let list = [
      WordList.Item("canción", frequency: 400, isCommon: true), .init("cancion", frequency: 100),
      .init("cono", isCommon: true),
      .init("inca", isCommon: true),
    ]
    let root = try Root(text, in: Lexicon(WordList(list, language: .spanish)))
    #expect(Array(root.spelling.utf8) == Array(spelling.utf8))
  }

  @Test(arguments: 4...10)
  func `a root word that the player chooses has 4 to 10 letters`(length: Int) throws {
    #expect(try Root(String(repeating: "a", count: length), language: .english).word.count == length)
  }
}
