import Formats
import TestTools
import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests feature F6 of `docs/features.md`: links that do not describe a round show the reason and lead to a new
/// round.
struct LinkTests {
  @Test(
    arguments: [
      ("language=de&root=alarming", .language("de")), ("language=&seed=1", .language("")),
      ("length=6&seed=1", .length("6")), ("length=&seed=1", .length("")), ("length=x&daily=1970-01-01", .length("x")),
      ("length=99999999999999999999&seed=1", .length("99999999999999999999")), ("seed=", .seed("")),
      ("seed=-1", .seed("-1")), ("seed=9007199254740992", .seed("9007199254740992")), ("seed=1.0", .seed("1.0")),
      ("daily=", .day("")), ("daily=today", .day("today")), ("daily=2026-02-30", .day("2026-02-30")),
      ("daily=1970-01-02", .future(Day(number: 1))), ("daily=9999-12-31", .future(Day("9999-12-31")!)),
      ("seed=" + String(repeating: "x", count: 1000), .seed(String(repeating: "x", count: 24) + "…")),
    ] as [(String, LinkFault)])
  func `an invalid round link shows the reason and leads to a new round`(query: String, fault: LinkFault) {
    var player = Player("/find-words?" + query)
    guard case .trouble(.badLink(fault), instead: _) = player.model.games.findWords.stage else {
      Issue.record("\(player.model.games.findWords.stage)")
      return
    }
    #expect(player.model.page.texts.contains(InterfaceLanguage.english.sentences.badLink(fault)))
    player.send(.host(.askedToRetry))
    #expect(player.root != nil)
    #expect(player.log.contains("navigate /find-words"))
    #expect(player.banner == nil)
  }

  @Test(arguments: ["seed=x", "language=de&root=alarming", "daily=1970-01-09", "root=zzzz"])
  func `an invalid round link does not lose the current round`(query: String) {
    let before = Player.playing("ring")
    var after = Player("/find-words?" + query, stored: before.kept)
    #expect(after.model.page.texts.contains("Continue with alarming"))
    #expect(Player(stored: after.kept).finds == ["ring"])
    after.send(.findWords(.tookBackNewWord))
    #expect(after.finds == ["ring"])
    #expect(after.log.contains("navigate /find-words"))
    var other = Player("/find-words?" + query, stored: before.kept)
    other.send(.host(.askedToRetry))
    #expect(other.finds.isEmpty && other.root != nil)
    other.send(.findWords(.tookBackNewWord))
    #expect(other.finds == ["ring"])
  }

  @Test func `a link to a day before the first puzzle shows an error with the first day`() {
    var player = Player(
      "/find-words?daily=2026-08-31", withheld: [.roots(.english, length: 8)], at: 1_795_219_200_000)
    player.send(.host(.loaded(.roots(.english, length: 8), Array("# from 2026-09-01\nalarming".utf8))))
    #expect(player.model.page.texts.contains("Daily puzzles begin with September 1."))
    player.send(.host(.askedToRetry))
    #expect(player.root == "alarming")
  }

  @Test func `a daily link to a root list that has no puzzle days shows an error`() {
    let player = Player("/find-words?daily=1970-01-01&length=7")
    guard case .trouble(.badLink(.past), instead: _) = player.model.games.findWords.stage else {
      Issue.record("\(player.model.games.findWords.stage)")
      return
    }
  }

  @Test(arguments: [0, 1, 5])
  func `a link to a day opens that day's puzzle, whatever its seed`(day: Int) {
    for seed in [1, 2, 99] as [UInt64] {
      let player = Player(
        "/find-words?daily=\(Day(number: day).text)&language=en&length=8", languages: ["it"], seed: seed,
        at: 7 * 86_400_000)
      #expect(player.root == ["alarming", "agencies"][day % 2])
      #expect(player.model.games.findWords.round?.origin == .daily(Day(number: day)))
    }
  }

  @Test func `a daily link without a language and a length uses the player's settings`() {
    var before = Player()
    before.send(.settings(.chose(.length(7))))
    #expect(Player("/find-words?daily=1970-01-01", stored: before.kept).log.contains("load en-7.txt"))
  }

  @Test func `text in links survives percent-encoding and decoding`() {
    for count in 0..<500 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var text = ""
      for _ in 0..<generator.below(12) {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(generator.below(0xD7FF))) ?? "x")
      }
      let location = RelativeURL("/find-words?root=" + Percent.encoded(text) + "&x=1")
      #expect(location["root"].map { Array($0.utf8) } == Array(text.utf8), "SEED=\(seed)")
      if !text.isEmpty {
        guard let (language, word) = Route(RelativeURL("/vocabulary/es/" + Percent.encoded(text)))?.vocabularyWord,
          language == .spanish
        else {
          Issue.record("SEED=\(seed)")
          continue
        }
        #expect(Array(word.utf8) == Array(text.utf8), "SEED=\(seed)")
      }
    }
  }

  @Test func `a link to a round opens the same round`() {
    for location in [
      "/find-words?language=es&root=ma%C3%B1anas", "/find-words?length=7&seed=42", "/find-words?daily=1970-01-01",
      "/find-words",
    ] {
      let player = Player(location)
      let round = player.model.games.findWords.round!
      let friend = Player(RoundLink(round).path, languages: ["it"], seed: 77)
      #expect(friend.model.games.findWords.round?.root == round.root)
      #expect(friend.model.games.findWords.round?.origin.day == round.origin.day)
    }
  }
}
