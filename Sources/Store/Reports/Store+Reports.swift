import Rules
import Words

extension Store {
  /// The maximum number of different reports in the database. Beyond this number, only repetitions of stored reports
  /// are counted.
  static let mostReports = 100_000
  /// The maximum number of reports that are recorded from one sync request.
  static let mostReportsAtOnce = 100

  /// Returns the reports of one language or of all languages, most frequent first. O(reports).
  public func reports(of language: Language? = nil, most: Int = 1000) async throws -> [Report] {
    try await read { connection in
      let rows = try connection.run(
        """
        SELECT language, guess, root, count, first_day, last_day FROM reports
        ORDER BY count DESC, last_day DESC, language, guess, root
        """)
      return try rows.lazy.map { try Report($0) }.filter { language == nil || $0.language == language }.prefix(most)
        .map { $0 }
    }
  }
}

extension Connection {
  /// Counts the reports from a sync request, within the request's transaction.
  func gather(_ reports: [SentReport]) throws {
    guard !reports.isEmpty else { return }
    let count = try run("SELECT COUNT(*) FROM reports").first?.count(0) ?? 0
    for report in reports.prefix(Store.mostReportsAtOnce).sorted() {
      let known = try run(
        """
        UPDATE reports SET count = count + 1,
          first_day = CASE WHEN first_day < $1 THEN first_day ELSE $1 END,
          last_day = CASE WHEN last_day > $1 THEN last_day ELSE $1 END
        WHERE language = $2 AND guess = $3 AND root = $4 RETURNING count
        """, Value(report.day.number), .text(report.language.code), .text(report.guess), .text(report.root))
      guard known.isEmpty, count < Store.mostReports else { continue }
      try run(
        """
        INSERT INTO reports (language, guess, root, count, first_day, last_day) VALUES ($1, $2, $3, 1, $4, $4)
        ON CONFLICT (language, guess, root) DO UPDATE SET count = reports.count + 1
        """, .text(report.language.code), .text(report.guess), .text(report.root), Value(report.day.number))
    }
  }
}

extension Report {
  fileprivate init(_ row: Row) throws {
    guard let language = Language(code: try row.text(0)) else { throw StoreFault.damaged("a report of no language") }
    self.init(
      language: language, guess: try row.text(1), root: try row.text(2), count: try row.count(3),
      first: Day(number: try row.count(4)), last: Day(number: try row.count(5)))
  }
}
