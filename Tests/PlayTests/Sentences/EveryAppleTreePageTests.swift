import Journal
import Testing
import Wire

@testable import Interface
@testable import Play
@testable import Rules
@testable import Words

/// Renders every state of Apple Tree's page in every language and checks that no placeholder is left unfilled.
struct EveryAppleTreePageTests {
  private func look(_ what: String, _ player: Player, _ language: InterfaceLanguage) {
    for text in player.model.page.texts where text.contains(where: { "{}".contains($0) }) {
      Issue.record("\(language.tag), \(what): \(text)")
    }
  }

  private func player(_ word: String, _ wordLanguage: Language, _ language: InterfaceLanguage) -> Player {
    var player = Player.guessing(word, wordLanguage)
    player.send(.settings(.chose(.interface(language.tag))))
    return player
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every state of an Apple Tree round fills the placeholders of its sentences`(language: InterfaceLanguage) {
    let steps: [(String, String, [Message])] = [
      ("start", "alarm", []), ("right", "alarm", [.appleTree(.triedLetter("a"))]),
      ("wrong", "alarm", [.appleTree(.triedLetter("x"))]),
      ("tried", "alarm", [.appleTree(.triedLetter("a")), .appleTree(.triedLetter("a"))]),
      ("no letter", "alarm", [.appleTree(.triedLetter("🍎"))]),
      ("reading", "alarm", [.host(.pressedKey(Key("? Slash")))]),
      ("hint", "alarm", [.appleTree(.askedForHint)]), ("no hint", "main", [.appleTree(.askedForHint)]),
      ("next word", "alarm", [.appleTree(.triedLetter("a")), .settings(.chose(.words(.saved)))]),
      (
        "definition", "ring",
        ["r", "i", "n", "g"].map { .appleTree(.triedLetter($0)) } + [.wordPage(.openedWord(.english, "ring"))]
      ),
    ]
    for (what, word, messages) in steps {
      var there = player(word, .english, language)
      for message in messages { there.send(message) }
      look(what, there, language)
      #expect(!there.said.isEmpty, "\(language.tag), \(what)")
    }
    for misses in 0...7 {
      var there = player("gato", .spanish, language)
      there.miss(misses)
      look("\(misses) misses", there, language)
      #expect(!there.said.isEmpty)
      there.win()
      look("end after \(misses)", there, language)
      there.send(.appleTree(.openedFigures))
      look("figures after \(misses)", there, language)
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every Apple Tree page without a round fills its placeholders and offers a way out`(language: InterfaceLanguage)
  {
    let reasons: [UnsuitableChallenge] = [
      .empty, .notALetter(character: "1"), .tooShort(minimum: 3), .notInLexicon(language: .italian), .offensive,
    ]
    let troubles: [AppleTree.Trouble] =
      [.badChallenge(.altered), .badChallenge(.newer)] + reasons.map { .unsuitableChallenge($0) }
      + DataFile.all.map { .file($0) }
    var there = player("gato", .spanish, language)
    for trouble in troubles {
      there.model.games.appleTree.stage = .trouble(trouble, instead: .newRound)
      look("\(trouble)", there, language)
      #expect(there.model.page.messages.contains("askedToRetry"))
    }
    let list = EventID(device: DeviceID(random: 1), counter: 1)
    for source: WordSource in [.all, .letter("ñ"), .level("B1"), .saved, .list(list)] {
      there.model.games.appleTree.stage = .empty(source)
      look("no word of \(source.name)", there, language)
      #expect(there.model.page.messages.contains("openedPage /vocabulary/es"))
    }
    look("painted", Player("/apple-tree", withheld: Set(DataFile.all)), language)
    there.model.games.appleTree.stage = .loading(.newRound)
    look("loading", there, language)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every dialog over an Apple Tree round fills its placeholders`(language: InterfaceLanguage) {
    for source: WordSource in [.all, .letter("ñ"), .level("B1"), .saved] {
      var there = player("gato", .spanish, language)
      there.send(.appleTree(.triedLetter("g")), .settings(.chose(.words(source))), .appleTree(.openedWords))
      look("words \(source.name)", there, language)
      there.send(.settings(.openedSettings))
      look("settings \(source.name)", there, language)
    }
    for text in ["", "1", "gatos", "dato", "dato"] {
      var there = player("gato", .spanish, language)
      there.send(.appleTree(.triedLetter("a")), .appleTree(.triedLetter("t")), .appleTree(.openedGuess))
      look("guess", there, language)
      there.guessWord("dato")
      look("wrong guess", there, language)
      there.guessWord(text)
      look("guess \(text)", there, language)
      #expect(there.model.page.first { $0["id"] == "guess-problem" }?.plainText.isEmpty == false)
    }
    var there = player("gato", .english, language)
    there.send(.appleTree(.openedFigures))
    look("no figures", there, language)
    there.send(.appleTree(.openedChallenge))
    look("challenge", there, language)
    for text in ["", "1", "\u{2028}", "in", "zzz", "anal"] {
      there.send(.appleTree(.typedChallenge(text)), .appleTree(.sentChallenge))
      look("challenge \(text)", there, language)
      #expect(there.model.page.first { $0["id"] == "challenge-problem" }?.plainText.isEmpty == false)
    }
    there.send(.appleTree(.typedChallenge("alarm")), .appleTree(.sentChallenge))
    let shared = there.log.last { $0.hasPrefix("share ") } ?? ""
    #expect(!shared.isEmpty && !shared.contains { "{}".contains($0) }, "\(shared)")
  }
}
