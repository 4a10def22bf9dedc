/// A rate limit for expensive requests. Each client has a bucket of tokens. A request takes a token from the bucket,
/// and tokens return at a steady rate.
struct TokenBuckets: Sendable {
  /// The number of tokens in a full bucket.
  let capacity: Int
  /// The time in which one token returns to the bucket.
  let interval: Duration
  /// The time at which each client's bucket will be full again. The bucket of a client that is not in this dictionary
  /// is full.
  private var fullTimes: RecentlyUsed<[UInt8], ContinuousClock.Instant>

  init(capacity: Int = 20, interval: Duration = .seconds(1), clients: Int = 10_000) {
    self.capacity = capacity
    self.interval = interval
    fullTimes = RecentlyUsed(room: clients)
  }

  /// The number of clients whose buckets are stored.
  var count: Int { fullTimes.count }

  /// Takes a token from a client's bucket and returns `nil`. If the bucket is empty, takes no token and returns the
  /// time until the next token.
  mutating func take(_ client: [UInt8], at now: ContinuousClock.Instant) -> Duration? {
    let (capacity, interval) = (capacity, interval)
    /// Takes a token if the bucket is not empty. Returns the time until the next token, or zero or less if a token was
    /// taken.
    func takeOne(from fullTime: inout ContinuousClock.Instant) -> Duration {
      let next = max(fullTime, now) + interval
      let wait = next - now - interval * capacity
      if wait <= .zero { fullTime = next }
      return wait
    }
    // The method runs for each API request, so the bucket of a known client is looked up only once.
    if let wait = fullTimes.change(client, takeOne) { return wait > .zero ? wait : nil }
    var fullTime = now
    let wait = takeOne(from: &fullTime)
    guard wait <= .zero else { return wait }
    fullTimes.keep(fullTime, client)
    return nil
  }
}

extension Duration {
  /// The duration in seconds, rounded up, for `Retry-After`; at least one.
  var retrySeconds: Int64 { max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)) }
}
