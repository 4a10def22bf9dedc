import NIOCore
import Testing

@testable import Server

@Suite struct `Token buckets` {
  private let start = ContinuousClock.now

  @Test func `a client may send twenty requests at once, then one request per second`() {
    var buckets = TokenBuckets()
    for _ in 0..<20 { #expect(buckets.take([1], at: start) == nil) }
    #expect(buckets.take([1], at: start) == .seconds(1))
    #expect(buckets.take([1], at: start + .milliseconds(400)) == .milliseconds(600))
    #expect(buckets.take([1], at: start + .seconds(1)) == nil)
    #expect(buckets.take([1], at: start + .seconds(1)) == .seconds(1))
  }

  @Test func `a refused request costs no token of the rate limit`() {
    var buckets = TokenBuckets(capacity: 1)
    #expect(buckets.take([1], at: start) == nil)
    for _ in 0..<100 { #expect(buckets.take([1], at: start) == .seconds(1)) }
    #expect(buckets.take([1], at: start + .seconds(1)) == nil)
  }

  @Test func `a token bucket never contains more tokens than its capacity`() {
    var buckets = TokenBuckets(capacity: 3)
    #expect(buckets.take([1], at: start) == nil)
    let later = start + .seconds(3_600)
    for _ in 0..<3 { #expect(buckets.take([1], at: later) == nil) }
    #expect(buckets.take([1], at: later) == .seconds(1))
  }

  @Test func `each client has its own token bucket`() {
    var buckets = TokenBuckets(capacity: 1)
    #expect(buckets.take([1], at: start) == nil)
    #expect(buckets.take([2], at: start) == nil)
    #expect(buckets.take([], at: start) == nil)
    #expect(buckets.take([], at: start) != nil)
  }

  @Test func `the rate limiter forgets the oldest clients beyond a limit`() {
    var buckets = TokenBuckets(capacity: 1, clients: 100)
    for client in UInt8.min..<200 { #expect(buckets.take([client], at: start) == nil) }
    #expect(buckets.count == 100)
    #expect(buckets.take([199], at: start) != nil)
    #expect(buckets.take([0], at: start) == nil)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false),
    ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8::1", "2001:db8:0:1::1", false),
    ("::ffff:192.0.2.7", "192.0.2.7", true), ("::ffff:192.0.2.7", "::ffff:192.0.2.8", false),
  ])
  func `a rate limit applies to an IPv4 address or the first half of an IPv6 address`(
    one: String, other: String, isSame: Bool
  ) throws {
    let names = try [one, other].map { clientName(try SocketAddress(ipAddress: $0, port: 1)) }
    #expect((names[0] == names[1]) == isSame)
  }

  @Test func `clients without an address share one token bucket`() throws {
    #expect(clientName(nil) == [])
    #expect(clientName(try SocketAddress(unixDomainSocketPath: "/tmp/orchard")) == [])
  }
}
