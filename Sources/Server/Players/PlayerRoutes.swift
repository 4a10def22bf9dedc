import Formats
import Hummingbird
import Interface
import Journal
import Play
import Rules
import Store
import Wire

extension Players {
  /// Adds the routes for a player's data, documented in `docs/formats/api.md`, "A player".
  func addRoutes(to router: Router<ServerContext>) {
    router.group("/api/v1")
      .post("journal") { request, context in try await self.sync(request, context) }
      .get("player") { request, _ in try await self.player(request) }
      .delete("player") { request, _ in try await self.delete(request) }
      .get("player/journal") { request, _ in try await self.export(request) }
      .delete("player/passes/:number") { request, context in try await self.revoke(request, context) }
      .post("player/code") { request, _ in try await self.offerCode(request) }
      .post("player/join") { request, context in try await self.join(request, context) }
  }

  private func player(_ request: Request) async throws -> Response {
    let own = try await pass(request)
    let passes = try await store.passes(of: own.player)
    let size = try await store.size(of: own.player) ?? 0
    return JSON.object([
      ("player", .string(own.player.text)), ("size", .integer(size)), ("room", .integer(Store.usualRoom)),
      ("passes", .array(passes.map { $0.json(isOwn: $0.number == own.number) })),
    ]).response()
  }

  private func delete(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await pass(request)
    try await store.removePlayer(own.player)
    var response = JSON.object([]).response()
    response.takeBackSecret(from: request, at: environment.address)
    return response
  }

  private func revoke(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await pass(request)
    guard let number = Int(context.part("number")), number > 0,
      try await store.removePass(number, of: own.player)
    else { throw PlayerFault.noSuchPass }
    var response = JSON.object([]).response()
    if number == own.number { response.takeBackSecret(from: request, at: environment.address) }
    return response
  }

  private func offerCode(_ request: Request) async throws -> Response {
    try request.proveSameOrigin()
    let own = try await pass(request)
    let json = try await request.json()
    guard let tag = json["language"]?.string else { throw RequestFault.missingField("language") }
    guard let language = InterfaceLanguage(tag: tag) else { throw RequestFault.unknownLanguage(tag.clipped) }
    let (text, end) = try await offerCode(language, of: own.player)
    return JSON.object([("code", .string(text)), ("expires", .integer(end.value))]).response()
  }

  private func join(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    let json = try await request.json()
    guard let text = json["code"]?.string else { throw RequestFault.missingField("code") }
    let (player, secret) = try await join(text, name: try passName(json["name"]), context)
    var response = JSON.object([("player", .string(player.text))]).response()
    response.give(secret, of: player, to: request, at: environment.address)
    return response
  }

  /// Returns the player's whole journal as a profile file, in the format of the browser's export. Journal lines that
  /// arrive during the download may be included.
  private func export(_ request: Request) async throws -> Response {
    let own = try await pass(request)
    let head = ProfileFile.head(lines: try await store.lineCount(of: own.player)) + "\n"
    let (store, player) = (store, own.player)
    return Response(
      status: .ok,
      headers: [
        .contentType: ContentType.text, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"word-orchard-\(today.text).txt\"",
      ],
      body: ResponseBody { writer in
        try await writer.write(ByteBuffer(string: head))
        var have: [DeviceID: KnownLog] = [:]
        while true {
          let news = try await store.news(for: have, of: player)
          try await writer.write(ByteBuffer(bytes: news.text))
          have.merge(news.learned) { $1 }
          if !news.hasMore { break }
        }
        try await writer.finish(nil)
      })
  }
}

extension Pass {
  fileprivate func json(isOwn: Bool) -> JSON {
    .object([
      ("number", .integer(number)), ("name", .string(name)), ("made", .string(made.text)), ("seen", .string(seen.text)),
      ("own", .bool(isOwn)),
    ])
  }
}
