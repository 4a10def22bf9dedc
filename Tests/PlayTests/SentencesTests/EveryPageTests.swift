import Markup
import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Every page and every banner, in every language: no place of a sentence is left open.
struct EveryPageTests {
  private let letter = Alphabet(.english).letter("a")!

  private func session(_ language: InterfaceLanguage, _ finds: String...) -> Session {
    var session = Session.playing()
    session.send(.skippedTutorial, .chose(.interface(language.tag)))
    for find in finds { session.guess(find) }
    return session
  }

  private func expectFilled(_ node: Node, _ what: String, _ language: InterfaceLanguage) {
    for text in node.texts where text.contains(where: { "{}".contains($0) }) {
      Issue.record("\(language.tag), \(what): \(text)")
    }
  }

  /// Fails to compile when a case is added, so that it is added below too.
  private func check(_ content: Banner.Content) {
    switch content {
    case .refused(let refusal, _, _):
      switch refusal {
      case .empty, .notALetter, .tooShort, .isRoot, .alreadyFound, .notFromLetters, .notInLexicon: break
      }
    case .accepted, .reached, .foundEveryWord, .later, .newWord, .reported, .added, .saved, .removed, .copied,
      .notShared, .storedAgain, .setAside, .newer, .removedAll, .removedList, .keptList, .tooLongToShare, .noRootInList,
      .nextWord:
      break
    }
  }

  private func refusals() -> [Refusal] {
    let characters: [Unicode.Scalar] = ["1", " ", "🍎", "\u{301}", "\u{2028}", "\0", "\u{3000}", "{"]
    return [
      .empty, .tooShort(minimum: 2), .tooShort(minimum: 4), .isRoot, .alreadyFound(word: Word([letter])),
      .notFromLetters(letter: letter, used: 1, available: 0), .notFromLetters(letter: letter, used: 2, available: 1),
      .notFromLetters(letter: letter, used: 3, available: 2), .notInLexicon(language: .english, isClose: true),
      .notInLexicon(language: .spanish, isClose: false), .notInLexicon(language: .italian, isClose: false),
    ] + characters.filter { $0 != "{" }.map { .notALetter(character: $0) }
  }

  private func finds() -> [Find] {
    [nil, .letters(2), .word].flatMap { (help: Help?) in
      [true, false].flatMap { isBonus in
        [true, false].map { isAll in
          Find(
            word: Word([letter]), spellings: ["á", "a"], points: Points(1), isBonus: isBonus, usesAllLetters: isAll,
            help: help)
        }
      }
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every banner is filled`(language: InterfaceLanguage) {
    var session = session(language)
    let root = session.model.round!.root
    let find = finds()[0]
    var contents: [Banner.Content] =
      [
        .later(root), .newWord(putAway: root), .reported(guess: "x"), .added(guess: "x"), .saved(count: 1),
        .saved(count: 2), .removed("x"), .copied, .notShared("x"), .storedAgain, .setAside, .newer,
        .removedAll(count: 1), .removedAll(count: 2), .removedList("x"), .keptList("x"), .tooLongToShare,
        .noRootInList, .nextWord,
        .foundEveryWord(fullHarvest: true, with: find), .foundEveryWord(fullHarvest: false, with: find),
      ] + Level.allCases.map { .reached($0, with: find) }
    contents += refusals().map { .refused($0, guess: "x", root) }
    contents += finds().map { .accepted($0) }
    for content in contents {
      check(content)
      session.model.banner = Banner(content: content, serial: 1)
      let page = session.model.page
      #expect(page.html.contains("class=\"banner\""), "\(content)")
      expectFilled(page, "\(content)", language)
    }
  }

  private func troubles() -> [Trouble] {
    let reasons: [UnsuitableRoot] = [
      .notALetter(character: "4"), .length(3), .length(1), .notInLexicon(language: .spanish), .offensive, .noWordsInIt,
    ]
    let faults: [LinkFault] = [
      .language("xx"), .length("6"), .seed("-1"), .day("x"), .future(Day(number: 9)), .past(first: Day(number: 9)),
    ]
    return DataFile.all.map { .file($0) } + reasons.map { .unsuitableRoot("root", $0) } + faults.map { .badLink($0) }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every trouble is filled, and has a way out`(language: InterfaceLanguage) {
    var session = session(language, "ring")
    session.send(.askedForNewWord)
    for trouble in troubles() {
      session.model.stage = .trouble(trouble, instead: .newRound)
      expectFilled(session.model.page, "\(trouble)", language)
      #expect(session.model.page.messages.contains("askedToRetry"), "\(trouble)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every page and sheet is filled`(language: InterfaceLanguage) {
    func look(_ what: String, _ session: Session) { expectFilled(session.model.page, what, language) }
    expectFilled(language.lostPage, "lost", language)
    for location in ["/find-words", "/saved", "/vocabulary/es/ma%C3%B1ana"] {
      expectFilled(Model(interface: language, location: location).page, "painted \(location)", language)
    }
    var first = Session.playing()
    first.send(.chose(.interface(language.tag)))
    for _ in 0..<4 {
      look("tutorial \(first.model.tutorial ?? 0)", first)
      first.send(.wentToNextStep)
    }
    var session = session(language, "ring", "lam")
    session.send(.openedHints)
    session.send(.tookHint(word: "main", whole: false), .choseHintCell(letter: "m", length: 4))
    look("hints", session)
    session.send(.tookHint(word: "main", whole: true), .closedSheet)
    look("finds", session)
    let steps: [(String, [Message])] = [
      ("settings", [.openedSettings]), ("word", [.openedWord(.english, "ring")]),
      ("unknown word", [.openedWord(.english, "qqq")]), ("give up", [.askedToGiveUp]),
      ("word page", [.visited("/vocabulary/en/ring")]), ("no word", [.visited("/vocabulary/en/%F0%9F%8D%8E")]),
      ("saved", [.savedWord(.english, "ring"), .visited("/saved")]), ("daily", [.openedDaily]),
      ("timer", [.chose(.minutes(2)), .askedForNewWord]), ("splash", [.askedForSplash, .askedForSplash]),
      ("own word", [.typed("grim"), .submittedGuess, .addedWord, .openedSettings]),
      ("daily begun", [.playedDay("1970-01-01"), .typed("main"), .submittedGuess, .openedDaily]),
      ("daily over", [.playedDay("1970-01-01"), .gaveUp]),
    ]
    for (what, messages) in steps {
      var there = session
      for message in messages { there.send(message) }
      look(what, there)
    }
    for outcome in [Outcome.gaveUp, .timeUp, .harvested] {
      var over = session
      guard case .playing(var game) = over.model.stage else { return }
      game.round.end(outcome)
      over.model.stage = .playing(game)
      look("over \(outcome)", over)
      #expect(over.model.page.html.contains("id=\"result\""))
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `what is shared is filled`(language: InterfaceLanguage) {
    var session = session(language, "ring")
    session.send(.askedToShare, .playedDay("1970-01-01"), .typed("marginal"), .submittedGuess, .askedToShare)
    let shared = session.log.filter { $0.hasPrefix("share ") }
    #expect(shared.count == 2)
    for text in shared { #expect(!text.contains { "{}".contains($0) }, "\(text)") }
  }
}

extension Node {
  /// All texts that a reader may meet: the nodes' and the attributes'.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .element(let element): element.attributes.map { $0.value } + element.children.flatMap { $0.texts }
    }
  }
}
