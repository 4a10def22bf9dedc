import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Words, their pages, the saved list, and the ways between pages.
struct WordPageTests {
  @Test func `a word opens over the game at an address of its own, and closing goes back`() {
    var session = Session.playing("ring")
    session.send(.openedWord(.english, "ring"))
    #expect(session.log.last == "go to /vocabulary/en/ring")
    #expect(session.model.sheet == .word(.english, "ring"))
    session.send(.closedSheet)
    #expect(session.log.last == "go back")
    session.send(.visited("/find-words?root=alarming"))
    #expect(session.finds == ["ring"])
    #expect(session.model.sheet == nil)
  }

  @Test func `going back closes the word, going forward opens its page`() {
    var session = Session.playing("ring")
    session.send(.openedWord(.english, "ring"), .visited("/find-words"))
    #expect(session.model.sheet == nil && session.model.screen.isGame)
    session.send(.visited("/vocabulary/en/ring"))
    #expect(session.model.page.html.contains("id=\"title\""))
    session.send(.visited("/find-words"))
    #expect(session.finds == ["ring"])
    #expect(session.model.page.html.contains("class=\"tiles\""))
  }

  @Test(arguments: [
    "/nowhere", "/vocabulary", "/vocabulary/xx/y", "/vocabulary/en/a/b", "/lists/x", "/saved/x", "/find-words/x", "/%",
  ])
  func `a path that leads nowhere changes nothing`(path: String) {
    var session = Session.playing("ring")
    session.send(.openedSettings)
    session.log = []
    session.send(.visited(path))
    #expect(session.model.sheet == .settings)
    #expect(session.log.isEmpty)
  }

  @Test(arguments: [
    ("/", "/find-words"), ("/find-words", "/find-words"), ("/saved", "/saved"), ("/saved?x=1", "/saved"),
    ("/vocabulary/es/ma%C3%B1a", "/vocabulary/es/ma%C3%B1a"),
  ])
  func `a page has its path`(location: String, path: String) {
    #expect(Screen(Location(location))?.path == path)
  }

  @Test func `the page of a word says what is known of it`() {
    var session = Session("/vocabulary/es/MANANA")
    #expect(session.log.contains("load es.lexicon"))
    #expect(!session.log.contains("load en.lexicon"))
    #expect(session.model.page.texts.contains("mañana") == false)
    session.send(.visited("/vocabulary/es/ma%C3%B1ana"))
    #expect(session.model.page.texts.contains("mañana"))
    #expect(session.model.page.messages.contains("playedWord es mañana"))
    session.send(.playedWord(.spanish, "mañana"))
    #expect(session.title == Session().title)
    session.send(.visited("/vocabulary/es/xyz"))
    #expect(session.model.page.texts.contains("This word is not in our Spanish list."))
    session.send(.openedPage("/find-words"))
    #expect(session.root != nil)
  }

  @Test func `a word's page without its lexicon says so, and nothing of the game is lost`() {
    let before = Session.playing("ring")
    var session = Session("/vocabulary/es/amas", stored: before.kept, withheld: [.lexicon(.spanish)])
    session.send(.failedToLoad(.lexicon(.spanish)))
    #expect(session.model.page.texts.contains { $0.contains("es.lexicon") })
    #expect(session.model.page.messages.contains("openedPage /find-words"))
    var elsewhere = session
    elsewhere.send(.openedPage("/find-words"))
    #expect(elsewhere.finds == ["ring"])
    session.withheld = []
    session.send(.askedToRetry)
    #expect(session.model.page.messages.contains("savedWord es amas"))
    session.send(.openedPage("/find-words"))
    #expect(session.finds == ["ring"])
  }

  @Test func `a word's page that fails in the middle of a round leaves the round`() {
    var session = Session.playing("ring")
    session.withheld = [.lexicon(.italian)]
    session.send(.askedForShuffle, .typed("ma"), .visited("/vocabulary/it/manto"), .failedToLoad(.lexicon(.italian)))
    #expect(session.model.page.texts.contains { $0.contains("it.lexicon") })
    session.send(.visited("/saved"))
    #expect(!session.model.page.texts.contains { $0.contains("it.lexicon") })
    session.send(.visited("/find-words"))
    #expect(session.finds == ["ring"])
    #expect(session.field == "ma")
  }

  @Test func `a round's trouble does not stand on other pages`() {
    var session = Session("/find-words?root=zzzz")
    session.send(.openedSettings, .openedPage("/saved"))
    #expect(session.model.page.texts.contains("No word is saved yet"))
    session.send(.openedPage("/find-words"))
    #expect(session.model.page.texts.contains("No word to play"))
  }

  @Test func `saved words keep their order, and each can be taken off and brought back`() {
    var session = Session.playing()
    for word in ["ring", "alarm", "main"] { session.send(.savedWord(.english, word)) }
    session.send(.savedWord(.spanish, "mañana"), .savedWord(.english, "ring"), .savedWord(.english, "🍎"))
    session.send(.openedPage("/saved"))
    #expect(session.log.last == "focus title")
    #expect(session.model.journal.profile.savedWords.count == 4)
    #expect(session.wordLinks == ["en/alarm", "en/main", "en/ring", "es/ma%C3%B1ana"])
    session.send(.unsavedWord(.english, "main"))
    #expect(session.banner == .removed("main"))
    #expect(session.wordLinks == ["en/alarm", "en/ring", "es/ma%C3%B1ana"])
    session.send(.tookBackRemoval)
    #expect(session.wordLinks == ["en/alarm", "en/main", "en/ring", "es/ma%C3%B1ana"])
    #expect(session.banner == nil)
    session.send(.tookBackRemoval, .unsavedWord(.italian, "main"))
    #expect(session.again.model.journal.profile.savedWords.count == 4)
  }

  @Test func `the saved list has accents though it is opened by its address`() {
    var session = Session.playing("camión", root: "camiones", language: .spanish)
    session.send(.savedWord(.spanish, "camión"))
    let again = Session("/saved", stored: session.kept)
    #expect(again.log.contains("load es.lexicon"))
    #expect(!again.log.contains("load en.lexicon"))
    #expect(again.model.page.texts.contains { $0.utf8.elementsEqual("camión".utf8) })
  }

  @Test func `all saved words are removed after one question, and all come back`() {
    var session = Session.playing()
    for word in ["lead", "lead.2", "ring"] { session.send(.savedWord(.english, word)) }
    session.send(.openedPage("/saved"), .askedToRemoveAll)
    #expect(session.model.page.texts.contains("Remove all saved words?"))
    #expect(session.wordLinks.count == 3)
    session.send(.removedAll)
    #expect(session.banner == .removedAll(count: 3))
    #expect(session.wordLinks.isEmpty)
    #expect(session.model.page.texts.contains("No word is saved yet"))
    session.send(.removedAll, .tookBackRemoval)
    #expect(session.wordLinks == ["en/lead", "en/lead%2E2", "en/ring"])
    #expect(session.again.model.journal.profile.savedWords.count == 3)
  }

  @Test func `the saved list is sorted by the rules of each language whatever is added`() {
    var session = Session("/saved")
    for word in ["zumo", "ñu", "nube", "árbol", "avión", "oso", "arpa"] { session.send(.savedWord(.spanish, word)) }
    #expect(
      session.model.savedWords(.spanish).map { $0.spelling }
        == ["árbol", "arpa", "avión", "nube", "ñu", "oso", "zumo"])
  }

  @Test func `a word saved without its accent by an earlier version is the same word`() {
    var session = Session.playing("camión", root: "camiones", language: .spanish)
    session.send(.savedWord(.spanish, "camion"), .openedPage("/vocabulary/es/cami%C3%B3n"))
    #expect(session.model.page.html.contains("aria-pressed=\"true\""))
    session.send(.savedWord(.spanish, "camión"))
    #expect(session.model.journal.profile.savedWords.count == 1)
    session.send(.unsavedWord(.spanish, "camión"))
    #expect(session.model.journal.profile.savedWords.isEmpty)
  }

  @Test func `a word is saved and taken off on its page`() {
    var session = Session.playing("ring")
    session.send(.openedWord(.english, "ring"), .savedWord(.english, "ring"))
    #expect(session.model.page.html.contains("aria-pressed=\"true\""))
    session.send(.unsavedWord(.english, "ring"))
    #expect(session.model.journal.profile.savedWords.isEmpty)
    #expect(session.banner != .removed("ring"))
  }

  @Test func `a round can be played with a word of a page, and the one before taken back`() {
    var session = Session.playing("ring")
    session.send(.openedWord(.english, "marginal"), .playedWord(.english, "marginal"))
    #expect(session.root == "marginal")
    #expect(session.model.sheet == nil)
    #expect(session.log.contains("navigate /find-words?language=en&root=marginal"))
    session.send(.tookBackNewWord)
    #expect(session.finds == ["ring"])
  }
}
