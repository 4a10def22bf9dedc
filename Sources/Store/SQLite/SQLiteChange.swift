import GRDB
import Synchronization

/// A change that waits to be committed, together with others or alone.
struct SQLiteChange: Sendable {
  /// Makes the change, and keeps what comes of it. Throws when the whole transaction is lost.
  private let work: @Sendable (GRDB.Database) throws -> Void
  /// Tells what came of it: an error of the commit, or `nil` when it is on the disk.
  let end: @Sendable ((any Error)?) -> Void

  /// `tell` is called once.
  init<Answer: Sendable>(
    _ work: @escaping @Sendable (any Connection) throws -> Answer,
    tell: @escaping @Sendable (Result<Answer, any Error>) -> Void
  ) {
    let outcome = Outcome<Answer>()
    self.work = { database in
      let answer = Result { try work(SQLiteConnection(database: database)) }
      outcome.kept.withLock { $0 = answer }
      // A change that is refused does not touch the others.
      if case .failure(let error) = answer { throw error }
    }
    end = { error in
      if let kept = outcome.kept.withLock({ $0 }), case .failure = kept { return tell(kept) }
      if let error { return tell(.failure(error)) }
      if let kept = outcome.kept.withLock({ $0 }) { tell(kept) }
    }
  }

  /// Makes the change; one that fails leaves nothing behind.
  func make(in database: GRDB.Database) throws {
    try database.execute(sql: "SAVEPOINT change")
    do {
      try work(database)
    } catch {
      // When a disk is full, SQLite may have given up the whole transaction.
      guard database.isInsideTransaction else { throw error }
      try database.execute(sql: "ROLLBACK TO change")
    }
    try database.execute(sql: "RELEASE change")
  }

  private final class Outcome<Answer: Sendable>: Sendable {
    let kept = Mutex<Result<Answer, any Error>?>(nil)
  }
}
