import Journal
import Markup
import Rules
import Testing
import Wire
import Words

@testable import Interface
@testable import Play

/// Actions of a reader in Apple Tree, and the parts of its page that the reader sees.
extension Reader {
  /// A reader in a friend's round with this word, on a first visit.
  static func challenged(_ word: String, _ language: Language = .english, speaking tag: String = "en") -> Reader {
    var reader = Reader("/apple-tree?challenge=" + sealed(word, language), speaking: tag)
    reader.player.now += 1000
    return reader
  }

  private static func sealed(_ word: String, _ language: Language) -> String {
    Challenge(HiddenWord(word, language: language)!)!.sealed
  }

  /// Opens the challenge link of this word.
  mutating func openChallenge(_ word: String, _ language: Language = .english) {
    open("/apple-tree?challenge=" + Reader.sealed(word, language))
    #expect(player.hidden == word)
  }

  /// Presses the key of this letter.
  mutating func tryLetter(_ letter: String) { send(.appleTree(.triedLetter(letter.lowercased()))) }

  mutating func tryLetters(_ letters: String) { for letter in letters { tryLetter(String(letter)) } }

  /// Ends the round, whatever its word, and returns the word.
  mutating func finishRound() -> String {
    for letter in "qwxzkjvyuhbfgdtsaeiournlmpc" where player.outcome == nil { tryLetter(String(letter)) }
    #expect(button(say(.playAgain)) != nil)
    return player.hidden ?? ""
  }

  mutating func playAgain() {
    player.now += 1000
    press(say(.playAgain))
    #expect(button(say(.playAgain)) == nil)
  }

  mutating func importWords(_ words: String..., in language: Language? = nil) {
    openImport()
    paste(words.enumerated().map { "\($1)\t字\($0)\n" }.joined())
    if let language { send(.lists(.choseListLanguage(language))) }
    keepList("Mine")
  }

  /// The label of the button that opens the choice of words.
  func sourceName(_ source: Phrase, _ language: Language, _ blank: Blank? = nil) -> String {
    let first = blank.map { say(source, $0) } ?? say(source)
    return say(.pair, .text("first", first), .text("second", this(language)))
  }

  /// The word on the page, place by place.
  var places: [String] { items(say(.wordToGuess)).map { $0.plainText } }

  /// Whether the drawing's label says that this number of apples is left.
  func hasTree(_ apples: Int) -> Bool {
    let name = say(.appleTreeLeft, .count("count", apples))
    return page.first { $0["role"] == "img" && $0["aria-label"] == name } != nil
  }

  /// The numbers of the fallen apples.
  var fallen: Set<String> { Set(page.all { $0["data-fallen"] != nil }.compactMap { $0["data-apple"] }) }

  var keyRows: [String] { page.all { $0["class"] == "letter-row" }.map { $0.plainText } }
  func key(_ letter: String) -> Node? { page.first { $0["class"] == "letter-key" && $0.plainText == letter } }

  /// The latest record of each Apple Tree round, in the order in which the rounds began.
  var appleTreeRecords: [AppleTreeRecord] {
    var records: [AppleTreeRecord] = []
    for line in player.kept.lines {
      guard let event = try? Event(line: Array(line.utf8)), case .playedAppleTree(let record) = event.action else {
        continue
      }
      records.removeAll { $0.id == record.id }
      records.append(record)
    }
    return records.sorted { $0.id.counter < $1.id.counter }
  }

  func expectNewRound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      player.apples == 7 && player.tried.isEmpty && player.outcome == nil, sourceLocation: sourceLocation)
    #expect(Set(player.shown) == ["_"], sourceLocation: sourceLocation)
  }
}

extension Shipped {
  /// The words made only of letters, with the levels of their entries.
  static func levels(_ language: Language) -> [String: Set<String>] {
    let glossary = glossary(language)
    var levels: [String: Set<String>] = [:]
    for entry in (0..<glossary.count).map({ glossary[$0] }) where entry.word.allSatisfy({ $0.isLetter }) {
      levels[entry.word, default: []].insert(entry.level?.code ?? "")
    }
    return levels
  }
}
