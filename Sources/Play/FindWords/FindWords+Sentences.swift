import Formats
import Interface
import Journal
import Rules
import Words

/// The sentences of Find Words about rounds and found words.
extension Sentences {
  func name(_ stage: GrowthStage) -> String { self[.seed, stage.rawValue] }

  /// The state of the player's round of a daily puzzle.
  func standing(_ mark: DailyMark?) -> String {
    guard let mark else { return self[.dailyUnplayed] }
    return self(mark.isFinished ? .dailyDone : .dailyBegun, .count("count", mark.percent))
  }

  /// The length and the language of a root word.
  @inline(never)
  func kind(_ length: Int, _ language: Language) -> String {
    self(.caption, .count("count", length), .text("language", name(language)))
  }

  /// The number of common words found, of all common words.
  @inline(never)
  func progress(_ score: Score) -> String {
    self(.wordsOf, .count("common", score.common), .count("ofCommon", score.ofCommon))
  }

  /// A description of the round: the date of its daily puzzle, or the length and the language of its root word.
  func kind(of round: FindWordsRound) -> String {
    round.origin.day.map { self(.dailyCaption, .text("day", name($0))) }
      ?? kind(round.root.word.count, round.language)
  }

  /// The playing time of a round.
  func played(_ time: Milliseconds) -> String {
    let seconds = Int(clamping: time.value / 1000)
    return self(
      seconds < 60 ? .resultSeconds : .resultTime, .count("minutes", seconds / 60), .count("seconds", seconds % 60))
  }

  /// All spellings of a found word.
  func spellings(_ find: Find) -> String { find.spellings.joined(separator: ", ") }

  func worth(_ find: Find) -> String {
    let phrase: Phrase =
      find.help != nil ? .worthHinted : find.usesAllLetters ? .worthAll : find.isBonus ? .worthBonus : .worth
    return self(phrase, .text("letters", letters(find.word.count)), .text("points", points(find.points)))
  }
}

// MARK: - Errors of links

extension Sentences {
  func badLink(_ fault: LinkFault) -> String {
    switch fault {
    case .language(let value): self(.badLinkLanguage, .text("value", value))
    case .length(let value): self(.badLinkLength, .text("value", value))
    case .seed(let value): self(.badLinkSeed, .text("value", value))
    case .day(let value): self(.badLinkDay, .text("value", value))
    case .future(let day): self(.badLinkFuture, .text("day", name(day)))
    case .past(let first): self(.badLinkPast, .text("day", name(first)))
    }
  }
}

// MARK: - Shared texts

extension Sentences {
  /// The text that shares a round. The text does not contain any found word. The shared link contains the root word,
  /// except in a daily puzzle.
  func shareText(_ round: FindWordsRound) -> String {
    let score = round.score
    let kind = self(
      .shareKind, .count("count", round.root.word.count), .text("language", nameAlone(round.language)))
    guard let day = round.origin.day else { return self[.shareRound] + "\n" + kind }
    let figures = self(
      .shareFigures, .text("level", name(score.stage)), .count("common", score.common),
      .count("ofCommon", score.ofCommon), .text("points", points(score.points)))
    var lines = [self(.shareTitle, .text("day", day.text)), kind, bar(score.percent) + " " + figures]
    if round.finds.contains(where: { $0.usesAllLetters && $0.help != .word }) { lines.append(self[.shareAllLetters]) }
    return lines.joined(separator: "\n")
  }

  /// A line of ten symbols in a shared text: red apples, then seedlings. The number of red apples shows how far the
  /// tree has grown.
  private func bar(_ percent: Int) -> String {
    let ripe = percent / 10
    return String(repeating: "🍎", count: ripe) + String(repeating: "🌱", count: 10 - ripe)
  }
}
