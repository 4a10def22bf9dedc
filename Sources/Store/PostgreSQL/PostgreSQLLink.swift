import Foundation

/// A thread's way to the server: a connection, which is made when it is needed and again when it is lost.
final class PostgreSQLLink {
  /// How long a connection is tried again and again for one transaction: as long as a server needs to start.
  static let patience = Duration.seconds(4)
  /// The first pause between two attempts, and the longest one.
  static let pauses = (first: Duration.milliseconds(20), longest: Duration.seconds(2))
  /// How often a transaction is made again that got into another one's way.
  static let attempts = 5

  private let url: String
  private let place: String
  private var connection: PostgreSQLConnection?
  private var pause = PostgreSQLLink.pauses.first
  /// Before this time nothing is tried: the server was not there a moment ago.
  private var rest: (until: ContinuousClock.Instant, fault: StoreFault)?

  init(url: String, place: String) {
    self.url = url
    self.place = place
  }

  /// Does some work in a transaction. It is done again when the connection was lost before its first statement, and when the server asks for
  /// that (deadlock, serialization failure): then nothing has changed.
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

  /// The connection, made anew if there is none. Attempts are further and further apart, and at random, so that a server that comes back is
  /// not overrun.
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
