import Rules
import Store
import Synchronization

extension SharedLimit {
  /// Limits the number of new players per client. The capacity is high because a school class that begins together
  /// shares one address.
  static let newPlayer = SharedLimit(kind: "newPlayer", capacity: 100, interval: .seconds(10))
  /// Limits the number of codes that a client tries: at most 660 of 2⁵⁰ codes while one code is valid.
  static let code = SharedLimit(kind: "code", capacity: 60, interval: .seconds(1))
  /// Limits the number of new short links per player or per shared address.
  static let link = SharedLimit(kind: "link", capacity: 100, interval: .seconds(5))
}

/// Rate limits on attempts to guess a secret and on writes to the database. The token buckets are stored in the
/// database, so that several servers together do not allow more attempts than one server.
final class SharedLimits: Sendable {
  /// The interval between two removals of full buckets from the database.
  private static let pause = Milliseconds.minutes(1)

  private let store: Store
  private let nextCleaning = Mutex(Milliseconds.zero)

  init(_ store: Store) { self.store = store }

  /// Takes a token from the client's bucket.
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
