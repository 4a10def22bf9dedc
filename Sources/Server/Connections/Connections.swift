import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// Counts the connections. Beyond the limit it accepts a few more connections only to refuse them; all others wait in
/// the system's queue until a connection ends.
final class Connections: AvailableConnectionsDelegate {
  /// Maximum number of connections that are open only to be refused.
  static let mostRefused = 32

  private struct State {
    var open = 0
    var served = 0
    var isTold = false
  }

  /// Maximum number of connections served at the same time.
  let most: Int
  private let logger: Logger
  private let state = Mutex(State())

  init(most: Int, logger: Logger) {
    self.most = most
    self.logger = logger
  }

  func isAcceptingNewConnections() -> Bool { state.withLock { $0.open < most + Connections.mostRefused } }

  /// The number of open connections.
  var open: Int { state.withLock { $0.open } }

  func connectionOpened() { state.withLock { $0.open += 1 } }

  func connectionClosed() { state.withLock { $0.open -= 1 } }

  /// Reserves a place for a connection; returns `false` if all are taken. Logs only the first refusal.
  func takePlace() -> Bool {
    let (hasPlace, isNews) = state.withLock { state in
      guard state.served == most else {
        state.served += 1
        return (true, false)
      }
      defer { state.isTold = true }
      return (false, !state.isTold)
    }
    if isNews { logger.warning("all connections are taken; others are refused", metadata: ["connections": "\(most)"]) }
    return hasPlace
  }

  /// Releases a place. Once a tenth of the places is free, the next refusal is logged again.
  func leavePlace() {
    state.withLock { state in
      state.served -= 1
      if state.served < most - most / 10 { state.isTold = false }
    }
  }
}

/// The number of connections that this process can have: each takes a file descriptor.
public enum ConnectionLimit {
  /// Default limit. A connection takes about 25 kB of memory even when it is idle, so 10,000 take 250 MB.
  static let usual = 10_000

  /// The limit of open files (`ulimit -n`) minus the descriptors that the server itself uses.
  public static var possible: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    // Three descriptors for each event loop thread; the rest for files, pipes to the voice, and refused connections.
    let own = 3 * System.coreCount + Connections.mostRefused + 50
    return max(1, Int(clamping: limit.rlim_cur) - own)
  }

  /// The default limit.
  public static var standard: Int { min(possible, usual) }
}
