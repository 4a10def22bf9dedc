import Formats
import Hummingbird
import Journal
import Store
import Wire

extension Players {
  /// The maximum number of bytes of a sync request. A client usually sends about one mebibyte, and more only for a
  /// larger checkpoint.
  static let syncLimit = 16 * 1024 * 1024

  /// Handles `POST /api/v1/journal` (`docs/formats/sync.md`). For a browser without a pass, creates a new player; such
  /// a browser's request may have at most 64 kB.
  func sync(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    guard let shown = Secret(request) else {
      let (head, part) = try await read(request, upTo: bodyLimit)
      let (player, secret) = try await begin(name: head.name, context)
      var response = try await answer(part, player)
      response.give(secret, of: player, to: request, at: environment.address)
      return response
    }
    let own = try await pass(request)
    try limits.take(.sync, Array(own.player.text.utf8))
    let room = min(request.contentLength ?? Players.syncLimit, Players.syncLimit)
    var response = try await limits.withRoom(room) {
      try await answer(try await read(request, upTo: Players.syncLimit).part, own.player)
    }
    // Renew the cookie once a day, so that it does not expire in a browser that is in use.
    if own.seen < today, request.bearer == nil {
      response.give(shown, of: own.player, to: request, at: environment.address)
    }
    return response
  }

  private func read(_ request: Request, upTo limit: Int) async throws -> (head: SyncRequestHead, part: JournalPart) {
    let body = try await request.bytes(upTo: limit)
    let end = body.firstIndex(of: UInt8(ascii: "\n")) ?? body.count
    let head = try SyncRequestHead(line: Array(body[..<end]))
    return (head, JournalPart(have: head.have, lines: Array(body[end...].dropFirst())))
  }

  private func answer(_ part: JournalPart, _ player: PlayerID) async throws -> Response {
    let merged = try await merge(part, player)
    try await judge(part, player)
    let news = try await store.news(for: part.have, of: player, forks: merged.forks)
    let head = SyncAnswerHead(
      have: news.have, forks: merged.forks, refused: part.refused, hasMore: news.hasMore, size: merged.size,
      room: Store.usualRoom)
    environment.metrics.synced(head)
    var buffer = ByteBuffer(string: head.line + "\n")
    buffer.writeBytes(news.text)
    return Response(
      status: .ok, headers: [.contentType: ContentType.lines, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: buffer))
  }

  private func merge(_ part: JournalPart, _ player: PlayerID) async throws -> Merged {
    if part.isEmpty {
      // A request without journal lines need not wait until the database can write.
      guard let size = try await store.size(of: player) else { throw PlayerFault.unknownPass }
      return Merged(size: size)
    }
    do {
      return try await store.merge(part, into: player)
    } catch JournalRefusal.noPlayer {
      throw PlayerFault.unknownPass
    } catch JournalRefusal.full(let size, let room) {
      throw PlayerFault.journalFull(size: size, room: room)
    }
  }
}
