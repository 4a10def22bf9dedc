import Testing

@testable import Play

/// Changes that one feature records and another one shows.
struct SharedChangeTests {
  @Test func `a removed own word no longer counts in the current round`() {
    var first = Player.playing()
    first.guess("grim")
    first.send(.findWords(.addedWord))
    var player = Player("/find-words?root=marginal", stored: first.kept)
    player.send(.saved(.removedOwnWord(.english, "grim")))
    player.guess("grim")
    #expect(player.finds.isEmpty)
  }

  @Test func `an open search finds a word that is later added to the list`() {
    var reader = Reader.keeping()
    reader.send(.browser(.searched("plum")))
    reader.press("Add a word")
    reader.fill("Word", "plum")
    reader.submit("Word")
    #expect(reader.rows.compactMap { $0.head }.contains("plum"))
  }
}
