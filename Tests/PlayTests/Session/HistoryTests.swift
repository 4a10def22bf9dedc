import Journal
import TestTools
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Tests that Back closes the dialog that was opened last and never leaves the page while a dialog is open.
struct HistoryTests {
  private static let sheets: [(Message, String)] = [
    (.settings(.openedSettings), "/find-words"), (.findWords(.openedHints), "/find-words"),
    (.findWords(.askedToGiveUp), "/find-words"),
    (.findWords(.openedDaily), "/find-words"), (.findWords(.openedRounds), "/find-words"),
    (.wordPage(.openedWord(.english, "ring")), "/find-words"),
    (.appleTree(.openedWords), "/apple-tree"), (.appleTree(.openedChallenge), "/apple-tree"),
    (.appleTree(.openedFigures), "/apple-tree"),
    (.settings(.openedSettings), "/apple-tree"), (.settings(.openedSettings), "/vocabulary/en"),
    (.lists(.askedToExport), "/vocabulary/en"),
    (.saved(.askedToRemoveAll), "/saved"), (.settings(.openedSettings), "/lists"),
  ]

  @Test(arguments: sheets)
  func `the Back button closes a dialog and stays on its page`(opened: Message, path: String) {
    var player = Player(path)
    let (entries, page) = (player.entries, player.model.page)
    player.send(opened)
    #expect(player.model.session.sheet != nil)
    let isHere1 = player.back()
    #expect(isHere1)
    #expect(player.model.session.sheet == nil)
    #expect(Array(player.entries.prefix(1)) == entries && player.standing == 0)
    #expect(player.model.page == page)
  }

  @Test(arguments: sheets)
  func `closing a dialog with its button removes the dialog's history entry`(opened: Message, path: String) {
    var player = Player(path)
    player.send(opened, .host(.closedSheet))
    #expect(player.standing == 0)
    let isLeft = !player.back()
    #expect(isLeft)
    player.send(opened)
    #expect(player.standing == 1)
    let isHere2 = player.back()
    #expect(isHere2)
  }

  @Test func `a dialog whose content changes has a single history entry`() {
    var player = Player.playing()
    player.send(
      .findWords(.openedHints), .findWords(.choseHintCell(letter: "r", length: 4)),
      .findWords(.tookHint(word: "ring", .letter)))
    player.send(.findWords(.openedDaily), .findWords(.showedMonth("1970-01-01")))
    #expect(player.standing == 1)
    player.back()
    #expect(player.model.session.sheet == nil && player.root == "alarming")
  }

  @Test func `a page opened from a dialog replaces the dialog's history entry`() {
    var player = Player("/find-words")
    player.send(.settings(.openedSettings), .host(.openedPage("/saved")))
    #expect(player.entries.map { $0.path } == ["/find-words", "/saved"])
    player.back()
    #expect(player.model.session.route.isFindWords && player.model.session.sheet == nil)
  }

  @Test func `a dialog that a message closes loses its history entry`() {
    var player = Player.playing("ring")
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    #expect(player.standing == 0)
    #expect(player.model.games.findWords.game?.isOver == true)
  }

  @Test func `a new round after a settings change closes the dialog with the old round's word`() {
    var player = Player.playing()
    player.send(
      .findWords(.askedToGiveUp), .findWords(.gaveUp), .wordPage(.openedWord(.english, "ring")),
      .settings(.chose(.length(7))))
    #expect(player.model.session.sheet == nil && player.root == "reading")
    #expect(player.standing == 0 && player.entries[0].path == "/find-words")
    #expect(player.title == player.model.title)
  }

  @Test func `the Back button returns from a new round to the round that a link opened`() {
    var player = Player("/find-words?language=en&root=alarming")
    player.guess("ring")
    player.send(.findWords(.askedForNewWord))
    #expect(player.root != "alarming")
    let isHere3 = player.back()
    #expect(isHere3)
    #expect(player.root == "alarming" && player.finds == ["ring"])
    player.back(1)
    #expect(player.root != "alarming")
  }

  @Test func `the Back button after the daily puzzle resumes the earlier round`() {
    var player = Player.playing("ring")
    player.send(.findWords(.openedDaily), .findWords(.playedDay("1970-01-01")))
    #expect(player.model.games.findWords.round?.origin.day != nil)
    #expect(player.entries.count == 2)
    let isHere4 = player.back()
    #expect(isHere4)
    #expect(player.finds == ["ring"])
  }

  @Test func `a reload while a dialog is open resumes the current round`() {
    var player = Player()
    player.send(.settings(.openedSettings), .settings(.chose(.length(7))))
    #expect(player.root == "reading")
    #expect(player.reloaded().root == "reading")
    player.send(.host(.closedSheet))
    #expect(player.reloaded().root == "reading")
  }

  @Test func `a round without a find leaves no entry in the browser's history`() {
    var player = Player()
    for _ in 0..<5 { player.send(.findWords(.askedForNewWord)) }
    #expect(player.entries.count == 1)
  }

  @Test func `the Back button returns from a word's dialog to its round, even after other words`() {
    var player = Player.playing("ring", "alarm")
    player.send(
      .wordPage(.openedWord(.english, "ring")), .wordPage(.wentToNeighbour(-1)), .wordPage(.wentToNeighbour(1)))
    #expect(player.standing == 1)
    player.back()
    #expect(player.model.session.sheet == nil && player.finds == ["ring", "alarm"])
    // Forward shows the word's own page, and Back returns to the round.
    player.back(1)
    #expect(!player.model.session.route.isGame)
    player.back()
    #expect(player.model.session.route.isFindWords && player.root == "alarming")
  }

  @Test func `a random walk through pages, dialogs and history ends at the page of the address`() { walk(ways: 20) }

  @Test(.full) func `many random walks through pages, dialogs and history end at the page of the address`() {
    walk(ways: 200)
  }

  private func walk(ways: Int) {
    for count in 0..<ways {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var player = Player(seed: seed)
      var path: [String] = []
      for _ in 0..<30 {
        let offered = player.model.page.messages
        // If the page offers nothing, all data was deleted, which ends the visit.
        if offered.isEmpty { break }
        switch generator.below(5) {
        case 0: player.back(generator.below(3) == 0 ? 1 : -1)
        case 1: player.guess(generator.below(2) == 0 ? "ring" : "case")
        default:
          guard let message = Message(name: offered[generator.below(offered.count)], body: []) else { continue }
          player.send(message)
          path.append(message.name)
        }
        let entry = player.entries[player.standing]
        let route = Route(RelativeURL(entry.path))
        let isThere =
          if case .word(let language, let word) = player.model.session.sheet {
            route?.isSame(as: .word(language, word)) == true
          } else {
            route?.isSame(as: player.model.session.route) == true
          }
        #expect(isThere, "SEED=\(seed): \(entry.path) shows \(player.model.session.route.path) after \(path.suffix(4))")
        if !isThere { return }
        #expect((player.model.session.sheet != nil) == entry.state.isSheet, "SEED=\(seed)")
        #expect(player.title == player.model.title, "SEED=\(seed)")
        if player.model.session.route.isFindWords, player.model.session.sheet == nil,
          player.model.games.findWords.isPlaying
        {
          #expect(player.reloaded().root == player.root, "SEED=\(seed)")
        }
        if player.model.session.sheet != nil { #expect(player.standing > 0, "SEED=\(seed)") }
        #expect(player.model.session.history.entry == entry, "SEED=\(seed)")
      }
    }
  }
}
