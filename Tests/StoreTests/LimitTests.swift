import Rules
import Testing

@testable import Store

@Suite struct `A rate limit shared by servers` {
  private let three = SharedLimit(kind: "code", capacity: 3, interval: .seconds(1))
  private let now = Milliseconds(1_795_254_400_000)
  private let one: [UInt8] = [1, 0, 0]
  private let two: [UInt8] = [2, 0, 0]

  private func later(_ time: Int64) -> Milliseconds { Milliseconds(now.value + time) }

  @Test(arguments: Kind.allCases) func `servers that share a rate limit allow exactly its number of requests`(
    kind: Kind
  ) async throws {
    let made = try await TestStore(kind)
    let servers = [made.store, try await Store(made.address)]
    let limit = SharedLimit(kind: "code", capacity: 10, interval: .seconds(1))
    let now = now
    let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<30 {
        group.addTask { try await servers[number % 2].takeToken(limit, of: [1, 0, 0], now: now) == nil }
      }
      return try await group.reduce(into: 0) { if $1 { $0 += 1 } }
    }
    #expect(taken == 10)
    for server in servers { #expect(try await server.takeToken(limit, of: [1, 0, 0], now: now) == Milliseconds(1000)) }
    for server in servers { await server.close() }
  }

  @Test(arguments: Kind.allCases) func `a shared rate limit refills at its rate, and a refused request costs no token`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { (store: Store) async throws in
      for _ in 0..<3 { #expect(try await store.takeToken(three, of: one, now: now) == nil) }
      for _ in 0..<9 { #expect(try await store.takeToken(three, of: one, now: later(400)) == Milliseconds(600)) }
      #expect(try await store.takeToken(three, of: one, now: later(1000)) == nil)
      #expect(try await store.takeToken(three, of: one, now: later(1000)) == Milliseconds(1000))
      // A bucket never holds more than its capacity.
      for _ in 0..<3 { #expect(try await store.takeToken(three, of: one, now: later(86_400_000)) == nil) }
      #expect(try await store.takeToken(three, of: one, now: later(86_400_000)) == Milliseconds(1000))
    }
  }

  @Test(arguments: Kind.allCases) func `a shared rate limit counts each client and each kind of request separately`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { (store: Store) async throws in
      for _ in 0..<3 { _ = try await store.takeToken(three, of: one, now: now) }
      #expect(try await store.takeToken(three, of: two, now: now) == nil)
      let other = SharedLimit(kind: "newPlayer", capacity: 1, interval: .seconds(1))
      #expect(try await store.takeToken(other, of: one, now: now) == nil)
      #expect(try await store.takeToken(other, of: one, now: now) == Milliseconds(1000))
    }
  }

  @Test(arguments: Kind.allCases) func `a shared rate limit stores no database row for a full token bucket`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { (store: Store) async throws in
      _ = try await store.takeToken(three, of: one, now: now)
      for _ in 0..<2 { _ = try await store.takeToken(three, of: two, now: now) }
      func rows() async throws -> Int? {
        try await store.read { try $0.run("SELECT COUNT(*) FROM limits").first?.count(0) }
      }
      for (time, count) in [(Int64(999), 2), (1000, 1), (1999, 1), (2000, 0)] {
        try await store.removeFullBuckets(now: later(time))
        #expect(try await rows() == count)
      }
    }
  }
}
