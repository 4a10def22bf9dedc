import Markup
import Testing
import Words

@testable import Play
@testable import Rules

/// What happens to a refused guess: the next word replaces it, or the player corrects it.
@Suite struct `A refused guess in the field` {
  /// A player in a round with "alarming" whose guess was refused.
  private func refused(_ guess: String) -> Player {
    var player = Player.playing("ring")
    player.send(.findWords(.typed(guess)), .findWords(.submittedGuess))
    #expect(player.field == guess && player.isMarked)
    return player
  }

  @Test(arguments: ["sing", "ring", "mlngr", "al", "alarming", "ri7ng"])
  func `the next letter key after a refused guess begins a new word`(guess: String) {
    var player = refused(guess)
    player.press("m KeyM", "a KeyA", "i KeyI", "n KeyN")
    #expect(player.field == "main" && !player.isMarked)
    player.press("Enter Enter")
    #expect(player.finds == ["ring", "main"])
  }

  @Test func `the next tile after a refused guess begins a new word, even with the same letter`() {
    var player = refused("ram")  // a l a r m i n g
    #expect(player.model.games.findWords.board.usedTiles(of: player.model.games.findWords.round!.root).isEmpty)
    player.send(.findWords(.pickedTile(3)), .findWords(.pickedTile(0)), .findWords(.pickedTile(5)))
    #expect(player.field == "rai" && !player.isMarked)
    player.send(.findWords(.pickedTile(5)))
    #expect(player.field == "ra")
  }

  @Test func `typing into the text field replaces a refused guess`() {
    var player = refused("sing")
    player.send(.findWords(.typed("m")), .findWords(.typed("ma")))
    #expect(player.field == "ma" && !player.isMarked)
  }

  @Test(arguments: ["ArrowLeft ArrowLeft", "ArrowRight ArrowRight", "Home Home", "End End"])
  func `after an arrow key, the next letter extends the refused guess`(key: String) {
    var player = refused("mai")
    player.press(key)
    #expect(!player.isMarked)
    player.press("n KeyN")
    #expect(player.field == "main")
  }

  @Test func `after a press into the text field, the next tile extends the refused guess`() {
    var player = refused("mai")
    player.send(.findWords(.correctedGuess))
    #expect(!player.isMarked && player.banner != nil)
    player.send(.findWords(.pickedTile(6)))
    #expect(player.field == "main")
  }

  @Test func `Backspace and Delete remove the last letter of a refused guess`() {
    var player = refused("mainn")
    player.press("Backspace Backspace")
    #expect(player.field == "main" && !player.isMarked)
    player = refused("mainn")
    player.send(.findWords(.tookBackLetter))
    #expect(player.field == "main" && !player.isMarked)
  }

  @Test func `Escape clears a refused guess`() {
    var player = refused("sing")
    player.press("Escape Escape")
    #expect(player.field.isEmpty && !player.isMarked)
  }

  @Test func `Return submits a refused guess again`() {
    var player = refused("sing")
    player.press("Enter Enter")
    #expect(player.field == "sing" && player.isMarked)
  }

  @Test func `a refused guess is still replaced by the next word after a reload`() {
    var again = refused("sing").again
    #expect(again.field == "sing" && again.isMarked)
    again.press("m KeyM")
    #expect(again.field == "m" && !again.again.isMarked)
  }
}

extension Player {
  /// Whether the field is marked as refused, both for screen readers and for the browser, which selects its text.
  fileprivate var isMarked: Bool {
    let field = model.page.first { $0["id"] == "guess" }
    #expect((field?["aria-invalid"] != nil) == (field?["data-selected"] != nil))
    return field?["aria-invalid"] != nil
  }
}
