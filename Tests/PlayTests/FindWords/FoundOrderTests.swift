import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F14 of `docs/features.md`: the found words in each order, with their meanings.
struct FoundOrderTests {
  private func words(_ player: Player) -> [String] {
    player.model.page.all { $0["class"] == "find" }.compactMap { row in
      row.first { $0["class"] == "find-word" }?.plainText
    }
  }

  private func listed(_ order: FoundRows.Order) -> Player {
    var player = Player.playing("ring", "alarm", "main", "lam")
    player.send(.findWords(.choseOrder(order)))
    return player
  }

  @Test func `found words can be sorted by newest, A to Z or length`() {
    #expect(words(Player.playing("ring", "alarm", "main", "lam")) == ["lam", "main", "alarm", "ring"])
    #expect(words(listed(.newest)) == ["lam", "main", "alarm", "ring"])
    #expect(words(listed(.alphabet)) == ["alarm", "lam", "main", "ring"])
    #expect(words(listed(.length)) == ["alarm", "main", "ring", "lam"])
    #expect(words(listed(.compact)) == ["lam", "main", "alarm", "ring"])
  }

  @Test func `found words sorted by length are grouped, and blanks can stand for the remaining words`() throws {
    let plain = listed(.lengthAlone).model.page
    #expect(plain.all { $0["class"] == "find-length" }.map { $0.plainText } == ["5 letters", "4 letters", "3 letters"])
    #expect(plain.all { $0["class"] == "find-blanks" }.isEmpty)
    let player = listed(.length)
    let remaining = try #require(player.model.games.findWords.round).remaining
    let blanks = player.model.page.all { $0["class"] == "find-blanks" }
    #expect(blanks.count == Set(remaining.map { $0.count }).count)
    #expect(blanks.reduce(0) { $0 + $1.all { $0["aria-hidden"] == "true" }.count } == remaining.count)
  }

  @Test func `a newly found word is inserted according to the chosen sort order`() {
    var player = listed(.alphabet)
    player.guess("mail")
    #expect(words(player) == ["alarm", "lam", "mail", "main", "ring"])
  }

  @Test func `one menu named Order offers each order and the compact form`() throws {
    let player = listed(.compact)
    let menu = try #require(player.model.page.first { $0["aria-label"] == "Order" })
    let options = menu.all { $0.tag == "option" }
    #expect(
      options.map { $0.plainText }
        == ["Newest first", "A to Z", "By length, with blanks", "By length", "Close together"])
    #expect(options.filter { $0["selected"] != nil }.map { $0["value"] } == ["choseOrder 4"])
    #expect(player.model.page.first { $0["class"] == "finds-room" }?["data-compact"] != nil)
  }

  @Test(arguments: FoundRows.Order.allCases)
  func `the number of words still to find is shown below the list, or as blanks in the list`(order: FoundRows.Order) {
    let page = listed(order).model.page
    let count = listed(order).model.games.findWords.round!.remaining.count
    let isShown = page.first { $0["class"] == "find-more" }?.plainText.contains("\(count) ") == true
    #expect(isShown == (order != .length && order != .lengthAlone))
  }

  @Test func `finding the first word loads the vocabulary`() {
    var player = Player.playing()
    #expect(!player.log.contains("load en-en.tsv"))
    player.guess("ring")
    #expect(player.log.contains("load en-en.tsv"))
  }

  @Test func `each found word is shown with its meaning`() {
    let player = Player.playing("ring")
    let row = player.model.page.first { $0["class"] == "find" }
    #expect(row?.first { $0["class"] == "find-meaning" }?.plainText.isEmpty == false)
  }
}

/// Tests feature F17 of `docs/features.md`: what the page shows of the level, and of a finished round.
struct LevelTests {
  @Test func `the page shows the next level of the tree and the points missing for it`() throws {
    let player = Player.playing("ring")
    let score = try #require(player.model.games.findWords.round?.score)
    let next = try #require(score.stage.next)
    let points = try #require(score.toNextStage)
    #expect(player.model.page.texts.contains("\(points.value) to \(InterfaceLanguage.english.sentences.name(next))"))
  }

  @Test func `a finished Find Words round shows its tree and its best find`() {
    var player = Player.playing("ring", "alarm")
    player.send(.findWords(.gaveUp))
    #expect(player.model.page.html.contains("<p>Best find: <span lang=\"en\">alarm</span>, 5 points.</p>"))
    #expect(player.model.page.first { $0["class"] == "result" }?.first { $0["class"] == "tree" } != nil)
  }
}
