import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Back closes what was opened last, and never leaves the page from a sheet.
struct HistoryTests {
  private static let sheets: [(Message, String)] = [
    (.openedSettings, "/find-words"), (.openedHints, "/find-words"), (.askedToGiveUp, "/find-words"),
    (.openedDaily, "/find-words"), (.openedRounds, "/find-words"), (.openedWord(.english, "ring"), "/find-words"),
    (.openedWords, "/apple-tree"), (.openedChallenge, "/apple-tree"), (.openedAppleTreeFigures, "/apple-tree"),
    (.openedSettings, "/apple-tree"), (.openedSettings, "/vocabulary/en"), (.askedToExport, "/vocabulary/en"),
    (.askedToRemoveAll, "/saved"), (.openedSettings, "/lists"),
  ]

  @Test(arguments: sheets)
  func `Back closes a sheet and stays on its page`(opened: Message, path: String) {
    var session = Session(path)
    let (places, page) = (session.places, session.model.page)
    session.send(opened)
    #expect(session.model.sheet != nil)
    let isHere1 = session.back()
    #expect(isHere1)
    #expect(session.model.sheet == nil)
    #expect(Array(session.places.prefix(1)) == places && session.standing == 0)
    #expect(session.model.page == page)
  }

  @Test(arguments: sheets)
  func `a sheet that its button closes leaves nothing in the history`(opened: Message, path: String) {
    var session = Session(path)
    session.send(opened, .closedSheet)
    #expect(session.standing == 0)
    let isLeft = !session.back()
    #expect(isLeft)
    session.send(opened)
    #expect(session.standing == 1)
    let isHere2 = session.back()
    #expect(isHere2)
  }

  @Test func `a sheet in which something is chosen again and again has one entry`() {
    var session = Session.playing()
    session.send(.openedHints, .choseHintCell(letter: "r", length: 4), .tookHint(word: "ring", whole: false))
    session.send(.openedDaily, .showedMonth("1970-01-01"))
    #expect(session.standing == 1)
    session.back()
    #expect(session.model.sheet == nil && session.root == "alarming")
  }

  @Test func `what is opened from a sheet takes the place of its entry`() {
    var session = Session("/find-words")
    session.send(.openedSettings, .openedPage("/saved"))
    #expect(session.places.map { $0.path } == ["/find-words", "/saved"])
    session.back()
    #expect(session.model.screen.isFindWords && session.model.sheet == nil)
  }

  @Test func `a sheet that a message closes goes from the history too`() {
    var session = Session.playing("ring")
    session.send(.askedToGiveUp, .gaveUp)
    #expect(session.standing == 0)
    #expect(session.model.game?.isOver == true)
  }

  @Test func `a new round that a setting brings closes the word of the old one`() {
    var session = Session.playing()
    session.send(.askedToGiveUp, .gaveUp, .openedWord(.english, "ring"), .chose(.length(7)))
    #expect(session.model.sheet == nil && session.root == "reading")
    #expect(session.standing == 0 && session.places[0].path == "/find-words")
    #expect(session.title == session.model.title)
  }

  @Test func `Back from New Word takes up the round of the link`() {
    var session = Session("/find-words?language=en&root=alarming")
    session.guess("ring")
    session.send(.askedForNewWord)
    #expect(session.root != "alarming")
    let isHere3 = session.back()
    #expect(isHere3)
    #expect(session.root == "alarming" && session.finds == ["ring"])
    session.back(1)
    #expect(session.root != "alarming")
  }

  @Test func `Back from the Daily takes up the round before it`() {
    var session = Session.playing("ring")
    session.send(.openedDaily, .playedDay("1970-01-01"))
    #expect(session.model.round?.origin.day != nil)
    #expect(session.places.count == 2)
    let isHere4 = session.back()
    #expect(isHere4)
    #expect(session.finds == ["ring"])
  }

  @Test func `a reload under an open sheet goes on with the round that was played there`() {
    var session = Session()
    session.send(.openedSettings, .chose(.length(7)))
    #expect(session.root == "reading")
    #expect(session.reloaded().root == "reading")
    session.send(.closedSheet)
    #expect(session.reloaded().root == "reading")
  }

  @Test func `a word that was only looked at leaves no entry`() {
    var session = Session()
    for _ in 0..<5 { session.send(.askedForNewWord) }
    #expect(session.places.count == 1)
  }

  @Test func `a word's sheet leads back to its round through other words`() {
    var session = Session.playing("ring", "alarm")
    session.send(.openedWord(.english, "ring"), .wentToNeighbour(-1), .wentToNeighbour(1))
    #expect(session.standing == 1)
    session.back()
    #expect(session.model.sheet == nil && session.finds == ["ring", "alarm"])
    // Forward shows the word's own page, and Back the round again.
    session.back(1)
    #expect(!session.model.screen.isGame)
    session.back()
    #expect(session.model.screen.isFindWords && session.root == "alarming")
  }

  @Test func `any way through pages, sheets and the history ends where the address says`() {
    for count in 0..<200 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var session = Session(seed: seed)
      var path: [String] = []
      for _ in 0..<30 {
        let offered = session.model.page.messages
        switch generator.below(5) {
        case 0: session.back(generator.below(3) == 0 ? 1 : -1)
        case 1: session.guess(generator.below(2) == 0 ? "ring" : "case")
        default:
          guard let message = Message(name: offered[generator.below(offered.count)], text: []) else { continue }
          session.send(message)
          path.append(message.name ?? "")
        }
        let place = session.places[session.standing]
        let screen = Screen(Location(place.path))
        let isThere =
          if case .word(let language, let word) = session.model.sheet {
            screen?.isSame(as: .word(language, word)) == true
          } else {
            screen?.isSame(as: session.model.screen) == true
          }
        #expect(isThere, "SEED=\(seed): \(place.path) shows \(session.model.screen.path) after \(path.suffix(4))")
        if !isThere { return }
        #expect((session.model.sheet != nil) == place.state.isSheet, "SEED=\(seed)")
        #expect(session.title == session.model.title, "SEED=\(seed)")
        if session.model.screen.isFindWords, session.model.sheet == nil, session.model.isPlaying {
          #expect(session.reloaded().root == session.root, "SEED=\(seed)")
        }
        if session.model.sheet != nil { #expect(session.standing > 0, "SEED=\(seed)") }
        #expect(session.model.place == place, "SEED=\(seed)")
      }
    }
  }
}
