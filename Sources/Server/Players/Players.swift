import Formats
import Foundation
import Hummingbird
import Interface
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
  /// The referee that judges rounds for the leaderboards; `nil` on a server without leaderboards.
  var referee: Referee?
  let seen = RecentPasses()
  let environment: ServerEnvironment
  /// Returns the current time, in milliseconds since 1970.
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

  /// The current day in UTC. To protect the players' privacy, only the day of an action is stored, not its time.
  var today: Day { Day(now(), minutesEast: 0) }

  /// Returns the valid pass of a request. Every request for a player's data begins with this check.
  ///
  /// - Throws: ``PlayerFault/noPass``, ``PlayerFault/unknownPass``; `StoreFault`.
  func pass(_ request: Request) async throws -> Pass {
    guard let secret = Secret(request) else { throw PlayerFault.noPass }
    guard let pass = try await store.pass(secret.hash, on: today) else { throw PlayerFault.unknownPass }
    seen.note(secret.hash, of: pass.player)
    return pass
  }

  /// Returns the pass of a request; `nil` if the request contains no pass or its pass is no longer valid.
  func knownPass(_ request: Request) async throws -> Pass? {
    guard let secret = Secret(request) else { return nil }
    return try await store.pass(secret.hash, on: today)
  }

  /// Creates a player for a browser that does not have a player yet. `name` is the name that the player gives the
  /// browser.
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

  /// Creates a code with which the player can add one more browser, and returns the code with its expiry time.
  func offerCode(_ language: InterfaceLanguage, of player: PlayerID) async throws -> (text: String, end: Milliseconds) {
    let text = words.code(language)
    guard let code = JoinCode(text) else { throw PlayerFault.unknownCode }
    let end = now() + JoinCode.lifetime
    try await store.offer(code.hash, of: player, until: end, now: now())
    return (text, end)
  }

  /// Adds a browser to the player who created this code.
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

/// The rate limits per player or client that protect the server's processors and memory. ``SharedLimits`` defines the
/// other rate limits.
final class PlayerLimits: Sendable {
  /// A kind of requests with a separate rate limit.
  enum Kind: Int, CaseIterable {
    /// A player's syncs.
    case sync
    /// A client's requests for leaderboards.
    case board
    /// All requests of a player, and all requests without a pass from one address.
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

  /// The maximum total number of bytes of all request bodies that are being received at the same time.
  static let mostBytes = 256 * 1024 * 1024

  /// The token buckets of each kind, in the order of the kinds.
  private let buckets: Mutex<[TokenBuckets]>
  private let bytes = Mutex(0)

  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    buckets = Mutex(Kind.allCases.map(\.buckets))
  }

  /// Takes a token from the client's bucket for this kind of request.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``.
  func take(_ kind: Kind, _ client: [UInt8]) throws(PlayerFault) {
    let now = now()
    if let wait = buckets.withLock({ $0[kind.rawValue].take(client, at: now) }) { throw .tooManyRequests(wait: wait) }
  }

  /// Reserves memory for a request body while the body is received.
  ///
  /// - Throws: ``PlayerFault/busy`` if not enough memory is free.
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
