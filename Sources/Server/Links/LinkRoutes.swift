import Formats
import Hummingbird
import Store
import Wire

extension Players {
  /// Adds the routes of short links: `docs/formats/api.md`, "Short links".
  func addLinkRoutes(to router: Router<ServerContext>) {
    router.post("/api/v1/links") { request, context in try await self.shorten(request, context) }
    router.get("/l/:name") { _, context in try await self.follow(context.part("name")) }
  }

  private func shorten(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    try limits.take(.link, asker(request, context).name)
    let json = try await request.json()
    guard let member = json["target"] else { throw RequestFault.missingField("target") }
    guard let target = member.string else { throw RequestFault.wrongType(field: "target", expected: "a string") }
    guard let link = ShortLink(target) else { throw PlayerFault.unsuitableTarget }
    guard let name = try await store.keepLink(link.target, under: link.names, on: today) else { throw PlayerFault.busy }
    let path = "/l/\(name)"
    return JSON.object([
      ("path", .string(path)), ("url", .string((surroundings.address.url ?? surroundings.address.folder) + path)),
    ]).response()
  }

  /// Leads to the address under a name, which is one of this site: it was looked at before it was kept.
  private func follow(_ name: String) async throws -> Response {
    guard name.utf8.count == ShortLink.nameLength, let target = try await store.link(name),
      let link = ShortLink(target)
    else { throw HTTPError(.notFound) }
    return .redirect(to: surroundings.address.folder + link.target, type: .temporary)
  }
}
