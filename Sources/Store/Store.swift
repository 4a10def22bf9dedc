/// Stores players and their journals in SQLite or PostgreSQL.
///
/// The module does not depend on HTTP, cookies or pages. Each SQL statement is written only once, in the SQL that both
/// databases support; ``Database`` hides their differences. The folder `Journals` contains the rules for merging
/// journals.

/// The server's persistent data. Each function that changes data uses a single transaction. Once the function returns,
/// the change survives a crash and a power cut.
///
///     let store = try await Store(.sqlite(path: "orchard.sqlite"))
///     try await store.addPlayer(player, pass: hash, name: "phone", on: today)
///     let pass = try await store.pass(hash, on: today)
///
/// Every function throws ``StoreFault`` if the database cannot be used.
public struct Store: Sendable {
  /// The database that contains the data.
  public let database: any Database

  /// Opens a database and applies the missing migrations.
  ///
  /// - Throws: ``StoreFault`` if the database cannot be opened, or if a later version of the program has changed its
  ///   tables.
  public init(_ address: DatabaseAddress) async throws {
    try self.init(unopened: address)
    do {
      try await database.migrate(Migration.all)
    } catch {
      await database.close()
      throw error
    }
  }

  /// Opens a database without applying migrations, so its tables may be missing.
  init(unopened address: DatabaseAddress) throws(StoreFault) {
    switch address {
    case .sqlite(let path): database = try SQLite(path: path)
    case .postgreSQL(let url): database = PostgreSQL(url: url)
    }
  }

  /// Finishes the pending work and closes the database. The store must not be used afterwards.
  public func close() async { await database.close() }

  /// Checks that the database responds.
  public func check() async throws { _ = try await read { try $0.run("SELECT 1") } }

  /// Runs `work` in one transaction that only reads.
  func read<Answer: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Answer) async throws -> Answer {
    try await database.transaction(.reading, work)
  }

  /// Runs `work` in one transaction that writes, which is committed completely or not at all.
  func write<Answer: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Answer) async throws -> Answer {
    try await database.transaction(.writing, work)
  }
}
