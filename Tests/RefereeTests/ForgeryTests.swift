// This file is long because it is a table of all forgeries that the referee refuses.

import Journal
import Referee
import Rules
import Testing
import Words

/// A result that was not played honestly, and the code of the refusal.
struct Forgery: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: String
  /// The events, and the delay between the last event and the upload.
  let make: @Sendable () -> (events: [Event], late: Int64)

  init(_ name: String, _ code: String, late: Int64 = 1000, _ make: @escaping @Sendable () -> [Event]) {
    testDescription = name
    self.code = code
    self.make = { (make(), late) }
  }

  /// A round with two honest words, then altered.
  init(
    _ name: String, _ code: String, late: Int64 = 1000, changing change: @escaping @Sendable (inout TestRound) -> Void
  ) {
    self.init(name, code, late: late) {
      var round = TestRound()
      round.find("sand", "garden")
      change(&round)
      return round.events
    }
  }
}

@Suite struct `A forged result` {
  @Test(arguments: whatItIs + when + finds + help + ends)
  func `a forged result of Find Words is refused with its error code`(
    forgery: Forgery
  ) {
    check(forgery)
  }

  @Test(arguments: trees) func `a forged result of Apple Tree is refused with its error code`(forgery: Forgery) {
    check(forgery)
  }

  private func check(_ forgery: Forgery) {
    let (events, late) = forgery.make()
    switch TestWords.referee.verdict(events, late: late) {
    case .success(let result): Issue.record("counts: \(result)")
    case .failure(let refusal): #expect(refusal.code == forgery.code && !refusal.reason.isEmpty)
    }
  }

  @Test func `the referee's tests cover at least thirty different forgeries`() {
    let all = Self.whatItIs + Self.when + Self.finds + Self.help + Self.ends + Self.trees
    #expect(all.count >= 30 && Set(all.map { $0.testDescription }).count == all.count)
  }

  private static let hour: Int64 = 3_600_000

  static let whatItIs = [
    Forgery("nothing", "noRound") { [] },
    Forgery("two rounds", "notOneRound") {
      var (one, two) = (TestRound(), TestRound(device: 43))
      one.find("sand")
      two.find("garden")
      return one.events + two.events
    },
    Forgery("a setting among the moves", "notOneRound", changing: { $0.write(.chose(.theme(.dark))) }),
    Forgery("one's own word among the moves", "notOneRound") {
      var round = TestRound()
      round.find("sand")
      round.write(.addedWord(.english, try! TestWords.lexicon.word("drags")))
      return round.events
    },
    Forgery("moves of another language", "notOneRound") {
      var round = TestRound()
      round.find("sand")
      guard case .found(let id, _, let move, let find, let played) = round.events[1].action else { return [] }
      round.events[1] = round.events[1].with(.found(id, .spanish, move, find, played: played))
      return round.events
    },
    Forgery("no beginning", "noStart", changing: { $0.events.removeFirst() }),
    Forgery(
      "a drawn root", "notDaily",
      changing: { round in
        round.forgeStart {
          RoundStart(root: $0.root, minimum: .three, targets: $0.targets, origin: .drawn, minutes: 0)
        }
      }),
    Forgery(
      "a root with a seed", "notDaily",
      changing: { round in
        round.forgeStart {
          RoundStart(root: $0.root, minimum: .three, targets: $0.targets, origin: .seed(7), minutes: 0)
        }
      }),
    Forgery("another root", "alteredPuzzle") {
      var round = TestRound(root: "dragnes")
      round.find("sand")
      return round.events
    },
    Forgery("a length without days' puzzles", "noPuzzle") {
      var round = TestRound(root: "garden")
      round.find("dear")
      return round.events
    },
    Forgery("two-letter words allowed", "alteredPuzzle") {
      var round = TestRound(minimum: .two)
      round.find("ad", "sand")
      return round.events
    },
    Forgery(
      "a word less in the target", "alteredPuzzle",
      changing: { round in
        round.forgeStart {
          RoundStart(
            root: $0.root, minimum: .three, targets: Array($0.targets.dropFirst()), origin: $0.origin, minutes: 0)
        }
      }),
    Forgery(
      "a word more in the target", "alteredPuzzle",
      changing: { round in
        let word = try! TestWords.lexicon.word("snag")
        round.forgeStart {
          RoundStart(
            root: $0.root, minimum: .three, targets: ($0.targets + [word]).sorted(), origin: $0.origin, minutes: 0)
        }
      }),
    Forgery("more events than there can be", "tooManyEvents") {
      var round = TestRound()
      round.find("sand")
      for _ in 0...Limits.events { round.miss("grand") }
      return round.events
    },
  ]

  static let when = [
    Forgery("tomorrow's puzzle", "dayToCome") {
      var round = TestRound(on: day + 2, at: noon)
      round.find("sand")
      return round.events
    },
    Forgery("a day before the first puzzle", "noPuzzle", late: 0) {
      let first = Day("2026-10-31")!
      var round = TestRound(on: first, at: Int64(first.number) * 86_400_000)
      round.find("sand")
      return round.events
    },
    Forgery("the past", "tooLate", late: 9 * 86_400_000, changing: { _ in }),
    Forgery("the day before, played today", "notOnItsDay") {
      var round = TestRound(on: day + -2, at: noon)
      round.find("sand")
      return round.events
    },
    Forgery("before the day began anywhere", "notOnItsDay", late: 2 * 86_400_000) {
      var round = TestRound(at: Int64(day.number) * 86_400_000 - 15 * hour)
      round.find("sand")
      return round.events
    },
    Forgery(
      "a move that is still to come", "inTheFuture", late: -10 * 60_000, changing: { $0.find("dear", after: hour) }),
    Forgery("a move long before the one before", "timesGoBack") {
      var round = TestRound()
      round.find("sand", "garden", after: 20 * 60_000)
      round.events[2] = round.events[2].at(noon + 60_000)
      return round.events
    },
    Forgery(
      "a move long before the beginning", "beforeTheStart", changing: { $0.events[1] = $0.events[1].at(noon - hour) }),
    Forgery("a clock that is set back by six minutes twice", "timesGoBack") {
      var round = TestRound()
      round.find("sand", "garden", "dear", after: 60_000)
      round.events[2] = round.events[2].at(noon + 120_000 - 6 * 60_000)
      round.events[3] = round.events[3].at(noon + 180_000 - 12 * 60_000)
      return round.events.map { event in
        guard case .found(let id, let language, let move, let find, let played) = event.action else { return event }
        return event.with(.found(id, language, Move(guess: move.guess, at: event.at), find, played: played))
      }
    },
    Forgery(
      "a move whose event has another time", "timesDisagree",
      changing: { round in
        round.forgeLast { (Move(guess: $0.guess, at: Milliseconds(noon - hour)), $1, $2) }
      }),
    Forgery(
      "a move at the end of time", "timesDisagree",
      changing: { round in
        round.forgeLast { (Move(guess: $0.guess, at: Milliseconds(.max)), $1, $2) }
      }),
    Forgery(
      "a move 2⁶³ milliseconds before its event", "timesDisagree",
      changing: { round in
        let at = round.lastAt.value
        round.forgeLast { (Move(guess: $0.guess, at: Milliseconds(at &+ .min)), $1, $2) }
      }),
    Forgery(
      "a move at the beginning of time", "timesDisagree",
      changing: { round in
        round.forgeLast { (Move(guess: $0.guess, at: Milliseconds(.min)), $1, $2) }
      }),
    Forgery(
      "played time that shrinks", "playedGoesBack",
      changing: { $0.forgeLast { move, find, _ in (move, find, Milliseconds(10)) } }),
    Forgery(
      "more time played than passed", "playedTooLong",
      changing: { $0.forgeLast { move, find, _ in (move, find, Milliseconds(hour)) } }),
    Forgery("a word at once", "tooFast", changing: { $0.find("danger", after: 5) }),
    Forgery("words faster than fingers", "tooFast", changing: { $0.find("danger", after: 290) }),
    Forgery("a program's words, one each half second", "tooMany") {
      var round = TestRound()
      for first in "gar" {
        for second in "dens" {
          for third in "dens" where third != second {
            round.find(String([first, second, third]), after: 500)
          }
        }
      }
      for second in "gar" {
        for third in "dens" {
          for first in "dens" where third != first {
            round.find(String([first, second, third]), after: 500)
          }
        }
      }
      return round.events
    },
    Forgery("a word after the time was up", "timeIsUp") {
      var round = TestRound(minutes: 2)
      round.find("sand")
      round.find("garden", after: 120_000)
      return round.events
    },
    Forgery("a stopped clock in a round against the clock", "tooFast") {
      var round = TestRound(minutes: 2)
      round.find("sand", "garden")
      round.forgeLast { move, find, _ in (move, find, Milliseconds(5000)) }
      return round.events
    },
  ]

  static let finds = [
    Forgery("a word that is none", "unknownWord", changing: { $0.claim("grens") }),
    Forgery("a word of the player's own", "unknownWord", changing: { $0.claim("drags") }),
    Forgery("a word of other letters", "refusedGuess", changing: { $0.claim("table") }),
    Forgery("a word that is too short", "refusedGuess", changing: { $0.claim("ad") }),
    Forgery("the root itself", "refusedGuess", changing: { $0.claim("gardens", points: 14) }),
    Forgery("no word", "refusedGuess", changing: { $0.claim(" ", word: "dear") }),
    Forgery("a guess with a digit", "refusedGuess", changing: { $0.claim("d3ar", word: "dear") }),
    Forgery("a word twice", "refusedGuess", changing: { $0.claim("sand", bonus: false) }),
    Forgery(
      "a word twice, with other capitals", "refusedGuess", changing: { $0.claim("SAND", word: "sand", bonus: false) }),
    Forgery("another word than was typed", "wrongFind", changing: { $0.claim("dear", word: "danger") }),
    Forgery("a point more", "wrongFind", changing: { $0.forgeLast { ($0, $1.with(points: 7), $2) } }),
    Forgery("a thousand points", "wrongFind", changing: { $0.forgeLast { ($0, $1.with(points: 1000), $2) } }),
    Forgery("a point less", "wrongFind", changing: { $0.forgeLast { ($0, $1.with(points: 5), $2) } }),
    Forgery(
      "a word of the target as a bonus", "wrongFind", changing: { $0.forgeLast { ($0, $1.with(bonus: true), $2) } }),
    Forgery("a bonus word as one of the target", "wrongFind", changing: { $0.claim("snag", bonus: false) }),
    Forgery(
      "a word with all letters that has six", "wrongFind", changing: { $0.forgeLast { ($0, $1.with(all: true), $2) } }),
    Forgery(
      "double points for a word with six letters", "wrongFind",
      changing: {
        $0.forgeLast { ($0, $1.with(points: 12, all: true), $2) }
      }),
    Forgery("nothing found", "nothingFound") { TestRound().events },
    Forgery("only misses", "nothingFound") {
      var round = TestRound()
      round.miss("grand")
      return round.events
    },
  ]

  static let help = [
    Forgery("help that its find does not pay for", "hiddenHelp") {
      var round = TestRound()
      round.help("garden", .letters(3))
      round.find("garden")
      round.forgeLast { move, find, played in
        (
          move,
          Find(word: find.word, spellings: find.spellings, points: Points(6), isBonus: false, usesAllLetters: false),
          played
        )
      }
      return round.events
    },
    Forgery(
      "a find that tells of help that was never taken", "hiddenHelp",
      changing: {
        $0.forgeLast { ($0, $1.with(points: 3, help: .letters(2)), $2) }
      }),
    Forgery("a shown word for points", "hiddenHelp") {
      var round = TestRound()
      round.find("sand")
      round.help("garden", .word)
      round.forgeLast { move, find, played in
        (
          move,
          Find(word: find.word, spellings: find.spellings, points: Points(6), isBonus: false, usesAllLetters: false),
          played
        )
      }
      return round.events
    },
    Forgery(
      "help with a word that is not asked for", "impossibleHelp",
      changing: {
        $0.write(.tookHint($0.events[0].id, .english, try! TestWords.lexicon.word("snag"), .letters(2)))
      }),
    Forgery(
      "help that shows the last letter alone", "impossibleHelp",
      changing: {
        $0.write(.tookHint($0.events[0].id, .english, try! TestWords.lexicon.word("dear"), .letters(4)))
      }),
    Forgery(
      "help that shows nothing", "impossibleHelp",
      changing: {
        $0.write(.tookHint($0.events[0].id, .english, try! TestWords.lexicon.word("dear"), .letters(1)))
      }),
    Forgery("only shown words", "nothingFound") {
      var round = TestRound()
      round.help("garden", .word)
      return round.events
    },
  ]

  static let ends = [
    Forgery(
      "a word after the end", "afterTheEnd",
      changing: {
        $0.end(.gaveUp)
        $0.find("dear")
      }),
    Forgery("a harvest with words left", "wrongEnding", changing: { $0.end(.harvested) }),
    Forgery("time that was up in a round without a limit", "wrongEnding", changing: { $0.end(.timeUp) }),
    Forgery("time that was up before it was", "wrongEnding") {
      var round = TestRound(minutes: 5)
      round.find("sand")
      round.end(.timeUp)
      return round.events
    },
  ]

  static let trees = [
    Forgery("another word", "alteredPuzzle") {
      var tree = TestTree(word: "a")
      tree.attempt("a")
      return tree.events
    },
    Forgery("a level without words", "noPuzzle") {
      var tree = TestTree(level: 4)
      tree.attempt("aple")
      return tree.events
    },
    Forgery("a day of next year", "dayToCome") {
      var tree = TestTree(on: day + 365)
      tree.attempt("aple")
      return tree.events
    },
    Forgery("all letters at once", "movesMissing") {
      var tree = TestTree()
      tree.now += 2000
      tree.add(["a", "p", "l", "e"])
      return tree.events
    },
    Forgery("the hint and a letter at once", "movesMissing") {
      var tree = TestTree()
      tree.now += 2000
      tree.add(["a"], hint: true)
      return tree.events
    },
    Forgery("a wrong letter that is forgotten", "movesMissing") {
      var (bad, good) = (TestTree(), TestTree())
      bad.attempt("z")
      good.attempt("aple")
      return bad.events + good.events.dropFirst(2)
    },
    Forgery("the beginning and the end alone", "movesMissing") {
      var tree = TestTree()
      tree.attempt("aple")
      return [tree.events[0], tree.events[4]]
    },
    Forgery("no beginning, and all the rest", "noStart") {
      var tree = TestTree()
      tree.attempt("aple")
      return Array(tree.events.dropFirst())
    },
    Forgery("letters faster than fingers", "tooFast") {
      var tree = TestTree()
      tree.attempt("aple", after: 10)
      return tree.events
    },
    Forgery("letters after it was won", "afterTheEnd") {
      var tree = TestTree()
      tree.attempt("aplez")
      return tree.events
    },
    Forgery("letters after it was lost", "afterTheEnd") {
      var tree = TestTree()
      tree.attempt("qwrtyuiaple")
      return tree.events
    },
    Forgery("a hint that the last apple cannot pay for", "refusedMove") {
      var tree = TestTree()
      tree.attempt("qwrtyu")
      tree.hint()
      return tree.events
    },
    Forgery("a guess at the whole word before half of it is visible", "refusedMove") {
      var tree = TestTree()
      tree.attempt("p")
      tree.guess("apple")
      return tree.events
    },
    Forgery("a guess with another number of letters", "refusedMove") {
      var tree = TestTree()
      tree.attempt("pl")
      tree.guess("maples")
      tree.guess("apple")
      return tree.events
    },
    Forgery("a guess and a letter at once", "movesMissing") {
      var tree = TestTree()
      tree.attempt("pl")
      tree.now += 2000
      tree.add(["a"], guess: "apple")
      return tree.events
    },
    Forgery("a wrong guess that is forgotten", "movesMissing") {
      var (bad, good) = (TestTree(), TestTree())
      bad.attempt("pl")
      bad.guess("maple")
      good.attempt("plae")
      return bad.events + good.events.dropFirst(4)
    },
    Forgery("guesses faster than fingers", "tooFast") {
      var tree = TestTree()
      tree.attempt("pl")
      for word in ["maple", "addle", "apply", "apple"] { tree.guess(word, after: 10) }
      return tree.events
    },
    Forgery("a round that goes on", "notFinished") {
      var tree = TestTree()
      tree.attempt("apl")
      return tree.events
    },
    Forgery("a letter before the one before", "timesGoBack") {
      var tree = TestTree()
      tree.attempt("aple")
      tree.events[4] = tree.events[4].at(noon - hour)
      return tree.events
    },
    Forgery("a letter of tomorrow", "inTheFuture", late: -hour) {
      var tree = TestTree()
      tree.attempt("apl")
      tree.attempt("e", after: 2 * hour)
      return tree.events
    },
    Forgery("a word of last week, guessed today", "notOnItsDay") {
      var tree = TestTree(on: day + -3)
      tree.attempt("aple")
      return tree.events
    },
  ]
}
