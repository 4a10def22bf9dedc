import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// F23 to F25: settings, the first visit, the splash; F18: what is heard and felt.
struct SettingsTests {
  @Test(arguments: Theme.allCases)
  func `a theme is worn at once and on the next visit`(theme: Theme) {
    var session = Session.playing("ring")
    session.send(.chose(.theme(theme)))
    #expect(session.dress == "\(theme.name) en")
    #expect(session.again.dress == "\(theme.name) en")
    #expect(session.finds == ["ring"])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `an interface language is spoken at once and on the next visit, and the words keep theirs`(
    language: InterfaceLanguage
  ) {
    var session = Session.playing("ring")
    session.send(.chose(.interface(language.tag)))
    #expect(session.model.interface == language)
    #expect(session.dress == "system \(language.tag)")
    #expect(session.again.model.interface == language)
    #expect(session.model.page.texts.contains(language.sentences[.enterYourWord]))
    #expect(session.model.page.html.contains("<h1 class=\"root\" id=\"root\" lang=\"en\" tabindex=\"-1\">"))
  }

  @Test func `the timer counts from the next round when words are found, and says so`() {
    var session = Session.playing("ring")
    session.send(.openedSettings, .chose(.minutes(3)))
    #expect(session.banner == .later(session.model.round!.root))
    #expect(session.model.round?.minutes == nil)
    session.send(.askedForNewWord)
    #expect(session.model.round?.minutes == 3)
    session.send(.chose(.minutes(0)))
    #expect(session.model.round?.minutes == nil)
  }

  @Test func `other roots count from the next round when words are found, and that is told`() {
    var session = Session.playing("ring")
    session.send(.chose(.roots(.all)))
    #expect(session.banner == .later(session.model.round!.root))
    #expect(session.finds == ["ring"])
    #expect(session.again.model.settings.roots == .all)
    session.send(.askedForNewWord)
    // The small lexicon has no word with enough targets, so the list it is.
    #expect(session.root == "agencies")
  }

  @Test func `settings keep their own choices whatever else is chosen`() {
    var session = Session()
    let choices: [Choice] = [
      .language(.italian), .minimum(2), .roots(.all), .minutes(5), .sound(false), .haptics(false), .theme(.contrast),
      .interface("zh-Hant"),
    ]
    for choice in choices { session.send(.chose(choice)) }
    let again = session.again
    #expect(again.model.settings == session.model.settings)
    #expect(again.model.settings.minutes == 5 && !again.model.settings.sound && !again.model.settings.haptics)
    #expect(again.model.interface == .traditionalChinese)
  }

  @Test func `where the device cannot vibrate the switch says so`() {
    var session = Session.playing()
    session.send(.openedSettings)
    #expect(!session.model.page.texts.contains("This device or browser cannot vibrate."))
    session.model.canVibrate = false
    #expect(session.model.page.texts.contains("This device or browser cannot vibrate."))
  }

  @Test func `the splash can be seen again and goes at a press`() {
    var session = Session.playing("ring")
    #expect(!session.model.page.html.contains("class=\"splash\""))
    session.send(.openedSettings, .askedForSplash)
    #expect(session.model.page.html.contains("class=\"splash\""))
    #expect(session.model.sheet == nil)
    session.send(.askedForSplash)
    #expect(!session.model.page.html.contains("class=\"splash\""))
    #expect(session.finds == ["ring"])
  }

  @Test func `while the first data loads the splash is there`() {
    let session = Session(withheld: [.lexicon(.english)])
    #expect(session.model.page.html.contains("class=\"splash\""))
  }
}

struct TutorialTests {
  @Test func `a first visit is shown around on the real board, in three steps, once`() {
    var session = Session()
    #expect(session.model.tutorial == 1)
    #expect(session.model.page.texts.contains("Step 1 of 3"))
    session.send(.wentToNextStep)
    #expect(session.model.tutorial == 2)
    session.send(.wentToNextStep)
    #expect(session.model.page.texts.contains("Step 3 of 3"))
    session.send(.wentToNextStep)
    #expect(session.model.tutorial == nil)
    #expect(session.again.model.tutorial == nil)
    let count = session.kept.lines.count
    session.send(.wentToNextStep, .skippedTutorial)
    #expect(session.kept.lines.count == count)
  }

  @Test func `playing goes through the steps`() {
    var session = Session("/find-words?root=alarming")
    session.send(.pickedTile(3))
    #expect(session.model.tutorial == 2)
    session.guess("sing")
    #expect(session.model.tutorial == 2)
    session.guess("ring")
    #expect(session.model.tutorial == 3)
    session.send(.askedForNewWord)
    #expect(session.model.tutorial == 3)
  }

  @Test(arguments: [1, 2, 3])
  func `it can be skipped at every step`(step: Int) {
    var session = Session()
    for _ in 1..<step { session.send(.wentToNextStep) }
    session.send(.skippedTutorial)
    #expect(session.model.tutorial == nil)
    #expect(session.again.model.tutorial == nil)
  }

  @Test func `who has played before is not shown around`() {
    var store = Session.playing("ring").kept
    store.lines.removeAll { $0.contains("finishedTutorial") }
    #expect(Session(stored: store).model.tutorial == nil)
  }
}

struct SignalTests {
  @Test(arguments: [
    ("r1ng", "notALetter"), ("in", "tooShort"), ("alarming", "isRoot"), ("nail", "alreadyFound"),
    ("sing", "notFromLetters"), ("grim", "notInLexicon"), ("lam", "bonus"), ("ring", "grown"), ("marginal", "grown"),
  ])
  func `every verdict has its own signal`(guess: String, signal: String) {
    var session = Session.playing("nail")
    session.signals = []
    session.guess(guess)
    #expect(session.signals == [signal])
  }

  @Test func `a word that brings no new level is found, and one of all letters is heard as such`() throws {
    var session = Session.playing("nail", "ring", "alarm", "main")
    session.signals = []
    guard case .playing(let game) = session.model.stage else { return }
    let root = game.round.root
    // A target so large that no word reaches a level.
    let words = (0..<26).flatMap { first in
      (0..<26).map { Word([Letter(UInt8(first)), Letter(UInt8($0))] + [Letter](repeating: Letter(0), count: 8)) }
    }
    let all = (words + game.round.target.words).sorted()
    var large = game
    large.round = FindWordsRound(root: root, target: Target(words: all, root: root))
    session.model.stage = .playing(large)
    session.guess("ring")
    session.guess("marginal")
    session.guess("")
    #expect(session.signals == ["found", "all"])
  }

  @Test func `everything else that is to be heard is heard once`() {
    var session = Session.playing()
    session.signals = []
    session.send(.askedForNewWord, .tookBackNewWord, .openedHints, .tookHint(word: "ring", whole: false), .closedSheet)
    session.send(.askedToGiveUp, .gaveUp)
    #expect(session.signals == ["newWord", "undo", "hint", "finished"])
  }

  @Test func `sound and haptics are turned off one by one, also on the next visit`() {
    var session = Session.playing()
    session.send(.chose(.sound(false)))
    session.signals = []
    session.guess("ring")
    #expect(session.signals == ["grown silent"])
    session.send(.chose(.haptics(false)), .chose(.sound(true)))
    var again = session.again
    again.guess("sing")
    #expect(again.signals == ["notFromLetters still"])
    again.send(.chose(.sound(false)))
    again.signals = []
    again.guess("zing")
    #expect(again.signals == ["notFromLetters silent still"])
  }

  @Test(arguments: [Choice.length(7), .language(.spanish)])
  func `what was said of a guess goes with its round`(choice: Choice) {
    var session = Session.playing()
    session.guess("gnil")
    #expect(session.model.page.messages.contains("reportedWord"))
    session.send(.chose(choice))
    #expect(session.root != "alarming")
    #expect(session.banner == nil)
    #expect(!session.model.page.messages.contains("reportedWord"))
  }

  @Test func `settings do not say that a round that is over goes on`() {
    var session = Session.playing("ring")
    session.send(.openedSettings, .chose(.minutes(2)))
    #expect(session.model.page.plainText.contains("This round goes on"))
    session.send(.closedSheet, .askedToGiveUp, .gaveUp, .openedSettings, .chose(.minutes(5)))
    #expect(session.model.page.plainText.contains("It counts from the next New Word"))
    #expect(!session.model.page.plainText.contains("This round goes on"))
  }

  @Test func `every signal has a name of its own`() {
    let signals: [Signal] = [
      .found, .bonus, .all, .grown, .harvest, .notALetter, .tooShort, .isRoot, .alreadyFound, .notFromLetters,
      .notInLexicon, .hint, .newWord, .finished, .timeLow, .timeUp, .undo,
    ]
    #expect(Set(signals.map { "\($0.name)" }).count == signals.count)
  }
}
