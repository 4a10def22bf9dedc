import Markup
import TestTools
import Testing

@testable import Play
@testable import Words

/// Long lists of saved words. The page contains only the visible rows and some rows around them.
struct ManySavedWordsTests {
  private func player(_ count: Int) -> Player {
    var player = Player("/saved")
    let letters = Array("abcdefghij")
    for number in 0..<count {
      let word = String([letters[number / 100], letters[number / 10 % 10], letters[number % 10]])
      player.send(.saved(.savedWord(.english, word)))
    }
    return player
  }

  private func list(_ player: Player) throws -> Node {
    let lists = player.model.page.all { $0.tag == "ul" && $0["class"]?.hasPrefix("saved-list") == true }
    return try #require(lists.first)
  }

  private func words(_ player: Player) throws -> [String] {
    try list(player).all { $0["class"] == "row-word" }.map { $0.plainText }
  }

  @Test func `a hundred saved words are rendered completely`() throws {
    let player = player(100)
    #expect(try words(player).count == 100)
    #expect(try list(player)["data-rows"] == nil)
  }

  @Test func `more than a hundred saved words are rendered only near the visible rows`() throws {
    var player = player(300)
    #expect(try list(player)["data-count"] == "300")
    #expect(try list(player)["data-first"] == "0")
    #expect(try words(player).count < 60)
    #expect(try words(player).first == "aaa")
    player.send(.saved(.sawRows(.english, 200..<214)))
    #expect(try words(player).contains("caa"))
    #expect(try words(player).count < 80)
    #expect(try list(player)["data-first"] == "186")
    player.send(.saved(.sawRows(.english, 100_000..<100_014)))
    #expect(try words(player).isEmpty)
  }

  @Test func `removing a word from a long list of saved words focuses the next row`() throws {
    var player = player(300)
    player.send(.saved(.sawRows(.english, 200..<214)))
    player.send(.saved(.unsavedWord(.english, "caa")))
    #expect(try !words(player).contains("caa"))
    #expect(try list(player)["data-count"] == "299")
    #expect(player.log.contains("focus saved-en-200"))
    player.send(.saved(.tookBackRemoval))
    #expect(try words(player).contains("caa"))
  }

  @Test func `removing and restoring all saved words takes linear time`() throws {
    let times = try growth(from: 250, to: 1_000, below: 9) { count in
      let full = player(count)
      return {
        var player = full
        player.send(.saved(.removedAll), .saved(.tookBackRemoval))
        #expect(player.model.session.profile.savedWords.count == count)
      }
    }
    #expect(times < 9)
  }

  @Test func `the saved words are sorted only after the last missing data file loads`() throws {
    var first = Player("/find-words")
    first.send(.saved(.savedWord(.english, "ring")), .saved(.savedWord(.english, "apple")))
    var player = Player("/saved", stored: first.kept, withheld: [.lexicon(.english), .vocabulary(.english)])
    func entries() -> [Int?] { player.model.saved.sections.flatMap { $0.words.map { $0.entry } } }
    #expect(try words(player) == ["apple", "ring"])
    player.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(entries() == [nil, nil])
    // The page shows the player's own changes at once.
    player.send(.saved(.unsavedWord(.english, "ring")))
    #expect(try words(player) == ["apple"])
    player.send(.host(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english)))))
    #expect(entries().count == 1 && entries()[0] != nil)
  }

  @Test func `Previous and Next on a saved word's page include rows that are not rendered`() {
    var player = player(300)
    player.send(.host(.openedPage("/vocabulary/en/aaa")))
    #expect(player.model.wordPage.pager.count == 300)
  }
}
