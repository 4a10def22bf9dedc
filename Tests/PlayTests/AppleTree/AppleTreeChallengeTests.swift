import Formats
import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Wire
@testable import Words

/// Tests feature A9 of `docs/features.md`: challenging a friend with a word, and playing a friend's word.
struct AppleTreeChallengeTests {
  private func path(_ word: String, _ language: Language = .english) -> String {
    Challenge(HiddenWord(word, language: language)!)!.path
  }

  private func query(_ word: String, _ language: Language = .english) -> String {
    String(path(word, language).dropFirst("/apple-tree".count))
  }

  @Test(arguments: [("Alarm ", "alarm", Language.english), ("CAMION", "camión", .spanish), ("tana", "tana", .italian)])
  func `a typed word becomes an Apple Tree challenge link that hides the word`(
    text: String, word: String, language: Language
  ) {
    var player = Player("/apple-tree", languages: [language.code])
    player.send(.appleTree(.openedChallenge), .appleTree(.typedChallenge(text)), .appleTree(.sentChallenge))
    let letters = word.unicodeScalars.count
    #expect(
      player.log.last
        == "share Word Orchard: can you guess my word? \(letters) letters, seven apples. \(path(word, language))")
    #expect(!path(word, language).contains(word))
    #expect(player.model.session.sheet == nil)
  }

  @Test(
    arguments: [
      ("", .empty), (" \u{200B}", .empty), ("ice-cream", .notALetter(character: "-")),
      ("🍎", .notALetter(character: "🍎")), ("in", .tooShort(minimum: 3)), ("zzz", .notInLexicon(language: .english)),
      ("anal", .offensive), (String(repeating: "x", count: 10_000), .notInLexicon(language: .english)),
    ] as [(String, UnsuitableChallenge)])
  func `an unsuitable challenge word shows the reason and can be corrected`(text: String, problem: UnsuitableChallenge)
  {
    var player = Player.guessing("ring", tried: "r")
    player.send(.appleTree(.openedChallenge), .appleTree(.typedChallenge(text)), .appleTree(.sentChallenge))
    #expect(player.model.games.appleTree.challenge.problem == problem)
    #expect(player.log.last == "focus challenge-word")
    #expect(player.model.page.first { $0["id"] == "challenge-problem" }?.plainText.isEmpty == false)
    #expect(player.model.page.first { $0["id"] == "challenge-word" }?["aria-invalid"] == "true")
    #expect(player.model.page.first { $0["id"] == "challenge-word" }?["value"] == text)
    player.send(.appleTree(.typedChallenge("alarm")))
    #expect(player.model.games.appleTree.challenge.problem == nil)
    player.send(.appleTree(.sentChallenge))
    #expect(player.log.last?.hasSuffix(path("alarm")) == true)
    #expect(player.shown == "r___")
  }

  @Test func `a challenge waits for its lexicon and can be sent once the lexicon loads`() {
    var player = Player.guessing("ring", withheld: [.lexicon(.english)])
    player.send(.appleTree(.openedChallenge), .appleTree(.typedChallenge("alarm")), .appleTree(.sentChallenge))
    #expect(player.model.session.sheet == .appleTree(.challenge))
    #expect(player.model.page.first { $0["type"] == "submit" }?["disabled"] != nil)
    player.send(.host(.failedToLoad(.lexicon(.english))))
    let problem = player.model.page.first { $0["id"] == "challenge-problem" }?.plainText ?? ""
    #expect(problem.contains("en.lexicon"))
    player.send(.host(.loaded(.lexicon(.english), Files.english)), .appleTree(.sentChallenge))
    #expect(player.model.session.sheet == nil)
  }

  @Test func `a challenge calls no word unknown while its vocabulary is still loading`() {
    var player = Player.guessing("ring", withheld: [.vocabulary(.english)])
    player.send(.appleTree(.openedChallenge), .appleTree(.typedChallenge("banana")), .appleTree(.sentChallenge))
    #expect(player.model.session.sheet == .appleTree(.challenge))
    #expect(player.model.games.appleTree.challenge.problem == nil)
    player.send(
      .host(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english)))), .appleTree(.sentChallenge))
    #expect(player.log.last?.hasPrefix("share ") == true)
  }

  @Test func `a friend's word is played in its own language, and the next round in the player's`() {
    var player = Player("/apple-tree" + query("mañana", .spanish))
    #expect(player.hidden == "mañana" && player.model.games.appleTree.game?.source == nil)
    #expect(player.model.session.settings == Settings())
    #expect(player.model.page.plainText.contains("A friend’s word"))
    #expect(player.log.contains("navigate /apple-tree"))
    player.win()
    player.send(.appleTree(.playedAgain))
    #expect(player.model.games.appleTree.game?.round.word.language == .english)
  }

  @Test func `reopening a challenge link resumes its round, or begins a new one after the end`() {
    var player = Player("/apple-tree" + query("alarm"))
    player.tryLetters("axy")
    var again = player.atTree(query("alarm"))
    #expect(again.shown == "a_a__" && again.apples == 5 && again.plays == 1)
    #expect(again.log.contains("navigate /apple-tree"))
    again.win()
    let third = again.atTree(query("alarm"))
    #expect(third.hidden == "alarm" && third.apples == 7 && third.plays == 2)
  }

  @Test func `a friend's challenge does not announce the result of an earlier round`() {
    var player = Player.guessing("alarm", from: nil, tried: "a")
    var tab = player.atTree("", device: "00000000000002")
    player.send(.host(.openedPage("/apple-tree?language=es&words=letter-g")), .appleTree(.triedLetter("o")))
    #expect(player.said.hasPrefix("Yes, O. "))
    tab.send(.appleTree(.triedLetter("l")), after: 10_000)
    player.send(.host(.merged(Array(tab.kept.lines.joined(separator: "\n").utf8))), .host(.visited(path("alarm"))))
    #expect(player.shown == "ala__")
    #expect(player.said == "5 letters. Seven apples left.")
  }

  @Test func `a damaged challenge link and a challenge link of a newer version show an error`() {
    let sealed = String(path("alarm").dropFirst("/apple-tree?challenge=".count))
    let newer = Base64URL.text([2] + Array("whatever".utf8))
    let links: [(String, UnreadableChallenge)] = [
      (String(sealed.dropLast()), .altered), (sealed + "A", .altered), ("", .altered), ("%00", .altered),
      (String(repeating: "A", count: 10_000), .altered), (newer, .newer),
    ]
    for (text, fault) in links {
      var player = Player("/apple-tree?challenge=" + text)
      #expect(player.trouble == .badChallenge(fault), "\(text.prefix(40))")
      #expect(player.model.page.messages.contains("askedToRetry"))
      #expect(player.model.page.first { $0["role"] == "alert" }?.plainText.isEmpty == false)
      player.send(.appleTree(.triedLetter("a")), .appleTree(.playedAgain), .appleTree(.askedForHint))
      #expect(player.plays == 0)
      player.send(.host(.askedToRetry))
      #expect(player.hidden != nil && player.plays == 1)
      #expect(player.log.contains("navigate /apple-tree"))
    }
  }

  @Test(
    arguments: [
      ("ice cream", .notALetter(character: " ")), ("x-ray", .notALetter(character: "-")), ("in", .tooShort(minimum: 3)),
      ("zzz", .notInLexicon(language: .english)), ("anal", .offensive),
    ] as [(String, UnsuitableChallenge)])
  func `a challenge link with an unsuitable word shows the reason and offers another word`(
    word: String, problem: UnsuitableChallenge
  ) {
    let before = Player.guessing("ring", tried: "r")
    var player = before.atTree(query(word))
    #expect(player.trouble == .unsuitableChallenge(problem))
    #expect(!player.model.page.html.contains(word) || word == "in")
    #expect(player.plays == 1)
    // Other pages do not show the error, and the round is not lost.
    #expect(player.atTree().shown == "r___")
    player.send(.host(.openedPage("/saved")))
    #expect(player.model.page.html.contains("class=\"page plain\""))
    player.send(.host(.openedPage("/apple-tree")))
    #expect(player.trouble == nil && player.shown == "r___")
    var other = before.atTree(query(word))
    #expect(other.model.page.messages.contains("openedPage /apple-tree"))
    other.send(.host(.askedToRetry))
    #expect(other.outcome == nil && other.plays == 2)
  }

  @Test func `a challenge whose lexicon is missing can be retried and survives a reload`() {
    var player = Player("/apple-tree" + query("mañana", .spanish), withheld: [.lexicon(.spanish)])
    #expect(player.hidden == nil)
    player.send(.settings(.chose(.language(.italian))))
    #expect(player.banner == .nextWord)
    player.send(.host(.failedToLoad(.lexicon(.spanish))))
    #expect(player.trouble == .file(.lexicon(.spanish)))
    #expect(!player.log.contains("navigate /apple-tree"))
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(player.hidden == "mañana")
    #expect(player.log.contains("navigate /apple-tree"))
  }
}
