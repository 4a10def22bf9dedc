import Formats
import HTTPTypes
import Hummingbird
import Interface
import Journal
import Play
import Referee
import Rules
import Store
import Wire
import Words

/// The pages of the leaderboards. `Play` defines the content of the pages; the server renders them for each request.
struct BoardPages {
  let site: Site
  let players: Players

  /// The number of places at the top of a leaderboard that the page shows at first.
  private static let firstCount = 10
  /// The number of places before and after the reader's own place that the page shows.
  private static let neighbours = 2

  /// The path of the site's folder, the prefix of all redirection targets.
  private var folder: String { players.environment.address.folder }

  /// Returns whether a path is the address of a leaderboard page.
  static func have(_ path: String) -> Bool { path == Boards.path || path.hasPrefix(Boards.path + "/") }

  func addRoutes(to router: Router<ServerContext>) {
    router.group(RouterPath(Boards.path))
      .get { request, context in try await self.page(request, context, circle: nil) }
      .post("part") { request, _ in try await self.takePart(request) }
      .post("leave") { request, _ in try await self.leave(request) }
      .post("circles") { request, _ in try await self.addCircle(request) }
      .get("circles/:code") { request, context in
        try await self.page(request, context, circle: context.part("code"))
      }
      .post("circles/:code/join") { request, context in
        try await self.changeCircle(request, context) { try await self.players.joinCircle($0, $1) }
      }
      .post("circles/:code/leave") { request, context in
        try await self.changeCircle(request, context) { try await self.players.store.leaveCircle($0, $1) }
      }
  }

  // MARK: - The page

  private func page(_ request: Request, _ context: ServerContext, circle code: String?) async throws -> Response {
    try players.limits.take(.board, context.client)
    let appearance = Appearance(request)
    let document = try site.document(appearance)
    let parameters = request.parameters
    let player = try await players.knownPass(request)?.player
    var (boards, board) = boards(parameters, appearance.interface)
    if let code {
      guard let circle = try await players.store.circle(code, for: player) else { throw HTTPError(.notFound) }
      boards.circle = shown(circle, for: request)
      let standings = try await players.store.standings(of: code, on: board, for: player)
      boards.places = standings.map { Boards.Place($0) }
    } else {
      let place = parameters["cursor"].flatMap { BoardPlace($0) }
      let page = try await players.store.page(
        of: board, after: place, limit: place == nil ? BoardPages.firstCount : 50, for: player)
      boards.places = page.standings.map { Boards.Place($0) }
      boards.isTop = place == nil
      if let player, page.own != nil, !page.standings.contains(where: { $0.isOwn }) {
        let around = try await players.store.standings(around: player, on: board, count: BoardPages.neighbours)
        boards.around = around.filter { !page.standings.contains($0) }.map { Boards.Place($0) }
      }
      boards.next = page.next?.text
      boards.count = page.count
    }
    if let player {
      boards.reader = try await reader(
        of: player, appearance.interface, turn: parameters["turn"].flatMap { Int($0) } ?? 0)
      if case .taken = boards.reader, case .day(let day) = board.period {
        boards.refusal = try await refusal(of: DailyPuzzle(board.course, day), player)
      }
      boards.circles = try await players.store.circles(of: player).map { shown($0, for: request) }
    }
    let sentences = document.sentences
    return site.ownPage(boards.page(sentences), title: boards.title(sentences), document, to: request)
  }

  /// Returns the leaderboard that the address asks for, in two forms: for the page and for the database query. A
  /// default replaces a missing or invalid parameter.
  private func boards(_ parameters: Query, _ interface: InterfaceLanguage) -> (Boards, Leaderboard) {
    let language = Language(code: interface.tag) ?? .english
    let course = parameters["course"].flatMap { Course(named: $0) } ?? .usual(language)
    // The latest day that has begun in any time zone.
    let last = Day(players.now(), minutesEast: 14 * 60)
    let day = min(parameters["day"].flatMap { Day($0) } ?? players.today, last)
    let period = parameters["period"].flatMap { Boards.Period(rawValue: $0) } ?? .day
    let hasHints = parameters["hints"] == "true"
    let boards = Boards(
      Course.all.map { Boards.Course($0) }, Boards.Course(course), period, day, lastDay: last, hasHints: hasHints)
    let days: Leaderboard.Period =
      switch period {
      case .day: .day(day)
      case .week: .week(day.week)
      case .all: .allTime
      }
    return (boards, Leaderboard(course, days, hasHints: hasHints))
  }

  /// Returns the reason why the player's round does not count; `nil` if the player has a rank on the leaderboard. The
  /// reason is not stored, so the round is judged again whenever the page is shown.
  private func refusal(of puzzle: DailyPuzzle, _ player: PlayerID) async throws -> Boards.Refusal? {
    for hasHints in [false, true] {
      let board = Leaderboard(puzzle.course, .day(puzzle.day), hasHints: hasHints)
      if try await players.store.standing(of: player, on: board) != nil { return nil }
    }
    return try await players.refusal(of: puzzle, player).map { Boards.Refusal($0) }
  }

  private func shown(_ circle: Circle, for request: Request) -> Boards.Circle {
    let path = Boards.path(ofCircle: circle.code)
    return Boards.Circle(
      code: circle.code, name: circle.name, owner: circle.owner, members: circle.members, isMember: circle.isMember,
      link: players.environment.address.absolute(path, for: request) ?? path)
  }

  private func reader(of player: PlayerID, _ language: InterfaceLanguage, turn: Int) async throws -> Boards.Reader {
    if let name = try await players.store.pseudonym(of: player) { return .taken(name: name) }
    let turn = Pseudonyms.turns.contains(turn) ? turn : 0
    return .offered(
      Pseudonyms.offers(to: player, language, turn: turn), turn: turn,
      hasMore: Pseudonyms.turns.contains(turn + 1))
  }

  // MARK: - Forms

  private func takePart(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await players.pass(request)
    let form = Query(try await request.bytes(upTo: bodyLimit))
    _ = try await players.takePart(
      own.player, language: form["language"] ?? "", turn: form["turn"].flatMap { Int($0) },
      offer: form["offer"].flatMap { Int($0) })
    // Redirect only to leaderboard pages, because the form's sender controls this address.
    let back = form["back"].flatMap { $0.hasPrefix(Boards.path) ? $0 : nil } ?? Boards.path
    return .redirect(
      to: folder + (BoardPages.have(String(back.prefix { $0 != "?" })) ? back : Boards.path), type: .normal)
  }

  private func leave(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    try await players.store.leaveBoards(try await players.pass(request).player)
    return .redirect(to: folder + Boards.path, type: .normal)
  }

  private func addCircle(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let player = try await players.pass(request).player
    let form = Query(try await request.bytes(upTo: bodyLimit))
    let code = try await players.addCircle(player, named: form["name"] ?? "")
    return .redirect(to: folder + Boards.path(ofCircle: code), type: .normal)
  }

  private func changeCircle(
    _ request: Request, _ context: ServerContext, _ change: (String, PlayerID) async throws -> Void
  ) async throws -> Response {
    try request.proveSameOrigin()
    let code = context.part("code")
    try await change(code, try await players.pass(request).player)
    let isThere = try await players.store.circle(code) != nil
    return .redirect(
      to: folder + (isThere ? Boards.path(ofCircle: code) : Boards.path), type: .normal)
  }
}

extension Boards.Course {
  fileprivate init(_ course: Course) {
    self.init(
      name: course.name, course.language, game: course.game.name, length: course.length,
      level: course.level.map { WordSource.levels[$0] })
  }
}

extension Boards.Refusal {
  fileprivate init(_ refusal: ResultRefusal) {
    self =
      switch refusal {
      case .inTheFuture, .timesGoBack, .beforeTheStart, .timesDisagree, .playedGoesBack, .playedTooLong, .dayToCome:
        .clock
      case .tooFast, .tooMany: .tooFast
      case .notOnItsDay, .tooLate, .timeIsUp: .late
      case .alteredPuzzle, .noPuzzle, .refusedGuess(_, .notInLexicon): .otherEdition
      case .notFinished, .nothingFound: .notFinished
      case .noRound, .notOneRound, .tooManyEvents, .noStart, .notDaily, .afterTheEnd, .refusedGuess, .wrongFind,
        .hiddenHelp,
        .impossibleHelp, .wrongEnding, .movesMissing, .refusedMove, .duplicate:
        .other
      }
  }
}

extension Boards.Place {
  fileprivate init(_ standing: Standing) {
    self.init(rank: standing.rank, name: standing.name, points: standing.points, isOwn: standing.isOwn)
  }
}
