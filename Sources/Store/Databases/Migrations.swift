/// A change of the tables, by its name. Once it has been released it never changes: what comes later is another one.
struct Migration: Sendable {
  let name: String
  /// In the SQL of both databases, with the types of ``ColumnTypes``.
  let statements: [String]
}

extension Database {
  /// Makes the changes that have not been made, each in a transaction of its own. Several servers may do so at the same time.
  ///
  /// - Throws: ``StoreFault/newerTables(place:migration:)`` when a change was made that is not known here.
  func migrate(_ migrations: [Migration]) async throws {
    let made = try await namesOfChanges()
    if let unknown = made.first(where: { name in !migrations.contains { $0.name == name } }) {
      throw StoreFault.newerTables(place: place, migration: unknown)
    }
    let types = types
    for migration in migrations where !made.contains(migration.name) {
      try await transaction(.writing) { connection in
        // Whoever comes second waits here, and then finds it made.
        let isFirst = try connection.run(
          "INSERT INTO migrations (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name", .text(migration.name))
        guard !isFirst.isEmpty else { return }
        for statement in migration.statements { try connection.run(types.fill(statement)) }
      }
    }
  }

  /// The changes that were made. Of two servers that begin at the same time one may be refused, and finds the table when it asks again.
  private func namesOfChanges() async throws -> [String] {
    let names: @Sendable (any Connection) throws -> [String] = { connection in
      try connection.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
      return try connection.run("SELECT name FROM migrations ORDER BY name").map { try $0.text(0) }
    }
    do {
      return try await transaction(.writing, names)
    } catch StoreFault.refused {
      return try await transaction(.writing, names)
    }
  }
}
