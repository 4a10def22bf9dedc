import ArgumentParser
import Formats
import Store
import Words

/// Lists the verdicts that players have reported as wrong.
struct Reports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the verdicts that players have reported as wrong, the most frequent first.")

  @Option(help: "List only the reports of this language: \(Language.codes).")
  var language: String?
  @Option(help: "The maximum number of reports.")
  var most = 1000
  @Option(help: "text or json.")
  var format = "text"
  @OptionGroup var database: DatabaseOptions

  func run() async throws {
    guard most > 0 else { throw Complaint("--most \(most): must be at least 1") }
    guard ["text", "json"].contains(format) else { throw Complaint("--format \(format): must be text or json") }
    let only = try language.map { code in
      guard let language = Language(code: code) else {
        throw Complaint(
          "--language \(code): unknown language; the languages are "
            + Language.allCases.map(\.code).joined(separator: ", "))
      }
      return language
    }
    let store = try await Store(try database.address(try await ConfiguredValues(file: database.config)))
    let reports = try await store.reports(of: only, most: most)
    await store.close()
    if format == "json" {
      try put(JSON.object([("reports", .array(reports.map(\.json)))]).text)
    } else {
      for report in reports { try put(report.line) }
    }
  }
}

extension Report {
  fileprivate var line: String {
    ["\(count)", language.code, guess, root, first.text, last.text].joined(separator: "\t")
  }

  fileprivate var json: JSON {
    .object([
      ("language", .string(language.code)), ("guess", .string(guess)), ("root", .string(root)),
      ("count", .integer(count)), ("first", .string(first.text)), ("last", .string(last.text)),
    ])
  }
}
