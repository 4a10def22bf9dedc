import Formats
import Hummingbird
import Store
import Wire

extension Players {
  /// Adds the routes of short links, documented in `docs/formats/api.md`, "Short links".
  func addLinkRoutes(to router: Router<ServerContext>) {
    router.post("/api/v1/links") { request, context in try await self.shorten(request, context) }
    router.get("/l/:name") { request, context in
      let name = context.part("name")
      guard name.hasSuffix(ShortLink.pictureEnding) else { return try await self.follow(name) }
      return try await self.picture(String(name.dropLast(ShortLink.pictureEnding.count)), request)
    }
  }

  private func shorten(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    try await sharedLimits.take(.link, rateLimitKey(request, context).name, at: now())
    let json = try await request.json()
    guard let member = json["target"] else { throw RequestFault.missingField("target") }
    guard let target = member.string else { throw RequestFault.wrongType(field: "target", expected: "a string") }
    guard let link = ShortLink(target) else { throw PlayerFault.unsuitableTarget }
    guard let name = try await store.keepLink(link.target, under: link.names, on: today) else { throw PlayerFault.busy }
    let path = "/l/\(name)"
    return JSON.object([
      ("path", .string(path)), ("url", .string((environment.address.url ?? environment.address.folder) + path)),
      ("picture", .string(path + ShortLink.pictureEnding)),
    ]).response()
  }

  /// Redirects to the address that is stored under a short name.
  private func follow(_ name: String) async throws -> Response {
    .redirect(to: environment.address.folder + (try await link(name)).target, type: .temporary)
  }

  /// Returns the short link's address as a QR code.
  private func picture(_ name: String, _ request: Request) async throws -> Response {
    _ = try await link(name)
    guard let address = environment.address.absolute("/l/\(name)", for: request), let code = QRCode(address)
    else { throw HTTPError(.notFound) }
    return Response(
      status: .ok, headers: [.contentType: ContentType.ofFile(endingWith: "svg"), .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: code.svg)))
  }

  /// Returns the link stored under a short name. The stored address is validated again before it is used.
  private func link(_ name: String) async throws -> ShortLink {
    guard name.utf8.count == ShortLink.nameLength, let target = try await store.link(name),
      let link = ShortLink(target)
    else { throw HTTPError(.notFound) }
    return link
  }
}
