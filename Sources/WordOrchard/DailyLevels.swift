extension AppleTreeRound {
  /// Creates a learner's puzzle of a day, which is the same for all players with the same level and list.
  /// The level is A1 to C1, or `nil` for words of all levels.
  ///
  /// - Throws: The reason why the day has no puzzle.
  public init(daily day: Day, level: ProficiencyLevel?, from words: DailyWords) throws(NoDailyPuzzle) {
    try self.init(daily: day, course: level.map { Int($0.rawValue) + 1 } ?? 0, from: words)
  }
}
