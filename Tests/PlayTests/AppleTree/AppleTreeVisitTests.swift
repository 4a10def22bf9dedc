import Journal
import Testing

@testable import Interface
@testable import Play
@testable import Rules
@testable import Words

/// Apple Tree and the other pages: late or missing data, other tabs, Find Words, the definition and the way back.
struct AppleTreeVisitTests {
  private static let vocabulary = DataFile.vocabulary(.english)

  @Test func `the Apple Tree page shows as busy until its vocabulary loads and the round begins`() {
    var player = Player("/apple-tree", withheld: [Self.vocabulary])
    #expect(player.model.page["aria-busy"] == "true")
    #expect(player.said == InterfaceLanguage.english.sentences[.loading])
    player.send(.appleTree(.triedLetter("a")), .appleTree(.askedForHint), .appleTree(.playedAgain))
    player.press("a KeyA", "Enter Enter")
    #expect(player.plays == 0 && player.hidden == nil)
    player.send(.host(.loaded(Self.vocabulary, Files.bytes(of: Self.vocabulary))))
    #expect(player.hidden != nil && player.tried.isEmpty)
    #expect(player.model.page["aria-busy"] == nil)
  }

  @Test func `if a vocabulary loads while another page is open, the round begins on return`() {
    var player = Player("/apple-tree", withheld: [Self.vocabulary])
    player.send(.host(.openedPage("/saved")), .host(.loaded(Self.vocabulary, Files.bytes(of: Self.vocabulary))))
    #expect(player.plays == 0)
    player.send(.host(.visited("/apple-tree")))
    #expect(player.plays == 1 && player.hidden != nil)
  }

  @Test func `a vocabulary that fails to load shows an error, and a retry loads it again`() {
    for broken in [Message.host(.failedToLoad(Self.vocabulary)), .host(.loaded(Self.vocabulary, [0xFF]))] {
      var player = Player("/apple-tree", withheld: [Self.vocabulary])
      player.send(broken)
      #expect(player.trouble == .file(Self.vocabulary))
      #expect(player.model.page.messages.contains("askedToRetry"))
      player.log = []
      player.send(.host(.askedToRetry))
      #expect(player.log == ["load en-en.tsv", "focus tree-title"])
      player.send(broken, .host(.visited("/saved")))
      player.withheld = []
      player.send(.host(.visited("/apple-tree")))
      #expect(player.hidden != nil && player.plays == 1)
    }
  }

  @Test func `a resumed Apple Tree round needs no data files except for its hint`() {
    var player = Player.guessing("alarm", withheld: [Self.vocabulary])
    player.send(.host(.failedToLoad(Self.vocabulary)), .appleTree(.askedForHint))
    #expect(player.trouble == nil && player.apples == 7)
    player.tryLetters("alrm")
    #expect(player.outcome == .won)
    player.send(.appleTree(.playedAgain))
    #expect(player.log.contains("load en-en.tsv") && player.hidden == nil)
    player.send(.host(.failedToLoad(Self.vocabulary)))
    #expect(player.trouble == .file(Self.vocabulary))
  }

  @Test func `Keep playing resumes the Apple Tree round even if a file fails to load`() {
    var player = Player.guessing("ring", withheld: [.vocabulary(.spanish)])
    player.send(.settings(.chose(.language(.spanish))), .host(.failedToLoad(.vocabulary(.spanish))))
    #expect(player.trouble == .file(.vocabulary(.spanish)))
    #expect(player.model.page.messages.contains("openedPage /apple-tree"))
    player.log = []
    player.send(.host(.openedPage("/apple-tree")))
    #expect(player.trouble == nil && player.hidden == "ring")
    #expect(player.log.contains("focus tree-title"))
  }

  @Test func `changing the language replaces an untouched round with a round in the new language`() {
    var player = Player.guessing("ring")
    player.send(
      .host(.openedPage("/find-words")), .settings(.chose(.language(.spanish))), .host(.openedPage("/apple-tree")))
    #expect(player.model.games.appleTree.game?.round.word.language == .spanish)
    player.send(.host(.openedPage("/find-words")), .settings(.chose(.language(.english))))
    #expect(player.atTree().model.games.appleTree.game?.round.word.language == .english)
  }

  @Test func `a round with a tried letter continues in its language after the language changes`() {
    var player = Player.guessing("ring", tried: "r")
    player.send(
      .host(.openedPage("/find-words")), .settings(.chose(.language(.spanish))), .host(.openedPage("/apple-tree")))
    #expect(player.hidden == "ring")
  }

  @Test func `opening Apple Tree moves the focus to the round, except from Find Words`() {
    var player = Player()
    player.send(.host(.openedPage("/vocabulary/en/ring")))
    player.log = []
    player.send(.host(.openedPage("/apple-tree")))
    #expect(player.log.contains("focus tree-title"))
    player.send(.host(.openedPage("/find-words")))
    player.log = []
    player.send(.host(.openedPage("/apple-tree")))
    #expect(!player.log.contains("focus tree-title"))
  }

  @Test func `a missing lexicon does not hide the word's meaning in Apple Tree`() {
    var player = Player.guessing("alarm", withheld: [.lexicon(.english)])
    player.win()
    player.send(.wordPage(.openedWord(.english, "alarm")))
    let loading = InterfaceLanguage.english.sentences[.loading]
    #expect(player.model.page.plainText.contains(loading))
    player.send(.host(.failedToLoad(.lexicon(.english))))
    #expect(player.model.page.plainText.contains("rang at six"))
    #expect(!player.model.page.plainText.contains(loading))
    #expect(player.trouble == nil)
  }

  @Test func `See definition opens the word's page, and going back returns to the finished round`() {
    var player = Player.guessing("ring", tried: "rin")
    player.send(.appleTree(.triedLetter("g")))
    let finished = player.model.page
    player.send(.wordPage(.openedWord(.english, "ring")))
    #expect(player.model.session.sheet == .word(.english, "ring"))
    #expect(player.log.last == "go to /vocabulary/en/ring")
    #expect(player.title.hasPrefix("ring"))
    #expect(player.model.page.plainText.contains("grandmother"))
    player.press("Enter Enter", "r KeyR")
    #expect(player.outcome == .won)
    player.send(.host(.closedSheet))
    #expect(player.log.last == "go back")
    player.send(.host(.visited("/apple-tree")))
    #expect(player.model.page == finished)
    #expect(player.title.hasPrefix("Apple Tree"))
  }

  @Test func `Previous and Next on the played word's page follow the vocabulary`() {
    var player = Player.playing("ring", "main")
    player.send(.host(.openedPage("/apple-tree?words=level-A2")))
    while player.hidden != "ring" {
      player.win()
      player.send(.appleTree(.playedAgain))
    }
    player.win()
    player.send(.wordPage(.openedWord(.english, "ring")), .wordPage(.wentToNeighbour(-1)))
    #expect(player.model.session.sheet == .word(.english, "read"))
  }

  @Test func `a lost word and a won word can be saved`() {
    var player = Player.guessing("gato", .spanish)
    player.lose()
    player.send(Message(name: player.model.page.messages.first { $0.hasPrefix("savedWord") } ?? "", body: [])!)
    #expect(player.model.session.profile.isSaved(.spanish, "gato"))
    #expect(player.model.page.messages.contains("unsavedWord es gato"))
    var winner = Player.guessing("gato", .spanish)
    winner.win()
    #expect(winner.model.page.messages.contains("savedWord es gato"))
  }

  @Test(arguments: ["/find-words", "/saved", "/vocabulary/en", "/lists/new", "/vocabulary/en/ring"])
  func `visiting another page and going back leaves the Apple Tree round unchanged`(path: String) {
    var player = Player.guessing("alarm", tried: "axy")
    let (page, lines) = (player.model.page, player.kept.lines)
    player.send(.host(.openedPage(path)))
    player.kept.lines = lines
    player.press("l KeyL", "Enter Enter")
    player.send(.host(.visited("/apple-tree")))
    #expect(player.shown == "a_a__" && player.apples == 5)
    #expect(player.model.page == page)
    #expect(player.title == "Apple Tree – Word Orchard")
    #expect(player.model.title == player.title)
  }
}

// MARK: - Find Words

extension AppleTreeVisitTests {
  @Test func `Find Words keeps its round, clock and address while Apple Tree is played`() {
    var player = Player.playing()
    player.send(.settings(.chose(.minutes(2))), .findWords(.askedForNewWord))
    while player.root != "alarming" { player.send(.findWords(.askedForNewWord)) }
    player.guess("ring")
    player.send(.findWords(.typed("mai")), .host(.openedPage("/apple-tree")))
    let (game, draft) = (player.model.games.findWords.game, player.kept.draft)
    player.log = []
    player.win()
    player.send(
      .appleTree(.playedAgain), .settings(.chose(.words(.level("A1")))), .settings(.chose(.language(.spanish))),
      .settings(.chose(.language(.english))))
    player.send(
      .settings(.chose(.keyboard(.alphabetical))), .appleTree(.openedChallenge), .host(.closedSheet),
      .findWords(.ticked))
    player.lose()
    player.send(.host(.left), after: 500_000)
    player.send(.host(.returned), .findWords(.ticked))
    #expect(player.model.games.findWords.game == game && player.kept.draft == draft)
    #expect(!player.log.contains { $0.contains("/find-words") })
    player.send(.host(.openedPage("/find-words")))
    #expect(player.root == "alarming" && player.finds == ["ring"] && player.field == "mai")
    #expect(player.model.games.findWords.game?.played == game?.played)
    #expect(player.banner == nil)
  }

  @Test func `a language chosen in Apple Tree applies to the next round of both games`() {
    var player = Player.playing("ring")
    player.send(
      .host(.openedPage("/apple-tree")), .settings(.openedSettings), .settings(.chose(.language(.spanish))),
      .host(.closedSheet))
    player.send(.host(.openedPage("/find-words")))
    #expect(player.root == "alarming")
    player.send(.findWords(.askedForNewWord))
    #expect(player.model.games.findWords.round?.language == .spanish)
    // If no word was found yet, the chosen language applies at once.
    var untouched = Player.playing()
    untouched.send(
      .host(.openedPage("/apple-tree")), .settings(.chose(.language(.spanish))), .host(.openedPage("/find-words")))
    #expect(untouched.model.games.findWords.round?.language == .spanish)
  }

  @Test func `a loading error in one game does not appear in the other game`() {
    var player = Player("/apple-tree", withheld: [Self.vocabulary, .lexicon(.english)])
    player.send(.host(.failedToLoad(Self.vocabulary)))
    player.withheld = [Self.vocabulary]
    player.send(.host(.openedPage("/find-words")))
    player.send(.host(.loaded(.lexicon(.english), Files.english)))
    #expect(player.root != nil)
    #expect(!player.model.page.html.contains("trouble"))
    var other = Player(withheld: [.lexicon(.english)])
    other.send(.host(.failedToLoad(.lexicon(.english))), .host(.openedPage("/apple-tree")))
    #expect(other.hidden != nil)
    #expect(!other.model.page.html.contains("trouble"))
  }
}

// MARK: - Other tabs

extension AppleTreeVisitTests {
  private func lines(_ player: Player) -> Message {
    .host(.merged(Array(player.kept.lines.joined(separator: "\n").utf8)))
  }

  @Test func `letters that another tab tries in the same round count in this tab too`() {
    var first = Player.guessing("alarm", tried: "ax")
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

  @Test func `a round that another tab begins does not replace the one in this tab`() {
    var first = Player.guessing("alarm", from: .level("A2"), tried: "a")
    var second = first.atTree("", device: "00000000000002")
    second.lose()
    second.send(.appleTree(.playedAgain), .appleTree(.triedLetter("i")))
    first.send(lines(second))
    #expect(first.shown == "a_a__")
    first.win()
    #expect(first.outcome == .won)
    second.send(lines(first))
    #expect(second.outcome == nil)
  }

  @Test func `a word source chosen in another tab applies to the next round in this tab`() {
    var first = Player.guessing("alarm", tried: "a")
    var second = first.atTree("", device: "00000000000002")
    second.send(.settings(.chose(.words(.level("A2")))), .settings(.chose(.keyboard(.alphabetical))))
    first.send(lines(second))
    #expect(first.shown == "a_a__" && first.model.session.settings.keyboard == .alphabetical)
    first.win()
    first.send(.appleTree(.playedAgain))
    #expect(first.hidden == "ring")
  }
}
