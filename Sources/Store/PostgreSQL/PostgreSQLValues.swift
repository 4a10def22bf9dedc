import CPostgreSQL

/// Values as libpq takes them: numbers and texts as text that ends with a zero, bytes as they are.
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
      // A text with a zero in it is no text for PostgreSQL.
      case .text(let text): add(text.utf8.filter { $0 != 0 }, isBinary: false)
      case .bytes(let bytes): add(bytes, isBinary: true)
      }
    }
  }

  private mutating func add(_ bytes: some Collection<UInt8>, isBinary: Bool) {
    starts.append(storage.count)
    lengths.append(Int32(bytes.count))
    formats.append(isBinary ? 1 : 0)
    storage += bytes
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

/// The rows of an answer whose values are binary.
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
    // The numbers of types are fixed (src/include/catalog/pg_type.dat).
    switch type {
    case 17: return .bytes(Array(bytes))
    case 20, 21, 23:
      let isNegative = bytes.first.map { $0 >= 0x80 } ?? false
      return .integer(bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) })
    case 25, 1043, 19: return .text(String(decoding: bytes, as: UTF8.self))
    default: throw .damaged("a column of type \(type)")
    }
  }
}
