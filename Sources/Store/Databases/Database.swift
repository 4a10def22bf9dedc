/// A database that keeps its promises: ``SQLite`` or ``PostgreSQL``.
public protocol Database: Sendable {
  /// What its SQL has of its own.
  var dialect: Dialect { get }

  /// Where it is, for messages; without a password.
  var place: String { get }

  /// How much it has to do at the moment.
  var load: DatabaseLoad { get }

  /// Does some work in one transaction. It is committed, and on the disk, when this returns; when it throws, nothing has changed. The work
  /// runs on a thread of the database, and may run a second time when the connection was found to be lost before the first statement.
  ///
  /// - Throws: what the work throws; ``StoreFault`` when the database cannot be used.
  func transaction<Answer: Sendable>(
    _ kind: TransactionKind, _ work: @escaping @Sendable (any Connection) throws -> Answer
  ) async throws -> Answer

  /// Ends what is under way and closes all connections.
  func close() async
}

/// How much a database has to do.
public struct DatabaseLoad: Hashable, Sendable {
  /// Connections that work.
  public let busy: Int
  /// Connections that there may be.
  public let most: Int
  /// Transactions that wait for one.
  public let waiting: Int
}

/// What a transaction may do.
public enum TransactionKind: Sendable {
  case reading
  case writing
}

/// A connection within a transaction.
public protocol Connection {
  /// Runs one statement, with a value for each of `$1`, `$2` …, which first occur in this order, and gives its rows. A statement is prepared
  /// once for each connection.
  ///
  /// - Throws: ``StoreFault``.
  @discardableResult
  func run(_ statement: String, _ values: [Value]) throws -> [Row]

  /// Inserts many rows. O(rows).
  ///
  /// - Parameters:
  ///   - table: the table and its columns, such as `links (code, path)`.
  ///   - first: what all rows have in the first columns.
  ///   - rows: for each row a value for each of the other columns.
  /// - Throws: ``StoreFault``.
  func insert(into table: String, all first: [Value], _ rows: [[Value]]) throws
}

extension Connection {
  /// Runs a statement with these values.
  @discardableResult
  public func run(_ statement: String, _ values: Value...) throws -> [Row] { try run(statement, values) }

  /// Several rows travel in one statement, of one of four sizes, so that few statements are prepared.
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

/// What a column can hold.
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

/// The values of a row, in the order in which the statement names the columns.
public struct Row: Hashable, Sendable {
  /// The values.
  public let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// The whole number of a column.
  ///
  /// - Throws: ``StoreFault`` when it holds something else: somebody else has changed the tables.
  func integer(_ column: Int) throws(StoreFault) -> Int64 {
    guard case .integer(let value) = values[column] else { throw .damaged("column \(column) is no number") }
    return value
  }

  /// The count in a column, which fits an `Int`.
  func count(_ column: Int) throws(StoreFault) -> Int { Int(try integer(column)) }

  /// The text of a column.
  func text(_ column: Int) throws(StoreFault) -> String {
    guard case .text(let value) = values[column] else { throw .damaged("column \(column) is no text") }
    return value
  }

  /// The bytes of a column.
  func bytes(_ column: Int) throws(StoreFault) -> [UInt8] {
    guard case .bytes(let value) = values[column] else { throw .damaged("column \(column) has no bytes") }
    return value
  }
}

/// What a database's SQL has of its own. In a migration the types of columns stand as `{integer}` and `{bytes}`; `TEXT` is the same everywhere.
public struct Dialect: Sendable {
  let isPostgreSQL: Bool
  let integer: String
  let bytes: String
  /// What a table's definition ends with.
  let ending: String

  func fill(_ statement: String) -> String {
    let names = [("{integer}", integer), ("{bytes}", bytes), ("{ending}", ending)]
    return names.reduce(statement) { $0.replacing($1.0, with: $1.1) }
  }
}
