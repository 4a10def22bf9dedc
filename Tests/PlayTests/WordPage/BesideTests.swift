import Markup
import Testing
import Vocabulary
import Words

@testable import Play

/// The list beside a word's page, which wide windows show.
@Suite struct `The list beside a word` {
  private func beside(_ player: Player) -> Node { player.model.page.first { $0["class"] == "beside" }! }
  private func current(_ player: Player) -> [String] {
    beside(player).all { $0["aria-current"] == "page" }.map { $0.first { $0["class"] == "row-word" }!.plainText }
  }

  @Test func `it marks the word and has its row in sight, also far down and by the address alone`() {
    let word = "mxcqx"
    var player = Player("/vocabulary/en/\(word)")
    #expect(current(player) == [word])
    let rows = player.model.browser.rowsInSight
    #expect(player.log.contains("scroll rows to \(rows.lowerBound)"))
    player.log = []
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(current(player) == ["mxcqy"])
    // Its row was in sight: nothing moves under the reader's eyes.
    #expect(player.model.browser.rowsInSight == rows && !player.log.contains { $0.hasPrefix("scroll") })
  }

  @Test func `a word that Next leads to comes into sight, and the list shows it on the way back`() {
    var player = Player("/vocabulary/en/apple")
    for _ in 0..<40 { player.send(.wordPage(.wentToNeighbour(1))) }
    let word = current(player)
    #expect(word.count == 1)
    player.send(.visit(.openedPage("/vocabulary/en")))
    let list = player.model.page.first { $0["id"] == "rows" }!
    #expect(list.all { $0["class"] == "row-word" }.map { $0.plainText }.contains(word[0]))
  }

  @Test func `it keeps a search, whose hits it shows`() {
    var player = Player("/vocabulary/en")
    player.send(.browser(.searched("ring")), .visit(.openedPage("/vocabulary/en/ring")))
    #expect(beside(player).first { $0["type"] == "search" }?["value"] == "ring")
    #expect(current(player) == ["ring"])
    player.send(.browser(.searched("zzzz")))
    #expect(beside(player).first { $0["class"] == "empty" } != nil)
  }

  @Test func `beside a word that was opened from the saved ones there is no list, for it is not theirs`() {
    var player = Player("/saved")
    player.send(
      .saved(.savedWord(.english, "ring")), .visit(.openedPage("/saved")), .visit(.openedPage("/vocabulary/en/ring")))
    #expect(beside(player).children.isEmpty)
    let back = player.model.page.first { $0["class"] == "word-bar" }!.first { $0.tag == "a" }!
    #expect(back["href"] == "/saved")
  }

  @Test func `the server paints the word alone`() throws {
    let lexicon = try Lexicon(bytes: Files.english)
    let glossary = try Glossary(Files.bytes(of: .vocabulary(.english)), language: .english)
    let model = Model(
      InterfaceLanguage.english.sentences, location: "/vocabulary/en/ring", lexicon: lexicon, glossary: glossary)
    #expect(model.page.first { $0["class"] == "beside" }?.children.isEmpty == true)
    #expect(model.page.first { $0["id"] == "title" }?.plainText == "ring")
  }
}
