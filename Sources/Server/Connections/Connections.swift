import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// Counts the connections. When all places are taken, a few more connections are accepted to be refused, and above those none: they wait until
/// others end.
final class Connections: AvailableConnectionsDelegate {
  /// Connections that are open at the same time only to be refused.
  static let mostRefused = 32

  private struct State {
    var open = 0
    var served = 0
    var isTold = false
  }

  /// The most connections that are served at the same time.
  let most: Int
  private let logger: Logger
  private let state = Mutex(State())

  init(most: Int, logger: Logger) {
    self.most = most
    self.logger = logger
  }

  func isAcceptingNewConnections() -> Bool { state.withLock { $0.open < most + Connections.mostRefused } }

  /// Connections that are open.
  var open: Int { state.withLock { $0.open } }

  func connectionOpened() { state.withLock { $0.open += 1 } }

  func connectionClosed() { state.withLock { $0.open -= 1 } }

  /// Takes a place for a connection; `false` when there is none. The log is told of the first one that gets none.
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

  /// Gives a place back. Once a tenth is free, it is news again when none is.
  func leavePlace() {
    state.withLock { state in
      state.served -= 1
      if state.served < most - most / 10 { state.isTold = false }
    }
  }
}

/// How many connections this process can have: each takes a descriptor.
public enum ConnectionLimit {
  /// A connection takes about 25 kB of memory, even when it is idle; so many take 250 MB.
  static let usual = 10_000

  /// As many as the limit of open files leaves (`ulimit -n`), beside what the server itself has open.
  public static var possible: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    // Three for each thread that reads sockets; files, pipes to the voice, and those who are refused.
    let own = 3 * System.coreCount + Connections.mostRefused + 50
    return max(1, Int(clamping: limit.rlim_cur) - own)
  }

  /// What is allowed unless something else is said.
  public static var standard: Int { min(possible, usual) }
}
