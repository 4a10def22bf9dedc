import Foundation
import Synchronization

/// The time as a text, made once a second.
final class SecondText: Sendable {
  /// As the log says it: `2026-11-25T10:00:00+0000`.
  static let ofLog = SecondText("%Y-%m-%dT%H:%M:%S%z") { localtime_r($0, $1) != nil }
  /// As the header `Date` says it (RFC 9110, 5.6.7): `Wed, 25 Nov 2026 10:00:00 GMT`.
  static let ofHeaders = SecondText("%a, %d %b %Y %H:%M:%S GMT") { gmtime_r($0, $1) != nil }

  /// Splits a time; `false` where that cannot be done.
  typealias Split = @Sendable (UnsafePointer<time_t>, UnsafeMutablePointer<tm>) -> Bool

  /// As `strftime` reads it.
  private let format: String
  private let split: Split
  private let made = Mutex((second: 0, text: ""))

  init(_ format: String, _ split: @escaping Split) {
    self.format = format
    self.split = split
  }

  func now() -> String {
    let second = time(nil)
    return made.withLock { made in
      if made.second != second { made = (second, text(second)) }
      return made.text
    }
  }

  /// The text of a time, in seconds since 1970; `-` for one that has none.
  func text(_ second: time_t) -> String {
    var (second, parts) = (second, tm())
    guard split(&second, &parts) else { return "-" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = strftime(buffer.baseAddress!, buffer.count, format, &parts)
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
