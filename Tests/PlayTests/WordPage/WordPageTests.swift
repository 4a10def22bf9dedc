import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Words, their pages, the saved list, and navigation between pages.
struct WordPageTests {
  @Test func `a word opens over the game at its own address, and closing it returns to the game`() {
    var player = Player.playing("ring")
    player.send(.wordPage(.openedWord(.english, "ring")))
    #expect(player.log.last == "go to /vocabulary/en/ring")
    #expect(player.model.session.sheet == .word(.english, "ring"))
    player.send(.host(.closedSheet))
    #expect(player.log.last == "go back")
    player.send(.host(.visited("/find-words?root=alarming")))
    #expect(player.finds == ["ring"])
    #expect(player.model.session.sheet == nil)
  }

  @Test func `going back closes the word, and going forward opens its page`() {
    var player = Player.playing("ring")
    player.send(.wordPage(.openedWord(.english, "ring")), .host(.visited("/find-words")))
    #expect(player.model.session.sheet == nil && player.model.session.route.isGame)
    player.send(.host(.visited("/vocabulary/en/ring")))
    #expect(player.model.page.html.contains("id=\"title\""))
    player.send(.host(.visited("/find-words")))
    #expect(player.finds == ["ring"])
    #expect(player.model.page.html.contains("class=\"tiles\""))
  }

  @Test(arguments: [
    "/nowhere", "/profile/x", "/vocabulary/xx/y", "/vocabulary/en/a/b", "/lists/x", "/saved/x", "/find-words/x", "/%",
  ])
  func `opening an unknown path leaves the page unchanged`(path: String) {
    var player = Player.playing("ring")
    player.send(.settings(.openedSettings))
    player.log = []
    player.send(.host(.visited(path)))
    #expect(player.model.session.sheet == .settings)
    #expect(player.log.isEmpty)
  }

  @Test(arguments: [
    ("/", "/"), ("/find-words", "/find-words"), ("/saved", "/saved"), ("/saved?x=1", "/saved"),
    ("/vocabulary/es/ma%C3%B1a", "/vocabulary/es/ma%C3%B1a"),
  ])
  func `a location is parsed as the page with its path`(location: String, path: String) {
    #expect(Route(RelativeURL(location))?.path == path)
  }

  @Test func `an unknown word has no neighbours and cannot be pronounced or saved`() {
    let player = Player("/vocabulary/en/qwertyx")
    #expect(player.model.page.plainText.contains("qwertyx"))
    for message in ["pronounced", "wentToNeighbour", "savedWord"] {
      #expect(!player.model.page.messages.contains { $0.hasPrefix(message) })
    }
    #expect(player.model.page.first { ["previous-word", "next-word"].contains($0["id"] ?? "") } == nil)
    #expect(Player("/vocabulary/en/ring").model.page.messages.contains("pronounced en ring"))
  }

  @Test func `a word's page loads the lexicon of its language and shows facts about the word`() {
    var player = Player("/vocabulary/es/MANANA")
    #expect(player.log.contains("load es.lexicon"))
    #expect(!player.log.contains("load en.lexicon"))
    #expect(player.model.page.texts.contains("mañana") == false)
    player.send(.host(.visited("/vocabulary/es/ma%C3%B1ana")))
    #expect(player.model.page.texts.contains("mañana"))
    #expect(!player.model.page.messages.contains("playedWord es mañana"))
    #expect(player.model.page.texts.contains("Too few words are hidden in this one for a round of Find Words."))
    player.send(.findWords(.playedWord(.spanish, "mañana")))
    #expect(player.title == Player().title)
    player.send(.host(.visited("/vocabulary/es/xyz")))
    #expect(player.model.page.texts.contains("This word isn’t in our Spanish list."))
    player.send(.host(.openedPage("/find-words")))
    #expect(player.root != nil)
  }

  @Test func `a word's page whose lexicon is missing names the file and keeps the round`() {
    let before = Player.playing("ring")
    var player = Player("/vocabulary/es/amas", stored: before.kept, withheld: [.lexicon(.spanish)])
    player.send(.host(.failedToLoad(.lexicon(.spanish))))
    #expect(player.model.page.texts.contains { $0.contains("es.lexicon") })
    #expect(player.model.page.messages.contains("openedPage /find-words"))
    var elsewhere = player
    elsewhere.send(.host(.openedPage("/find-words")))
    #expect(elsewhere.finds == ["ring"])
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(player.model.page.messages.contains("savedWord es amas"))
    player.send(.host(.openedPage("/find-words")))
    #expect(player.finds == ["ring"])
  }

  @Test func `a word's page that fails to load keeps the current round and its typed letters`() {
    var player = Player.playing("ring")
    player.withheld = [.lexicon(.italian)]
    player.send(
      .findWords(.askedForShuffle), .findWords(.typed("ma")), .host(.visited("/vocabulary/it/manto")),
      .host(.failedToLoad(.lexicon(.italian))))
    #expect(player.model.page.texts.contains { $0.contains("it.lexicon") })
    player.send(.host(.visited("/saved")))
    #expect(!player.model.page.texts.contains { $0.contains("it.lexicon") })
    player.send(.host(.visited("/find-words")))
    #expect(player.finds == ["ring"])
    #expect(player.field == "ma")
  }

  @Test func `an error in a round is not shown on other pages`() {
    var player = Player("/find-words?root=zzzz")
    player.send(.settings(.openedSettings), .host(.openedPage("/saved")))
    #expect(player.model.page.texts.contains("No saved words yet"))
    player.send(.host(.openedPage("/find-words")))
    #expect(player.model.page.texts.contains("No word to play"))
  }

  @Test func `saved words are sorted, and each can be removed and restored`() {
    var player = Player.playing()
    for word in ["ring", "alarm", "main"] { player.send(.saved(.savedWord(.english, word))) }
    player.send(
      .saved(.savedWord(.spanish, "mañana")), .saved(.savedWord(.english, "ring")), .saved(.savedWord(.english, "🍎")))
    player.send(.host(.openedPage("/saved")))
    #expect(player.log.last == "focus title")
    #expect(player.model.session.journal.profile.savedWords.count == 4)
    #expect(player.wordLinks == ["en/alarm", "en/main", "en/ring", "es/ma%C3%B1ana"])
    player.send(.saved(.unsavedWord(.english, "main")))
    #expect(player.banner == .removed("main", .english))
    #expect(player.wordLinks == ["en/alarm", "en/ring", "es/ma%C3%B1ana"])
    player.send(.saved(.tookBackRemoval))
    #expect(player.wordLinks == ["en/alarm", "en/main", "en/ring", "es/ma%C3%B1ana"])
    #expect(player.banner == nil)
    player.send(.saved(.tookBackRemoval), .saved(.unsavedWord(.italian, "main")))
    #expect(player.again.model.session.journal.profile.savedWords.count == 4)
  }

  @Test func `the address of the saved words opens the list with its accents`() {
    var player = Player.playing("camión", root: "camiones", language: .spanish)
    player.send(.saved(.savedWord(.spanish, "camión")))
    let again = Player("/saved", stored: player.kept)
    #expect(again.log.contains("load es.lexicon"))
    #expect(!again.log.contains("load en.lexicon"))
    #expect(again.model.page.texts.contains { $0.utf8.elementsEqual("camión".utf8) })
  }

  @Test func `removing all saved words asks for confirmation, and Undo restores them`() {
    var player = Player.playing()
    for word in ["lead", "lead.2", "ring"] { player.send(.saved(.savedWord(.english, word))) }
    player.send(.host(.openedPage("/saved")), .saved(.askedToRemoveAll))
    #expect(player.model.page.texts.contains("Remove all saved words?"))
    #expect(player.wordLinks.count == 3)
    player.send(.saved(.removedAll))
    #expect(player.banner == .removedAll(count: 3))
    #expect(player.wordLinks.isEmpty)
    #expect(player.model.page.texts.contains("No saved words yet"))
    player.send(.saved(.removedAll), .saved(.tookBackRemoval))
    #expect(player.wordLinks == ["en/lead", "en/lead%2E2", "en/ring"])
    #expect(player.again.model.session.journal.profile.savedWords.count == 3)
  }

  @Test func `saved words are sorted by the rules of each language`() {
    var player = Player("/saved")
    for word in ["zumo", "ñu", "nube", "árbol", "avión", "oso", "arpa"] {
      player.send(.saved(.savedWord(.spanish, word)))
    }
    #expect(
      player.model.session.savedWords(.spanish).map { $0.spelling }
        == ["árbol", "arpa", "avión", "nube", "ñu", "oso", "zumo"])
  }

  @Test func `a word that an earlier version saved without its accent is the same word`() {
    var player = Player.playing("camión", root: "camiones", language: .spanish)
    player.send(.saved(.savedWord(.spanish, "camion")), .host(.openedPage("/vocabulary/es/cami%C3%B3n")))
    #expect(player.model.page.html.contains("aria-pressed=\"true\""))
    player.send(.saved(.savedWord(.spanish, "camión")))
    #expect(player.model.session.journal.profile.savedWords.count == 1)
    player.send(.saved(.unsavedWord(.spanish, "camión")))
    #expect(player.model.session.journal.profile.savedWords.isEmpty)
  }

  @Test func `a word can be saved and removed on its page`() {
    var player = Player.playing("ring")
    player.send(.wordPage(.openedWord(.english, "ring")), .saved(.savedWord(.english, "ring")))
    #expect(player.model.page.html.contains("aria-pressed=\"true\""))
    player.send(.saved(.unsavedWord(.english, "ring")))
    #expect(player.model.session.journal.profile.savedWords.isEmpty)
    #expect(player.banner != .removed("ring", .english))
  }

  @Test func `a word's page begins a round with the word, and Undo restores the earlier round`() {
    var player = Player.playing("ring")
    player.send(.wordPage(.openedWord(.english, "marginal")), .findWords(.playedWord(.english, "marginal")))
    #expect(player.root == "marginal")
    #expect(player.model.session.sheet == nil)
    #expect(player.log.contains("navigate /find-words?language=en&root=marginal"))
    player.send(.findWords(.tookBackNewWord))
    #expect(player.finds == ["ring"])
  }
}
