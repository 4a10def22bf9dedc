/// Remembers players and their journals, in SQLite or in PostgreSQL.
///
/// The module knows nothing of HTTP, cookies and pages. Each statement is written once, in the SQL that both databases understand; what a
/// database does in its own way is behind ``Database``. The rules by which journals meet are in `Journals`.

/// All that the server remembers. Each function that changes something is one transaction: once it returns, the change survives a crash and
/// a power cut.
///
///     let store = try await Store(.sqlite(path: "orchard.sqlite"))
///     try await store.addPlayer(player, pass: hash, name: "phone", on: today)
///     let pass = try await store.pass(hash, on: today)
///
/// Every function throws ``StoreFault`` when the database cannot be used.
public struct Store: Sendable {
  /// Where it is kept.
  public let database: any Database

  /// Opens a database and brings its tables up to date.
  ///
  /// - Throws: ``StoreFault`` when it cannot be opened, or a later version of the program has changed its tables.
  public init(_ address: DatabaseAddress) async throws {
    try self.init(unopened: address)
    do {
      try await database.migrate(Migration.all)
    } catch {
      await database.close()
      throw error
    }
  }

  /// A database whose tables may be missing.
  init(unopened address: DatabaseAddress) throws(StoreFault) {
    switch address {
    case .sqlite(let path): database = try SQLite(path: path)
    case .postgreSQL(let url): database = PostgreSQL(url: url)
    }
  }

  /// Ends what is under way and closes the database. Nothing may be asked afterwards.
  public func close() async { await database.close() }

  /// Whether the database answers.
  public func check() async throws { _ = try await read { try $0.run("SELECT 1") } }

  /// Reads in one transaction.
  func read<Answer: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Answer) async throws -> Answer {
    try await database.transaction(.reading, work)
  }

  /// Changes something in one transaction, all or nothing.
  func write<Answer: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Answer) async throws -> Answer {
    try await database.transaction(.writing, work)
  }
}
