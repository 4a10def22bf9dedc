import Formats
import Words

/// The daily words of Apple Tree in one language, read from a file in `Data/daily-words`.
///
/// The file is UTF-8. The first line of the file is `# from 2026-09-01`. One line for each day follows, starting with
/// that date. Each line has the day's words, one for each leaderboard, separated by tabs. Existing lines are never
/// changed and new lines are appended, so that every edition of the file has the same word for a day
/// (`docs/decisions/0038-daily-words.md`).
public struct DailyWords: Hashable, Sendable {
  /// The language of the words.
  public let language: Language
  /// The day of the first line.
  public let firstDay: Day
  /// The unparsed lines, one for each day starting with ``firstDay``.
  private let lines: [String]

  /// The reason why a file of daily words is invalid.
  public enum Fault: Error, Hashable, Sendable {
    /// The first line is not `# from DATE`.
    case noDate
    /// A line is not UTF-8.
    case notUTF8
    /// The file has no line with words.
    case noWords
  }

  /// Reads a file of daily words; skips empty lines. O(bytes).
  ///
  /// - Throws: A ``Fault`` with the reason why the file is invalid.
  public init(_ bytes: [UInt8], language: Language) throws(Fault) {
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
    self.language = language
    firstDay = day
    lines = texts
  }

  /// Returns the word of a day; `course` is the word's index in the day's line. Returns `nil` if the day is before
  /// ``firstDay`` or the line has no word with this index. After the last line, the lines repeat from the first one.
  /// O(bytes of a line).
  public func word(of day: Day, course: Int) -> String? {
    guard day >= firstDay else { return nil }
    let words = Array(lines[(day - firstDay) % lines.count].utf8)
      .split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard words.indices.contains(course), !words[course].isEmpty else { return nil }
    return String(utf8: words[course])
  }
}

extension DailyWords.Fault: CustomStringConvertible {
  /// The problem in English, with a remedy.
  public var description: String {
    switch self {
    case .noDate: "no line “# from DATE” at its beginning; write the first day there, such as “# from 2026-09-01”"
    case .notUTF8: "not UTF-8; save the file as UTF-8"
    case .noWords: "no words in it; write one line a day, and separate the day's words with a tab"
    }
  }
}
