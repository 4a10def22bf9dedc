import CPostgreSQL
import Foundation

/// A connection to a PostgreSQL server through libpq. Only one thread at a time may use the connection.
final class PostgreSQLConnection: Connection {
  /// The settings of each connection. The settings ensure that an acknowledged commit is on disk and that every wait
  /// has a timeout.
  private static let settings = """
    SET synchronous_commit = on; SET statement_timeout = '15s'; SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '30s'; SET client_min_messages = warning
    """

  private let handle: OpaquePointer
  private let place: String
  /// The names of the prepared statements, by the statements' texts.
  private var names: [String: String] = [:]
  /// Whether the last statement failed with an error that a retry may resolve.
  private(set) var wantsAnotherAttempt = false

  init(url: String, place: String) throws(StoreFault) {
    // The URL is the last parameter, so that parameters in the URL override the other parameters of this array.
    let parameters = [
      ("connect_timeout", "5"), ("application_name", "word-orchard"), ("client_encoding", "UTF8"),
      ("keepalives_idle", "30"), ("tcp_user_timeout", "15000"), ("dbname", url),
    ]
    let texts = parameters.flatMap { [strdup($0.0), strdup($0.1)] }
    defer { for text in texts { free(text) } }
    let names = stride(from: 0, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
    let values = stride(from: 1, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
    guard let handle = PQconnectdbParams(names, values, 1) else {
      throw .cannotOpen(place: place, reason: "libpq could not allocate memory")
    }
    self.handle = handle
    self.place = place
    guard PQstatus(handle) == CONNECTION_OK else {
      let reason = PostgreSQLConnection.message(handle)
      let isPassword = PQconnectionNeedsPassword(handle) == 1 || PQconnectionUsedPassword(handle) == 1
      PQfinish(handle)
      throw isPassword ? .wrongPassword(place: place, reason: reason) : .cannotOpen(place: place, reason: reason)
    }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    try command(PostgreSQLConnection.settings)
  }

  func close() { PQfinish(handle) }

  func begin(_ kind: TransactionKind) throws(StoreFault) {
    wantsAnotherAttempt = false
    switch kind {
    case .reading: try command("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    case .writing: try command("BEGIN")
    }
  }

  func commit() throws(StoreFault) {
    let result = PQexec(handle, "COMMIT")
    defer { PQclear(result) }
    try check(result)
    // For a failed transaction, COMMIT rolls the transaction back without reporting an error.
    guard let tag = PQcmdStatus(result), strcmp(tag, "COMMIT") == 0 else {
      throw .refused("the transaction had failed before")
    }
  }

  /// Rolls back a failed transaction; returns `false` if the connection is no longer usable.
  func rollBack() -> Bool {
    guard PQtransactionStatus(handle) != PQTRANS_IDLE else { return PQstatus(handle) == CONNECTION_OK }
    PQclear(PQexec(handle, "ROLLBACK"))
    return PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE
  }

  func run(_ statement: String, _ values: [Value]) throws -> [Row] {
    try run(statement, PostgreSQLParameters(values))
  }

  /// Sends each column with varying values as one array. PostgreSQL then reads one parameter per column instead of five
  /// thousand parameters.
  func insert(into table: String, all first: [Value], _ rows: [[Value]]) throws {
    guard let row = rows.first else { return }
    let types = row.indices.map { column in PostgreSQLType(of: rows.lazy.map { $0[column] }) }
    let same = first.enumerated().map { "$\($0.offset + 1)::\(PostgreSQLType(of: [$0.element]).name), " }.joined()
    let arrays = types.enumerated().map { "$\(first.count + $0.offset + 1)::\($0.element.name)[]" }
    var parameters = PostgreSQLParameters(first)
    parameters.add(columns: types, of: rows)
    _ = try run("INSERT INTO \(table) SELECT \(same)* FROM unnest(\(arrays.joined(separator: ", ")))", parameters)
  }

  private func run(_ statement: String, _ parameters: PostgreSQLParameters) throws -> [Row] {
    let name = try prepared(statement)
    let result = parameters.withPointers { texts, lengths, formats in
      // The last argument, 1, requests binary results.
      PQexecPrepared(handle, name, parameters.count, texts, lengths, formats, 1)
    }
    defer { PQclear(result) }
    try check(result)
    return try PostgreSQLRows(result).rows
  }

  private func prepared(_ statement: String) throws(StoreFault) -> String {
    if let name = names[statement] { return name }
    let name = "s\(names.count)"
    let result = PQprepare(handle, name, statement, 0, nil)
    defer { PQclear(result) }
    try check(result)
    names[statement] = name
    return name
  }

  private func command(_ text: String) throws(StoreFault) {
    let result = PQexec(handle, text)
    defer { PQclear(result) }
    try check(result)
  }

  private func check(_ result: OpaquePointer?) throws(StoreFault) {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return
    default: break
    }
    let reason = PostgreSQLConnection.message(handle)
    guard PQstatus(handle) == CONNECTION_OK else { throw .lost(place: place, reason: reason) }
    let code = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
    wantsAnotherAttempt = code == "40001" || code == "40P01"
    throw StoreFault(code: code, reason: reason, place: place)
  }

  /// Returns libpq's last error message as one line.
  private static func message(_ handle: OpaquePointer) -> String {
    String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}

extension StoreFault {
  /// Creates the fault for a PostgreSQL error code (PostgreSQL's manual, appendix A).
  init(code: String, reason: String, place: String) {
    switch code {
    case "53100": self = .diskFull(place: place)
    case "25006": self = .readOnly(place: place)
    // These PostgreSQL error codes report timeouts and, even after retries, conflicts with other transactions.
    case "57014", "55P03", "25P03", "40001", "40P01": self = .tooSlow(place: place)
    // The code 40003 means that the server does not know whether the transaction was committed.
    case _ where code == "40003" || code.hasPrefix("57P") || code.hasPrefix("08") || code.hasPrefix("53"):
      self = .lost(place: place, reason: reason)
    default: self = .refused(reason)
    }
  }
}
