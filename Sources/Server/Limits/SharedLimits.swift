import Rules
import Store
import Synchronization

extension SharedLimit {
  /// New players of a client. A class that begins together shares an address.
  static let newPlayer = SharedLimit(kind: "newPlayer", capacity: 100, interval: .seconds(10))
  /// Codes that a client tries: of 2⁵⁰ ones 660 while one of them is good.
  static let code = SharedLimit(kind: "code", capacity: 60, interval: .seconds(1))
  /// Short links that a player makes, or all that share an address.
  static let link = SharedLimit(kind: "link", capacity: 100, interval: .seconds(5))
}

/// The limits on what guards a secret, or takes room in the database. They are kept in it, so that more servers do not give more attempts.
final class SharedLimits: Sendable {
  /// How often full buckets are removed.
  private static let pause = Milliseconds.minutes(1)

  private let store: Store
  private let nextCleaning = Mutex(Milliseconds.zero)

  init(_ store: Store) { self.store = store }

  /// Takes a token.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``; `StoreFault`.
  func take(_ limit: SharedLimit, _ client: [UInt8], at now: Milliseconds) async throws {
    let isTimeToClean = nextCleaning.withLock { next in
      guard next <= now else { return false }
      next = now + SharedLimits.pause
      return true
    }
    if isTimeToClean { try await store.removeFullBuckets(now: now) }
    let name = Array(SHA256.hash(client).prefix(SharedLimit.nameBytes))
    if let wait = try await store.takeToken(limit, of: name, now: now) {
      throw PlayerFault.tooManyRequests(wait: .milliseconds(wait.value))
    }
  }
}
