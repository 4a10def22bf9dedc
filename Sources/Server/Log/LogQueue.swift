import Foundation
import Synchronization

/// Lines of the log on their way out. A thread of its own writes them, so that a reader who stalls holds up nothing but the log: lines that
/// find no room are lost and counted.
final class LogQueue: Sendable {
  /// A longer line is cut.
  static let longestLine = 2000
  /// How long a line waits for others, in microseconds.
  static let collectingTime: UInt32 = 2000

  private struct State {
    var bytes: [UInt8] = []
    var lost = 0
    var isWriting = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let room: Int

  /// Holds at most `room` bytes that wait. `write` may block, and may fail: it gets whole lines.
  init(room: Int = 1024 * 1024, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.room = room
    Thread.detachNewThread { [self] in
      while true {
        filled.wait()
        // A busy server writes many lines in this time, which then go out at once: to wake this thread for each costs as much as to make it.
        usleep(LogQueue.collectingTime)
        write(take())
        state.withLock { $0.isWriting = false }
      }
    }
  }

  /// Adds a text as one line, whatever is in it. Returns at once. O(bytes).
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

  /// Waits until all lines are written, or until the time is over.
  func empty(within time: Duration) async {
    let end = ContinuousClock.now + time
    while state.withLock({ !$0.bytes.isEmpty || $0.isWriting }), .now < end {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// All lines that wait, and behind them how many were lost since.
  private func take() -> [UInt8] {
    state.withLock { state in
      let note = state.lost == 0 ? "" : "\(state.lost) lines of the log were lost: nobody had read those before\n"
      let bytes = state.bytes + note.utf8
      state = State(isWriting: true)
      return bytes
    }
  }
}

extension LogQueue {
  /// The lines go to standard error. When that cannot be written there is nobody to tell.
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
