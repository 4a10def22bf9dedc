import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// Counts the open connections and limits their number. Beyond the limit, the server accepts a few more connections
/// only to refuse them. If these places are also taken, new connections wait in the system's queue until a connection
/// ends.
final class Connections: AvailableConnectionsDelegate {
  /// The maximum number of connections that are open only to be refused.
  static let mostRefused = 32

  private struct State {
    var open = 0
    var served = 0
    var isTold = false
  }

  /// The maximum number of connections served at the same time.
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

  /// Reserves one of the `most` places for a connection; returns `false` if all are taken. Logs only the first of
  /// consecutive refusals.
  func takePlace() -> Bool {
    let (hasPlace, isNews) = state.withLock { state in
      guard state.served == most else {
        state.served += 1
        return (true, false)
      }
      defer { state.isTold = true }
      return (false, !state.isTold)
    }
    if isNews {
      logger.warning("all connections are in use; new connections are refused", metadata: ["connections": "\(most)"])
    }
    return hasPlace
  }

  /// Releases a connection's place. If more than a tenth of the places is free, the next refused connection is logged
  /// again.
  func leavePlace() {
    state.withLock { state in
      state.served -= 1
      if state.served < most - most / 10 { state.isTold = false }
    }
  }
}

/// The number of connections that this process can serve at the same time, which is limited because each connection
/// takes a file descriptor.
public enum ConnectionLimit {
  /// The default limit, if the process has enough file descriptors. An idle connection takes about 25 kB of memory, so
  /// 10,000 connections take 250 MB.
  static let usual = 10_000

  /// The limit of open files (`ulimit -n`) minus the number of file descriptors that the server itself uses.
  public static var possible: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    // Each event loop thread takes three file descriptors; the others are for files, pipes to the speech process, and
    // refused connections.
    let own = 3 * System.coreCount + Connections.mostRefused + 50
    return max(1, Int(clamping: limit.rlim_cur) - own)
  }

  /// The default limit: the smaller of `possible` and `usual`.
  public static var standard: Int { min(possible, usual) }
}
