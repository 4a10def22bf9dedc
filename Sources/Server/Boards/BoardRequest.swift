import Formats
import HTTPTypes
import Hummingbird
import Referee
import Rules
import Store
import Wire

/// A request for a section of a leaderboard, read from the parameters of an address.
struct BoardRequest {
  let board: Leaderboard
  let place: BoardPlace?
  let limit: Int
  /// The code of a circle whose leaderboard is requested; only the circle's members may see it.
  let circle: String?

  /// - Parameter today: the day to use if the parameters name no day.
  init(_ parameters: Query, today: Day) throws(RequestFault) {
    guard let name = parameters["course"] else { throw .missingField("course") }
    guard let course = Course(named: name) else {
      throw .wrongType(field: "course", expected: "a course, such as find-words-es-8 or apple-tree-es-B1")
    }
    let day = try BoardRequest.day(parameters["day"], today: today)
    let hints = parameters["hints"] ?? "false"
    guard ["true", "false"].contains(hints) else { throw .wrongType(field: "hints", expected: "true or false") }
    let period: Leaderboard.Period
    switch parameters["period"] ?? "day" {
    case "day": period = .day(day)
    case "week": period = .week(day.week)
    case "all": period = .allTime
    default: throw .wrongType(field: "period", expected: "day, week or all")
    }
    board = Leaderboard(course, period, hasHints: hints == "true")
    let limit = parameters["limit"] ?? "50"
    guard let count = Int(limit), (1...200).contains(count) else {
      throw .wrongType(field: "limit", expected: "a whole number from 1 to 200")
    }
    self.limit = count
    place = try parameters["cursor"].map { text throws(RequestFault) in
      guard let place = BoardPlace(text) else { throw .badCursor }
      return place
    }
    circle = parameters["circle"]
  }

  private static func day(_ text: String?, today: Day) throws(RequestFault) -> Day {
    guard let text else { return today }
    guard let day = Day(text) else { throw .unsuitableDay(text) }
    return day
  }
}

extension Standing {
  var json: JSON {
    var members: [(name: String, value: JSON)] = []
    if let rank { members.append(("rank", .integer(rank))) }
    members += [("name", .string(name)), ("points", .integer(points))]
    if isOwn { members.append(("own", .bool(true))) }
    return .object(members)
  }
}

extension ResultRefusal {
  /// The response to a result that does not count.
  var json: JSON {
    .object([("verdict", .string("refused")), ("reason", .string(code))] + payload + [("message", .string(reason))])
  }

  private var payload: [(name: String, value: JSON)] {
    switch self {
    case .noPuzzle(let day), .dayToCome(let day), .tooLate(let day): [("day", .string(day.text))]
    case .notOnItsDay(let day, let at): [("day", .string(day.text)), ("at", .integer(at.value))]
    case .inTheFuture(let at), .timesGoBack(let at), .beforeTheStart(let at), .timesDisagree(let at),
      .playedGoesBack(let at), .playedTooLong(let at), .tooMany(let at), .afterTheEnd(let at), .timeIsUp(let at):
      [("at", .integer(at.value))]
    case .tooFast(let at, let least): [("at", .integer(at.value)), ("least", .integer(least.value))]
    case .alteredPuzzle(let part): [("part", .string(part.rawValue))]
    case .wrongFind(let word, let part): [("word", .string(word.clipped)), ("part", .string(part.rawValue))]
    case .refusedGuess(let word, _), .hiddenHelp(let word), .impossibleHelp(let word):
      [("word", .string(word.clipped))]
    case .tooManyEvents(let most): [("most", .integer(most))]
    case .noRound, .notOneRound, .noStart, .notDaily, .wrongEnding, .movesMissing, .refusedMove, .notFinished,
      .nothingFound, .duplicate:
      []
    }
  }
}
