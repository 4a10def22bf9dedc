import Foundation
import GRDB
import Synchronization

/// An SQLite database file. During a write, readers see the state of the last commit, because the file uses a
/// write-ahead log. A commit is on disk before it is acknowledged (`synchronous=FULL`).
///
/// Changes that wait at the same time are committed together, because writing a commit to disk takes longer than most
/// changes.
public final class SQLite: Database {
  /// The time to wait for another program that is writing to the file, in seconds.
  static let patience: TimeInterval = 5
  /// The maximum number of changes that are committed together.
  static let mostTogether = 256

  /// The path of the database file.
  public let place: String
  public let dialect = Dialect(
    isPostgreSQL: false, integer: "INTEGER", bytes: "BLOB", ending: "STRICT, WITHOUT ROWID")
  private let pool: DatabasePool
  private let queue = Mutex(Queue())

  private struct Queue {
    var changes: [SQLiteChange] = []
    /// Whether a writer is already processing the waiting changes.
    var isServed = false
  }

  /// Opens a database file; creates the file and its folder if they do not exist.
  ///
  /// - Throws: ``StoreFault`` if the file cannot be opened, is not a database, or is not writable.
  public init(path: String) throws(StoreFault) {
    place = path
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(
        place: path, reason: "the folder of the database cannot be created: \(error.localizedDescription)")
    }
    var configuration = Configuration()
    configuration.busyMode = .timeout(SQLite.patience)
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      try pool.writeWithoutTransaction { database in
        // GRDB's default is NORMAL; with that setting, a power cut may lose the last commits.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        // The statement `BEGIN IMMEDIATE` fails immediately if the file is not writable.
        try database.execute(sql: "BEGIN IMMEDIATE; PRAGMA user_version = 1; COMMIT")
      }
    } catch {
      throw StoreFault(error, place: path)
    }
  }

  /// The load of the single writer; readers are not included because they never wait.
  public var load: DatabaseLoad {
    queue.withLock { DatabaseLoad(busy: $0.isServed ? 1 : 0, most: 1, waiting: $0.changes.count) }
  }

  public func transaction<Answer: Sendable>(
    _ kind: TransactionKind, _ work: @escaping @Sendable (any Connection) throws -> Answer
  ) async throws -> Answer {
    switch kind {
    case .reading:
      do {
        return try await pool.read { try work(SQLiteConnection(database: $0)) }
      } catch {
        throw known(error)
      }
    case .writing:
      return try await withCheckedThrowingContinuation { continuation in
        add(SQLiteChange(work) { continuation.resume(with: $0) })
      }
    }
  }

  public func close() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      pool.asyncWriteWithoutTransaction { _ in continuation.resume() }
    }
    try? pool.close()
  }

  private func add(_ change: SQLiteChange) {
    let isFirst = queue.withLock { queue in
      queue.changes.append(change)
      defer { queue.isServed = true }
      return !queue.isServed
    }
    if isFirst { pool.asyncWriteWithoutTransaction { [self] database in commitAll(database) } }
  }

  /// Commits all waiting changes, including changes that arrive in the meantime.
  private func commitAll(_ database: GRDB.Database) {
    while true {
      let changes = queue.withLock { queue in
        let first = queue.changes.prefix(SQLite.mostTogether)
        queue.changes.removeFirst(first.count)
        queue.isServed = !first.isEmpty
        return first
      }
      if changes.isEmpty { return }
      do {
        try database.execute(sql: "BEGIN IMMEDIATE")
        for change in changes { try change.make(in: database) }
        try database.execute(sql: "COMMIT")
        for change in changes { change.end(nil) }
      } catch {
        if database.isInsideTransaction { try? database.execute(sql: "ROLLBACK") }
        for change in changes { change.end(known(error)) }
      }
    }
  }

  private func known(_ error: any Error) -> any Error {
    error is DatabaseError ? StoreFault(error, place: place) : error
  }
}

extension StoreFault {
  /// Creates the fault for an SQLite error.
  init(_ error: any Error, place: String) {
    guard let error = error as? DatabaseError else {
      self = .cannotOpen(place: place, reason: "\(error)")
      return
    }
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull(place: place)
    case .SQLITE_READONLY: self = .readOnly(place: place)
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .cannotOpen(place: place, reason: "\(reason); the server's user must be able to read and write the file")
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self = .cannotOpen(place: place, reason: "\(reason); restore a backup, or name another file")
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .tooSlow(place: place)
    case .SQLITE_CONSTRAINT: self = .refused(reason)
    case .SQLITE_IOERR: self = .lost(place: place, reason: "\(reason); check the disk")
    default: self = .refused(reason)
    }
  }
}
