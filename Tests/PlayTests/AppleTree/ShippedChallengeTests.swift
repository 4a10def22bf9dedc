import Formats
import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature A9 of `docs/features.md` with the shipped words: challenging a friend with a word, and the
/// challenge link.
@Suite struct `Challenges in Apple Tree` {
  private static let refusals: [(text: String, phrase: Phrase?)] = [
    ("", .challengeEmpty), ("   ", .challengeEmpty), ("\u{200B}", .challengeEmpty), ("ro1d", .notALetterText),
    ("ice cream", nil),
    ("well-known", nil), ("사과", nil), ("🍎", nil), ("ab", .tooShortText), ("bastard", .challengeOffensive),
    ("xyzzyq", .challengeNotListed),
  ]

  @Test(arguments: zip(Reader.tags, [Language.english, .spanish]))
  func `an unsuitable challenge word is refused with the reason`(reader tag: String, language: Language) {
    var reader = Reader("/apple-tree", speaking: tag)
    let before = reader.player.shown
    reader.press(reader.say(.challenge))
    func problem() -> String { reader.sheet?.first { $0["role"] == "alert" }?.plainText ?? "" }
    let name = reader.say(.challengeWord)
    let language = reader.language.sentences.name(language)
    #expect(problem().isEmpty)
    #expect(
      reader.sheet?.first { $0["id"] == "challenge-text" }?.plainText
        == reader.say(.challengeText, .text("language", language)))
    #expect(reader.field(name)?["aria-describedby"] == "challenge-text challenge-problem")
    for (text, phrase) in Self.refusals where phrase != .challengeOffensive || tag == "en-US" {
      reader.fill(name, text)
      reader.submit(name)
      #expect(!problem().isEmpty, "\(text)")
      switch phrase {
      case nil: break
      case .notALetterText:
        #expect(
          problem()
            == reader.say(.notALetterText, .text("character", reader.say(.characterShown, .text("character", "1")))))
      case .tooShortText: #expect(problem() == reader.say(.tooShortText, .count("count", 3)))
      case let phrase?: #expect(problem() == reader.say(phrase, .text("language", language)))
      }
      #expect(reader.field(name)?["aria-invalid"] == "true")
      #expect(reader.field(name)?["value"] == text)
      // When the player types another text, the error disappears.
      reader.fill(name, text + "x")
      #expect(problem().isEmpty)
    }
    reader.press(reader.say(.close))
    #expect(reader.player.shown == before && reader.player.tried.isEmpty && reader.player.apples == 7)
  }

  @Test(arguments: [("en-US", "Zebra", "zebra"), ("es-ES", "ARBOL", "árbol"), ("it-IT", "perche", "perché")])
  func `a shared challenge link hides the word and opens it for a friend`(tag: String, typed: String, word: String)
    throws
  {
    var reader = Reader("/apple-tree", speaking: tag)
    let before = reader.player.hidden
    reader.press(reader.say(.challenge))
    reader.fill(reader.say(.challengeWord), typed)
    reader.submit(reader.say(.challengeWord))
    #expect(reader.sheet == nil)
    let shared = try #require(reader.player.log.last { $0.hasPrefix("share ") })
    let link = String(shared.split(separator: " ").last!)
    let sealed = try #require(link.wholeMatch(of: /\/apple-tree\?challenge=([\w-]+)/)).output.1
    let plain = try #require(Base64URL.bytes(String(sealed)))
    for form in Set([word, typed, typed.lowercased()]) {
      for shown in [form, String(form.reversed())] {
        #expect(!shared.lowercased().contains(shown.lowercased()))
        #expect(!plain.indices.contains { plain[$0...].starts(with: shown.utf8) })
      }
    }
    let letters = reader.say(.letterCount, .count("count", word.count))
    #expect(shared.contains(reader.say(.challengeShared, .text("letters", letters))))
    // The player who sends a challenge continues their own round.
    #expect(reader.player.hidden == before && reader.appleTreeRecords.count == 1)
    var friend = reader.friend(link, speaking: "en-US")
    #expect(friend.player.shown.count == word.count && friend.path == "/apple-tree")
    #expect(!friend.page.html.lowercased().contains(word.lowercased()))
    #expect(friend.page.all { $0.tag == "button" }.contains { $0.plainText.hasPrefix("A friend’s word") })
    friend.expectNewRound()
    friend.player.win()
    friend.playAgain()
    friend.expectNewRound()
    #expect(friend.appleTreeRecords.count == 2 && friend.appleTreeRecords.last?.source == .all)
  }

  @Test func `copying a challenge link shows a confirmation, and a failed copy displays the link`() {
    var reader = Reader("/apple-tree")
    reader.press("Challenge a friend")
    reader.fill("Word for your friend", "apple")
    reader.submit("Word for your friend")
    let link = Challenge(HiddenWord("apple", language: .english)!)!.path
    #expect(reader.player.log.last { $0.hasPrefix("share ") }?.hasSuffix(link) == true)
    var other = reader
    reader.send(.host(.shared("clipboard")))
    #expect(reader.says("status", "Copied"))
    other.send(.host(.failedToShare("my word? " + link)))
    #expect(other.says("status", "Sharing didn’t work", link))
  }

  private static let sealed = Challenge(HiddenWord("international", language: .english)!)!.sealed
  private static let altered: [String] = {
    let letters = Array(sealed)
    func text(_ change: (inout [Character]) -> Void) -> String {
      var changed = letters
      change(&changed)
      return String(changed)
    }
    return [
      text { $0[12] = $0[12] == "A" ? "B" : "A" }, text { $0.swapAt(5, 6) }, String(letters.dropLast(3)),
      String(letters[0]),
      sealed + "A", "", sealed.lowercased(), sealed + String(repeating: "A", count: 10_000),
      String(repeating: "A", count: 10_000), "%C3%A1rbol%F0%9F%8D%8E", "%ff%fe%80", "%00" + sealed,
      "%3Cscript%3Ealert(1)%3C/script%3E", sealed.replacing("-", with: "%2B").replacing("_", with: "/") + "%3D%3D",
    ]
  }()

  @Test(arguments: Reader.tags, altered)
  func `an incomplete challenge link shows an error and offers a new word`(reader tag: String, altered: String) {
    var reader = Reader("/apple-tree?challenge=" + altered, speaking: tag)
    for _ in 0..<2 {
      #expect(reader.heading == reader.say(.badLinkTitle))
      #expect(reader.main.first { $0["role"] == "alert" }?.plainText == reader.say(.challengeAltered))
      // Keys do nothing here.
      reader.player.press("a KeyA", "Enter Enter")
    }
    reader.press(reader.say(.newWord))
    reader.expectNewRound()
    #expect(reader.appleTreeRecords.count == 1 && reader.appleTreeRecords.last?.source == .all)
  }

  @Test func `opening a bad challenge link keeps the current round`() {
    var reader = Reader.challenged("apple")
    reader.tryLetters("pq")
    for isPressed in [true, false] {
      reader.open("/apple-tree?challenge=" + String(Self.sealed.dropLast(3)))
      #expect(reader.heading == "This link doesn’t work" && reader.button("Keep playing") != nil)
      if isPressed { reader.press("Keep playing") } else { reader.reload() }
      #expect(reader.player.shown == "_pp__" && reader.player.apples == 6)
    }
  }

  @Test func `reopening a challenge link resumes its round, or begins a new one after the end`() {
    var reader = Reader.challenged("apple")
    reader.tryLetters("pq")
    reader.openChallenge("apple")
    #expect(reader.player.shown == "_pp__" && reader.player.apples == 6 && reader.appleTreeRecords.count == 1)
    reader.player.win()
    reader.openChallenge("apple")
    reader.expectNewRound()
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }
}
