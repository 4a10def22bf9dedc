import Journal
import Testing

@testable import Play
@testable import Rules
@testable import Wire
@testable import Words

/// A9: a word for a friend, and a friend's word.
struct AppleTreeChallengeTests {
  private func path(_ word: String, _ language: Language = .english) -> String {
    Challenge(HiddenWord(word, language: language)!)!.path
  }

  private func query(_ word: String, _ language: Language = .english) -> String {
    String(path(word, language).dropFirst("/apple-tree".count))
  }

  @Test(arguments: [("Alarm ", "alarm", Language.english), ("CAMION", "camión", .spanish), ("tana", "tana", .italian)])
  func `a typed word becomes a link that does not show it`(text: String, word: String, language: Language) {
    var session = Session("/apple-tree", languages: [language.code])
    session.send(.openedChallenge, .typedChallenge(text), .sentChallenge)
    let letters = word.unicodeScalars.count
    #expect(
      session.log.last
        == "share Word Orchard: can you guess my word? \(letters) letters, seven apples. \(path(word, language))")
    #expect(!path(word, language).contains(word))
    #expect(session.model.sheet == nil)
  }

  @Test(
    arguments: [
      ("", .empty), (" \u{200B}", .empty), ("ice-cream", .notALetter(character: "-")),
      ("🍎", .notALetter(character: "🍎")), ("in", .tooShort(minimum: 3)), ("zzz", .notInLexicon(language: .english)),
      ("anal", .offensive), (String(repeating: "x", count: 10_000), .notInLexicon(language: .english)),
    ] as [(String, UnsuitableChallenge)])
  func `a word that is none says why and can be mended`(text: String, problem: UnsuitableChallenge) {
    var session = Session.guessing("ring", tried: "r")
    session.send(.openedChallenge, .typedChallenge(text), .sentChallenge)
    #expect(session.model.appleTree.challenge.problem == problem)
    #expect(session.log.last == "focus challenge-word")
    #expect(session.model.page.first { $0["id"] == "challenge-problem" }?.plainText.isEmpty == false)
    #expect(session.model.page.first { $0["id"] == "challenge-word" }?["aria-invalid"] == "true")
    #expect(session.model.page.first { $0["id"] == "challenge-word" }?["value"] == text)
    session.send(.typedChallenge("alarm"))
    #expect(session.model.appleTree.challenge.problem == nil)
    session.send(.sentChallenge)
    #expect(session.log.last?.hasSuffix(path("alarm")) == true)
    #expect(session.shown == "r___")
  }

  @Test func `without its lexicon a challenge waits`() {
    var session = Session.guessing("ring", withheld: [.lexicon(.english)])
    session.send(.openedChallenge, .typedChallenge("alarm"), .sentChallenge)
    #expect(session.model.sheet == .challenge)
    #expect(session.model.page.first { $0["type"] == "submit" }?["disabled"] != nil)
    session.send(.failedToLoad(.lexicon(.english)))
    let problem = session.model.page.first { $0["id"] == "challenge-problem" }?.plainText ?? ""
    #expect(problem.contains("en.lexicon"))
    session.send(.loaded(.lexicon(.english), Files.english), .sentChallenge)
    #expect(session.model.sheet == nil)
  }

  @Test func `without its vocabulary a challenge waits, and no word is called unknown`() {
    var session = Session.guessing("ring", withheld: [.vocabulary(.english)])
    session.send(.openedChallenge, .typedChallenge("banana"), .sentChallenge)
    #expect(session.model.sheet == .challenge)
    #expect(session.model.appleTree.challenge.problem == nil)
    session.send(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english))), .sentChallenge)
    #expect(session.log.last?.hasPrefix("share ") == true)
  }

  @Test func `a friend's word is played in its language, and the next word is the player's own again`() {
    var session = Session("/apple-tree" + query("mañana", .spanish))
    #expect(session.hidden == "mañana" && session.model.appleTreeGame?.source == nil)
    #expect(session.model.settings == Settings())
    #expect(session.model.page.plainText.contains("A friend’s word"))
    #expect(session.log.contains("navigate /apple-tree"))
    session.win()
    session.send(.playedAgain)
    #expect(session.model.appleTreeGame?.round.word.language == .english)
  }

  @Test func `a link that is opened again goes on with its round, and after its end begins another`() {
    var session = Session("/apple-tree" + query("alarm"))
    session.tryLetters("axy")
    var again = session.atTree(query("alarm"))
    #expect(again.shown == "a_a__" && again.apples == 5 && again.plays == 1)
    #expect(again.log.contains("navigate /apple-tree"))
    again.win()
    let third = again.atTree(query("alarm"))
    #expect(third.hidden == "alarm" && third.apples == 7 && third.plays == 2)
  }

  @Test func `the news of another round is not said of a friend's word`() {
    var session = Session.guessing("alarm", from: nil, tried: "a")
    var tab = session.atTree("", device: "00000000000002")
    session.send(.openedPage("/apple-tree?language=es&words=letter-g"), .triedLetter("o"))
    #expect(session.said == "Yes, O: 1 place.")
    tab.send(.triedLetter("l"), after: 10_000)
    session.send(.merged(Array(tab.kept.lines.joined(separator: "\n").utf8)), .visited(path("alarm")))
    #expect(session.shown == "ala__")
    #expect(session.said == "5 letters. Seven apples left.")
  }

  @Test func `a changed link and one of a later version say so`() {
    let sealed = String(path("alarm").dropFirst("/apple-tree?challenge=".count))
    let newer = Base64URL.text([2] + Array("whatever".utf8))
    let links: [(String, UnreadableChallenge)] = [
      (String(sealed.dropLast()), .altered), (sealed + "A", .altered), ("", .altered), ("%00", .altered),
      (String(repeating: "A", count: 10_000), .altered), (newer, .newer),
    ]
    for (text, fault) in links {
      var session = Session("/apple-tree?challenge=" + text)
      #expect(session.trouble == .badChallenge(fault), "\(text.prefix(40))")
      #expect(session.model.page.messages.contains("askedToRetry"))
      #expect(session.model.page.first { $0["role"] == "alert" }?.plainText.isEmpty == false)
      session.send(.triedLetter("a"), .playedAgain, .askedForAppleTreeHint)
      #expect(session.plays == 0)
      session.send(.askedToRetry)
      #expect(session.hidden != nil && session.plays == 1)
      #expect(session.log.contains("navigate /apple-tree"))
    }
  }

  @Test(
    arguments: [
      ("ice cream", .notALetter(character: " ")), ("x-ray", .notALetter(character: "-")), ("in", .tooShort(minimum: 3)),
      ("zzz", .notInLexicon(language: .english)), ("anal", .offensive),
    ] as [(String, UnsuitableChallenge)])
  func `a link with a word that is none says why, and another word can be played`(
    word: String, problem: UnsuitableChallenge
  ) {
    let before = Session.guessing("ring", tried: "r")
    var session = before.atTree(query(word))
    #expect(session.trouble == .unsuitableChallenge(problem))
    #expect(!session.model.page.html.contains(word) || word == "in")
    #expect(session.plays == 1)
    // Elsewhere the trouble is none, and the round is not lost.
    #expect(session.atTree().shown == "r___")
    session.send(.openedPage("/saved"))
    #expect(session.model.page.html.contains("class=\"page plain\""))
    session.send(.openedPage("/apple-tree"))
    #expect(session.trouble == nil && session.shown == "r___")
    var other = before.atTree(query(word))
    #expect(other.model.page.messages.contains("openedPage /apple-tree"))
    other.send(.askedToRetry)
    #expect(other.outcome == nil && other.plays == 2)
  }

  @Test func `a challenge whose data does not come can be tried again, and asked for again by a reload`() {
    var session = Session("/apple-tree" + query("mañana", .spanish), withheld: [.lexicon(.spanish)])
    #expect(session.hidden == nil)
    session.send(.chose(.language(.italian)))
    #expect(session.banner == .nextWord)
    session.send(.failedToLoad(.lexicon(.spanish)))
    #expect(session.trouble == .file(.lexicon(.spanish)))
    #expect(!session.log.contains("navigate /apple-tree"))
    session.withheld = []
    session.send(.askedToRetry)
    #expect(session.hidden == "mañana")
    #expect(session.log.contains("navigate /apple-tree"))
  }
}
