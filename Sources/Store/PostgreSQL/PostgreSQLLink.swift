import Foundation

/// A thread's connection to the server. The connection is opened when it is first needed and reopened when it is lost.
final class PostgreSQLLink {
  /// The time for which one transaction retries to connect, which is long enough for a server to start.
  static let patience = Duration.seconds(4)
  /// The first and the longest pause between two attempts to connect.
  static let pauses = (first: Duration.milliseconds(20), longest: Duration.seconds(2))
  /// The maximum number of attempts for a transaction that conflicts with other transactions.
  static let attempts = 5

  private let url: String
  private let place: String
  private var connection: PostgreSQLConnection?
  private var pause = PostgreSQLLink.pauses.first
  /// After a failed attempt to connect: the fault, and the time before which no new attempt is made.
  private var rest: (until: ContinuousClock.Instant, fault: StoreFault)?

  init(url: String, place: String) {
    self.url = url
    self.place = place
  }

  /// Runs `work` in a transaction. Retries if the connection was lost before the first statement, or if the server
  /// reports a deadlock or a serialization failure. When one of these errors is reported, the transaction has changed
  /// nothing.
  func transaction<Answer>(_ kind: TransactionKind, _ work: (any Connection) throws -> Answer) throws -> Answer {
    var attempt = 1
    while true {
      let connection = try opened()
      do throws(StoreFault) {
        try connection.begin(kind)
      } catch {
        drop()
        attempt += 1
        guard case .lost = error, attempt <= PostgreSQLLink.attempts else { throw error }
        continue
      }
      do {
        let answer = try work(connection)
        try connection.commit()
        return answer
      } catch {
        attempt += 1
        let isAgain = connection.wantsAnotherAttempt && attempt <= PostgreSQLLink.attempts
        if !connection.rollBack() { drop() }
        guard isAgain else { throw error }
        Thread.sleep(forTimeInterval: .random(in: 0.001...0.02) * Double(attempt))
      }
    }
  }

  func close() { drop() }

  private func drop() {
    connection?.close()
    connection = nil
  }

  /// Returns the connection, and opens it if necessary. The pauses between attempts to connect increase and vary at
  /// random, so that a restarting server is not overloaded.
  private func opened() throws(StoreFault) -> PostgreSQLConnection {
    if let connection { return connection }
    if let rest, ContinuousClock.now < rest.until { throw rest.fault }
    let deadline = ContinuousClock.now + PostgreSQLLink.patience
    while true {
      do throws(StoreFault) {
        let made = try PostgreSQLConnection(url: url, place: place)
        (connection, pause, rest) = (made, PostgreSQLLink.pauses.first, nil)
        return made
      } catch {
        guard error.mayPass, ContinuousClock.now + pause < deadline else {
          rest = (ContinuousClock.now + .milliseconds(500), error)
          throw error
        }
        Thread.sleep(forTimeInterval: (pause / .seconds(1)) * .random(in: 0.5...1))
        pause = min(pause * 2, PostgreSQLLink.pauses.longest)
      }
    }
  }
}
