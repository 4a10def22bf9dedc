import Journal
import Markup
import Testing

@testable import Interface
@testable import Play
@testable import Rules
@testable import Words

/// Tests features A3 to A7, A10 and N of `docs/features.md`: what the Apple Tree page shows and announces.
struct AppleTreePageTests {
  private func keys(_ player: Player) -> [Node] { player.model.page.all { $0["class"] == "letter-key" } }

  private func rows(_ player: Player) -> [String] {
    player.model.page.all { $0["class"] == "letter-row" }.map { $0.plainText }
  }

  private func key(_ letter: String, _ player: Player) -> Node? { keys(player).first { $0.plainText == letter } }

  @Test func `pressing an already tried letter announces the letter again`() throws {
    var player = Player.guessing("ring", tried: "x")
    func result() throws -> Node {
      let page = player.model.page
      return try #require(page.first { $0["id"] == "tree-result" })
    }
    for _ in 0..<3 {
      let before = try result()
      player.tryLetters("x")
      #expect(try result().plainText.contains("X"))
      #expect(!diff(from: before, to: try result()).operations.isEmpty)
    }
  }

  @Test func `the Apple Tree page labels its controls for screen readers`() {
    var player = Player.guessing("ring", tried: "rx")
    let page = player.model.page
    #expect(page.first { $0["role"] == "status" && $0["aria-label"] == "Result" } != nil)
    #expect(page.first { $0["role"] == "group" && $0["aria-label"] == "Keyboard" } != nil)
    #expect(page.first { $0["role"] == "img" && $0["aria-label"] == "Apple tree, 6 apples left" } != nil)
    let word = page.first { $0["aria-label"] == "Word" }
    #expect(word?.plainText == "rblankblankblank")
    #expect(word?["lang"] == "en")
    #expect(page.first { $0["aria-label"] == "Hint" }?["data-press"] == "askedForAppleTreeHint")
    player.win()
    for (name, message) in [("See definition", "openedWord en ring"), ("Play again", "playedAgain")] {
      #expect(player.model.page.first { $0["data-press"] == message }?.plainText == name)
    }
    #expect(player.model.page.first { $0["aria-label"] == "Hint" } == nil)
  }

  @Test func `the letter field has a name and a description, and disappears when the round ends`() {
    var player = Player.guessing("ring")
    let field = player.model.page.first { $0["id"] == "letter" }
    #expect(field?["type"] == "text" && field?["autofocus"] == nil)
    #expect(player.model.page.first { $0["for"] == "letter" }?.plainText == "Letter")
    let description = player.model.page.first { $0["id"] == field?["aria-describedby"] }
    #expect(description?.plainText == "Type a letter. Type ? to hear the word and the apples left.")
    player.win()
    #expect(player.model.page.first { $0["id"] == "letter" } == nil)
  }

  @Test func `words in another language are marked with their language in announcements`() {
    func spanish(_ player: Player) -> [String] {
      let status = player.model.page.first { $0["id"] == "tree-result" }
      return status?.all { $0["lang"] == "es" }.map { $0.plainText } ?? []
    }
    var player = Player.guessing("gato", .spanish, tried: "a")
    #expect(spanish(player) == ["a"])
    player.tryLetters("t")
    #expect(spanish(player) == ["a", "t"])
    player.guessWord("dato")
    #expect(player.said == "It isn’t “dato”. Six apples left." && spanish(player) == ["dato"])
    player.win()
    #expect(spanish(player).first == "gato")
  }

  @Test func `every finished round offers to save its word, and only Play again is wooden`() {
    for isWon in [true, false] {
      var player = Player.guessing("ring")
      if isWon { player.win() } else { player.lose() }
      #expect(player.model.page.messages.contains("savedWord en ring"))
      let wooden = player.model.page.all { $0["class"] == "key wooden" }
      #expect(wooden.map { $0.plainText } == ["Play again"])
    }
  }

  @Test func `the window title names Apple Tree in every interface language`() {
    #expect(Player("/apple-tree").title == "Apple Tree – Word Orchard")
    for language in InterfaceLanguage.allCases {
      let painted = Model(interface: language, location: "/apple-tree")
      #expect(painted.title.contains(language.sentences[.appleTree]))
      #expect(painted.page["aria-busy"] == "true")
    }
    #expect(Route(path: "/apple-tree/x") == nil)
  }

  @Test func `the letter keys are in keyboard or alphabetical order`() {
    var player = Player.guessing("ring")
    #expect(rows(player) == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
    player.send(.settings(.chose(.keyboard(.alphabetical))))
    #expect(rows(player) == ["ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZ"])
    var spanish = Player.guessing("ñu", .spanish)
    #expect(rows(spanish) == ["QWERTYUIOP", "ASDFGHJKLÑ", "ZXCVBNM"])
    spanish.send(.settings(.chose(.keyboard(.alphabetical))))
    #expect(rows(spanish) == ["ABCDEFG", "HIJKLMN", "ÑOPQRST", "UVWXYZ"])
  }

  @Test(arguments: Language.allCases)
  func `every letter has a key whose accessible name is the letter alone`(language: Language) {
    let player = Player.guessing("tana", language)
    let alphabet = Alphabet(language)
    #expect(Set(keys(player).map { $0.plainText }) == Set(alphabet.scalars.map { capital($0) }))
    #expect(keys(player).count == alphabet.scalars.count)
    for key in keys(player) { #expect(Message(name: key["data-press"] ?? "", body: []) != nil) }
  }

  @Test func `used letter keys are disabled and marked right or wrong`() {
    let player = Player.guessing("ring", tried: "rx")
    #expect(key("R", player)?["data-tried"] == "right")
    #expect(key("X", player)?["data-tried"] == "wrong")
    #expect(key("R", player)?["aria-describedby"] == "key-right")
    #expect(key("A", player)?["data-tried"] == nil)
    #expect(keys(player).filter { $0["aria-disabled"] == "true" }.map { $0.plainText } == ["R", "X"])
  }

  @Test func `every letter key is disabled after the end of a round`() {
    for isWon in [true, false] {
      var player = Player.guessing("ring")
      if isWon { player.win() } else { player.lose() }
      #expect(keys(player).allSatisfy { $0["aria-disabled"] == "true" })
      #expect(player.model.page["data-over"] != nil)
      #expect(player.model.page.first { $0["data-outcome"] != nil }?["data-outcome"] == (isWon ? "won" : "lost"))
    }
  }

  @Test func `each Apple Tree round renders new apple elements, so that no fallen apple falls again`() {
    func apples(_ player: Player) -> [String] {
      player.model.page.all { $0["class"] == "hanging" }.compactMap { node in
        if case .element(let element) = node { element.key } else { nil }
      }
    }
    var player = Player.guessing("ring")
    player.lose()
    let before = apples(player)
    player.send(.appleTree(.playedAgain))
    #expect(before.count == 7 && Set(before).isDisjoint(with: apples(player)))
    #expect(player.model.page.all { $0["data-fallen"] != nil }.isEmpty)
  }

  @Test func `petals drift after a win, but not after a reload of the won round`() {
    var player = Player.guessing("ring")
    player.win()
    #expect(player.model.page.html.contains("class=\"petal\""))
    #expect(!player.atTree().model.page.html.contains("class=\"petal\""))
  }

  @Test(arguments: [
    ("ring", "4"), ("mañanas", "7"), ("abcdefghijklmnopq", "17"), ("el perro negro", "5"), ("l’amico", "7"),
    ("abcdefghijklmnopqrstu", "more"),
  ])
  func `the type size of a hidden word depends on its longest part`(word: String, longest: String) {
    let player = Player.guessing(word, .spanish)
    #expect(player.model.page.first { $0["class"] == "places" }?["data-longest"] == longest)
  }

  @Test func `characters between the letters of a phrase are shown and need not be guessed`() {
    let player = Player.guessing("o'clock", tried: "o")
    #expect(player.shown == "o'__o__")
    let places = player.model.page.all { $0["class"] == "between" }
    #expect(places.map { $0.plainText } == ["'"])
  }

  @Test func `Apple Tree names the word source and its language throughout the round`() {
    var player = Player.guessing("gato", .spanish, from: .letter("g"), tried: "g")
    #expect(
      player.model.page.first { $0["data-press"] == "openedWords" }?.plainText == "Words starting with G: Spanish")
    player.send(.settings(.chose(.language(.english))))
    #expect(player.model.page.first { $0["data-press"] == "openedWords" }?.plainText.contains("Spanish") == true)
  }
}

// MARK: - Figures and words

extension AppleTreePageTests {
  /// The text and the number of drawn apples of the best record.
  private func record(_ player: Player) -> String {
    let record = player.model.page.first { $0["class"] == "tree-bar" }?.all { $0.tag == "div" }.last
    let apples = record?.first { $0["data-count"] != nil }?["data-count"] ?? "-"
    return (record?.plainText ?? "") + " " + apples
  }

  @Test func `Apple Tree always shows the best record and restores it after a reload`() {
    var player = Player.guessing("ring")
    #expect(record(player) == "Your recordnone yet -")
    player.lose()
    #expect(record(player) == "Your recordnone yet -")
    player.send(.settings(.chose(.language(.spanish))))
    player.miss(5)
    player.win()
    #expect(record(player) == "Your record2 apples 2")
    player.send(.appleTree(.playedAgain))
    player.win()
    #expect(record(player) == "Your record7 apples 7")
    player.send(.appleTree(.playedAgain))
    player.miss(1)
    player.win()
    #expect(record(player) == "Your record7 apples 7")
    #expect(record(player.atTree()) == record(player))
    #expect(record(player.atTree("?words=saved")) == record(player))
  }

  @Test func `the Apple Tree statistics count games, wins, streaks and apples left`() {
    var player = Player.guessing("ring")
    player.send(.appleTree(.openedFigures))
    #expect(player.model.page.plainText.contains("Your rounds will be counted here."))
    player.send(.host(.closedSheet))
    for misses in [7, 0, 3, 3] {
      player.miss(misses)
      player.win()
      player.send(.appleTree(.playedAgain))
    }
    player.send(.appleTree(.openedFigures))
    let sheet = player.model.page.first { $0["class"] == "sheet" }!
    func all(_ tag: String) -> [String] {
      sheet.all { if case .element(let element) = $0 { element.tag == tag } else { false } }.map { $0.plainText }
    }
    #expect(all("dd") == ["4", "3", "3", "3", "7 apples"])
    #expect(all("td") == ["1", "0", "0", "2", "0", "0", "0", "1"])
    #expect(all("th").first == "7 apples" && all("th").last == "Losses")
    #expect(all("path").count >= 8)
  }

  @Test func `the dialog for choosing words offers every word source and marks the current one`() {
    var player = Player("/lists/new")
    player.send(.lists(.typedList("kiwi\tkiwi")), .lists(.checkedList), .lists(.namedList("Fruit")), .lists(.keptList))
    player.send(.host(.openedPage("/apple-tree?language=en&words=level-B1")), .appleTree(.openedWords))
    let options = player.model.page.all { $0["name"] == "words" }
    let list = "chose words list-" + player.model.session.profile.lists[0].id.text
    let letters = "abcdefghijklmnopqrstuvwxyz".map { "letter-\($0)" }
    let others =
      ["all"] + ["A1", "A2", "B1", "B2", "C1"].map { "level-" + $0 }
      + WordSource.topics.map { "topic-" + $0 } + letters + ["saved"]
    #expect(options.compactMap { $0["data-changes"] } == others.map { "chose words " + $0 } + [list])
    #expect(options.filter { $0["checked"] != nil }.map { $0["data-changes"] } == ["chose words level-B1"])
    #expect(player.model.page.plainText.contains("Fruit"))
    // English has no words with the letter ñ as a word source, so the dialog marks all words as the chosen source.
    player.send(.settings(.chose(.words(.letter("ñ")))), .appleTree(.openedWords))
    let marked = player.model.page.all { $0["name"] == "words" && $0["checked"] != nil }
    #expect(marked.map { $0["data-changes"] } == ["chose words all"])
  }

  @Test func `the Apple Tree settings offer its keyboard but hide the rules of Find Words`() {
    var player = Player.guessing("ring")
    player.send(.settings(.openedSettings))
    #expect(player.model.page.messages.contains("chose keyboard alphabetical"))
    #expect(!player.model.page.messages.contains("chose minutes 2"))
    player.send(.host(.openedPage("/find-words")), .settings(.openedSettings))
    #expect(!player.model.page.messages.contains("chose keyboard alphabetical"))
  }
}

// MARK: - Banners and sounds

extension AppleTreePageTests {
  @Test func `Apple Tree shows a warning when data cannot be stored`() {
    var player = Player.guessing("ring")
    player.send(.host(.failedToStore))
    player.tryLetters("r")
    #expect(player.model.page.first { $0["class"] == "not-stored" } != nil)
    player.send(.host(.caughtUp))
    #expect(player.model.page.first { $0["class"] == "not-stored" } == nil)
  }

  @Test func `copying a challenge link shows a confirmation`() {
    var player = Player.guessing("ring")
    player.send(
      .appleTree(.openedChallenge), .appleTree(.typedChallenge("alarm")), .appleTree(.sentChallenge),
      .host(.shared("clipboard")))
    #expect(player.banner == .copied)
  }

  @Test func `signals make no sound or vibration once sound and haptics are off`() {
    var player = Player.guessing("ring")
    player.send(.settings(.chose(.sound(false))), .settings(.chose(.haptics(false))))
    player.signals = []
    player.tryLetters("rx1x")
    player.win()
    player.send(.appleTree(.playedAgain))
    #expect(player.signals.allSatisfy { $0.hasSuffix(" silent still") })
    #expect(
      Set(player.signals.map { $0.split(separator: " ")[0] })
        == ["right", "wrong", "fall", "notALetter", "alreadyFound", "win", "newWord"])
  }
}
