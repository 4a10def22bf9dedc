import Formats
import Foundation
import TestTools
import Testing
import Wire

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// Plays the games of `Tests/Games`, with guesses sent as key presses. Records each message and the hash of its answer,
/// so that `Tests/Games/replay.mjs` can send the same messages to the browser's program, which must give the same
/// answers.
struct RecordedGameTests {
  /// The arguments are the names of the recorded games, and the number of lines that a player can play; only the judge
  /// handles the other lines.
  @Test(arguments: [
    ("english", 85), ("spanish", 68), ("italian", 76), ("letters", 169), ("hostile", 80), ("apple-tree", 95),
  ])
  func `playing a recorded game in the browser program gives the recorded verdicts`(game: String, expected: Int) throws
  {
    var tape = Tape()
    tape.send(.host(.loaded(.sentences(.english), Files.bytes(of: .sentences(.english)))))
    var count = 0
    let file = repository.appendingPathComponent("Tests/Games/\(game).game")
    for line in lines(of: [UInt8](try Data(contentsOf: file))) where line.first != UInt8(ascii: "#") {
      let parts = line.split(separator: 0x09).map { Array($0) }
      guard let request = try? JSON(parts[0]), let verdict = try? JSON(parts[1]), verdict["error"] == nil else {
        continue
      }
      let what = String(decoding: parts[0], as: UTF8.self)
      let isPlayed =
        request["letters"] != nil
        ? try playAppleTree(request, verdict, what, &tape) : try playFindWords(parts[0], verdict, what, &tape)
      count += isPlayed ? 1 : 0
    }
    #expect(count == expected)
    try tape.write(game)
  }

  /// Plays the guess if a player can make it, and returns whether it was played and compared.
  private func playFindWords(_ bytes: [UInt8], _ verdict: JSON, _ what: String, _ tape: inout Tape) throws -> Bool {
    let request = try JudgeRequest(bytes)
    let language = request.language
    let lexicon = try Lexicon(bytes: Shipped.bytes(of: .lexicon(language)))
    let root = try Root(request.root, language: language)
    let start = RoundStart(
      root: root, minimum: request.minimum, targets: Target(root: root, in: lexicon).words, origin: .link, minutes: 0)
    tape.open("/find-words", [.began(start)])
    tape.send(
      .host(.loaded(.lexicon(language), Shipped.bytes(of: .lexicon(language)))), written: "@\(language.code).lexicon")
    for word in request.found {
      tape.send(.findWords(.typed(word)))
      tape.send(.findWords(.submittedGuess))
    }
    let before = try #require(tape.client.model.games.findWords.round)
    // Skip a request with found words that no player can have found; the test of requests checks such a request.
    guard before.finds.count == request.found.count else { return false }
    tape.send(.findWords(.typed(request.guess)))
    // The field limits its length to that of the longest words.
    guard tape.client.model.games.findWords.board.field.utf8.elementsEqual(request.guess.utf8) else { return false }
    let answer = tape.send(.findWords(.submittedGuess))
    let after = try #require(tape.client.model.games.findWords.round)
    switch verdict["verdict"]?.string {
    case "accepted":
      let find = try #require(after.finds.last, "\(what)")
      #expect(after.finds.count == before.finds.count + 1, "\(what)")
      #expect(lexicon.alphabet.text(find.word) == verdict["word"]?.string, "\(what)")
      #expect(find.spellings == verdict["spellings"]?.array?.compactMap(\.string), "\(what)")
      #expect(Int64(find.points.value) == verdict["points"]?.integer, "\(what)")
      #expect(find.isBonus == verdict["bonus"]?.bool, "\(what)")
    default:
      #expect(after.finds.count == before.finds.count, "\(what)")
      let reason = try #require(verdict["reason"]?.string)
      let signals = answer.effects.compactMap { effect in
        if case .signal(let signal, _, _) = effect { signal.rawValue } else { nil }
      }
      #expect(signals == (reason == "empty" ? [] : [reason]), "\(what)")
      guard reason != "empty" else { return true }
      let refusal = try #require(throws: Refusal.self) { try before.judge(request.guess, in: lexicon) }
      #expect(refusal.name == reason)
      #expect(
        tape.client.model.session.banner == .refused(refusal, guess: request.guess, root, canBeAdded: true), "\(what)")
    }
    return true
  }

  /// Tries the letters if a player can try them, and returns whether they were played and compared.
  private func playAppleTree(_ request: JSON, _ verdict: JSON, _ what: String, _ tape: inout Tape) throws -> Bool {
    let language = try #require(request["language"]?.string.flatMap { Language(code: $0) })
    let word = try #require(request["word"]?.string.flatMap { HiddenWord($0, language: language) }, "\(what)")
    let id = RoundID(device: DeviceID(random: 1), counter: 2)
    let round = AppleTreeRecord(id: id, word: word, source: .all)
    // If a round is in another language than the player's language, a new round replaces it.
    tape.open("/apple-tree", [.chose(.language(language)), .playedAppleTree(round)])
    for letter in (request["letters"]?.string ?? "").unicodeScalars {
      // The keyboard has no space key.
      guard letter != " " else { return false }
      tape.send(.appleTree(.triedLetter(String(Character(letter)))))
    }
    let played = try #require(tape.client.model.games.appleTree.game?.round, "\(what)")
    #expect(played.shown.map { $0 ?? "_" }.joined() == verdict["shown"]?.string, "\(what)")
    #expect(Int64(played.applesLeft) == verdict["apples"]?.integer, "\(what)")
    let outcome = played.outcome.map { $0 == .won ? "won" : "lost" } ?? "playing"
    #expect(outcome == verdict["outcome"]?.string, "\(what)")
    #expect(
      played.tried.map { Alphabet(language).text(Word([$0])) } == verdict["tried"]?.array?.compactMap(\.string),
      "\(what)")
    return true
  }
}
