import Foundation
import TestTools
import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Tests features F18 and F23 to F25 of `docs/features.md`: sounds and haptics, settings, the first visit and the
/// splash screen.
struct SettingsTests {
  @Test(arguments: Theme.allCases)
  func `a chosen theme applies at once and on the next visit`(theme: Theme) {
    var player = Player.playing("ring")
    player.send(.settings(.chose(.theme(theme))))
    #expect(player.document == "\(theme.name) en")
    #expect(player.again.document == "\(theme.name) en")
    #expect(player.finds == ["ring"])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a chosen interface language applies at once and on the next visit, but words keep theirs`(
    language: InterfaceLanguage
  ) {
    var player = Player.playing("ring")
    player.send(.settings(.chose(.interface(language.tag))))
    #expect(player.model.session.interface == language)
    #expect(player.document == "system \(language.tag)")
    #expect(player.again.model.session.interface == language)
    #expect(player.model.page.texts.contains(language.sentences[.enterYourWord]))
    #expect(player.model.page.html.contains("<h1 class=\"for-readers\" id=\"root\" lang=\"en\" tabindex=\"-1\">"))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a server-rendered page without the running program links to the settings`(language: InterfaceLanguage) {
    let sentences = language.sentences
    for page in [sentences.lostPage, sentences.notNowPage, sentences.page(Devices())] {
      let key = page.first { $0["href"] == Route.settingsPath }
      #expect(key?["aria-label"] == sentences[.settings])
    }
    // At the address `settingsPath`, the host opens the settings over the player's page.
    #expect(Player(Route.settingsPath).model.session.route.isSame(as: .profile))
  }

  @Test func `an interface language is selected at once and applied when its sentences load`() {
    var player = Player("/find-words?root=alarming", withheld: [.sentences(.italian)])
    player.send(.settings(.openedSettings), .settings(.chose(.interface("it"))))
    #expect(player.model.session.interface == .english)
    #expect(player.document == "system en")
    let italian = Message.settings(.chose(.interface("it"))).name
    #expect(player.model.page.first { $0["data-changes"] == italian }?["checked"] != nil)
    player.send(.host(.loaded(.sentences(.italian), Files.bytes(of: .sentences(.italian)))))
    #expect(player.model.session.interface == .italian)
    #expect(player.document == "system it")
  }

  @Test func `sentences that fail to load keep the old language, show a message and can be retried`() {
    var player = Player("/find-words?root=alarming", withheld: [.sentences(.korean)])
    player.send(.settings(.chose(.interface("ko"))), .host(.failedToLoad(.sentences(.korean))))
    #expect(player.banner == .noSentences(of: .korean))
    #expect(player.model.session.interface == .english)
    player.withheld = []
    player.send(.settings(.chose(.interface("ko"))))
    #expect(player.model.session.interface == .korean)
    #expect(player.again.model.session.interface == .korean)
  }

  @Test func `sentences that load after another language was chosen are ignored`() {
    var player = Player("/find-words?root=alarming", withheld: [.sentences(.korean)])
    player.send(.settings(.chose(.interface("ko"))), .settings(.chose(.interface("es"))))
    player.send(.host(.loaded(.sentences(.korean), Files.bytes(of: .sentences(.korean)))))
    #expect(player.model.session.interface == .spanish)
  }

  @Test func `changing the timer after a find applies to the next round and shows a message`() {
    var player = Player.playing("ring")
    player.send(.settings(.openedSettings), .settings(.chose(.minutes(3))))
    #expect(player.banner == .later(player.model.games.findWords.round!.root, isOver: false))
    #expect(player.model.games.findWords.round?.minutes == nil)
    player.send(.findWords(.askedForNewWord))
    #expect(player.model.games.findWords.round?.minutes == 3)
    player.send(.settings(.chose(.minutes(0))))
    #expect(player.model.games.findWords.round?.minutes == nil)
  }

  @Test func `choosing another source of root words after a find applies to the next round`() {
    var player = Player.playing("ring")
    player.send(.settings(.chose(.roots(.all))))
    #expect(player.banner == .later(player.model.games.findWords.round!.root, isOver: false))
    #expect(player.finds == ["ring"])
    #expect(player.again.model.session.settings.roots == .all)
    player.send(.findWords(.askedForNewWord))
    // No word of the small lexicon has enough target words, so the root word is drawn from the list of root words.
    #expect(player.root == "agencies")
  }

  @Test func `each setting keeps its value when other settings change`() {
    var player = Player()
    let choices: [Choice] = [
      .language(.italian), .minimum(.two), .roots(.all), .minutes(5), .sound(false), .haptics(false), .theme(.contrast),
      .interface("zh-Hant"),
    ]
    for choice in choices { player.send(.settings(.chose(choice))) }
    let again = player.again
    #expect(again.model.session.settings == player.model.session.settings)
    #expect(
      again.model.session.settings.minutes == 5 && !again.model.session.settings.sound
        && !again.model.session.settings.haptics)
    #expect(again.model.session.interface == .traditionalChinese)
  }

  @Test func `the haptics switch explains that the device cannot vibrate`() {
    var player = Player.playing()
    player.send(.settings(.openedSettings))
    #expect(!player.model.page.texts.contains("This device or browser can’t vibrate."))
    player.model.session.canVibrate = false
    #expect(player.model.page.texts.contains("This device or browser can’t vibrate."))
  }

  @Test func `the splash screen can be shown again and closes when the player presses it`() {
    var player = Player.playing("ring")
    #expect(!player.model.page.html.contains("class=\"splash\""))
    player.send(.settings(.openedSettings), .host(.askedForSplash))
    #expect(player.model.page.html.contains("class=\"splash\""))
    #expect(player.model.session.sheet == nil)
    player.send(.host(.askedForSplash))
    #expect(!player.model.page.html.contains("class=\"splash\""))
    #expect(player.finds == ["ring"])
  }

  @Test func `the splash screen is shown while the first data loads`() {
    let player = Player(withheld: [.lexicon(.english)])
    #expect(player.model.page.html.contains("class=\"splash\""))
  }
}

struct TutorialTests {
  @Test func `the tutorial appears once on a first visit and has three steps`() {
    var player = Player()
    #expect(player.model.games.findWords.tutorial == 1)
    #expect(player.model.page.texts.contains("Step 1 of 3"))
    player.send(.findWords(.wentToNextStep))
    #expect(player.model.games.findWords.tutorial == 2)
    player.send(.findWords(.wentToNextStep))
    #expect(player.model.page.texts.contains("Step 3 of 3"))
    player.send(.findWords(.wentToNextStep))
    #expect(player.model.games.findWords.tutorial == nil)
    #expect(player.again.model.games.findWords.tutorial == nil)
    let count = player.kept.lines.count
    player.send(.findWords(.wentToNextStep), .findWords(.skippedTutorial))
    #expect(player.kept.lines.count == count)
  }

  @Test func `playing moves the tutorial to its next step`() {
    var player = Player("/find-words?root=alarming")
    player.send(.findWords(.pickedTile(3)))
    #expect(player.model.games.findWords.tutorial == 2)
    player.guess("sing")
    #expect(player.model.games.findWords.tutorial == 2)
    player.guess("ring")
    #expect(player.model.games.findWords.tutorial == 3)
    player.send(.findWords(.askedForNewWord))
    #expect(player.model.games.findWords.tutorial == 3)
  }

  @Test(arguments: [1, 2, 3])
  func `the tutorial can be skipped at every step`(step: Int) {
    var player = Player()
    for _ in 1..<step { player.send(.findWords(.wentToNextStep)) }
    player.send(.findWords(.skippedTutorial))
    #expect(player.model.games.findWords.tutorial == nil)
    #expect(player.again.model.games.findWords.tutorial == nil)
  }

  @Test func `the tutorial does not appear for a player who has played before`() {
    var store = Player.playing("ring").kept
    store.lines.removeAll { $0.contains("finishedTutorial") }
    #expect(Player(stored: store).model.games.findWords.tutorial == nil)
  }
}

struct SignalTests {
  @Test(arguments: [
    ("r1ng", "notALetter"), ("in", "tooShort"), ("alarming", "isRoot"), ("nail", "alreadyFound"),
    ("sing", "notFromLetters"), ("grim", "notInLexicon"), ("lam", "bonus"), ("ring", "found"), ("marginal", "all"),
  ])
  func `every verdict on a guess sends its own signal`(guess: String, signal: String) {
    var player = Player.playing("nail")
    player.signals = []
    player.guess(guess)
    #expect(player.signals == [signal])
  }

  @Test func `a find sends the found signal, and a find with all letters sends the all signal`() throws {
    var player = Player.playing("nail", "ring", "alarm", "main")
    player.signals = []
    guard case .playing(let game) = player.model.games.findWords.stage else { return }
    let root = game.round.root
    // A target so large that no word reaches a level.
    let words = (0..<26).flatMap { first in
      (0..<26).map { Word([Letter(UInt8(first)), Letter(UInt8($0))] + [Letter](repeating: Letter(0), count: 8)) }
    }
    let all = (words + game.round.target.words).sorted()
    var large = game
    large.round = FindWordsRound(root: root, target: Target(words: all, root: root), origin: .drawn)
    player.model.games.findWords.stage = .playing(large)
    player.guess("ring")
    player.guess("marginal")
    player.guess("")
    #expect(player.signals == ["found", "all"])
  }

  @Test func `New word, Undo, a hint and giving up each send their signal once`() {
    var player = Player.playing()
    player.signals = []
    player.send(
      .findWords(.askedForNewWord), .findWords(.tookBackNewWord), .findWords(.openedHints),
      .findWords(.tookHint(word: "ring", .letter)), .host(.closedSheet))
    player.send(.findWords(.askedToGiveUp), .findWords(.gaveUp))
    #expect(player.signals == ["newWord", "undo", "hint", "finished"])
  }

  @Test func `sound and haptics can be turned off separately and stay off`() {
    var player = Player.playing()
    player.send(.settings(.chose(.sound(false))))
    player.signals = []
    player.guess("ring")
    #expect(player.signals == ["found silent"])
    player.send(.settings(.chose(.haptics(false))), .settings(.chose(.sound(true))))
    var again = player.again
    again.guess("sing")
    #expect(again.signals == ["notFromLetters still"])
    again.send(.settings(.chose(.sound(false))))
    again.signals = []
    again.guess("zing")
    #expect(again.signals == ["notFromLetters silent still"])
  }

  @Test(arguments: [Choice.length(7), .language(.spanish)])
  func `the message about a guess disappears with its round`(choice: Choice) {
    var player = Player.playing()
    player.guess("gnil")
    #expect(player.model.page.messages.contains("reportedWord"))
    player.send(.settings(.chose(choice)))
    #expect(player.root != "alarming")
    #expect(player.banner == nil)
    #expect(!player.model.page.messages.contains("reportedWord"))
  }

  @Test func `the settings do not say that a finished round continues`() {
    var player = Player.playing("ring")
    player.send(.settings(.openedSettings), .settings(.chose(.minutes(2))))
    #expect(player.model.page.plainText.contains("This round continues"))
    player.send(
      .host(.closedSheet), .findWords(.askedToGiveUp), .findWords(.gaveUp), .settings(.openedSettings),
      .settings(.chose(.minutes(5))))
    #expect(player.model.page.plainText.contains("Takes effect with the next word"))
    #expect(!player.model.page.plainText.contains("This round continues"))
  }

  @Test func `the JavaScript host defines exactly the signals that the program sends`() throws {
    let file = repository.appendingPathComponent("Web/signals.js")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "export const signals = {")?.upperBound)
    let names = text[start...].matches(of: /\n  (\w+): \{/).map { String($0.1) }
    #expect(names.sorted() == Signal.allCases.map { $0.rawValue }.sorted())
  }
}
