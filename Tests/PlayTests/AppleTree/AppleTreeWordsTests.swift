import Formats
import Journal
import Markup
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Tests feature A1 of `docs/features.md`: where the words of Apple Tree come from, and how rounds follow each
/// other.
struct AppleTreeWordsTests {
  /// A player with two saved words, and a list of three words.
  private func owning() -> (Player, WordSource) {
    var player = Player("/lists/new")
    player.send(
      .lists(.typedList("apple\tmanzana\nkiwi\tkiwi\nice cream\thelado")), .lists(.checkedList), .lists(.keptList))
    player.send(
      .saved(.savedWord(.english, "ring.2")), .saved(.savedWord(.english, "main")), .saved(.savedWord(.spanish, "gato"))
    )
    return (player, .list(player.model.session.profile.lists[0].id))
  }

  /// The words of `count` rounds in a row.
  private func words(_ count: Int, _ player: Player) -> [String] {
    var player = player
    return (0..<count).map { _ in
      let word = player.hidden ?? "none"
      player.win()
      player.send(.appleTree(.playedAgain))
      return word
    }
  }

  @Test func `each word source draws only its own words`() {
    let (player, list) = owning()
    let banks: [(WordSource, Set<String>)] = [
      (.level("A2"), ["alarm", "ring"]), (.level("A1"), ["read", "apple", "banana"]), (.saved, ["ring", "main"]),
      (list, ["apple", "kiwi", "ice cream"]),
    ]
    for (source, bank) in banks {
      let there = player.atTree("?language=en&words=" + Percent.encoded(source.name))
      #expect(there.model.games.appleTree.game?.source == source)
      #expect(Set(words(bank.count, there)) == bank, "\(source.name)")
    }
    let letter = Player("/apple-tree?words=letter-r")
    let found = words(42, letter)
    #expect(found.allSatisfy { $0.hasPrefix("r") } && Set(found).count == 42)
    #expect(Player("/apple-tree?language=es&words=letter-a").hidden == "árbol")
    #expect(Player("/apple-tree?language=es&words=letter-%C3%B1").hidden == "ñu")
  }

  @Test func `a word comes again only after all others, and never twice in a row`() {
    for seed in 0..<20 {
      var player = Player("/apple-tree?language=es", seed: UInt64(seed))
      var found: [String] = []
      for _ in 0..<9 {
        found.append(player.hidden ?? "none")
        player.win()
        // The next visit, and another tab, know which words were already drawn.
        player = player.atTree("", device: "0000000000000\(found.count)")
        player.send(.appleTree(.playedAgain))
      }
      for start in [0, 3, 6] { #expect(Set(found[start..<start + 3]) == ["árbol", "gato", "ñu"], "seed \(seed)") }
      #expect(!zip(found, found.dropFirst()).contains { $0 == $1 }, "seed \(seed)")
    }
  }

  @Test func `Play again begins a new round, and a second press does not begin another`() {
    var player = Player.guessing("ring", tried: "x")
    player.send(.appleTree(.askedForHint))
    player.win()
    player.signals = []
    player.send(.appleTree(.playedAgain))
    let (word, plays) = (player.hidden, player.plays)
    player.send(.appleTree(.playedAgain), after: 100)
    player.send(.appleTree(.playedAgain))
    #expect(player.hidden == word && player.plays == plays)
    #expect(player.apples == 7 && player.tried.isEmpty)
    #expect(player.model.games.appleTree.game?.round.hasTakenHint == false)
    #expect(player.signals == ["newWord"])
    #expect(player.log.last == "focus tree-title")
  }

  @Test(arguments: [Message.appleTree(.playedAgain), .host(.askedToRetry)])
  func `Play again has no effect during a round or on another page`(message: Message) {
    var player = Player.guessing("ring", tried: "r")
    player.send(message)
    #expect(player.shown == "r___")
    var other = Player("/saved", stored: player.kept)
    other.send(message, .host(.openedPage("/apple-tree")))
    #expect(other.shown == "r___")
  }

  @Test func `choosing an empty word source explains the problem and offers alternatives`() {
    var player = Player("/apple-tree?words=saved")
    #expect(player.emptySource == .saved)
    let page = player.model.page
    #expect(page.plainText.contains("No saved words in this language yet."))
    #expect(page.first { $0["role"] == "alert" } != nil)
    for way in ["chose words all", "openedPage /vocabulary/en", "openedWords"] {
      #expect(page.messages.contains(way))
    }
    #expect(!page.messages.contains { $0.hasPrefix("triedLetter") })
    player.send(.appleTree(.triedLetter("a")), .appleTree(.askedForHint), .appleTree(.playedAgain))
    player.press("a KeyA", "Enter Enter")
    #expect(player.emptySource == .saved)
    player.send(.settings(.chose(.words(.all))))
    #expect(player.hidden != nil)
    #expect(player.log.contains("focus tree-title"))
  }

  @Test func `an empty vocabulary and a level without words count as empty word sources`() {
    let italian = Player("/apple-tree", languages: ["it"])
    #expect(italian.emptySource == .all)
    #expect(!italian.model.page.messages.contains("chose words all"))
    #expect(Player("/apple-tree?language=es&words=level-C1").emptySource == .level("C1"))
  }

  @Test func `a word saved on another page can be drawn when the player returns`() {
    var player = Player("/apple-tree?words=saved")
    player.send(
      .host(.openedPage("/vocabulary/en/ring")), .saved(.savedWord(.english, "ring")), .host(.visited("/apple-tree")))
    #expect(player.hidden == "ring")
  }

  @Test func `if a word source's list or letter no longer exists, Apple Tree draws from all words`() {
    var (player, list) = owning()
    player = player.atTree("?words=" + list.name)
    player.send(.host(.openedPage("/lists")))
    if case .list(let id) = list { player.send(.lists(.removedList(id))) }
    player.send(.host(.openedPage("/apple-tree")))
    #expect(player.model.games.appleTree.game?.source == list)
    player.lose()
    player.send(.appleTree(.playedAgain))
    #expect(player.model.games.appleTree.game?.source == .all)
    #expect(Player("/apple-tree?language=en&words=letter-%C3%B1").model.games.appleTree.game?.source == .all)
  }

  @Test func `a restored list becomes the word source again`() {
    var (player, list) = owning()
    player = player.atTree("?words=" + list.name)
    guard case .list(let id) = list else { return }
    player.send(.host(.openedPage(Route.list(id).path)), .lists(.removedList(id)), .lists(.tookBackList))
    let lists = player.model.session.profile.lists.map { WordSource.list($0.id) }
    #expect(lists.count == 1 && lists != [list])
    #expect(player.model.session.settings.words == lists.first)
    #expect(player.again.model.session.settings.words == lists.first)
  }

  @Test func `the button “See definition” shows the player's own list only for words of this list`() {
    var (player, list) = owning()
    player = player.atTree("?words=" + list.name)
    while player.hidden != "apple" {
      player.win()
      player.send(.appleTree(.playedAgain))
    }
    player.win()
    player.send(.wordPage(.openedWord(.english, "apple")))
    #expect(sheet(of: player).contains("manzana"))
    player.send(.host(.closedSheet), .wordPage(.openedWord(.english, "ring")))
    #expect(!sheet(of: player).contains("manzana"))
  }

  private func sheet(of player: Player) -> String {
    player.model.page.first { $0["class"] == "sheet" }?.plainText ?? ""
  }

  @Test func `a friend's word stays in play when the player chooses another language`() {
    var player = Player.guessing("ring", from: nil)
    player.send(.settings(.openedSettings), .settings(.chose(.language(.spanish))))
    #expect(player.hidden == "ring")
    #expect(player.banner == .nextWord)
  }

  @Test func `a player's word list is played in the language of its words`() {
    let (player, list) = owning()
    let there = player.atTree("?language=es&words=" + list.name)
    #expect(there.model.session.settings.language == .spanish)
    #expect(there.model.games.appleTree.game?.round.word.language == .english)
  }
}

// MARK: - Changing the words in the middle of a round

extension AppleTreeWordsTests {
  @Test(arguments: [Choice.words(.level("A1")), .language(.spanish)])
  func `choosing another word source keeps a round with a tried letter and shows a message`(choice: Choice) {
    var player = Player.guessing("ring", tried: "r")
    player.send(.appleTree(.openedWords), .settings(.chose(choice)))
    #expect(player.shown == "r___")
    #expect(player.banner == .nextWord)
    #expect(player.model.session.sheet == .appleTree(.words))
    #expect(player.model.page.plainText.contains("This word stays as it is."))
    player.send(.host(.closedSheet), .appleTree(.triedLetter("i")))
    #expect(player.banner == nil)
    player.win()
    player.send(.appleTree(.playedAgain))
    #expect(player.model.games.appleTree.game.map { $0.round.word.language == .spanish || $0.source != .all } == true)
  }

  @Test(arguments: [Choice.words(.level("A1")), .language(.spanish)])
  func `choosing another word source replaces an untouched or finished round`(choice: Choice) {
    for isOver in [false, true] {
      var player = Player.guessing("ring")
      if isOver { player.lose() }
      player.send(.appleTree(.openedWords), .settings(.chose(choice)))
      #expect(player.hidden != "ring" && player.outcome == nil)
      #expect(player.model.session.sheet == nil && player.banner == nil)
      #expect(player.plays == 2)
    }
  }

  @Test func `choosing a language in the settings keeps the settings open`() {
    var player = Player.guessing("ring")
    player.send(.settings(.openedSettings), .settings(.chose(.language(.spanish))))
    #expect(player.model.session.sheet == .settings)
    #expect(player.model.games.appleTree.game?.round.word.language == .spanish)
  }

  @Test func `changing the game language stops drawing words from a list`() {
    let (player, list) = owning()
    var there = player.atTree("?words=" + list.name)
    there.send(.settings(.chose(.language(.spanish))))
    #expect(there.model.session.settings.words == .all)
    #expect(there.atTree().model.session.settings.words == .all)
    #expect(there.model.games.appleTree.game?.round.word.language == .spanish)
  }

  @Test func `changing the keyboard order changes only the keys`() {
    var player = Player.guessing("ring", tried: "rx")
    player.send(.settings(.chose(.keyboard(.alphabetical))))
    #expect(player.tried == "rx" && player.banner == nil)
    #expect(player.atTree().model.session.settings.keyboard == .alphabetical)
  }
}

// MARK: - Links

extension AppleTreeWordsTests {
  @Test func `an Apple Tree link chooses the language and words and begins one round`() {
    for player in [Player.guessing("ring", tried: "r"), Player("/saved")] {
      var there = player
      for _ in 0..<2 { there.send(.host(.openedPage("/apple-tree?language=es&words=letter-g"))) }
      #expect(there.hidden == "gato" && there.banner == nil)
      #expect(there.model.session.settings.language == .spanish && there.model.session.settings.words == .letter("g"))
      #expect(there.log.contains("navigate /apple-tree"))
      #expect(there.plays == player.plays + 1)
      #expect(there.atTree().hidden == "gato" && there.atTree().plays == there.plays)
    }
  }

  @Test(arguments: ["?language=en", "?words=all", "?language=EN&words=all"])
  func `a link to the current round's word source resumes the round`(query: String) {
    let before = Player.guessing("ring", tried: "rx")
    let after = before.atTree(query)
    #expect(after.shown == "r___" && after.apples == 6 && after.plays == 1)
    #expect(after.log.contains("navigate /apple-tree"))
    var over = before
    over.win()
    #expect(over.atTree(query).plays == 2)
  }

  @Test(
    arguments: [
      "", "?words=", "?words=nothing", "?words=level-Z9", "?language=xx", "?words=letter-%F0%9F%8D%8E",
      "?root=alarming", "?seed=1", "?", "?challenge", "?words=list-", "#words=saved%", "?words=letter-ab",
    ])
  func `invalid parameters of an Apple Tree link are ignored, and the round continues`(query: String) {
    let before = Player.guessing("ring", tried: "r")
    guard query != "?challenge" else {
      #expect(before.atTree(query).trouble == .badChallenge(.altered))
      return
    }
    let after = before.atTree(query)
    #expect(after.shown == "r___" && after.plays == 1)
    #expect(after.model.session.settings == Settings())
    #expect(before.atTree("?language=xx&words=level-A1").model.session.settings.words == .level("A1"))
    #expect(before.atTree("?language=es&words=x").model.session.settings.language == .spanish)
  }

  @Test func `a word's page links to Apple Tree rounds of its first letter and its level`() {
    var player = Player("/vocabulary/en/ring")
    let links = player.model.page.messages.filter { $0.hasPrefix("openedPage /apple-tree?") }
    #expect(links == ["letter-r", "level-A2"].map { "openedPage /apple-tree?language=en&words=" + $0 })
    for link in links {
      player.send(Message(name: link, body: [])!)
      #expect(player.hidden != nil && player.model.session.route.isAppleTree)
      player.send(.host(.visited("/vocabulary/en/ring")))
    }
    #expect(player.plays == links.count)
  }
}
