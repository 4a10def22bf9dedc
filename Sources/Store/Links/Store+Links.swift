import Rules

extension Store {
  /// Stores an address of the site under the first of several short names that is free or already leads to this
  /// address. Returns the short name; `nil` if all names already lead to other addresses.
  public func keepLink(_ target: String, under names: [String], on day: Day) async throws -> String? {
    try await write { connection in
      for name in names {
        try connection.run(
          "INSERT INTO links (name, target, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
          .text(name), .text(target), Value(day.number))
        let rows = try connection.run("SELECT target FROM links WHERE name = $1", .text(name))
        if try rows.first?.text(0) == target { return name }
      }
      return nil
    }
  }

  /// Returns the address stored under a short name; `nil` if the name is unknown.
  public func link(_ name: String) async throws -> String? {
    try await read { connection in
      try connection.run("SELECT target FROM links WHERE name = $1", .text(name)).first?.text(0)
    }
  }
}
