import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// The field, the tiles and the keys.
struct BoardTests {
  private func used(_ player: Player) -> [Int] {
    player.model.games.findWords.board.usedTiles(of: player.model.games.findWords.round!.root).sorted()
  }

  @Test func `pressing a tile types its letter and marks the tile as used`() {
    var player = Player.playing()  // a l a r m i n g
    player.send(.findWords(.pickedTile(3)), .findWords(.pickedTile(5)))
    #expect(player.field == "ri")
    #expect(used(player) == [3, 5])
    player.send(.findWords(.tookBackLetter))
    #expect(player.field == "r")
    #expect(used(player) == [3])
    player.send(.findWords(.clearedField))
    #expect(player.field.isEmpty)
    #expect(used(player).isEmpty)
  }

  @Test func `two tiles with the same letter can each be used once`() {
    var player = Player.playing()
    player.send(.findWords(.pickedTile(0)), .findWords(.pickedTile(2)))
    #expect(player.field == "aa")
    #expect(used(player) == [0, 2])
    player.send(.findWords(.typed("aaaa")))
    #expect(used(player) == [0, 2])
  }

  @Test func `tapping one of two equal tiles marks that tile as used`() {
    var player = Player.playing()  // a l a r m i n g
    player.send(.findWords(.pickedTile(2)))
    #expect(used(player) == [2])
    player.send(.findWords(.typed("al")))
    #expect(used(player) == [1, 2])
    player.send(.findWords(.clearedField), .findWords(.typed("a")))
    #expect(used(player) == [0])
  }

  @Test func `tapping a used tile removes its letter from the guess`() {
    var player = Player.playing()
    player.send(
      .findWords(.pickedTile(3)), .findWords(.pickedTile(2)), .findWords(.pickedTile(5)), .findWords(.pickedTile(0)))
    #expect(player.field == "raia")
    player.send(.findWords(.pickedTile(2)))
    #expect(player.field == "ria" && used(player) == [0, 3, 5])
    player.send(.findWords(.pickedTile(3)))
    #expect(player.field == "ia" && used(player) == [0, 5])
  }

  @Test func `tapping a tile removes a typed letter together with its accent`() {
    var player = Player.playing()
    player.send(.findWords(.typed("ra\u{301}n")), .findWords(.pickedTile(0)))
    #expect(player.field == "rn")
  }

  @Test(arguments: [-1, 8, 99, Int.max, Int.min])
  func `pressing a tile that does not exist types nothing`(place: Int) {
    var player = Player.playing()
    player.send(.findWords(.pickedTile(place)))
    #expect(player.field.isEmpty)
  }

  @Test func `typed letters use tiles regardless of case and accents`() {
    var player = Player.playing()
    player.send(.findWords(.typed("RÏng🍎!")))
    #expect(used(player) == [3, 5, 6, 7])
  }

  @Test func `the letter ñ uses its own tile, composed or decomposed`() {
    var player = Player.playing(root: "ma%C3%B1anas", language: .spanish)  // m a ñ a n a s
    player.send(.findWords(.typed("ñ")))
    #expect(used(player) == [2])
    player.send(.findWords(.typed("n\u{303}")))
    #expect(used(player) == [2])
    player.send(.findWords(.typed("n")))
    #expect(used(player) == [4])
  }

  @Test func `Shuffle changes only the order of the letter tiles`() {
    var player = Player.playing("ring")
    player.send(.findWords(.typed("mai")))
    for _ in 0..<50 {
      let before = player.model
      player.send(.findWords(.askedForShuffle))
      #expect(player.model.games.findWords.board.tiles != before.games.findWords.board.tiles)
      #expect(player.model.games.findWords.board.tiles.sorted() == Array(0..<8))
      #expect(player.field == "mai")
      #expect(player.model.games.findWords.round == before.games.findWords.round)
    }
  }

  @Test(arguments: [
    (["r KeyR", "i KeyI"], "ri"), (["R KeyR", "Í KeyI"], "ri"), (["ㄱ KeyR", "ㅑ KeyI"], "ri"), (["Process KeyR"], "r"),
    (["к KeyR"], "r"),
    (["r KeyR", "i KeyI", "Backspace Backspace"], "r"), (["Backspace Backspace"], ""),
    (["r KeyR", "Escape Escape"], ""),
    (
      ["F1 F1", "Shift ShiftLeft", "ArrowLeft ArrowLeft", "Tab Tab", "Dead KeyR", "Home Home", "1 Digit1", "- Minus"],
      ""
    ),
    (["r KeyR", "  Space"], "r"), (["z KeyZ"], "z"), ([""], ""), ([" "], ""), (["r"], "r"), (["Enter Enter"], ""),
    (["F2 F2", "ArrowUp ArrowUp", "Control ControlLeft", "7 Digit7", ". Period"], ""), (["🍎 KeyR"], "r"), (["ó "], "o"),
    (["ㅁ KeyA"], "a"), (["ф KeyA"], "a"), (["a KeyQ"], "a"),
    (["; Semicolon"], ""), (["ñ Semicolon"], "n"), (["ö KeyR"], "o"), (["\u{301} KeyR"], "r"), (["? Keyñ"], ""),
    (["? Key"], ""), (["? Key1"], ""),
  ])
  func `a key types its own letter, otherwise the letter at its keyboard position`(keys: [String], field: String) {
    var player = Player.playing()
    for key in keys { player.press(key) }
    #expect(player.field == field)
  }

  @Test(arguments: [
    ("ñ Semicolon", "ñ"), ("Ñ Semicolon", "ñ"), ("ㅔ Semicolon", "ñ"), ("ㅂ Semicolon", "ñ"), ("; Semicolon", "ñ"),
    ("n KeyN", "n"),
  ])
  func `the letter ñ has a key on every keyboard in Spanish`(key: String, field: String) {
    var player = Player.playing(root: "camiones", language: .spanish)
    player.press(key)
    #expect(Array(player.field.utf8) == Array(field.utf8))
  }

  @Test func `Enter submits the guess, and Space shuffles the tiles if the guess is empty`() {
    var player = Player.playing()
    player.press("r KeyR", "i KeyI", "n KeyN", "g KeyG", "Enter Enter")
    #expect(player.finds == ["ring"])
    #expect(player.field.isEmpty)
    player.press("  Space")
    let tiles = player.model.games.findWords.board.tiles
    #expect(tiles != Array(0..<8) && player.field.isEmpty)
    player.press("r KeyR", "  Space")
    #expect(player.model.games.findWords.board.tiles == tiles)
  }

  @Test func `letter keys have no effect while a dialog is open`() {
    var player = Player.playing()
    player.send(.findWords(.typed("ring")), .settings(.openedSettings))
    player.press("x KeyX", "Enter Enter", "Escape Escape")
    #expect(player.field == "ring")
    #expect(player.finds.isEmpty)
  }

  @Test func `a long pasted text is cut to 64 characters`() {
    var player = Player.playing()
    player.send(.findWords(.typed(String(repeating: "e\u{301}🍎", count: 5000))))
    #expect(player.field.unicodeScalars.count == 64)
    for _ in 0..<10 { player.send(.findWords(.pickedTile(0))) }
    #expect(player.field.unicodeScalars.count == 64)
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf"), ("añ", "a"), ("an\u{303}\u{301}", "a"), ("a🍎", "a"), ("\u{301}", ""), ("", ""),
  ])
  func `Delete removes a letter together with its accents`(text: String, left: String) {
    var player = Player.playing()
    player.send(.findWords(.typed(text)), .findWords(.tookBackLetter))
    #expect(Array(player.field.utf8) == Array(left.utf8))
  }
}

/// The announcements of Find Words for screen readers.
struct SpokenTests {
  private func said(_ player: Player) -> String {
    player.model.page.all { $0["role"] == "status" && $0["class"] == "for-readers" }.map { $0.plainText }.joined()
  }

  @Test(arguments: [true, false])
  func `a question mark, typed in the field or on the page, reads the letters, the progress and the last finds`(
    isInField: Bool
  ) {
    var player = Player.playing("ring", "alarm")
    player.send(.findWords(.typed("ma")))
    if isInField { player.send(.findWords(.typed("ma?"))) } else { player.press("? Slash") }
    #expect(said(player) == "Letters: A L A R M I N G. Words found: 2 of 5. alarm, ring")
    #expect(player.field == "ma")
    player.send(.findWords(.typed("mai")))
    #expect(said(player).isEmpty)
  }

  @Test func `Shuffle reads the new order of the letters, and Delete reads the rest of the word`() {
    var player = Player.playing()
    player.send(.findWords(.askedForShuffle))
    #expect(said(player).split(separator: " ").sorted() == "A L A R M I N G".split(separator: " ").sorted())
    player.send(.findWords(.typed("ma")), .findWords(.tookBackLetter))
    #expect(said(player) == "m")
  }

  @Test func `the field is described by the letters and the progress`() {
    let page = Player.playing("ring").model.page
    let field = page.first { $0["id"] == "guess" }
    #expect(page.first { $0["id"] == field?["aria-describedby"] }?.plainText.hasSuffix("Words found: 1 of 5") == true)
  }
}
