/// A limit on requests that cost much: each client has a bucket of tokens, takes one for each request, and gets them
/// back at a steady rate.
struct TokenBuckets: Sendable {
  /// Tokens in a full bucket.
  let capacity: Int
  /// The time after which one token comes back.
  let interval: Duration
  /// For each client the time at which its bucket will be full. A client that is not known has a full bucket.
  private var fullTimes: RecentlyUsed<[UInt8], ContinuousClock.Instant>

  init(capacity: Int = 20, interval: Duration = .seconds(1), clients: Int = 10_000) {
    self.capacity = capacity
    self.interval = interval
    fullTimes = RecentlyUsed(room: clients)
  }

  /// Clients that are remembered.
  var count: Int { fullTimes.count }

  /// Takes a token from a client's bucket and gives `nil`; from an empty bucket it takes none and gives the time until
  /// there is one.
  mutating func take(_ client: [UInt8], at now: ContinuousClock.Instant) -> Duration? {
    let (capacity, interval) = (capacity, interval)
    /// The time until there is a token; zero or less if there was one, which is taken.
    func takeOne(from fullTime: inout ContinuousClock.Instant) -> Duration {
      let next = max(fullTime, now) + interval
      let wait = next - now - interval * capacity
      if wait <= .zero { fullTime = next }
      return wait
    }
    // For each request of the API: a client that is known is looked for once.
    if let wait = fullTimes.change(client, takeOne) { return wait > .zero ? wait : nil }
    var fullTime = now
    let wait = takeOne(from: &fullTime)
    guard wait <= .zero else { return wait }
    fullTimes.keep(fullTime, client)
    return nil
  }
}

extension Duration {
  /// The whole seconds after which the time is over, for `Retry-After`; at least one.
  var retrySeconds: Int64 { max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)) }
}
