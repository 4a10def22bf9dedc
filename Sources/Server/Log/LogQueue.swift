import Foundation
import Synchronization

/// A queue of log lines that wait to be written. A separate thread writes the lines, so that a stalled reader of the
/// log blocks only the log and not the server. Lines that do not fit in the queue are dropped and counted.
final class LogQueue: Sendable {
  /// The maximum number of bytes of a line; longer lines are cut.
  static let longestLine = 2000
  /// The time, in microseconds, for which the first line waits for more lines.
  static let collectingTime: UInt32 = 2000

  private struct State {
    var bytes: [UInt8] = []
    var lost = 0
    var isWriting = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let room: Int

  /// Creates a queue that holds at most `room` bytes. `write` may block or fail; it always receives whole lines.
  init(room: Int = 1024 * 1024, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.room = room
    Thread.detachNewThread { [self] in
      while true {
        filled.wait()
        // A busy server logs many lines during this pause, and the thread then writes these lines together. Waking this
        // thread for each line would cost as much as formatting the line.
        usleep(LogQueue.collectingTime)
        write(take())
        state.withLock { $0.isWriting = false }
      }
    }
  }

  /// Adds a text as one line, with blanks in place of its control characters. Returns immediately. O(bytes).
  func add(_ text: String) {
    let line = LogQueue.line(text)
    let isFirst = state.withLock { state in
      guard state.bytes.count + line.count <= room else {
        state.lost += 1
        return false
      }
      state.bytes += line
      return state.bytes.count == line.count
    }
    if isFirst { filled.signal() }
  }

  private static func line(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      let count = min(bytes.count, longestLine)
      return [UInt8](unsafeUninitializedCapacity: count + 1) { line, filled in
        for place in 0..<count { line[place] = bytes[place] < 0x20 || bytes[place] == 0x7F ? 0x20 : bytes[place] }
        line[count] = 0x0A
        filled = count + 1
      }
    }
  }

  /// Waits until all lines are written or `time` is over.
  func empty(within time: Duration) async {
    let end = ContinuousClock.now + time
    while state.withLock({ !$0.bytes.isEmpty || $0.isWriting }), .now < end {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Removes and returns all waiting lines, followed by a line about the number of dropped lines.
  private func take() -> [UInt8] {
    state.withLock { state in
      let note =
        state.lost == 0 ? "" : "\(state.lost) log lines were dropped because the reader of the log was too slow\n"
      let bytes = state.bytes + note.utf8
      state = State(isWriting: true)
      return bytes
    }
  }
}

extension LogQueue {
  /// Creates a queue that writes to standard error. If writing fails, the lines are lost silently.
  static func standardError() -> LogQueue {
    LogQueue { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var wanted = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&wanted, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
