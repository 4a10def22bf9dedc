import Formats
import Interface
import Journal
import Rules
import Words

/// Apple Tree's texts about rounds, words and challenges.
extension Sentences {
  /// The number of apples left, in words: "Five apples left".
  func applesLeft(_ count: Int) -> String {
    let forms = self[.applesLeft].parts(between: UInt8(ascii: "/"))
    return forms.indices.contains(count) ? forms[count] : String(count)
  }

  func name(_ source: WordSource, _ list: String?) -> String {
    switch source {
    case .all: self[.wordsAll]
    case .letter(let letter): self(.wordsLetter, .text("letter", capital(letter)))
    case .level(let level): self(.wordsLevel, .text("level", level))
    case .topic(let code, let level):
      level.map { self.list(topic(code), $0) } ?? topic(code)
    case .saved: self[.savedWords]
    case .list: list ?? self[.lists]
    }
  }

  /// The name of the topic with this code; the code itself if it is unknown. O(topics).
  @inline(never)
  func topic(_ code: String) -> String {
    let names = topics
    return WordSource.topic(code).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? code
  }

  /// The names of the topics, in the order of ``WordSource/topics``.
  var topics: [String] { self[.topics].parts(between: UInt8(ascii: "/")) }

  func name(_ daily: DailyWord) -> String {
    let day = self(.dailyCaption, .text("day", name(daily.day)))
    return daily.levelCode.map { pair(day, $0) } ?? day
  }

  /// The state of a daily word: the number of apples left, or a text that the player has not played the word yet.
  func standing(_ record: AppleTreeRecord?) -> String {
    record.map { applesLeft($0.round.applesLeft) } ?? self[.dailyUnplayed]
  }

  /// The text that shares a finished round. The text contains no letter of the hidden word.
  func shareText(_ game: AppleTree.Game) -> String {
    let round = game.round
    let title = game.daily.map { self(.shareTree, .text("day", $0.day.text)) } ?? self[.shareTreeRound]
    let letters = list(letters(round.word.letterCount), nameAlone(round.word.language))
    let kind = (game.daily?.levelCode).map { list(letters, $0) } ?? letters
    let left = round.applesLeft
    let apples = String(repeating: "🍎", count: left) + String(repeating: "🍂", count: AppleTreeRound.apples - left)
    return title + "\n" + kind + "\n" + apples + " " + applesLeft(left)
  }

  /// The reason why the dialog refused a guess at the whole word. The dialog is open only while a guess is possible, so
  /// `.roundIsOver` and `.tooFewLetters` have no text of their own.
  @inline(never)
  func problem(_ reason: AppleTreeRound.GuessRefusal, _ guess: String, _ word: HiddenWord) -> String {
    let phrase: Phrase =
      switch reason {
      case .notALetter: .letterNone
      case .wrongLength: .guessLength
      case .alreadyGuessed: .guessRepeated
      case .empty, .roundIsOver, .tooFewLetters: .challengeEmpty
      }
    return self(phrase, .text("letters", letters(word.letterCount)), .text("word", guess))
  }

  func problem(_ reason: UnsuitableChallenge) -> String {
    switch reason {
    case .empty: self[.challengeEmpty]
    case .notALetter(let character): self(.notALetterText, .text("character", name(character)))
    case .tooShort(let minimum): self(.tooShortText, .count("count", minimum))
    case .notInLexicon(let language): self(.challengeNotListed, .text("language", name(language)))
    case .offensive: self[.challengeOffensive]
    }
  }
}
