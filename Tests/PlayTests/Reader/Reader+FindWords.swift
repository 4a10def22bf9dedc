import Formats
import Markup
import Rules
import Testing
import Words

@testable import Play

/// Actions of a reader in Find Words, and the parts of its page that the reader sees.
extension Reader {
  /// A reader in a round with this root, opened by its link.
  static func playing(_ root: String, _ language: Language = .english, speaking tag: String = "en") -> Reader {
    let reader = Reader("/find-words?language=\(language.code)&root=\(Percent.encoded(root))", speaking: tag)
    #expect(reader.heading == root)
    return reader
  }

  var foundWords: [String] {
    items(say(.foundWords)).map { $0.first { $0["class"] == "find-word" }?.plainText ?? "" }
  }

  var figures: [String?] { [.wordsFound, .bonusWords, .points, .averageLetters].map { figure(say($0)) } }

  var banner: (title: String?, text: String?) {
    let banner = main.first { $0["class"] == "banner" }
    return (
      banner?.first { $0["class"] == "banner-title" }?.plainText,
      banner?.first { $0["class"] == "banner-text" }?.plainText
    )
  }

  var tree: Node? { page.first { $0["role"] == "progressbar" } }

  var tiles: [Node] { page.all { $0.tag == "button" && $0["class"] == "tile" } }
  var tileLetters: String { tiles.map { $0.plainText }.joined() }

  /// The common words of the round, as the player types them.
  var commonWords: [String] {
    guard let round = player.model.games.findWords.round else { return [] }
    let alphabet = Alphabet(round.language)
    return round.target.words.map { alphabet.text($0) }
  }

  /// The missed words at the end of a round.
  var missedWords: [Node] { items(say(.missedWords)) }

  /// The name of the first word's button in the dialog of hints.
  func hint(_ name: String) -> String {
    say(.pair, .text("first", say(.hintsWord, .count("count", 1))), .text("second", name))
  }

  /// Chooses a word length in the menu of rounds, and closes the menu.
  mutating func chooseLength(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    openMenu(sourceLocation: sourceLocation)
    choose(name, in: say(.wordLength), sourceLocation: sourceLocation)
    press(say(.close), sourceLocation: sourceLocation)
  }

  /// Returns whether the menu of rounds shows this word length as chosen.
  func isLength(_ name: String) -> Bool {
    var reader = self
    reader.openMenu()
    return reader.radio(name, in: say(.wordLength))?["checked"] != nil
  }

  mutating func openMenu(sourceLocation: SourceLocation = #_sourceLocation) {
    press(say(player.model.games.findWords.isOver ? .otherPuzzles : .newWord), sourceLocation: sourceLocation)
  }

  /// Presses a button in the menu of rounds.
  mutating func fromMenu(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    openMenu(sourceLocation: sourceLocation)
    press(sheet?.first { $0.tag == "button" && $0.plainText == name }, sourceLocation: sourceLocation)
  }

  /// Begins another round: with the menu of rounds, or with the button at the end of a round.
  mutating func newWord(sourceLocation: SourceLocation = #_sourceLocation) {
    if player.model.games.findWords.isPlaying, !player.model.games.findWords.isOver {
      fromMenu(say(.newWord), sourceLocation: sourceLocation)
    } else {
      press(say(.newWord), sourceLocation: sourceLocation)
    }
  }

  /// Asks to end the round in play.
  mutating func askToFinish(sourceLocation: SourceLocation = #_sourceLocation) {
    let isFinish = player.model.games.findWords.round?.finds.isEmpty == false
    fromMenu(say(isFinish ? .finish : .giveUp), sourceLocation: sourceLocation)
  }

  mutating func giveUp(sourceLocation: SourceLocation = #_sourceLocation) {
    askToFinish(sourceLocation: sourceLocation)
    press(say(.giveUpConfirm), sourceLocation: sourceLocation)
  }

  /// Noon of a day in Greenwich, in milliseconds since 1970.
  static func noon(_ day: String) -> Int64 { Int64(Day(day)!.number) * 86_400_000 + 43_200_000 }

  /// Plays today's puzzle.
  mutating func playToday(sourceLocation: SourceLocation = #_sourceLocation) {
    fromMenu(say(.daily), sourceLocation: sourceLocation)
    #expect(sheet?.plainText.contains(say(.dailyTitle)) == true, sourceLocation: sourceLocation)
    press(say(.dailyPlay), sourceLocation: sourceLocation)
  }

  /// Presses Share and returns the text and the path of its link.
  mutating func sharedRound() -> (text: String, path: String) {
    if player.model.games.findWords.isOver { press(say(.share)) } else { fromMenu(say(.share)) }
    let shared = player.log.last { $0.hasPrefix("share ") }?.dropFirst("share ".count) ?? ""
    let space = shared.lastIndex(of: " ") ?? shared.startIndex
    return (String(shared[..<space]), String(shared[space...].dropFirst()))
  }
}
