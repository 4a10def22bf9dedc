import Formats
import Foundation
import Hummingbird
import Logging
import Play
import Referee
import Rules
import Store
import Synchronization
import Wire

/// The server's operations on players: passes, codes, limits and the store.
struct Players: Sendable {
  let store: Store
  let words: CodeWords
  let limits: PlayerLimits
  let sharedLimits: SharedLimits
  /// The judge of rounds for the leaderboards; `nil` on a server without leaderboards.
  var referee: Referee?
  let seen = RecentPasses()
  let environment: ServerEnvironment
  /// Returns the time, in milliseconds since 1970.
  let now: @Sendable () -> Milliseconds

  init(
    _ store: Store, _ words: CodeWords, _ limits: PlayerLimits = PlayerLimits(),
    _ environment: ServerEnvironment = ServerEnvironment(),
    now: @escaping @Sendable () -> Milliseconds = {
      Milliseconds(Int64(Date().timeIntervalSince1970 * 1000))
    }
  ) {
    self.store = store
    self.words = words
    self.limits = limits
    sharedLimits = SharedLimits(store)
    self.environment = environment
    self.now = now
  }

  /// The day in UTC. Only the day is stored, for the players' privacy.
  var today: Day { Day(now(), minutesEast: 0) }

  /// Returns the pass of a request. Every answer about a player's data begins with this check.
  ///
  /// - Throws: ``PlayerFault/noPass``, ``PlayerFault/unknownPass``; `StoreFault`.
  func pass(_ request: Request) async throws -> Pass {
    guard let secret = Secret(request) else { throw PlayerFault.noPass }
    guard let pass = try await store.pass(secret.hash, on: today) else { throw PlayerFault.unknownPass }
    seen.note(secret.hash, of: pass.player)
    return pass
  }

  /// Returns the pass of a request; `nil` if the request has none or its pass is no longer valid.
  func knownPass(_ request: Request) async throws -> Pass? {
    guard let secret = Secret(request) else { return nil }
    return try await store.pass(secret.hash, on: today)
  }

  /// Creates a player for a browser without one. `name`: the player's name for the browser.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``; `StoreFault`.
  func begin(name: String, _ context: ServerContext) async throws -> (PlayerID, Secret) {
    try await sharedLimits.take(.newPlayer, context.client, at: now())
    let secret = Secret()
    guard let player = PlayerID(Secret.random(bytes: 16)) else { throw PlayerFault.noPass }
    try await store.addPlayer(player, pass: secret.hash, name: name, on: today)
    seen.note(secret.hash, of: player)
    return (player, secret)
  }

  /// Creates a code that lets one more browser join, and returns it with its expiry time.
  func offerCode(_ language: InterfaceLanguage, of player: PlayerID) async throws -> (text: String, end: Milliseconds) {
    let text = words.code(language)
    guard let code = JoinCode(text) else { throw PlayerFault.unknownCode }
    let end = now() + JoinCode.lifetime
    try await store.offer(code.hash, of: player, until: end, now: now())
    return (text, end)
  }

  /// Adds a browser to the player who has this code.
  ///
  /// - Throws: ``PlayerFault/unknownCode``, ``PlayerFault/tooManyRequests(wait:)``; `StoreFault`.
  func join(_ text: String, name: String, _ context: ServerContext) async throws -> (PlayerID, Secret) {
    try await sharedLimits.take(.code, context.client, at: now())
    let secret = Secret()
    guard let code = JoinCode(text),
      let player = try await store.join(with: code.hash, pass: secret.hash, name: name, on: today, now: now())
    else { throw PlayerFault.unknownCode }
    return (player, secret)
  }
}

/// Rate limits per player or client that protect the server's processors and memory. ``SharedLimits`` has the other
/// limits.
final class PlayerLimits: Sendable {
  /// A kind of requests with its own limit.
  enum Kind: Int, CaseIterable {
    /// The syncs of a player.
    case sync
    /// Views of leaderboards by a client.
    case board
    /// All requests of a player; all requests without a pass from an address.
    case playerRequest, clientRequest

    fileprivate var buckets: TokenBuckets {
      switch self {
      case .sync: TokenBuckets(capacity: 120, interval: .milliseconds(500))
      case .board: TokenBuckets(capacity: 120, interval: .milliseconds(200))
      case .playerRequest: TokenBuckets(capacity: 300, interval: .milliseconds(100))
      case .clientRequest: TokenBuckets(capacity: 2000, interval: .milliseconds(10))
      }
    }
  }

  /// Maximum total number of bytes of the request bodies that are being received.
  static let mostBytes = 256 * 1024 * 1024

  /// One entry for each kind, in order.
  private let buckets: Mutex<[TokenBuckets]>
  private let bytes = Mutex(0)

  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    buckets = Mutex(Kind.allCases.map(\.buckets))
  }

  /// Takes a token.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``.
  func take(_ kind: Kind, _ client: [UInt8]) throws(PlayerFault) {
    let now = now()
    if let wait = buckets.withLock({ $0[kind.rawValue].take(client, at: now) }) { throw .tooManyRequests(wait: wait) }
  }

  /// Reserves room for a body while it is received.
  ///
  /// - Throws: ``PlayerFault/busy`` if not enough room is free.
  func withRoom<Answer>(_ count: Int, _ work: () async throws -> Answer) async throws -> Answer {
    let isFree = bytes.withLock { taken in
      guard taken + count <= PlayerLimits.mostBytes else { return false }
      taken += count
      return true
    }
    guard isFree else { throw PlayerFault.busy }
    defer { bytes.withLock { $0 -= count } }
    return try await work()
  }
}
