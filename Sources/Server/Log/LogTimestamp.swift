import Foundation
import Synchronization

/// The current local time as text, formatted at most once a second: `2026-11-25T10:00:00+0000`.
enum LogTimestamp {
  private static let formatted = Mutex((second: 0, text: ""))

  static func now() -> String {
    let second = time(nil)
    return formatted.withLock { formatted in
      if formatted.second != second { formatted = (second, text(second)) }
      return formatted.text
    }
  }

  /// Returns the text for a time in seconds since 1970; `-` if the calendar cannot represent this time.
  static func text(_ second: time_t) -> String {
    var (second, parts) = (second, tm())
    guard localtime_r(&second, &parts) != nil else { return "-" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = strftime(buffer.baseAddress!, buffer.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
