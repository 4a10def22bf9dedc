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

/// What the server knows of players, and how it meets them.
struct Players: Sendable {
  let store: Store
  let words: CodeWords
  let limits: PlayerLimits
  let sharedLimits: SharedLimits
  /// Who judges rounds for the leaderboards; `nil` where there are none.
  var referee: Referee?
  let seen = SeenPasses()
  let surroundings: Surroundings
  /// The time, in milliseconds since 1970.
  let now: @Sendable () -> Milliseconds

  init(
    _ store: Store, _ words: CodeWords, _ limits: PlayerLimits = PlayerLimits(),
    _ surroundings: Surroundings = Surroundings(),
    now: @escaping @Sendable () -> Milliseconds = {
      Milliseconds(Int64(Date().timeIntervalSince1970 * 1000))
    }
  ) {
    self.store = store
    self.words = words
    self.limits = limits
    sharedLimits = SharedLimits(store)
    self.surroundings = surroundings
    self.now = now
  }

  /// The day by UTC: more than that is nobody's business.
  var today: Day { Day(now(), minutesEast: 0) }

  /// Whose request it is: every answer about a player's own things begins here.
  ///
  /// - Throws: ``PlayerFault/noPass``, ``PlayerFault/unknownPass``; `StoreFault`.
  func pass(_ request: Request) async throws -> Pass {
    guard let secret = Secret(request) else { throw PlayerFault.noPass }
    guard let pass = try await store.pass(secret.hash, on: today) else { throw PlayerFault.unknownPass }
    seen.note(secret.hash, of: pass.player)
    return pass
  }

  /// The pass of a request; `nil` where it shows none, or one that opens nothing any more.
  func knownPass(_ request: Request) async throws -> Pass? {
    guard let secret = Secret(request) else { return nil }
    return try await store.pass(secret.hash, on: today)
  }

  /// A new player for a browser that has none. `name`: what the player calls the browser.
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

  /// A code that lets one more browser in, and until when.
  func offerCode(_ language: InterfaceLanguage, of player: PlayerID) async throws -> (text: String, end: Milliseconds) {
    let text = words.code(language)
    guard let code = JoinCode(text) else { throw PlayerFault.unknownCode }
    let end = now() + JoinCode.lifetime
    try await store.offer(code.hash, of: player, until: end, now: now())
    return (text, end)
  }

  /// Lets a browser in that shows the code of another one.
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

/// How much one player, or one client, may ask of this server: what spares its processors and its memory. ``SharedLimits`` has the others.
final class PlayerLimits: Sendable {
  /// What is limited by itself.
  enum Kind: Int, CaseIterable {
    /// Syncs of a player.
    case sync
    /// Boards that a client looks at.
    case board
    /// Requests of a player, whatever for; and of all who share an address and show no pass.
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

  /// The bytes of bodies that may be on their way at the same time.
  static let mostBytes = 256 * 1024 * 1024

  /// In the order of their kinds.
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

  /// Holds room for a body while it is read.
  ///
  /// - Throws: ``PlayerFault/busy`` when there is none.
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
