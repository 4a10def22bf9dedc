import Foundation
import Logging
import Synchronization
import Testing

@testable import Server

/// A reader of the log that blocks until it is opened.
private final class SlowReader: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let read = Mutex<[UInt8]>([])
  private let began = Mutex(false)

  /// Whether the first write has begun.
  var hasBegun: Bool { began.withLock { $0 } }
  var lines: [String] { read.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init) }

  func open() { gate.signal() }

  func take(_ bytes: [UInt8]) {
    began.withLock { $0 = true }
    gate.wait()
    gate.signal()
    read.withLock { $0 += bytes }
  }
}

@Suite struct `The log` {
  private let reader = SlowReader()

  private func wait(until isSo: () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(.timeLimit(.minutes(10))) func `the log writes its lines in order`() async throws {
    let queue = LogQueue { [reader] in reader.take($0) }
    reader.open()
    for number in 0..<1000 { queue.add("line \(number)") }
    try await wait { reader.lines.count == 1000 }
    #expect(reader.lines == (0..<1000).map { "line \($0)" })
  }

  @Test(.timeLimit(.minutes(10)))
  func `a stalled log reader does not block requests, and the log reports the lost lines`() async throws {
    let queue = LogQueue(room: 100) { [reader] in reader.take($0) }
    queue.add("first")
    try await wait { reader.hasBegun }
    for _ in 0..<10_000 { queue.add("123456789") }
    await queue.empty(within: .milliseconds(1))
    #expect(reader.lines.isEmpty)
    reader.open()
    try await wait { reader.lines.count == 12 }
    #expect(reader.lines.last == "9990 log lines were dropped because the reader of the log was too slow")
    await queue.empty(within: .seconds(100))
    queue.add("later")
    try await wait { reader.lines.count == 13 }
    #expect(reader.lines.last == "later")
  }

  @Test(.timeLimit(.minutes(10))) func `the log writes each entry as one line of limited length`() async throws {
    let queue = LogQueue { [reader] in reader.take($0) }
    reader.open()
    queue.add("a\nb\u{1B}[31m\u{7F}c")
    queue.add(String(repeating: "x", count: 80_000))
    var logger = Logger(label: "test") { LogLines($0, to: queue) }
    logger.logLevel = .info
    logger.answered(.ok, method: "GET", path: "/")
    try await wait { reader.lines.count == 3 }
    #expect(reader.lines[0] == "a b [31m c" && reader.lines[1].utf8.count == LogQueue.longestLine)
    #expect(reader.lines[2].contains("method=GET") && reader.lines[2].contains("status=200"))
  }
}
