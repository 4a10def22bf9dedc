/// A database with durable transactions: ``SQLite`` or ``PostgreSQL``.
public protocol Database: Sendable {
  /// The fragments of SQL that this database writes differently from other databases.
  var dialect: Dialect { get }

  /// The location of the database for messages, without a password.
  var place: String { get }

  /// The current load of the database.
  var load: DatabaseLoad { get }

  /// Runs `work` in one transaction. When this function returns, the transaction is committed and on disk. If this
  /// function throws, nothing has changed. `work` runs on a thread of the database. `work` may run a second time if the
  /// connection turns out to be lost before the first statement.
  ///
  /// - Throws: the error that `work` throws; ``StoreFault`` if the database cannot be used.
  func transaction<Answer: Sendable>(
    _ kind: TransactionKind, _ work: @escaping @Sendable (any Connection) throws -> Answer
  ) async throws -> Answer

  /// Finishes the pending work and closes all connections.
  func close() async
}

/// The load of a database.
public struct DatabaseLoad: Hashable, Sendable {
  /// The number of connections that are in use.
  public let busy: Int
  /// The maximum number of connections.
  public let most: Int
  /// The number of transactions that wait for a connection.
  public let waiting: Int
}

/// The kind of access that a transaction needs.
public enum TransactionKind: Sendable {
  case reading
  case writing
}

/// A database connection within a transaction.
public protocol Connection {
  /// Runs one SQL statement and returns the resulting rows. `values` are the values of the parameters `$1`, `$2` …,
  /// whose first occurrences in the statement must be in this order. Each connection prepares the same statement only
  /// once.
  ///
  /// - Throws: ``StoreFault``.
  @discardableResult
  func run(_ statement: String, _ values: [Value]) throws -> [Row]

  /// Inserts several rows into a table. O(rows).
  ///
  /// - Parameters:
  ///   - table: the table and its columns, for example `links (code, path)`.
  ///   - first: the values of the first columns, which are the same in all rows.
  ///   - rows: for each row, the values of the remaining columns.
  /// - Throws: ``StoreFault``.
  func insert(into table: String, all first: [Value], _ rows: [[Value]]) throws
}

extension Connection {
  /// Runs a statement with these values.
  @discardableResult
  public func run(_ statement: String, _ values: Value...) throws -> [Row] { try run(statement, values) }

  /// Each statement inserts several rows, in one of four batch sizes, so that only a few different statements are
  /// prepared.
  func insert(into table: String, all first: [Value], _ rows: [[Value]]) throws {
    var rest = rows[...]
    for size in [256, 32, 4, 1] {
      while rest.count >= size, let other = rest.first {
        let width = first.count + other.count
        let places = (0..<size).map { row in
          "(" + (1...width).map { "$\(row * width + $0)" }.joined(separator: ",") + ")"
        }
        let values = rest.prefix(size).flatMap { first + $0 }
        try run("INSERT INTO \(table) VALUES " + places.joined(separator: ","), values)
        rest = rest.dropFirst(size)
      }
    }
  }
}

/// A value in a column of a row.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
}

extension Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }

  init(_ value: Int) { self = .integer(Int64(value)) }
}

/// The values of a row, in the order of the statement's columns.
public struct Row: Hashable, Sendable {
  /// The values in the order of the columns.
  public let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// Returns the integer in a column.
  ///
  /// - Throws: ``StoreFault`` if the column has another type, because another program has changed the tables.
  func integer(_ column: Int) throws(StoreFault) -> Int64 {
    guard case .integer(let value) = values[column] else { throw .damaged("column \(column) is no number") }
    return value
  }

  /// Returns the count in a column as an `Int`, in which every count fits.
  func count(_ column: Int) throws(StoreFault) -> Int { Int(try integer(column)) }

  /// Returns the text in a column.
  func text(_ column: Int) throws(StoreFault) -> String {
    guard case .text(let value) = values[column] else { throw .damaged("column \(column) is no text") }
    return value
  }

  /// Returns the bytes in a column.
  func bytes(_ column: Int) throws(StoreFault) -> [UInt8] {
    guard case .bytes(let value) = values[column] else { throw .damaged("column \(column) has no bytes") }
    return value
  }
}

/// The fragments of SQL that differ between databases. A migration writes column types as the placeholders `{integer}`
/// and `{bytes}`; the type `TEXT` is the same in all databases.
public struct Dialect: Sendable {
  let isPostgreSQL: Bool
  let integer: String
  let bytes: String
  /// The text at the end of a table's definition.
  let ending: String

  func fill(_ statement: String) -> String {
    let names = [("{integer}", integer), ("{bytes}", bytes), ("{ending}", ending)]
    return names.reduce(statement) { $0.replacing($1.0, with: $1.1) }
  }
}
