/// A named change of the database tables. A released migration is never edited; later changes are new migrations.
///
/// Normally a migration only adds tables and columns. Servers of the previous version continue to work with the changed
/// tables, so that servers of two versions can run at the same time. A table or column is removed one version later, in
/// a migration whose ``needs`` names the earlier change that programs must support
/// (`docs/decisions/0028-many-servers.md`).
struct Migration: Sendable {
  let name: String
  /// The change that a program must support to continue working after this migration; `nil` if every program can.
  var needs: String?
  /// The statements in SQL for both databases, with placeholders for the column types of their ``Dialect``.
  var statements: [String] = []
  /// Additional statements that run only on PostgreSQL.
  var onPostgreSQL: [String] = []

  /// Returns the statements with the database's column types.
  func statements(in dialect: Dialect) -> [String] {
    statements.map { dialect.fill($0) } + (dialect.isPostgreSQL ? onPostgreSQL : [])
  }
}

extension Database {
  /// Applies the missing migrations, each in a separate transaction. Several servers may apply migrations at the same
  /// time.
  ///
  /// - Throws: ``StoreFault/newerTables(place:migration:)`` if an applied migration requires a later version of the
  ///   program.
  func migrate(_ migrations: [Migration]) async throws {
    let known = Set(migrations.map(\.name))
    let made = try await changes(known)
    let closing = made.first { _, needs in needs.map { !known.contains($0) } ?? false }
    if let closing { throw StoreFault.newerTables(place: place, migration: closing.name) }
    let dialect = dialect
    for migration in migrations where !made.contains(where: { $0.name == migration.name }) {
      try await transaction(.writing) { connection in
        // A second server waits at this statement until the first server has applied the migration.
        let isFirst = try connection.run(
          "INSERT INTO migrations (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name", .text(migration.name))
        guard !isFirst.isEmpty else { return }
        for statement in migration.statements(in: dialect) { try connection.run(statement) }
        if let needs = migration.needs {
          try connection.run("UPDATE migrations SET needs = $1 WHERE name = $2", .text(needs), .text(migration.name))
        }
      }
    }
  }

  /// Returns the applied migrations. For a migration that is unknown to this program, the result includes the change
  /// that the migration requires of programs. If two servers start at the same time, one server may fail to create the
  /// table; this server finds the table when it retries.
  private func changes(_ known: Set<String>) async throws -> [(name: String, needs: String?)] {
    let read: @Sendable (any Connection) throws -> [(name: String, needs: String?)] = { connection in
      try connection.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
      let names = try connection.run("SELECT name FROM migrations ORDER BY name").map { try $0.text(0) }
      // If an unknown migration was applied, the column `needs` exists, because an older migration, which this program
      // knows, added that column.
      return try names.map { name in
        guard !known.contains(name) else { return (name, nil) }
        let rows = try connection.run("SELECT COALESCE(needs, '') FROM migrations WHERE name = $1", .text(name))
        let needs = try rows.first?.text(0) ?? ""
        return (name, needs.isEmpty ? nil : needs)
      }
    }
    do {
      return try await transaction(.writing, read)
    } catch StoreFault.refused {
      return try await transaction(.writing, read)
    }
  }
}
