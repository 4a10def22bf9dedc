import Foundation
import Markup
import TestTools
import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Renders every page and banner in every language and checks that no placeholder is left unfilled.
struct EveryPageTests {
  private let letter = Alphabet(.english).letter("a")!

  private func player(_ language: InterfaceLanguage, _ finds: String...) -> Player {
    var player = Player.playing()
    player.send(.findWords(.skippedTutorial), .settings(.chose(.interface(language.tag))))
    for find in finds { player.guess(find) }
    return player
  }

  private func expectFilled(_ node: Node, _ what: String, _ language: InterfaceLanguage) {
    for text in node.texts where text.contains(where: { "{}".contains($0) }) {
      Issue.record("\(language.tag), \(what): \(text)")
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

  /// Every banner, by the name of the function or property that makes it.
  private func banners(_ root: Root) -> [String: [Banner]] {
    let find = finds()[0]
    return [
      "refused": refusals().flatMap { refusal in
        [true, false].map { .refused(refusal, guess: "x", root, canBeAdded: $0) }
      },
      "accepted": finds().map { .accepted($0, .english, reached: nil) }
        + GrowthStage.allCases.map { .accepted(find, .english, reached: $0) },
      "halfGrown": [.halfGrown(.blossom, with: find)], "longestWord": [.longestWord(find, .english, reached: .sapling)],
      "halfMinuteLeft": [.halfMinuteLeft],
      "foundEveryWord": [
        .foundEveryWord(fullHarvest: true, shown: false, with: find),
        .foundEveryWord(fullHarvest: false, shown: false, with: find),
        .foundEveryWord(fullHarvest: false, shown: true, with: find),
      ],
      "later": [.later(root, isOver: false), .later(root, isOver: true)],
      "newWord": [false, true].map { .newWord(replaced: root, isOver: $0) }, "reported": [.reported(guess: "x")],
      "added": [.added(guess: "x")],
      "saved": [.saved(count: 1), .saved(count: 2)], "noRootInList": [.noRootInList], "nextWord": [.nextWord],
      "friendHad": [.friendHad(0), .friendHad(7)],
      "removed": [.removed("x", .english)], "removedAll": [.removedAll(count: 1), .removedAll(count: 2)],
      "keptList": [.keptList("x")], "removedList": [.removedList("x")],
      "keptItem": [false, true].map { .keptItem("x", isAgain: $0) },
      "removedItem": [.removedItem("x")], "tooLongToShare": [.tooLongToShare],
      "copied": [.copied], "notShared": [.notShared("x")], "storedAgain": [.storedAgain], "quarantined": [.quarantined],
      "serverRefused": [.serverRefused],
      "newer": [.newer], "noSentences": [.noSentences(of: .korean)],
      "newVersion": [.newVersion], "nothingNew": [.nothingNew],
      "tookOver": [.tookOver(from: PlayerJournal().profile, to: PlayerJournal().profile)],
    ]
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every message banner fills the placeholders of its sentence`(language: InterfaceLanguage) {
    var player = player(language)
    let root = player.model.games.findWords.round!.root
    for (name, banners) in banners(root) {
      for banner in banners {
        _ = player.model.session.show(banner)
        let page = player.model.page
        #expect(page.html.contains("class=\"banner\""), "\(name)")
        expectFilled(page, name, language)
      }
    }
  }

  @Test func `the tests of placeholders cover every message banner in the sources`() throws {
    let play = repository.appendingPathComponent("Sources/Play")
    let files = try FileManager.default.subpathsOfDirectory(atPath: play.path)
      .filter { $0.hasSuffix("+Banners.swift") && !$0.hasPrefix("Parts/") || $0.hasSuffix("/Banner.swift") }
    #expect(files.count == 7)
    let names = try files.flatMap { file in
      try String(contentsOf: play.appendingPathComponent(file), encoding: .utf8)
        .matches(of: /static (?:func|var) (\w+)[^=\n]*?(?:->|:) Banner\b/).map { String($0.1) }
    }
    #expect(Set(names) == Set(banners(Player.playing().model.games.findWords.round!.root).keys))
  }

  private func troubles() -> [FindWords.Trouble] {
    let reasons: [UnsuitableRoot] = [
      .notALetter(character: "4"), .length(3), .length(1), .notInLexicon(language: .spanish), .offensive,
      .noCommonWords,
    ]
    let faults: [LinkFault] = [
      .language("xx"), .length("6"), .seed("-1"), .day("x"), .future(Day(number: 9)), .past(first: Day(number: 9)),
    ]
    return DataFile.all.map { .file($0) } + reasons.map { .unsuitableRoot("root", $0) } + faults.map { .badLink($0) }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every error page fills its placeholders and offers a way out`(language: InterfaceLanguage) {
    var player = player(language, "ring")
    player.send(.findWords(.askedForNewWord))
    for trouble in troubles() {
      player.model.games.findWords.stage = .trouble(trouble, instead: .newRound)
      expectFilled(player.model.page, "\(trouble)", language)
      #expect(player.model.page.messages.contains("askedToRetry"), "\(trouble)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every page and dialog fills the placeholders of its sentences`(language: InterfaceLanguage) {
    func look(_ what: String, _ player: Player) { expectFilled(player.model.page, what, language) }
    expectFilled(language.sentences.lostPage, "lost", language)
    for location in Route.patterns {
      let location = location.replacing(":language", with: "es").replacing(":list", with: "00000000000001-1")
        .replacing(":word", with: "ma%C3%B1ana")
      expectFilled(Model(interface: language, location: location).page, "painted \(location)", language)
    }
    var first = Player.playing()
    first.send(.settings(.chose(.interface(language.tag))))
    for _ in 0..<4 {
      look("tutorial \(first.model.games.findWords.tutorial ?? 0)", first)
      first.send(.findWords(.wentToNextStep))
    }
    var player = player(language, "ring", "lam")
    player.send(.findWords(.openedHints))
    player.send(.findWords(.tookHint(word: "main", .letter)), .findWords(.choseHintCell(letter: "m", length: 4)))
    look("hints", player)
    player.send(.findWords(.tookHint(word: "main", .word)), .host(.closedSheet))
    look("finds", player)
    let steps: [(String, [Message])] = [
      ("settings", [.settings(.openedSettings)]), ("word", [.wordPage(.openedWord(.english, "ring"))]),
      ("unknown word", [.wordPage(.openedWord(.english, "qqq"))]), ("give up", [.findWords(.askedToGiveUp)]),
      ("word page", [.host(.visited("/vocabulary/en/ring"))]),
      ("no word", [.host(.visited("/vocabulary/en/%F0%9F%8D%8E"))]),
      ("saved", [.saved(.savedWord(.english, "ring")), .host(.visited("/saved"))]),
      ("daily", [.findWords(.openedDaily)]),
      ("timer", [.settings(.chose(.minutes(2))), .findWords(.askedForNewWord)]),
      ("splash", [.host(.askedForSplash), .host(.askedForSplash)]),
      (
        "own word",
        [.findWords(.typed("grim")), .findWords(.submittedGuess), .findWords(.addedWord), .settings(.openedSettings)]
      ),
      (
        "daily begun",
        [
          .findWords(.playedDay("1970-01-01")), .findWords(.typed("main")), .findWords(.submittedGuess),
          .findWords(.openedDaily),
        ]
      ),
      ("remove all", [.saved(.savedWord(.english, "ring")), .host(.visited("/saved")), .saved(.askedToRemoveAll)]),
      ("export", [.saved(.savedWord(.english, "ring")), .host(.visited("/saved")), .lists(.askedToExport)]),
      ("rounds", [.findWords(.askedForNewWord), .findWords(.openedRounds)]),
      ("data", [.host(.visited("/profile")), .you(.keepsData(.refused))]),
      ("delete all", [.host(.visited("/profile")), .you(.askedToDeleteAll)]),
      ("deleted", [.you(.deletedAll)]), ("not deleted", [.you(.deletedAll), .you(.failedToDeleteAll)]),
      ("daily over", [.findWords(.playedDay("1970-01-01")), .findWords(.gaveUp)]),
    ]
    for (what, messages) in steps {
      var there = player
      for message in messages { there.send(message) }
      look(what, there)
    }
    for outcome in [Outcome.gaveUp, .timeUp, .harvested] {
      var over = player
      guard case .playing(var game) = over.model.games.findWords.stage else { return }
      game.round.end(outcome)
      over.model.games.findWords.stage = .playing(game)
      look("over \(outcome)", over)
      #expect(over.model.page.html.contains("id=\"result\""))
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `shared results fill the placeholders of their sentences`(language: InterfaceLanguage) {
    var player = player(language, "ring")
    player.send(
      .findWords(.askedToShare), .findWords(.playedDay("1970-01-01")), .findWords(.typed("marginal")),
      .findWords(.submittedGuess), .findWords(.askedToShare))
    let shared = player.log.filter { $0.hasPrefix("share ") }
    #expect(shared.count == 2)
    for text in shared { #expect(!text.contains { "{}".contains($0) }, "\(text)") }
  }
}

extension Node {
  /// All texts that a reader may encounter, in text nodes and attributes.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .element(let element): element.attributes.map { $0.value } + element.children.flatMap { $0.texts }
    }
  }
}
