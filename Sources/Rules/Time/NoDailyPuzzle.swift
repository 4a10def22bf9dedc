import Words

/// The reason why a day has no puzzle.
public enum NoDailyPuzzle: Error, Hashable, Sendable {
  /// The day is before the first day of the list. `first` is `nil` if the list contains no dates.
  case beforeFirstDay(Day?)
  /// The list has no word for this day and course.
  case noWord(Day)
  /// The list's word for the day cannot be a root word in this lexicon.
  case unsuitableRoot(String, UnsuitableRoot)
  /// The list's word for the day cannot be guessed in the list's language.
  case unsuitableWord(String)
}

extension NoDailyPuzzle: CustomStringConvertible {
  /// The reason in one or two sentences.
  public var description: String {
    switch self {
    case .beforeFirstDay(let first?): "The first daily puzzle of this list is on " + first.text + "."
    case .beforeFirstDay(nil): "The list has no daily puzzles, because it contains no line such as “# from 2026-09-01”."
    case .noWord(let day): "The list has no word for this course on " + day.text + "."
    case .unsuitableRoot(let root, let reason):
      "The day's word “" + root + "” cannot be a root word. " + reason.description
        + " The list and the lexicon must have the same language."
    case .unsuitableWord(let word):
      "The day's word “" + word + "” cannot be guessed. The list may have another language."
    }
  }
}
