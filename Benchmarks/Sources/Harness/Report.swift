import Foundation

/// The result tables in Markdown, which are also readable in a terminal.
public struct Report {
  public let timings: Timings
  public let figures: Figures
  public let targets: [Target]

  public init(_ timings: Timings, _ figures: Figures) {
    self.timings = timings
    self.figures = figures
    targets = Target.exact(figures) + Target.timed(timings)
  }

  public var text: String { [timesTable, table(of: targets), figuresTable].joined(separator: "\n") }

  /// The tables of times. The text leaves out the table of figures because the figures do not depend on the build.
  public var times: String { [timesTable, table(of: targets.filter { !$0.isExact })].joined(separator: "\n") }

  private var timesTable: String {
    var rows: [[String]] = []
    for job in Job.all {
      for who in Who.allCases {
        guard let timing = timings[job, who], let ratio = timings.ratio(job, who) else { continue }
        rows.append([
          job.title, who.rawValue, Report.time(timing.median, job), Report.percent(timing.spread),
          who == .ours ? "" : Report.factor(ratio),
        ])
      }
    }
    return Report.table(["Job", "Who", "Median", "Spread", "÷ ours"], rows)
  }

  private func table(of targets: [Target]) -> String {
    Report.table(
      ["Promise", "Found", ""],
      targets.map { [$0.promise, "\(Report.number($0.found)) \($0.unit)", $0.isMet ? "met" : "**NOT met**"] })
  }

  private var figuresTable: String {
    func bytes(_ what: String, _ count: Int) -> [String] {
      [what, Report.grouped(count) + " bytes", Report.number(figures.perWord(count)) + " a word"]
    }
    var rows = figures.sections.map { bytes("our file: \($0.name)", $0.bytes) }
    rows += [
      ["graph: units that hold an edge", "\(Report.grouped(figures.edges)) of \(Report.grouped(figures.units))", ""],
      ["index: nodes of the tries", Report.grouped(figures.trieNodes), ""],
      ["index: anagram classes", Report.grouped(figures.classes), ""],
      bytes("index: pool of the words", figures.poolBytes),
    ]
    rows += figures.peerFiles.map { bytes("file of \($0.who.rawValue)", $0.bytes) }
    rows += figures.allocations.map { ["allocations: \($0.what)", "\($0.count)", ""] }
    return Report.table(["Figure", "", ""], rows)
  }

  /// Returns a table whose columns are padded to even width, so that the table's source is readable too.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in ([head] + rows).reduce(3) { max($0, $1[column].count) } }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    return line(head) + line(widths.map { String(repeating: "-", count: $0) }) + rows.map(line).joined()
  }

  private static func time(_ seconds: Double, _ job: Job) -> String {
    if job == .manyRacks { return grouped(Int((1 / seconds).rounded())) + " racks/s" }
    switch seconds {
    case ..<1e-6: return number(seconds * 1e9) + " ns"
    case ..<1e-3: return number(seconds * 1e6) + " µs"
    default: return number(seconds * 1e3) + " ms"
    }
  }

  private static func factor(_ ratio: Double) -> String { number(ratio) + " ×" }

  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }

  /// Formats a number with three significant digits, or with more digits if the integer part is longer.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return switch abs(value) {
    case 100...: grouped(Int(value.rounded()))
    case 10...: String(format: "%.1f", value)
    case ..<0.1 where value != 0: String(format: "%.4f", value)
    default: value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }
  }

  /// Formats 1234567 as 1,234,567.
  private static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
