/// A change of the tables, by its name. Once it has been released it never changes: what comes later is another one.
///
/// A change adds: programs that do not know it go on with the tables, so that servers of two versions run at the same time. One that takes
/// something away comes a version later, and says what a program must know to do without (`docs/decisions/0028-many-servers.md`).
struct Migration: Sendable {
  let name: String
  /// The change that a program must know to go on after this one; `nil` when every program goes on.
  var needs: String?
  /// In the SQL of both databases, with the types of their ``Dialect``.
  var statements: [String] = []
  /// For PostgreSQL alone.
  var onPostgreSQL: [String] = []

  /// The statements for a database.
  func statements(in dialect: Dialect) -> [String] {
    statements.map { dialect.fill($0) } + (dialect.isPostgreSQL ? onPostgreSQL : [])
  }
}

extension Database {
  /// Makes the changes that have not been made, each in a transaction of its own. Several servers may do so at the same time.
  ///
  /// - Throws: ``StoreFault/newerTables(place:migration:)`` when a change was made that only later programs can do with.
  func migrate(_ migrations: [Migration]) async throws {
    let known = Set(migrations.map(\.name))
    let made = try await changes(known)
    let closing = made.first { _, needs in needs.map { !known.contains($0) } ?? false }
    if let closing { throw StoreFault.newerTables(place: place, migration: closing.name) }
    let dialect = dialect
    for migration in migrations where !made.contains(where: { $0.name == migration.name }) {
      try await transaction(.writing) { connection in
        // Whoever comes second waits here, and then finds it made.
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

  /// The changes that were made, with what those need that are not known. Of two servers that begin at the same time one may be refused, and
  /// finds the table when it asks again.
  private func changes(_ known: Set<String>) async throws -> [(name: String, needs: String?)] {
    let read: @Sendable (any Connection) throws -> [(name: String, needs: String?)] = { connection in
      try connection.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
      let names = try connection.run("SELECT name FROM migrations ORDER BY name").map { try $0.text(0) }
      // The column came with a change that is known here, so before all that are not.
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
