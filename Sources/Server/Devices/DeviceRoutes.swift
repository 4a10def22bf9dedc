import Formats
import Hummingbird
import Play
import Rules
import Store

/// The page about a player's devices, and the actions of its forms (`Sources/Play/Devices`). The page works without a
/// script.
struct DeviceRoutes: Sendable {
  let site: Site
  let players: Players

  private var address: PublicAddress { players.environment.address }

  /// Adds the routes of the devices page.
  func add(to router: Router<ServerContext>) {
    let path = RouterPath(Devices.path)
    router.get(path) { request, _ in try await page(request) }
    router.post(path) { request, context in try await carryOut(request, context) }
  }

  private func page(_ request: Request) async throws -> Response {
    var state = try await devices(of: request)
    let isGiven = request.parameters["cookie"] != nil
    if isGiven, !state.devices.isEmpty { return pageAgain() }
    state.lacksCookie = isGiven
    state.broughtCode = (request.parameters["code"] ?? "").clipped
    state.isDeleted = request.parameters["deleted"] != nil
    return try answer(state, to: request)
  }

  /// Returns the player's devices; an empty list if the browser does not sync or its pass was revoked.
  private func devices(of request: Request) async throws -> Devices {
    guard let own = try await players.knownPass(request) else { return Devices() }
    let passes = try await players.store.passes(of: own.player)
    var state = Devices(
      passes.map { pass in
        Devices.Device(
          number: pass.number, name: pass.name, seen: pass.seen, isThis: pass.number == own.number)
      })
    // 1 MB must be left for the first upload.
    state.isFull = try await players.store.size(of: own.player) ?? 0 > Store.usualRoom - 1024 * 1024
    return state
  }

  private func answer(_ state: Devices, to request: Request) throws -> Response {
    let document = try site.document(Appearance(request))
    let sentences = document.sentences
    var response = site.ownPage(sentences.page(state), title: sentences.devicesTitle, document, to: request)
    // A browser with a revoked pass begins again, as a new browser.
    if state.devices.isEmpty, Secret(request) != nil { response.takeBackSecret(from: request, at: address) }
    return response
  }

  // MARK: Form actions

  private func carryOut(_ request: Request, _ context: ServerContext) async throws -> Response {
    try request.proveSameOrigin()
    let form = Query(try await request.bytes(upTo: bodyLimit))
    guard let order = form["order"].flatMap({ Devices.Order(rawValue: $0) }) else { throw HTTPError(.badRequest) }
    switch order {
    case .begin:
      // The form was submitted twice, because the browser already has a player.
      if try await players.knownPass(request) != nil { return pageAgain() }
      let (player, secret) = try await players.begin(name: name(form), context)
      return pageAgain(saying: "?cookie=given").giving(secret, of: player, to: request, at: address)
    case .join:
      do {
        let (player, secret) = try await players.join(form["code"] ?? "", name: name(form), context)
        return pageAgain(saying: "?cookie=given").giving(secret, of: player, to: request, at: address)
      } catch PlayerFault.unknownCode {
        var state = Devices()
        state.isCodeWrong = true
        state.broughtCode = (form["code"] ?? "").clipped
        return try answer(state, to: request)
      }
    case .offer:
      guard let own = try await players.knownPass(request) else { return pageAgain() }
      var state = try await devices(of: request)
      let code = try await players.offerCode(Appearance(request).interface, of: own.player).text
      state.code = code
      if let address = address.absolute("\(Devices.path)?code=\(Percent.encoded(code))", for: request) {
        state.picture = QRCode(address).map { Devices.Picture(side: $0.side, path: $0.path) }
      }
      return try answer(state, to: request)
    case .revoke:
      guard let own = try await players.knownPass(request) else { return pageAgain() }
      guard let number = form["number"].flatMap({ Int($0) }), number > 0 else { throw HTTPError(.badRequest) }
      _ = try await players.store.removePass(number, of: own.player)
      return number == own.number ? pageAgain().takingBack(from: request, at: address) : pageAgain()
    case .delete:
      guard let own = try await players.knownPass(request) else { return pageAgain() }
      try await players.store.removePlayer(own.player)
      return pageAgain(saying: "?deleted=all").takingBack(from: request, at: address)
    }
  }

  /// Returns the device's name that the player typed, without control characters and cut to the maximum length.
  private func name(_ form: Query) -> String {
    let scalars = (form["name"] ?? "").unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(scalars.prefix(Devices.longestName)))
  }

  /// Redirects to the page, so that reloading it does not repeat the action. With the query `?cookie=given`, the next
  /// request shows whether the browser stored the cookie.
  private func pageAgain(saying query: String = "") -> Response {
    Response(status: .seeOther, headers: [.location: address.folder + Devices.path + query])
  }
}

extension Response {
  fileprivate func giving(
    _ secret: Secret, of player: PlayerID, to request: Request, at address: PublicAddress
  ) -> Response {
    var response = self
    response.give(secret, of: player, to: request, at: address)
    return response
  }

  fileprivate func takingBack(from request: Request, at address: PublicAddress) -> Response {
    var response = self
    response.takeBackSecret(from: request, at: address)
    return response
  }
}
