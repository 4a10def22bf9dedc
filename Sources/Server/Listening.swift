import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// Runs a server and reports the reason in operator's terms if it cannot listen.
struct Listening<Server: Service>: Service {
  let server: Server
  let hostname: String
  let port: Int
  /// The names of the options that set the address.
  var hostnameOption = "--hostname"
  var portOption = "--port"

  func run() async throws {
    let place = "cannot listen on \(hostname):\(port)"
    do {
      try await server.run()
    } catch let error as IOError {
      throw ServeFault("\(place): \(reason(error)); choose another with \(portOption) or \(hostnameOption)")
    } catch is SocketAddressError.UnknownHost {
      throw ServeFault("\(place): no such host; choose another with \(hostnameOption)")
    } catch let error as SocketAddressError {
      throw ServeFault("\(place): \(error)")
    }
  }

  private func reason(_ error: IOError) -> String {
    switch error.errnoCode {
    case EADDRINUSE: "the port is taken"
    case EADDRNOTAVAIL: "this machine has no such address"
    case EACCES: "not permitted"
    default: "\(error)"
    }
  }
}
