import GRDB
import Synchronization

/// A change that waits to be committed, either together with other changes or alone.
struct SQLiteChange: Sendable {
  /// Performs the change and stores its result. Throws if the change fails.
  private let work: @Sendable (GRDB.Database) throws -> Void
  /// Reports the outcome of the commit: an error if the commit failed, `nil` if the change is on disk.
  let end: @Sendable ((any Error)?) -> Void

  /// `tell` is called exactly once.
  init<Answer: Sendable>(
    _ work: @escaping @Sendable (any Connection) throws -> Answer,
    tell: @escaping @Sendable (Result<Answer, any Error>) -> Void
  ) {
    let outcome = Outcome<Answer>()
    self.work = { database in
      let answer = Result { try work(SQLiteConnection(database: database)) }
      outcome.kept.withLock { $0 = answer }
      // Throwing rolls back only this change, not the other changes of the transaction.
      if case .failure(let error) = answer { throw error }
    }
    end = { error in
      if let kept = outcome.kept.withLock({ $0 }), case .failure = kept { return tell(kept) }
      if let error { return tell(.failure(error)) }
      if let kept = outcome.kept.withLock({ $0 }) { tell(kept) }
    }
  }

  /// Performs the change, and rolls it back if it fails. Throws if the whole transaction is lost, not only this change.
  func make(in database: GRDB.Database) throws {
    try database.execute(sql: "SAVEPOINT change")
    do {
      try work(database)
    } catch {
      // If the disk is full, SQLite may have rolled back the whole transaction.
      guard database.isInsideTransaction else { throw error }
      try database.execute(sql: "ROLLBACK TO change")
    }
    try database.execute(sql: "RELEASE change")
  }

  private final class Outcome<Answer: Sendable>: Sendable {
    let kept = Mutex<Result<Answer, any Error>?>(nil)
  }
}
