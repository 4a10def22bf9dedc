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

/// The maximum number of bytes of a round's events; the maximum of 2000 events takes fewer bytes.
private let resultLimit = 512 * 1024

extension Players {
  /// Adds the routes of the leaderboards, documented in `docs/formats/api.md`, "Daily leaderboards".
  func addBoardRoutes(to router: Router<ServerContext>) {
    router.group("/api/v1/daily")
      .get("board") { request, context in try await self.board(request, context) }
      .post("results") { request, _ in try await self.takeResult(request) }
      .get("part") { request, _ in try await self.part(request) }
      .post("part") { request, _ in try await self.takePart(request) }
      .delete("part") { request, _ in try await self.leaveBoards(request) }
      .get("circles") { request, _ in try await self.circles(request) }
      .post("circles") { request, _ in try await self.addCircle(request) }
      .get("circles/:code") { request, context in try await self.circle(request, context) }
      .post("circles/:code") { request, context in try await self.joinCircle(request, context) }
      .delete("circles/:code") { request, context in try await self.leaveCircle(request, context) }
  }

  private func board(_ request: Request, _ context: ServerContext) async throws -> Response {
    try limits.take(.board, context.client)
    let question = try BoardRequest(request.parameters, today: today)
    let (board, player) = (question.board, try await knownPass(request)?.player)
    var members: [(name: String, value: JSON)] = [
      ("course", .string(board.course.name)), ("period", .string(board.period.text)), ("hints", .bool(board.hasHints)),
    ]
    if let code = question.circle {
      guard let circle = try await store.circle(code, for: player) else { throw PlayerFault.unknownCircle }
      let standings = try await store.standings(of: code, on: board, for: player)
      members += [("circle", circle.json), ("standings", .array(standings.map(\.json)))]
      return JSON.object(members).response()
    }
    let page = try await store.page(of: board, after: question.place, limit: question.limit, for: player)
    members += [("players", .integer(page.count)), ("standings", .array(page.standings.map(\.json)))]
    if let own = page.own { members.append(("own", own.json)) }
    if let next = page.next { members.append(("next", .string(next.text))) }
    return JSON.object(members).response()
  }

  /// Judges a round that an API client sends. A page sends no request to judge a round, because the server judges the
  /// page's rounds when the page syncs.
  private func takeResult(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await pass(request)
    try limits.take(.sync, Array(own.player.text.utf8))
    guard try await store.pseudonym(of: own.player) != nil else { throw PlayerFault.noParticipant }
    guard let referee else { throw PlayerFault.noParticipant }
    var events: [Event] = []
    for (number, line) in lines(of: try await request.bytes(upTo: resultLimit)).enumerated() where !line.isEmpty {
      do throws(JournalFault) {
        events.append(try Event(line: Array(line)))
      } catch {
        throw RequestFault.wrongType(field: "line \(number + 1)", expected: "an event of the journal: \(error)")
      }
    }
    let served = try await store.countingTargets(at: now())
    let result: DailyResult
    do throws(ResultRefusal) {
      result = try referee.judge(events, at: now(), wasServed: { served.contains($0) })
    } catch {
      return error.json.response()
    }
    switch try await store.record(result, of: own.player) {
    case .noParticipant: throw PlayerFault.noParticipant
    case .duplicate: return ResultRefusal.duplicate.json.response()
    case .counts: break
    }
    let board = Leaderboard(result.puzzle.course, .day(result.puzzle.day), hasHints: result.hasHints)
    let page = try await store.page(of: board, limit: 1, for: own.player)
    return JSON.object([
      ("verdict", .string("accepted")), ("course", .string(result.puzzle.course.name)),
      ("day", .string(result.puzzle.day.text)), ("points", .integer(result.points)), ("hints", .bool(result.hasHints)),
      ("rank", .integer(page.own?.rank ?? 0)), ("players", .integer(page.count)),
    ]).response()
  }
}

// MARK: - Taking part

extension Players {
  private func part(_ request: Request) async throws -> Response {
    let own = try await pass(request)
    if let name = try await store.pseudonym(of: own.player) {
      return JSON.object([("name", .string(name))]).response()
    }
    let parameters = request.parameters
    let offers = try offers(
      to: own.player, language: parameters["language"] ?? "en", turn: parameters["turn"].map { Int($0) } ?? 0)
    return JSON.object([("offers", .array(offers.map { .string($0) }))]).response()
  }

  /// Returns the pseudonyms that are offered to a player.
  func offers(to player: PlayerID, language tag: String, turn: Int?) throws(RequestFault) -> [String] {
    guard let language = InterfaceLanguage(tag: tag) else { throw .unknownLanguage(tag.clipped) }
    guard let turn, Pseudonyms.turns.contains(turn) else {
      throw .wrongType(field: "turn", expected: "a whole number from 0 to \(Pseudonyms.turns.upperBound - 1)")
    }
    return Pseudonyms.offers(to: player, language, turn: turn)
  }

  private func takePart(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await pass(request)
    let json = try await request.json()
    guard let language = json["language"]?.string else { throw RequestFault.missingField("language") }
    let name = try await takePart(
      own.player, language: language, turn: json["turn"]?.integer.map { Int($0) } ?? 0,
      offer: json["offer"]?.integer.map { Int($0) })
    return JSON.object([("name", .string(name))]).response()
  }

  /// Registers a player for the leaderboards under an offered pseudonym, and judges the player's recent rounds.
  func takePart(_ player: PlayerID, language: String, turn: Int?, offer: Int?) async throws -> String {
    let offers = try offers(to: player, language: language, turn: turn)
    guard let offer, offers.indices.contains(offer) else {
      throw RequestFault.wrongType(field: "offer", expected: "a whole number from 0 to \(offers.count - 1)")
    }
    guard let name = try await store.takePart(player, as: offers[offer]) else { throw PlayerFault.unknownPass }
    try await judgeLatest(player)
    return name
  }

  private func leaveBoards(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    try await store.leaveBoards(try await pass(request).player)
    return JSON.object([]).response()
  }
}

// MARK: - Circles

extension Players {
  private func circles(_ request: Request) async throws -> Response {
    let circles = try await store.circles(of: try await pass(request).player)
    return JSON.object([("circles", .array(circles.map(\.json)))]).response()
  }

  private func circle(_ request: Request, _ context: ServerContext) async throws -> Response {
    try limits.take(.board, context.client)
    guard let circle = try await store.circle(context.part("code"), for: try await knownPass(request)?.player) else {
      throw PlayerFault.unknownCircle
    }
    return circle.json.response()
  }

  private func addCircle(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let player = try await pass(request).player
    let code = try await addCircle(player, named: (try? await request.json())?["name"]?.string ?? "")
    return JSON.object([("code", .string(code)), ("path", .string(Boards.path(ofCircle: code)))]).response()
  }

  /// Creates a circle and returns its code: 66 random bits, so that nobody can guess it. The name is stored in one line,
  /// without control characters, and cut to ``Boards/longestName`` characters.
  func addCircle(_ player: PlayerID, named name: String) async throws -> String {
    let code = Secret.random(bytes: 9).prefix(11).description
    let plain = name.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let words = String(String.UnicodeScalarView(plain)).split(separator: " ").joined(separator: " ")
    try await refusing {
      try await store.addCircle(code, named: String(words.prefix(Boards.longestName)), of: player)
    }
    return code
  }

  private func joinCircle(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    let (player, code) = (try await pass(request).player, context.part("code"))
    try await joinCircle(code, player)
    guard let circle = try await store.circle(code, for: player) else { throw PlayerFault.unknownCircle }
    return circle.json.response()
  }

  func joinCircle(_ code: String, _ player: PlayerID) async throws {
    try await refusing { try await store.joinCircle(code, player) }
  }

  private func leaveCircle(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    try await store.leaveCircle(context.part("code"), try await pass(request).player)
    return JSON.object([]).response()
  }

  /// Performs an operation on a circle, and converts the store's refusal to a ``PlayerFault``.
  private func refusing(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let refusal as CircleRefusal {
      switch refusal {
      case .unknown: throw PlayerFault.unknownCircle
      case .noParticipant: throw PlayerFault.noParticipant
      case .tooMany: throw PlayerFault.tooManyCircles
      case .full: throw PlayerFault.circleFull
      }
    }
  }
}

extension Circle {
  fileprivate var json: JSON {
    .object([
      ("code", .string(code)), ("name", .string(name)), ("owner", .string(owner)), ("members", .integer(members)),
      ("member", .bool(isMember)),
    ])
  }
}
