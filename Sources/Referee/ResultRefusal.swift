import Rules
import Words

/// The reason why a round is not accepted for the leaderboards. If there are several reasons, the first one found is
/// reported. The names of the cases are also the codes in JSON (`docs/formats/boards.md`).
public enum ResultRefusal: Error, Hashable, Sendable {
  // Reasons about the events.
  /// The round has no events.
  case noRound
  /// The events are from several rounds, or are not from a round.
  case notOneRound
  /// The round has more events than a round can have.
  case tooManyEvents(most: Int)
  /// The event that began the round is missing.
  case noStart
  /// The round is not a daily puzzle.
  case notDaily
  /// The day has no puzzle of the requested language and length or level.
  case noPuzzle(Day)
  /// The puzzle of the round differs from the day's puzzle in this part.
  case alteredPuzzle(PuzzlePart)

  // Reasons about the times.
  /// The puzzle's day has not begun in any time zone.
  case dayToCome(Day)
  /// The puzzle's day ended too long ago.
  case tooLate(Day)
  /// A move was made when the puzzle's day was not the current day in any time zone.
  case notOnItsDay(Day, at: Milliseconds)
  /// The time of an event is in the future.
  case inTheFuture(at: Milliseconds)
  /// An event of a device has an earlier time than the device's previous event.
  case timesGoBack(at: Milliseconds)
  /// A move was made before the round began.
  case beforeTheStart(at: Milliseconds)
  /// A move and its event have different times.
  case timesDisagree(at: Milliseconds)
  /// The time played decreases from one event to the next.
  case playedGoesBack(at: Milliseconds)
  /// The time played grew more than the elapsed time.
  case playedTooLong(at: Milliseconds)
  /// A move followed the previous move faster than a person can play.
  case tooFast(at: Milliseconds, least: Milliseconds)
  /// More words were found in a minute than people can find.
  case tooMany(inAMinuteTo: Milliseconds)
  /// A move was made after the round had ended.
  case afterTheEnd(at: Milliseconds)
  /// A move was made after the round's time limit.
  case timeIsUp(at: Milliseconds)

  // Reasons about the moves.
  /// The rules of Find Words do not accept a guess.
  case refusedGuess(String, Refusal)
  /// A part of a find differs from the value that the rules produce.
  case wrongFind(String, FindPart)
  /// The help taken with a word differs from the help that its find claims.
  case hiddenHelp(String)
  /// The rules do not offer this help.
  case impossibleHelp(String)
  /// The round cannot have ended with this outcome.
  case wrongEnding(Outcome)
  /// At least one move is missing between the existing moves.
  case movesMissing
  /// The rules of Apple Tree do not accept a letter or the hint.
  case refusedMove
  /// The round has not ended.
  case notFinished
  /// No word was found.
  case nothingFound

  // Reasons about stored results.
  /// The player already has another result for the daily puzzle.
  case duplicate

  /// A part of a puzzle that a refusal names.
  public enum PuzzlePart: String, Hashable, Sendable {
    case root, minimum, targets, word
  }

  /// A part of a find that a refusal names.
  public enum FindPart: String, Hashable, Sendable {
    case word, points, bonus, allLetters
  }
}

extension ResultRefusal {
  /// The stable name of the reason.
  public var code: String {
    switch self {
    case .noRound: "noRound"
    case .notOneRound: "notOneRound"
    case .tooManyEvents: "tooManyEvents"
    case .noStart: "noStart"
    case .notDaily: "notDaily"
    case .noPuzzle: "noPuzzle"
    case .alteredPuzzle: "alteredPuzzle"
    case .dayToCome: "dayToCome"
    case .tooLate: "tooLate"
    case .notOnItsDay: "notOnItsDay"
    case .inTheFuture: "inTheFuture"
    case .timesGoBack: "timesGoBack"
    case .beforeTheStart: "beforeTheStart"
    case .timesDisagree: "timesDisagree"
    case .playedGoesBack: "playedGoesBack"
    case .playedTooLong: "playedTooLong"
    case .tooFast: "tooFast"
    case .tooMany: "tooMany"
    case .afterTheEnd: "afterTheEnd"
    case .timeIsUp: "timeIsUp"
    case .refusedGuess(_, .notInLexicon): "unknownWord"
    case .refusedGuess: "refusedGuess"
    case .wrongFind: "wrongFind"
    case .hiddenHelp: "hiddenHelp"
    case .impossibleHelp: "impossibleHelp"
    case .wrongEnding: "wrongEnding"
    case .movesMissing: "movesMissing"
    case .refusedMove: "refusedMove"
    case .notFinished: "notFinished"
    case .nothingFound: "nothingFound"
    case .duplicate: "duplicate"
    }
  }

  /// A sentence with the reason in English, for developers.
  public var reason: String {
    switch self {
    case .noRound: "there are no events of a round"
    case .notOneRound: "the events are not from exactly one round"
    case .tooManyEvents(let most): "more than \(most) events"
    case .noStart: "the event that began the round is missing"
    case .notDaily: "the round is not a daily puzzle"
    case .noPuzzle(let day): "there is no such puzzle on \(day.text)"
    case .alteredPuzzle(let part): "not the day's puzzle: its \(part.rawValue) differs"
    case .dayToCome(let day): "\(day.text) has not begun in any time zone"
    case .tooLate(let day): "\(day.text) has been over for more than \(Limits.lateness.value / 86_400_000) days"
    case .notOnItsDay(let day, let at): "at \(at.value) it is not \(day.text) in any time zone"
    case .inTheFuture(let at): "\(at.value) is in the future"
    case .timesGoBack(let at): "\(at.value) is earlier than the previous event"
    case .beforeTheStart(let at): "\(at.value) is before the round began"
    case .timesDisagree(let at): "the move and its event at \(at.value) have different times"
    case .playedGoesBack(let at): "the time played decreases at \(at.value)"
    case .playedTooLong(let at): "more time was played until \(at.value) than has elapsed"
    case .tooFast(let at, let least): "the move at \(at.value) needs at least \(least.value) ms"
    case .tooMany(let at): "more than \(Limits.wordsInAMinute) words in the minute until \(at.value)"
    case .afterTheEnd(let at): "the round had ended before \(at.value)"
    case .timeIsUp(let at): "the round's time was up before \(at.value)"
    case .refusedGuess(let guess, _): "the rules do not accept \"\(guess.shown)\""
    case .wrongFind(let word, let part): "the rules give \"\(word.shown)\" a different value for \(part.rawValue)"
    case .hiddenHelp(let word): "the help taken with \"\(word.shown)\" differs from the help in its find"
    case .impossibleHelp(let word): "the rules do not offer this help with \"\(word.shown)\""
    case .wrongEnding(let outcome): "the round cannot have ended as \(outcome)"
    case .movesMissing: "moves are missing between the existing ones"
    case .refusedMove: "the rules do not accept a letter or the hint at that time"
    case .notFinished: "the round is not over"
    case .nothingFound: "no word was found"
    case .duplicate: "another round of the day's puzzle already counts"
    }
  }
}

extension String {
  /// The text shortened to at most 40 characters, because texts in events can have any length.
  fileprivate var shown: String { unicodeScalars.count <= 40 ? self : String(unicodeScalars.prefix(40)) + "…" }
}
