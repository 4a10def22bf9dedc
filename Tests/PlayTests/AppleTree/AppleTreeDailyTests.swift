import Journal
import Markup
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// The daily word of Apple Tree, and what friends see of a shared round.
struct AppleTreeDailyTests {
  private func daily(_ query: String = "", at player: Player? = nil) -> Player {
    let query = "?language=en&daily=\(AppleTreeDailyTests.today.text)" + query
    return player.map { $0.atTree(query) } ?? Player("/apple-tree" + query)
  }

  private static let today = Player("/").model.session.today

  @Test func `every player gets the same daily word`() {
    #expect(daily().hidden != nil)
    #expect(
      daily().hidden
        == Player("/apple-tree?language=en&daily=\(AppleTreeDailyTests.today.text)", languages: ["it"]).hidden)
  }

  @Test(arguments: ["A1", "A2", "B1"]) func `each language level has its own daily word`(level: String) throws {
    let player = daily("&level=\(level)")
    let glossary = try #require(player.model.session.library.glossaries[.english])
    let word = try #require(player.hidden)
    let entry = try #require(glossary.entries(spelled: word).first)
    #expect(glossary[entry, .level] == level)
    #expect(player.model.games.appleTree.game?.daily?.levelCode == level)
  }

  @Test func `the daily word resumes with its tried letters after another round`() {
    var player = daily()
    player.miss(2)
    let (word, tried) = (player.hidden, player.tried)
    var other = player.atTree("?language=en&words=all")
    #expect(other.model.games.appleTree.game?.daily == nil)
    other.miss(1)
    let again = daily(at: other)
    #expect(again.hidden == word)
    #expect(again.tried == tried)
    #expect(again.apples == 5)
  }

  @Test func `the daily word can be played once and shows its result afterwards`() {
    var player = daily()
    player.win()
    let again = daily(at: player)
    #expect(again.outcome == .won)
    #expect(again.model.session.profile.appleTrees.map { $0.games } == [1])
  }

  @Test func `Play again draws an ordinary word after the daily word`() {
    var player = daily()
    player.win()
    player.send(.appleTree(.playedAgain))
    #expect(player.model.games.appleTree.game?.daily == nil)
    #expect(player.outcome == nil)
  }

  @Test func `a daily word stays playable for a player who travels west into the previous day`() {
    var player = daily()
    player.win()
    var west = Player("/", stored: player.kept, at: player.now)
    west.minutesEast = -24 * 60
    west.send(.host(.dayBegan))
    west.send(.host(.openedPage("/apple-tree?language=en&daily=\(AppleTreeDailyTests.today.text)")))
    #expect(west.model.session.today < AppleTreeDailyTests.today && west.hidden == player.hidden)
  }

  @Test(arguments: [
    ("2026-02-30", "isn’t a valid date"), ("9999-12-31", "is still growing"),
  ]) func `a daily word link with an invalid or future day shows an error`(day: String, text: String) {
    let player = Player("/apple-tree?daily=\(day)")
    #expect(player.model.page.plainText.contains(text))
  }

  @Test func `a daily word link in an unknown language shows an error`() {
    #expect(Player("/apple-tree?daily=2026-11-20&language=xx").model.page.plainText.contains("xx"))
  }

  @Test func `the home page shows the daily word's result as a number of apples`() {
    var player = daily()
    player.miss(1)
    player.win()
    let home = Player("/", stored: player.kept, at: player.now)
    #expect(home.model.page.plainText.contains("Six apples left"))
    #expect(home.model.session.profile.finishedDailies.count == 1)
  }

  @Test func `a shared daily word contains the result but hides the word's letters`() throws {
    var player = daily()
    player.miss(2)
    player.win()
    let word = try #require(player.hidden)
    player.send(.appleTree(.sharedRound))
    let (text, path) = try #require(player.lastShared)
    #expect(text.contains("🍎🍎🍎🍎🍎🍂🍂 Five apples left"))
    #expect(!text.lowercased().contains(word.lowercased()))
    #expect(path == "/apple-tree?language=en&daily=\(AppleTreeDailyTests.today.text)")
  }

  @Test func `a friend who opens a shared round sees the apples left but not the word`() throws {
    var player = Player.guessing("alarm")
    player.miss(3)
    player.win()
    player.send(.appleTree(.sharedRound))
    let (text, path) = try #require(player.lastShared)
    #expect(text.contains("🍎🍎🍎🍎🍂🍂🍂"))
    #expect(!path.contains("alarm"))
    let friend = Player(path)
    #expect(friend.hidden == "alarm")
    #expect(friend.apples == 7)
    #expect(friend.banner == .friendHad(4))
  }

  @Test(arguments: ["8", "-1", "x", "", "99999999999999999999"])
  func `an invalid number of apples in a shared link is ignored`(
    left: String
  ) throws {
    var player = Player.guessing("alarm")
    player.win()
    player.send(.appleTree(.sharedRound))
    let path = try #require(player.lastShared).path.replacing("&left=7", with: "&left=" + left)
    let friend = Player(path)
    #expect(friend.hidden == "alarm")
    #expect(friend.banner == nil)
  }

  @Test func `the word's meaning appears below the result of an Apple Tree round`() throws {
    var player = Player.guessing("apple")
    #expect(player.model.page.first { $0["class"] == "tree-meaning" } == nil)
    player.lose()
    let meaning = try #require(player.model.page.first { $0["class"] == "tree-meaning" }?.plainText)
    #expect(!meaning.isEmpty)
    #expect(player.saidBelow == meaning)
  }

  @Test func `an unfinished Apple Tree round cannot be shared`() {
    var player = Player.guessing("alarm")
    player.send(.appleTree(.sharedRound))
    #expect(player.lastShared == nil)
  }
}

extension Player {
  /// The last text and link that the player shared.
  fileprivate var lastShared: (text: String, path: String)? {
    guard let shared = log.last(where: { $0.hasPrefix("share ") }), let end = shared.lastIndex(of: " ") else {
      return nil
    }
    return (String(shared.dropFirst(6)[..<end]), String(shared[shared.index(after: end)...]))
  }
}
