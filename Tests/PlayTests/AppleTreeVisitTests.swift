import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Apple Tree among the other pages: data that comes late or not, other tabs, Find Words beside it, the definition and back.
struct AppleTreeVisitTests {
  private static let vocabulary = DataFile.vocabulary(.english)

  @Test func `while its words are on their way the page is busy, and then the round begins`() {
    var session = Session("/apple-tree", withheld: [Self.vocabulary])
    #expect(session.model.page["aria-busy"] == "true")
    #expect(session.said == InterfaceLanguage.english.sentences[.loading])
    session.send(.triedLetter("a"), .askedForAppleTreeHint, .playedAgain)
    session.press("a KeyA", "Enter Enter")
    #expect(session.plays == 0 && session.hidden == nil)
    session.send(.loaded(Self.vocabulary, Files.bytes(of: Self.vocabulary)))
    #expect(session.hidden != nil && session.tried.isEmpty)
    #expect(session.model.page["aria-busy"] == nil)
  }

  @Test func `words that come while another page is shown begin a round when the player is back`() {
    var session = Session("/apple-tree", withheld: [Self.vocabulary])
    session.send(.openedPage("/saved"), .loaded(Self.vocabulary, Files.bytes(of: Self.vocabulary)))
    #expect(session.plays == 0)
    session.send(.visited("/apple-tree"))
    #expect(session.plays == 1 && session.hidden != nil)
  }

  @Test func `words that do not come are trouble, and a retry orders them again`() {
    for broken in [Message.failedToLoad(Self.vocabulary), .loaded(Self.vocabulary, [0xFF])] {
      var session = Session("/apple-tree", withheld: [Self.vocabulary])
      session.send(broken)
      #expect(session.trouble == .file(Self.vocabulary))
      #expect(session.model.page.messages.contains("askedToRetry"))
      session.log = []
      session.send(.askedToRetry)
      #expect(session.log == ["load en.tsv", "focus tree-title"])
      session.send(broken, .visited("/saved"))
      session.withheld = []
      session.send(.visited("/apple-tree"))
      #expect(session.hidden != nil && session.plays == 1)
    }
  }

  @Test func `a round of an earlier visit needs no data but for its hint`() {
    var session = Session.guessing("alarm", withheld: [Self.vocabulary])
    session.send(.failedToLoad(Self.vocabulary), .askedForAppleTreeHint)
    #expect(session.trouble == nil && session.apples == 7)
    session.tryLetters("alrm")
    #expect(session.outcome == .won)
    session.send(.playedAgain)
    #expect(session.log.contains("load en.tsv") && session.hidden == nil)
    session.send(.failedToLoad(Self.vocabulary))
    #expect(session.trouble == .file(Self.vocabulary))
  }

  @Test func `Keep playing goes on with the round although a file does not come`() {
    var session = Session.guessing("ring", withheld: [.vocabulary(.spanish)])
    session.send(.chose(.language(.spanish)), .failedToLoad(.vocabulary(.spanish)))
    #expect(session.trouble == .file(.vocabulary(.spanish)))
    #expect(session.model.page.messages.contains("openedPage /apple-tree"))
    session.log = []
    session.send(.openedPage("/apple-tree"))
    #expect(session.trouble == nil && session.hidden == "ring")
    #expect(session.log.contains("focus tree-title"))
  }

  @Test func `a change of the game's language leaves no untouched round in the old one`() {
    var session = Session.guessing("ring")
    session.send(.openedPage("/find-words"), .chose(.language(.spanish)), .openedPage("/apple-tree"))
    #expect(session.model.appleTreeGame?.round.word.language == .spanish)
    session.send(.openedPage("/find-words"), .chose(.language(.english)))
    #expect(session.atTree().model.appleTreeGame?.round.word.language == .english)
  }

  @Test func `a round in which a letter was tried goes on in its language`() {
    var session = Session.guessing("ring", tried: "r")
    session.send(.openedPage("/find-words"), .chose(.language(.spanish)), .openedPage("/apple-tree"))
    #expect(session.hidden == "ring")
  }

  @Test func `from a page with words the focus is on the new round, from Find Words it stays on the link`() {
    var session = Session()
    session.send(.openedPage("/vocabulary/en/ring"))
    session.log = []
    session.send(.openedPage("/apple-tree"))
    #expect(session.log.contains("focus tree-title"))
    session.send(.openedPage("/find-words"))
    session.log = []
    session.send(.openedPage("/apple-tree"))
    #expect(!session.log.contains("focus tree-title"))
  }

  @Test func `a missing lexicon does not hide what the word means`() {
    var session = Session.guessing("alarm", withheld: [.lexicon(.english)])
    session.win()
    session.send(.openedWord(.english, "alarm"))
    let loading = InterfaceLanguage.english.sentences[.loading]
    #expect(session.model.page.plainText.contains(loading))
    session.send(.failedToLoad(.lexicon(.english)))
    #expect(session.model.page.plainText.contains("rang at six"))
    #expect(!session.model.page.plainText.contains(loading))
    #expect(session.trouble == nil)
  }

  @Test func `See Definition opens the word, and the way back leads to the finished round`() {
    var session = Session.guessing("ring", tried: "rin")
    session.send(.triedLetter("g"))
    let finished = session.model.page
    session.send(.openedWord(.english, "ring"))
    #expect(session.model.sheet == .word(.english, "ring"))
    #expect(session.log.last == "go to /vocabulary/en/ring")
    #expect(session.title.hasPrefix("ring"))
    #expect(session.model.page.plainText.contains("grandmother"))
    session.press("Enter Enter", "r KeyR")
    #expect(session.outcome == .won)
    session.send(.closedSheet)
    #expect(session.log.last == "go back")
    session.send(.visited("/apple-tree"))
    #expect(session.model.page == finished)
    #expect(session.title.hasPrefix("Apple Tree"))
  }

  @Test func `before and after the word stand those of the vocabulary`() {
    var session = Session.playing("ring", "main")
    session.send(.openedPage("/apple-tree?words=level-A2"))
    while session.hidden != "ring" {
      session.win()
      session.send(.playedAgain)
    }
    session.win()
    session.send(.openedWord(.english, "ring"), .wentToNeighbour(-1))
    #expect(session.model.sheet == .word(.english, "read"))
  }

  @Test func `a lost word can be saved, and a won one is not offered`() {
    var session = Session.guessing("gato", .spanish)
    session.lose()
    session.send(Message(name: session.model.page.messages.first { $0.hasPrefix("savedWord") } ?? "", text: [])!)
    #expect(session.model.profile.isSaved(.spanish, "gato"))
    #expect(session.model.page.messages.contains("unsavedWord es gato"))
    var winner = Session.guessing("gato", .spanish)
    winner.win()
    #expect(!winner.model.page.messages.contains { $0.hasPrefix("savedWord") })
  }

  @Test(arguments: ["/find-words", "/saved", "/vocabulary/en", "/lists/new", "/vocabulary/en/ring"])
  func `another page and back leave the round as it is`(path: String) {
    var session = Session.guessing("alarm", tried: "axy")
    let (page, lines) = (session.model.page, session.kept.lines)
    session.send(.openedPage(path))
    session.kept.lines = lines
    session.press("l KeyL", "Enter Enter")
    session.send(.visited("/apple-tree"))
    #expect(session.shown == "a_a__" && session.apples == 5)
    #expect(session.model.page == page)
    #expect(session.title == "Apple Tree – Word Orchard")
    #expect(session.model.title == session.title)
  }
}

// MARK: - Find Words beside it

extension AppleTreeVisitTests {
  @Test func `Find Words keeps its round, its clock and its address`() {
    var session = Session.playing()
    session.send(.chose(.minutes(2)), .askedForNewWord)
    while session.root != "alarming" { session.send(.askedForNewWord) }
    session.guess("ring")
    session.send(.typed("mai"), .openedPage("/apple-tree"))
    let (game, draft) = (session.model.game, session.kept.draft)
    session.log = []
    session.win()
    session.send(.playedAgain, .chose(.words(.level("A1"))), .chose(.language(.spanish)), .chose(.language(.english)))
    session.send(.chose(.keyboard(.alphabetical)), .openedChallenge, .closedSheet, .ticked)
    session.lose()
    session.send(.left, after: 500_000)
    session.send(.returned, .ticked)
    #expect(session.model.game == game && session.kept.draft == draft)
    #expect(!session.log.contains { $0.contains("/find-words") })
    session.send(.openedPage("/find-words"))
    #expect(session.root == "alarming" && session.finds == ["ring"] && session.field == "mai")
    #expect(session.model.game?.played == game?.played)
    #expect(session.banner == nil)
  }

  @Test func `a language chosen at the tree is that of the next word of both games`() {
    var session = Session.playing("ring")
    session.send(.openedPage("/apple-tree"), .openedSettings, .chose(.language(.spanish)), .closedSheet)
    session.send(.openedPage("/find-words"))
    #expect(session.root == "alarming")
    session.send(.askedForNewWord)
    #expect(session.model.round?.language == .spanish)
    // Where nothing was found yet, at once.
    var untouched = Session.playing()
    untouched.send(.openedPage("/apple-tree"), .chose(.language(.spanish)), .openedPage("/find-words"))
    #expect(untouched.model.round?.language == .spanish)
  }

  @Test func `the trouble of one game is none of the other`() {
    var session = Session("/apple-tree", withheld: [Self.vocabulary, .lexicon(.english)])
    session.send(.failedToLoad(Self.vocabulary))
    session.withheld = [Self.vocabulary]
    session.send(.openedPage("/find-words"))
    session.send(.loaded(.lexicon(.english), Files.english))
    #expect(session.root != nil)
    #expect(!session.model.page.html.contains("trouble"))
    var other = Session(withheld: [.lexicon(.english)])
    other.send(.failedToLoad(.lexicon(.english)), .openedPage("/apple-tree"))
    #expect(other.hidden != nil)
    #expect(!other.model.page.html.contains("trouble"))
  }
}

// MARK: - Other tabs

extension AppleTreeVisitTests {
  private func lines(_ session: Session) -> Message { .merged(Array(session.kept.lines.joined(separator: "\n").utf8)) }

  @Test func `what another tab tries in the round counts here too`() {
    var first = Session.guessing("alarm", tried: "ax")
    var second = first.atTree("", device: "00000000000002")
    second.tryLetters("ly")
    first.send(lines(second))
    #expect(first.shown == "ala__" && first.apples == 5)
    second.win()
    first.send(lines(second))
    #expect(first.outcome == .won)
    #expect(first.model.page.messages.contains("playedAgain"))
    first.tryLetters("z")
    #expect(first.outcome == .won && first.apples == 5)
  }

  @Test func `a round that another tab begins leaves the one here`() {
    var first = Session.guessing("alarm", from: .level("A2"), tried: "a")
    var second = first.atTree("", device: "00000000000002")
    second.lose()
    second.send(.playedAgain, .triedLetter("i"))
    first.send(lines(second))
    #expect(first.shown == "a_a__")
    first.win()
    #expect(first.outcome == .won)
    second.send(lines(first))
    #expect(second.outcome == nil)
  }

  @Test func `words chosen in another tab are those of the next round here`() {
    var first = Session.guessing("alarm", tried: "a")
    var second = first.atTree("", device: "00000000000002")
    second.send(.chose(.words(.level("A2"))), .chose(.keyboard(.alphabetical)))
    first.send(lines(second))
    #expect(first.shown == "a_a__" && first.model.settings.keyboard == .alphabetical)
    first.win()
    first.send(.playedAgain)
    #expect(first.hidden == "ring")
  }
}
