import Journal
import Markup
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// A1: where the words of Apple Tree come from, and how rounds follow each other.
struct AppleTreeWordsTests {
  /// A session with two saved words and a list of two.
  private func owning() -> (Session, WordSource) {
    var session = Session("/lists/new")
    session.send(.typedList("apple\tmanzana\nkiwi\tkiwi\nice cream\thelado"), .checkedList, .keptList)
    session.send(.savedWord(.english, "ring.2"), .savedWord(.english, "main"), .savedWord(.spanish, "gato"))
    return (session, .list(session.model.profile.lists[0].id))
  }

  /// The words that come in so many rounds.
  private func words(_ count: Int, _ session: Session) -> [String] {
    var session = session
    return (0..<count).map { _ in
      let word = session.hidden ?? "none"
      session.win()
      session.send(.playedAgain)
      return word
    }
  }

  @Test func `each source gives its words and no other`() {
    let (session, list) = owning()
    let banks: [(WordSource, Set<String>)] = [
      (.level("A2"), ["alarm", "ring"]), (.level("A1"), ["read", "apple", "banana"]), (.saved, ["ring", "main"]),
      (list, ["apple", "kiwi"]),
    ]
    for (source, bank) in banks {
      let there = session.atTree("?language=en&words=" + Location.encoded(source.name))
      #expect(there.model.appleTreeGame?.source == source)
      #expect(Set(words(bank.count, there)) == bank, "\(source.name)")
    }
    let letter = Session("/apple-tree?words=letter-r")
    let found = words(42, letter)
    #expect(found.allSatisfy { $0.hasPrefix("r") } && Set(found).count == 42)
    #expect(Session("/apple-tree?language=es&words=letter-a").hidden == "árbol")
    #expect(Session("/apple-tree?language=es&words=letter-%C3%B1").hidden == "ñu")
  }

  @Test func `no word comes twice running, and none again before all have come`() {
    for seed in 0..<20 {
      var session = Session("/apple-tree?language=es", seed: UInt64(seed))
      var found: [String] = []
      for _ in 0..<9 {
        found.append(session.hidden ?? "none")
        session.win()
        // The next visit knows what has come, and so does another tab.
        session = session.atTree("", device: "0000000000000\(found.count)")
        session.send(.playedAgain)
      }
      for start in [0, 3, 6] { #expect(Set(found[start..<start + 3]) == ["árbol", "gato", "ñu"], "seed \(seed)") }
      #expect(!zip(found, found.dropFirst()).contains { $0 == $1 }, "seed \(seed)")
    }
  }

  @Test func `Play Again begins anew, and pressed twice begins one round`() {
    var session = Session.guessing("ring", tried: "x")
    session.send(.askedForAppleTreeHint)
    session.win()
    session.signals = []
    session.send(.playedAgain)
    let (word, plays) = (session.hidden, session.plays)
    session.send(.playedAgain, after: 100)
    session.send(.playedAgain)
    #expect(session.hidden == word && session.plays == plays)
    #expect(session.apples == 7 && session.tried.isEmpty)
    #expect(session.model.appleTreeGame?.round.hasTakenHint == false)
    #expect(session.signals == ["newWord"])
    #expect(session.log.last == "focus tree-title")
  }

  @Test(arguments: [Message.playedAgain, .askedToRetry])
  func `in mid-round and on another page there is no Play Again`(message: Message) {
    var session = Session.guessing("ring", tried: "r")
    session.send(message)
    #expect(session.shown == "r___")
    var other = Session("/saved", stored: session.kept)
    other.send(message, .openedPage("/apple-tree"))
    #expect(other.shown == "r___")
  }

  @Test func `an empty source says so and has ways out`() {
    var session = Session("/apple-tree?words=saved")
    #expect(session.emptySource == .saved)
    let page = session.model.page
    #expect(page.plainText.contains("No saved word in this language yet."))
    #expect(page.first { $0["role"] == "alert" } != nil)
    for way in ["chose words all", "openedPage /vocabulary/en", "openedWords"] {
      #expect(page.messages.contains(way))
    }
    #expect(!page.messages.contains { $0.hasPrefix("triedLetter") })
    session.send(.triedLetter("a"), .askedForAppleTreeHint, .playedAgain)
    session.press("a KeyA", "Enter Enter")
    #expect(session.emptySource == .saved)
    session.send(.chose(.words(.all)))
    #expect(session.hidden != nil)
    #expect(session.log.contains("focus tree-title"))
  }

  @Test func `an empty vocabulary and a level that no word has are empty sources`() {
    let italian = Session("/apple-tree", languages: ["it"])
    #expect(italian.emptySource == .all)
    #expect(!italian.model.page.messages.contains("chose words all"))
    #expect(Session("/apple-tree?language=es&words=level-C1").emptySource == .level("C1"))
  }

  @Test func `a word saved meanwhile is there when the player comes back`() {
    var session = Session("/apple-tree?words=saved")
    session.send(.openedPage("/vocabulary/en/ring"), .savedWord(.english, "ring"), .visited("/apple-tree"))
    #expect(session.hidden == "ring")
  }

  @Test func `without its list, and without its letter, a source gives way to all words`() {
    var (session, list) = owning()
    session = session.atTree("?words=" + list.name)
    session.send(.openedPage("/lists"))
    if case .list(let id) = list { session.send(.removedList(id)) }
    session.send(.openedPage("/apple-tree"))
    #expect(session.model.appleTreeGame?.source == list)
    session.lose()
    session.send(.playedAgain)
    #expect(session.model.appleTreeGame?.source == .all)
    #expect(Session("/apple-tree?language=en&words=letter-%C3%B1").model.appleTreeGame?.source == .all)
  }

  @Test func `a list that is brought back is the source again`() {
    var (session, list) = owning()
    session = session.atTree("?words=" + list.name)
    guard case .list(let id) = list else { return }
    session.send(.openedPage(Screen.list(id).path), .removedList(id), .tookBackRemoval)
    let lists = session.model.profile.lists.map { WordSource.list($0.id) }
    #expect(lists.count == 1 && lists != [list])
    #expect(session.model.settings.words == lists.first)
    #expect(session.again.model.settings.words == lists.first)
  }

  @Test func `See Definition shows what the player's own list says`() {
    var (session, list) = owning()
    session = session.atTree("?words=" + list.name)
    if session.hidden == "kiwi" {
      session.win()
      session.send(.playedAgain)
    }
    session.win()
    session.send(.openedWord(.english, "apple"))
    #expect(session.model.page.plainText.contains("manzana"))
    session.send(.closedSheet, .openedWord(.english, "ring"))
    #expect(!session.model.page.plainText.contains("manzana"))
  }

  @Test func `a friend's word is not given away for another language`() {
    var session = Session.guessing("ring", from: nil)
    session.send(.openedSettings, .chose(.language(.spanish)))
    #expect(session.hidden == "ring")
    #expect(session.banner == .nextWord)
  }

  @Test func `a list's language is that of its words`() {
    let (session, list) = owning()
    let there = session.atTree("?language=es&words=" + list.name)
    #expect(there.model.settings.language == .spanish)
    #expect(there.model.appleTreeGame?.round.word.language == .english)
  }
}

// MARK: - Other words in mid-round

extension AppleTreeWordsTests {
  @Test(arguments: [Choice.words(.level("A1")), .language(.spanish)])
  func `a round in which a letter was tried goes on, and a banner says so`(choice: Choice) {
    var session = Session.guessing("ring", tried: "r")
    session.send(.openedWords, .chose(choice))
    #expect(session.shown == "r___")
    #expect(session.banner == .nextWord)
    #expect(session.model.sheet == .words)
    #expect(session.model.page.plainText.contains("This word goes on as it is."))
    session.send(.closedSheet, .triedLetter("i"))
    #expect(session.banner == nil)
    session.win()
    session.send(.playedAgain)
    #expect(session.model.appleTreeGame.map { $0.round.word.language == .spanish || $0.source != .all } == true)
  }

  @Test(arguments: [Choice.words(.level("A1")), .language(.spanish)])
  func `an untouched round and one that is over give way to the new words`(choice: Choice) {
    for isOver in [false, true] {
      var session = Session.guessing("ring")
      if isOver { session.lose() }
      session.send(.openedWords, .chose(choice))
      #expect(session.hidden != "ring" && session.outcome == nil)
      #expect(session.model.sheet == nil && session.banner == nil)
      #expect(session.plays == 2)
    }
  }

  @Test func `a language chosen in the settings leaves them open`() {
    var session = Session.guessing("ring")
    session.send(.openedSettings, .chose(.language(.spanish)))
    #expect(session.model.sheet == .settings)
    #expect(session.model.appleTreeGame?.round.word.language == .spanish)
  }

  @Test func `with another language a list is not drawn from any more`() {
    let (session, list) = owning()
    var there = session.atTree("?words=" + list.name)
    there.send(.chose(.language(.spanish)))
    #expect(there.model.settings.words == .all)
    #expect(there.atTree().model.settings.words == .all)
    #expect(there.model.appleTreeGame?.round.word.language == .spanish)
  }

  @Test func `another keyboard changes the keys and nothing else`() {
    var session = Session.guessing("ring", tried: "rx")
    session.send(.chose(.keyboard(.alphabetical)))
    #expect(session.tried == "rx" && session.banner == nil)
    #expect(session.atTree().model.settings.keyboard == .alphabetical)
  }
}

// MARK: - Links

extension AppleTreeWordsTests {
  @Test func `a link chooses language and words and begins one round`() {
    for session in [Session.guessing("ring", tried: "r"), Session("/saved")] {
      var there = session
      for _ in 0..<2 { there.send(.openedPage("/apple-tree?language=es&words=letter-g")) }
      #expect(there.hidden == "gato" && there.banner == nil)
      #expect(there.model.settings.language == .spanish && there.model.settings.words == .letter("g"))
      #expect(there.log.contains("navigate /apple-tree"))
      #expect(there.plays == session.plays + 1)
      #expect(there.atTree().hidden == "gato" && there.atTree().plays == there.plays)
    }
  }

  @Test(arguments: ["?language=en", "?words=all", "?language=EN&words=all"])
  func `a link to the words of the round in play goes on with it`(query: String) {
    let before = Session.guessing("ring", tried: "rx")
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
  func `what a link asks for wrongly is left out, and the round goes on`(query: String) {
    let before = Session.guessing("ring", tried: "r")
    guard query != "?challenge" else {
      #expect(before.atTree(query).trouble == .badChallenge(.altered))
      return
    }
    let after = before.atTree(query)
    #expect(after.shown == "r___" && after.plays == 1)
    #expect(after.model.settings == Settings())
    #expect(before.atTree("?language=xx&words=level-A1").model.settings.words == .level("A1"))
    #expect(before.atTree("?language=es&words=x").model.settings.language == .spanish)
  }

  @Test func `a word's page leads to words of its letter and of its level`() {
    var session = Session("/vocabulary/en/ring")
    let links = session.model.page.messages.filter { $0.hasPrefix("openedPage /apple-tree?") }
    #expect(links == ["letter-r", "level-A2"].map { "openedPage /apple-tree?language=en&words=" + $0 })
    for link in links {
      session.send(Message(name: link, text: [])!)
      #expect(session.hidden != nil && session.model.screen.isAppleTree)
      session.send(.visited("/vocabulary/en/ring"))
    }
    #expect(session.plays == links.count)
  }
}
