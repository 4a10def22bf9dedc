import Markup
import Testing
import Vocabulary
import Words

@testable import Interface
@testable import Play

/// The list beside a word's page, which wide windows show.
@Suite struct `The list beside a word's page` {
  private func beside(_ player: Player) -> Node { player.model.page.first { $0["class"] == "beside" }! }
  private func current(_ player: Player) -> [String] {
    beside(player).all { $0["aria-current"] == "page" }.map { $0.first { $0["class"] == "row-word" }!.plainText }
  }

  @Test func `the vocabulary list beside a word marks the word and scrolls to its row`() {
    let word = "mxcqx"
    var player = Player("/vocabulary/en/\(word)")
    #expect(current(player) == [word])
    let rows = player.model.browser.rowsInSight
    #expect(player.log.contains("scroll rows to \(rows.lowerBound)"))
    player.log = []
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(current(player) == ["mxcqy"])
    // The row of the word was already visible, so the list does not scroll.
    #expect(player.model.browser.rowsInSight == rows && !player.log.contains { $0.hasPrefix("scroll") })
  }

  @Test func `Next scrolls the list to the word, and the vocabulary keeps the scroll position`() {
    var player = Player("/vocabulary/en/apple")
    for _ in 0..<40 { player.send(.wordPage(.wentToNeighbour(1))) }
    let word = current(player)
    #expect(word.count == 1)
    player.send(.host(.openedPage("/vocabulary/en")))
    let list = player.model.page.first { $0["id"] == "rows" }!
    #expect(list.all { $0["class"] == "row-word" }.map { $0.plainText }.contains(word[0]))
  }

  @Test func `the list beside a word keeps the search and shows its results`() {
    var player = Player("/vocabulary/en")
    player.send(.browser(.searched("ring")), .host(.openedPage("/vocabulary/en/ring")))
    #expect(beside(player).first { $0["type"] == "search" }?["value"] == "ring")
    #expect(current(player) == ["ring"])
    player.send(.browser(.searched("zzzz")))
    #expect(beside(player).first { $0["class"] == "empty" } != nil)
  }

  @Test func `a word opened from the saved words has no vocabulary list beside it`() {
    var player = Player("/saved")
    player.send(
      .saved(.savedWord(.english, "ring")), .host(.openedPage("/saved")), .host(.openedPage("/vocabulary/en/ring")))
    #expect(beside(player).children.isEmpty)
    let back = player.model.page.first { $0["class"] == "word-bar" }!.first { $0.tag == "a" }!
    #expect(back["href"] == "/saved")
  }

  @Test func `the server renders a word's page without the vocabulary list`() throws {
    let lexicon = try Lexicon(bytes: Files.english)
    let glossary = try Glossary(Files.bytes(of: .vocabulary(.english)), language: .english)
    let model = Model(
      InterfaceLanguage.english.sentences, location: "/vocabulary/en/ring", lexicon: lexicon, glossary: glossary)
    #expect(model.page.first { $0["class"] == "beside" }?.children.isEmpty == true)
    #expect(model.page.first { $0["id"] == "title" }?.plainText == "ring")
  }
}
