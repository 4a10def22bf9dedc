import Foundation
import Synchronization

/// A PostgreSQL server with a pool of connections. Each connection has a separate thread, because libpq's functions
/// block their thread.
public final class PostgreSQL: Database {
  /// The default number of connections per server; many more connections would only wait for each other.
  public static let usualConnections = 8
  /// The maximum time for which a job waits in the queue.
  static let patience = Duration.seconds(10)
  /// The maximum number of waiting jobs.
  static let mostWaiting = 10_000

  public let place: String
  public let dialect = Dialect(isPostgreSQL: true, integer: "BIGINT", bytes: "BYTEA", ending: "")
  private let queue = Mutex(Queue())
  private let filled = DispatchSemaphore(value: 0)
  private let ended: DispatchGroup
  private let connections: Int

  private struct Queue {
    var jobs: [PostgreSQLJob] = []
    /// The index of the next job in `jobs`; with this index, removing a job takes O(1).
    var next = 0
    var isClosed = false
    /// The number of jobs that are running.
    var busy = 0

    var count: Int { jobs.count - next }

    mutating func take() -> PostgreSQLJob? {
      guard next < jobs.count else { return nil }
      defer {
        next += 1
        if next > 1000, next * 2 > jobs.count {
          jobs.removeFirst(next)
          next = 0
        }
      }
      return jobs[next]
    }
  }

  /// Creates a pool of connections to a server. libpq reads the URL, so TLS, timeouts, service files and password files
  /// work as libpq's manual describes. The pool opens its connections only when they are needed.
  public init(url: String, connections: Int = PostgreSQL.usualConnections) {
    place = DatabaseAddress.withoutPassword(url)
    ended = DispatchGroup()
    self.connections = connections
    for _ in 0..<connections {
      ended.enter()
      Thread.detachNewThread { [self] in
        let link = PostgreSQLLink(url: url, place: place)
        while let job = wait() {
          job.run(link)
          queue.withLock { $0.busy -= 1 }
        }
        link.close()
        ended.leave()
      }
    }
  }

  public var load: DatabaseLoad {
    queue.withLock { DatabaseLoad(busy: $0.busy, most: connections, waiting: $0.count) }
  }

  public func transaction<Answer: Sendable>(
    _ kind: TransactionKind, _ work: @escaping @Sendable (any Connection) throws -> Answer
  ) async throws -> Answer {
    let (place, deadline) = (place, ContinuousClock.now + PostgreSQL.patience)
    return try await withCheckedThrowingContinuation { continuation in
      let job = PostgreSQLJob { link in
        guard let link, ContinuousClock.now < deadline else {
          return continuation.resume(throwing: StoreFault.tooSlow(place: place))
        }
        continuation.resume(with: Result { try link.transaction(kind, work) })
      }
      let isTaken = queue.withLock { queue in
        guard !queue.isClosed, queue.count < PostgreSQL.mostWaiting else { return false }
        queue.jobs.append(job)
        return true
      }
      if isTaken { filled.signal() } else { job.run(nil) }
    }
  }

  public func close() async {
    queue.withLock { $0.isClosed = true }
    // Wake the threads, so that each finds the queue empty and closed and ends.
    for _ in 0..<256 { filled.signal() }
    await withCheckedContinuation { continuation in ended.notify(queue: .global()) { continuation.resume() } }
  }

  /// Waits for the next job and returns it; `nil` after the pool is closed.
  private func wait() -> PostgreSQLJob? {
    while true {
      filled.wait()
      let (job, isClosed) = queue.withLock { queue in
        let job = queue.take()
        if job != nil { queue.busy += 1 }
        return (job, queue.isClosed)
      }
      if let job { return job }
      if isClosed { return nil }
    }
  }
}

/// A job that runs on the first free connection. Without a usable connection, the job reports a failure.
struct PostgreSQLJob: Sendable {
  let run: @Sendable (PostgreSQLLink?) -> Void
}
