import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// The field, the tiles and the keys.
struct BoardTests {
  private func used(_ session: Session) -> [Int] {
    session.model.board.usedTiles(of: session.model.round!.root).sorted()
  }

  @Test func `a tile types its letter and is used while the letter is in the field`() {
    var session = Session.playing()  // a l a r m i n g
    session.send(.pickedTile(3), .pickedTile(5))
    #expect(session.field == "ri")
    #expect(used(session) == [3, 5])
    session.send(.tookBackLetter)
    #expect(session.field == "r")
    #expect(used(session) == [3])
    session.send(.clearedField)
    #expect(session.field.isEmpty)
    #expect(used(session).isEmpty)
  }

  @Test func `of two tiles with one letter each can be used once`() {
    var session = Session.playing()
    session.send(.pickedTile(0), .pickedTile(2))
    #expect(session.field == "aa")
    #expect(used(session) == [0, 2])
    session.send(.typed("aaaa"))
    #expect(used(session) == [0, 2])
  }

  @Test func `of equal letters the tapped one dims`() {
    var session = Session.playing()  // a l a r m i n g
    session.send(.pickedTile(2))
    #expect(used(session) == [2])
    session.send(.typed("al"))
    #expect(used(session) == [1, 2])
    session.send(.clearedField, .typed("a"))
    #expect(used(session) == [0])
  }

  @Test func `a tap on a used tile takes that letter back`() {
    var session = Session.playing()
    session.send(.pickedTile(3), .pickedTile(2), .pickedTile(5), .pickedTile(0))
    #expect(session.field == "raia")
    session.send(.pickedTile(2))
    #expect(session.field == "ria" && used(session) == [0, 3, 5])
    session.send(.pickedTile(3))
    #expect(session.field == "ia" && used(session) == [0, 5])
  }

  @Test func `a typed letter can be taken back by its tile, its accent too`() {
    var session = Session.playing()
    session.send(.typed("ra\u{301}n"), .pickedTile(0))
    #expect(session.field == "rn")
  }

  @Test(arguments: [-1, 8, 99, Int.max, Int.min])
  func `a tile that is none types nothing`(place: Int) {
    var session = Session.playing()
    session.send(.pickedTile(place))
    #expect(session.field.isEmpty)
  }

  @Test func `typed letters use tiles whatever their case and accents`() {
    var session = Session.playing()
    session.send(.typed("RÏng🍎!"))
    #expect(used(session) == [3, 5, 6, 7])
  }

  @Test func `ñ uses its own tile, composed or not`() {
    var session = Session.playing(root: "ma%C3%B1anas", language: .spanish)  // m a ñ a n a s
    session.send(.typed("ñ"))
    #expect(used(session) == [2])
    session.send(.typed("n\u{303}"))
    #expect(used(session) == [2])
    session.send(.typed("n"))
    #expect(used(session) == [4])
  }

  @Test func `shuffling moves the tiles and nothing else`() {
    var session = Session.playing("ring")
    session.send(.typed("mai"))
    for _ in 0..<50 {
      let before = session.model
      session.send(.askedForShuffle)
      #expect(session.model.board.tiles != before.board.tiles)
      #expect(session.model.board.tiles.sorted() == Array(0..<8))
      #expect(session.field == "mai")
      #expect(session.model.round == before.round)
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
    (["🍎 KeyR"], "r"),
    (["; Semicolon"], ""), (["ñ Semicolon"], "n"), (["ö KeyR"], "o"), (["\u{301} KeyR"], "r"), (["? Keyñ"], ""),
    (["? Key"], ""), (["? Key1"], ""),
  ])
  func `keys write letters by what they write, or else by where they are`(keys: [String], field: String) {
    var session = Session.playing()
    for key in keys { session.press(key) }
    #expect(session.field == field)
  }

  @Test(arguments: [
    ("ñ Semicolon", "ñ"), ("Ñ Semicolon", "ñ"), ("ㅔ Semicolon", "ñ"), ("; Semicolon", "ñ"), ("n KeyN", "n"),
  ])
  func `ñ has its key in Spanish`(key: String, field: String) {
    var session = Session.playing(root: "camiones", language: .spanish)
    session.press(key)
    #expect(Array(session.field.utf8) == Array(field.utf8))
  }

  @Test func `Enter submits, and space shuffles an empty field`() {
    var session = Session.playing()
    session.press("r KeyR", "i KeyI", "n KeyN", "g KeyG", "Enter Enter")
    #expect(session.finds == ["ring"])
    #expect(session.field.isEmpty)
    session.press("  Space")
    #expect(session.model.board.tiles != Array(0..<8))
  }

  @Test func `keys do nothing while a sheet is open`() {
    var session = Session.playing()
    session.send(.typed("ring"), .openedSettings)
    session.press("x KeyX", "Enter Enter", "Escape Escape")
    #expect(session.field == "ring")
    #expect(session.finds.isEmpty)
  }

  @Test func `a paste of a book is cut`() {
    var session = Session.playing()
    session.send(.typed(String(repeating: "e\u{301}🍎", count: 5000)))
    #expect(session.field.unicodeScalars.count == 64)
    for _ in 0..<10 { session.send(.pickedTile(0)) }
    #expect(session.field.unicodeScalars.count == 64)
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf"), ("añ", "a"), ("an\u{303}\u{301}", "a"), ("a🍎", "a"), ("\u{301}", ""), ("", ""),
  ])
  func `Delete takes a letter with its marks`(text: String, left: String) {
    var session = Session.playing()
    session.send(.typed(text), .tookBackLetter)
    #expect(Array(session.field.utf8) == Array(left.utf8))
  }
}
