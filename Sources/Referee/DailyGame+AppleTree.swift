import Journal
import Rules
import Words

extension DailyGame {
  /// The daily puzzles of Apple Tree. Each event contains the day of its round. A checkpoint does not store the moves,
  /// so a round cannot be judged from a checkpoint.
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
  /// Returns the course of an Apple Tree leaderboard. `level` is an index into `WordSource.levels`; `nil` if the player
  /// has chosen no level.
  public static func appleTree(_ language: Language, level: Int?) -> Course {
    Course(.appleTree, language, level: level)
  }
}

extension DailyPuzzle {
  /// Creates the puzzle of an Apple Tree daily word.
  init(_ word: DailyWord) {
    self.init(.appleTree(word.language, level: word.level), word.day)
  }
}
