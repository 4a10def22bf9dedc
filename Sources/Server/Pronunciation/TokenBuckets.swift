/// How often each client may ask for what costs: so many times at once, then once in a while.
struct TokenBuckets: Sendable {
  /// Tokens in a full bucket.
  let capacity: Int
  /// The time in which a token comes back.
  let interval: Duration
  /// For each client the time at which its bucket is full again. One that is forgotten has a full bucket.
  private var fullTimes: RecentlyUsed<[UInt8], ContinuousClock.Instant>

  init(capacity: Int = 20, interval: Duration = .seconds(1), clients: Int = 10_000) {
    self.capacity = capacity
    self.interval = interval
    fullTimes = RecentlyUsed(room: clients)
  }

  /// Clients that are remembered.
  var count: Int { fullTimes.count }

  /// Takes a token from a client's bucket; when it is empty, none is taken and the answer is how long until there is one.
  mutating func take(_ client: [UInt8], at now: ContinuousClock.Instant) -> Duration? {
    let fullTime = max(fullTimes.value(client) ?? now, now) + interval
    let wait = fullTime - now - interval * capacity
    guard wait <= .zero else { return wait }
    fullTimes.keep(fullTime, client)
    return nil
  }
}
