import Foundation
import GRDB

/// A connection to SQLite, which is valid only while GRDB lends it.
struct SQLiteConnection: Connection {
  let database: GRDB.Database

  func run(_ statement: String, _ values: [Value]) throws -> [Row] {
    do {
      // SQLite treats `$1` as a name and numbers the names by their first occurrences, as the protocol `Connection`
      // requires.
      let prepared = try database.cachedStatement(sql: statement)
      prepared.setUncheckedArguments(StatementArguments(values.map { $0.databaseValue }))
      guard prepared.columnCount > 0 else {
        try prepared.execute()
        return []
      }
      let cursor = try GRDB.Row.fetchCursor(prepared)
      var rows: [Row] = []
      while let row = try cursor.next() { rows.append(Row(try row.databaseValues.map { try Value($0) })) }
      return rows
    } catch let error as DatabaseError {
      throw StoreFault(error, place: database.description)
    }
  }
}

extension Value {
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }

  fileprivate init(_ value: DatabaseValue) throws(StoreFault) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .bytes(Array(data))
    case .double: throw .damaged("a number with a fraction")
    }
  }
}
