import Journal
import Rules
import Words

extension DailyGame {
  /// Apple Tree. Each event has the day of its round. A checkpoint does not keep the moves, so a round in it cannot be judged.
  static let appleTree = DailyGame(
    "apple-tree",
    courses: { language in
      [.appleTree(language, level: nil)] + WordSource.levels.indices.map { .appleTree(language, level: $0) }
    },
    round: { event in
      guard case .playedAppleTree(let record) = event.action else { return nil }
      return record.daily.map { .puzzle(DailyPuzzle($0)) }
    },
    judge: { referee, round, now, _ throws(ResultRefusal) in
      guard case .puzzle(let puzzle) = round.name else { throw .notDaily }
      let word = DailyWord(puzzle.day, puzzle.course.language, level: puzzle.course.level)
      return try referee.judge(appleTree: word, round.events, at: now)
    })
}

extension Course {
  /// Returns a course of Apple Tree. `level` is an index into `WordSource.levels`; `nil` if the player has chosen no
  /// level.
  public static func appleTree(_ language: Language, level: Int?) -> Course {
    Course(.appleTree, language, level: level)
  }
}

extension DailyPuzzle {
  /// Creates the puzzle of a day's word in Apple Tree.
  init(_ word: DailyWord) {
    self.init(.appleTree(word.language, level: word.level), word.day)
  }
}
