import CPostgreSQL

/// PostgreSQL's column types by their object identifiers, which are fixed (src/include/catalog/pg_type.dat).
enum PostgreSQLType: Int32 {
  case bytes = 17
  case integer = 20
  case text = 25

  /// Determines the type of a column from its first value that is not null.
  init(of column: some Sequence<Value>) {
    for value in column {
      switch value {
      case .null: continue
      case .integer: self = .integer
      case .text: self = .text
      case .bytes: self = .bytes
      }
      return
    }
    self = .text
  }

  /// The type's name in SQL.
  var name: String {
    switch self {
    case .bytes: "bytea"
    case .integer: "bigint"
    case .text: "text"
    }
  }
}

/// Parameters in the format that libpq expects: numbers and texts as zero-terminated text, bytes and arrays in binary
/// form.
struct PostgreSQLParameters {
  private var storage: [UInt8] = []
  private var starts: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  init(_ values: [Value]) {
    for value in values {
      switch value {
      case .null: addNull()
      case .integer(let number): add(String(number).utf8, isBinary: false)
      case .text(let text): add(PostgreSQLParameters.text(text), isBinary: false)
      case .bytes(let bytes): add(bytes, isBinary: true)
      }
    }
  }

  /// Adds each column of `rows` as one array, in the format that `array_recv` reads
  /// (src/backend/utils/adt/arrayfuncs.c). The array begins with 32-bit numbers: the number of dimensions, whether
  /// nulls may occur, the type, the number of values and the first index. In the array, each value follows its number
  /// of bytes, which is -1 for a null.
  mutating func add(columns types: [PostgreSQLType], of rows: [[Value]]) {
    for (column, type) in types.enumerated() {
      let start = storage.count
      func add(_ number: some FixedWidthInteger) { withUnsafeBytes(of: number.bigEndian) { storage += $0 } }
      func add(_ bytes: [UInt8]) {
        add(Int32(bytes.count))
        storage += bytes
      }
      for number in [1, 1, type.rawValue, Int32(rows.count), 1] { add(number) }
      for row in rows {
        switch row[column] {
        case .null: add(Int32(-1))
        case .integer(let number):
          add(Int32(8))
          add(number)
        case .text(let text): add(PostgreSQLParameters.text(text))
        case .bytes(let bytes): add(bytes)
        }
      }
      end(from: start, isBinary: true)
    }
  }

  /// The number of parameters.
  var count: Int32 { Int32(starts.count) }

  /// Remove zero bytes, because PostgreSQL does not accept them in a text.
  private static func text(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0 } }

  private mutating func add(_ bytes: some Collection<UInt8>, isBinary: Bool) {
    let start = storage.count
    storage += bytes
    end(from: start, isBinary: isBinary)
  }

  /// Completes a parameter whose bytes begin at `start`.
  private mutating func end(from start: Int, isBinary: Bool) {
    starts.append(start)
    lengths.append(Int32(storage.count - start))
    formats.append(isBinary ? 1 : 0)
    storage.append(0)
  }

  private mutating func addNull() {
    starts.append(nil)
    lengths.append(0)
    formats.append(0)
  }

  func withPointers<Answer>(
    _ work: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Answer
  ) -> Answer {
    storage.withUnsafeBytes { bytes in
      let first = bytes.bindMemory(to: CChar.self).baseAddress
      return work(starts.map { start in start.flatMap { first?.advanced(by: $0) } }, lengths, formats)
    }
  }
}

/// The rows of a query's result in binary format.
struct PostgreSQLRows {
  private(set) var rows: [Row] = []

  init(_ result: OpaquePointer?) throws(StoreFault) {
    let types = (0..<PQnfields(result)).map { PQftype(result, $0) }
    rows.reserveCapacity(Int(PQntuples(result)))
    for row in 0..<PQntuples(result) {
      var values: [Value] = []
      for (column, type) in types.enumerated() {
        values.append(try PostgreSQLRows.value(result, row, Int32(column), type))
      }
      rows.append(Row(values))
    }
  }

  private static func value(
    _ result: OpaquePointer?, _ row: Int32, _ column: Int32, _ type: Oid
  ) throws(StoreFault) -> Value {
    if PQgetisnull(result, row, column) == 1 { return .null }
    let count = Int(PQgetlength(result, row, column))
    let bytes = UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: count)
    // The numbers of the cases are the type identifiers in pg_type.dat, including the smaller integer types and the
    // other text types.
    switch Int32(type) {
    case PostgreSQLType.bytes.rawValue: return .bytes(Array(bytes))
    case PostgreSQLType.integer.rawValue, 21, 23:
      let isNegative = bytes.first.map { $0 >= 0x80 } ?? false
      return .integer(bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) })
    case PostgreSQLType.text.rawValue, 1043, 19: return .text(String(decoding: bytes, as: UTF8.self))
    default: throw .damaged("a column of type \(type)")
    }
  }
}
