import Journal
import Markup
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// A3 to A7, A10 and N: what the page of Apple Tree shows and says.
struct AppleTreePageTests {
  private func keys(_ session: Session) -> [Node] { session.model.page.all { $0["class"] == "letter-key" } }

  private func rows(_ session: Session) -> [String] {
    session.model.page.all { $0["class"] == "letter-row" }.map { $0.plainText }
  }

  private func key(_ letter: String, _ session: Session) -> Node? { keys(session).first { $0.plainText == letter } }

  @Test func `the page has the names that readers and links go by`() {
    var session = Session.guessing("ring", tried: "rx")
    let page = session.model.page
    #expect(page.first { $0["role"] == "status" && $0["aria-label"] == "Result" } != nil)
    #expect(page.first { $0["role"] == "group" && $0["aria-label"] == "Keyboard" } != nil)
    #expect(page.first { $0["role"] == "img" && $0["aria-label"] == "Apple tree, 6 apples left" } != nil)
    let word = page.first { $0["aria-label"] == "Word" }
    #expect(word?.plainText == "rblankblankblank")
    #expect(word?["lang"] == "en")
    #expect(page.first { $0["aria-label"] == "Hint" }?["data-press"] == "askedForAppleTreeHint")
    session.win()
    for (name, message) in [("See Definition", "openedWord en ring"), ("Play Again", "playedAgain")] {
      #expect(session.model.page.first { $0["data-press"] == message }?.plainText == name)
    }
    #expect(session.model.page.first { $0["aria-label"] == "Hint" } == nil)
  }

  @Test func `the window is called after the game`() {
    #expect(Session("/apple-tree").title == "Apple Tree – Word Orchard")
    for language in InterfaceLanguage.allCases {
      let painted = Model(interface: language, location: "/apple-tree")
      #expect(painted.title.contains(language.sentences[.appleTree]))
      #expect(painted.page["aria-busy"] == "true")
    }
    #expect(!Model.hasPage(at: "/apple-tree/x"))
  }

  @Test func `the keys stand as on a typewriter, or as in the alphabet`() {
    var session = Session.guessing("ring")
    #expect(rows(session) == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
    session.send(.chose(.keyboard(.alphabetical)))
    #expect(rows(session) == ["ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZ"])
    var spanish = Session.guessing("ñu", .spanish)
    #expect(rows(spanish) == ["QWERTYUIOP", "ASDFGHJKLÑ", "ZXCVBNM"])
    spanish.send(.chose(.keyboard(.alphabetical)))
    #expect(rows(spanish) == ["ABCDEFG", "HIJKLMN", "ÑOPQRST", "UVWXYZ"])
  }

  @Test(arguments: Language.allCases)
  func `every letter has a key, named by the letter alone`(language: Language) {
    let session = Session.guessing("tana", language)
    let alphabet = Alphabet(language)
    #expect(Set(keys(session).map { $0.plainText }) == Set(alphabet.scalars.map { capital($0) }))
    #expect(keys(session).count == alphabet.scalars.count)
    for key in keys(session) { #expect(Message(name: key["data-press"] ?? "", text: []) != nil) }
  }

  @Test func `used keys are off, and right and wrong ones differ`() {
    let session = Session.guessing("ring", tried: "rx")
    #expect(key("R", session)?["data-tried"] == "right")
    #expect(key("X", session)?["data-tried"] == "wrong")
    #expect(key("R", session)?["aria-describedby"] == "key-right")
    #expect(key("A", session)?["data-tried"] == nil)
    #expect(keys(session).filter { $0["aria-disabled"] == "true" }.map { $0.plainText } == ["R", "X"])
  }

  @Test func `after the end every key is off`() {
    for isWon in [true, false] {
      var session = Session.guessing("ring")
      if isWon { session.win() } else { session.lose() }
      #expect(keys(session).allSatisfy { $0["aria-disabled"] == "true" })
      #expect(session.model.page["data-over"] != nil)
      #expect(session.model.page.first { $0["data-outcome"] != nil }?["data-outcome"] == (isWon ? "won" : "lost"))
    }
  }

  @Test func `each round has apples of its own, and none is falling into the next`() {
    func apples(_ session: Session) -> [String] {
      session.model.page.all { $0["class"] == "hanging" }.compactMap { node in
        if case .element(let element) = node { element.key } else { nil }
      }
    }
    var session = Session.guessing("ring")
    session.lose()
    let before = apples(session)
    session.send(.playedAgain)
    #expect(before.count == 7 && Set(before).isDisjoint(with: apples(session)))
    #expect(session.model.page.all { $0["data-fallen"] != nil }.isEmpty)
  }

  @Test func `petals drift at a win, and not again after a reload`() {
    var session = Session.guessing("ring")
    session.win()
    #expect(session.model.page.html.contains("class=\"petal\""))
    #expect(!session.atTree().model.page.html.contains("class=\"petal\""))
  }

  @Test(arguments: [("ring", "short"), ("mañanas", "short"), ("alarming", "long"), ("abcdefghijklmnopq", "longest")])
  func `a long word is set smaller`(word: String, length: String) {
    let session = Session.guessing(word, .spanish)
    #expect(session.model.page.first { $0["class"] == "places" }?["data-length"] == length)
  }

  @Test func `what is between letters is shown and asks for nothing`() {
    let session = Session.guessing("o'clock", tried: "o")
    #expect(session.shown == "o'__o__")
    let places = session.model.page.all { $0["data-between"] != nil }
    #expect(places.map { $0.plainText } == ["'"])
  }

  @Test func `the page says which words are guessed, in the language of the round`() {
    var session = Session.guessing("gato", .spanish, from: .letter("g"), tried: "g")
    #expect(session.model.page.first { $0["data-press"] == "openedWords" }?.plainText == "Words with G: Spanish")
    session.send(.chose(.language(.english)))
    #expect(session.model.page.first { $0["data-press"] == "openedWords" }?.plainText.contains("Spanish") == true)
  }
}

// MARK: - Figures and words

extension AppleTreePageTests {
  private func record(_ session: Session) -> String {
    session.model.page.first { $0["class"] == "record" }?.plainText ?? ""
  }

  @Test func `the best record is there all the time, and kept`() {
    var session = Session.guessing("ring")
    #expect(record(session) == "Best record 🌳none yet")
    session.lose()
    #expect(record(session) == "Best record 🌳none yet")
    session.send(.chose(.language(.spanish)))
    session.miss(5)
    session.win()
    #expect(record(session) == "Best record 🍎🍎2 apples")
    session.send(.playedAgain)
    session.win()
    #expect(record(session) == "Best record 🍎🍎🍎🍎🍎🍎🍎7 apples")
    session.send(.playedAgain)
    session.miss(1)
    session.win()
    #expect(record(session) == "Best record 🍎🍎🍎🍎🍎🍎🍎7 apples")
    #expect(record(session.atTree()) == record(session))
    #expect(record(session.atTree("?words=saved")) == record(session))
  }

  @Test func `the figures count games, wins, streaks and apples left`() {
    var session = Session.guessing("ring")
    session.send(.openedAppleTreeFigures)
    #expect(session.model.page.plainText.contains("Your rounds will be counted here."))
    session.send(.closedSheet)
    for misses in [7, 0, 3, 3] {
      session.miss(misses)
      session.win()
      session.send(.playedAgain)
    }
    session.send(.openedAppleTreeFigures)
    let sheet = session.model.page.first { $0["class"] == "sheet" }!
    func all(_ tag: String) -> [String] {
      sheet.all { if case .element(let element) = $0 { element.tag == tag } else { false } }.map { $0.plainText }
    }
    #expect(all("dd") == ["4", "3", "3", "3", "7 apples"])
    #expect(all("td") == ["1", "0", "0", "2", "0", "0", "0", "1"])
    #expect(all("th").first == "7 apples" && all("th").last == "Lost")
    #expect(all("path").count >= 8)
  }

  @Test func `the sheet of words offers every source, and marks the one that is drawn from`() {
    var session = Session("/lists/new")
    session.send(.typedList("kiwi\tkiwi"), .checkedList, .namedList("Fruit"), .keptList)
    session.send(.openedPage("/apple-tree?language=en&words=level-B1"), .openedWords)
    let options = session.model.page.all { $0["name"] == "words" }
    let list = "chose words list-" + session.model.profile.lists[0].id.text
    let letters = "abcdefghijklmnopqrstuvwxyz".map { "letter-\($0)" }
    let others = ["all"] + ["A1", "A2", "B1", "B2", "C1"].map { "level-" + $0 } + letters + ["saved"]
    #expect(options.compactMap { $0["data-changes"] } == others.map { "chose words " + $0 } + [list])
    #expect(options.filter { $0["checked"] != nil }.map { $0["data-changes"] } == ["chose words level-B1"])
    #expect(session.model.page.plainText.contains("Fruit"))
    // What cannot be drawn from is not marked.
    session.send(.chose(.words(.letter("ñ"))), .openedWords)
    let marked = session.model.page.all { $0["name"] == "words" && $0["checked"] != nil }
    #expect(marked.map { $0["data-changes"] } == ["chose words all"])
  }

  @Test func `the settings of Apple Tree have its keyboard, and not the rules of the other game`() {
    var session = Session.guessing("ring")
    session.send(.openedSettings)
    #expect(session.model.page.messages.contains("chose keyboard alphabetical"))
    #expect(!session.model.page.messages.contains("chose minutes 2"))
    session.send(.openedPage("/find-words"), .openedSettings)
    #expect(!session.model.page.messages.contains("chose keyboard alphabetical"))
  }
}

// MARK: - Banners and sounds

extension AppleTreePageTests {
  @Test func `what cannot be stored is told at the tree`() {
    var session = Session.guessing("ring")
    session.send(.failedToStore)
    session.tryLetters("r")
    #expect(session.model.page.first { $0["class"] == "not-stored" } != nil)
    session.send(.caughtUp)
    #expect(session.model.page.first { $0["class"] == "not-stored" } == nil)
  }

  @Test func `a shared challenge that was copied is told`() {
    var session = Session.guessing("ring")
    session.send(.openedChallenge, .typedChallenge("alarm"), .sentChallenge, .shared("clipboard"))
    #expect(session.banner == .copied)
  }

  @Test func `sound and haptics can be turned off, and a fall is not felt beside a miss`() {
    var session = Session.guessing("ring")
    session.send(.chose(.sound(false)), .chose(.haptics(false)))
    session.signals = []
    session.tryLetters("rx1x")
    session.win()
    session.send(.playedAgain)
    #expect(session.signals.allSatisfy { $0.hasSuffix(" silent still") })
    #expect(
      Set(session.signals.map { $0.split(separator: " ")[0] })
        == ["right", "wrong", "fall", "notALetter", "alreadyFound", "win", "newWord"])
  }
}
