import Formats
import Words

/// Apple Tree's words of days in one language: a file of `Data/daily-words`.
///
/// UTF-8: a line `# from 2026-09-01`, then a line for each day from that one on, with the words of the day's courses, separated by tabs. A line
/// never changes and a file only grows at its end, so that every edition of it has the same word on a day (`docs/decisions/0038-daily-words.md`).
public struct DailyWords: Hashable, Sendable {
  /// The day of the first line.
  public let firstDay: Day
  /// Each line as it is, for the days from ``firstDay`` on.
  private let lines: [String]

  /// Why a file has no daily words.
  public enum Fault: Error, Hashable, Sendable {
    /// It does not begin with a line `# from DATE`.
    case noDate
    /// A line is not UTF-8.
    case notUTF8
    /// No line has words.
    case noWords
  }

  /// Reads a file. Empty lines are passed over. O(bytes).
  ///
  /// - Throws: why it has no daily words.
  public init(_ bytes: [UInt8]) throws(Fault) {
    var day: Day?
    var texts: [String] = []
    for line in Formats.lines(of: bytes) where !line.isEmpty {
      guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
      if case .some = day {
        texts.append(text)
      } else {
        let words = line.split(separator: UInt8(ascii: " "))
        guard words.count == 3, let first = Day(String(utf8: words[2])) else { throw .noDate }
        day = first
      }
    }
    guard let day else { throw .noDate }
    guard !texts.isEmpty else { throw .noWords }
    firstDay = day
    lines = texts
  }

  /// The word of a day in a course, by its place in the line; `nil` for a day before ``firstDay``, and for a course that the file does not
  /// have. After the last line the first one follows. O(bytes of a line).
  public func word(of day: Day, course: Int) -> String? {
    guard day >= firstDay else { return nil }
    let words = Array(lines[(day - firstDay) % lines.count].utf8)
      .split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard words.indices.contains(course), !words[course].isEmpty else { return nil }
    return String(utf8: words[course])
  }
}
