import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// Runs a server. If the server cannot listen on its address, reports the reason in terms that an operator understands.
struct Listening<Server: Service>: Service {
  let server: Server
  let hostname: String
  let port: Int
  /// The name of the command-line option that sets the host name.
  var hostnameOption = "--hostname"
  var portOption = "--port"

  func run() async throws {
    let place = "cannot listen on \(hostname):\(port)"
    do {
      try await server.run()
    } catch let error as IOError {
      throw ServeFault("\(place): \(reason(error)); choose another with \(portOption) or \(hostnameOption)")
    } catch is SocketAddressError.UnknownHost {
      throw ServeFault("\(place): unknown host; choose another with \(hostnameOption)")
    } catch let error as SocketAddressError {
      throw ServeFault("\(place): \(error)")
    }
  }

  private func reason(_ error: IOError) -> String {
    switch error.errnoCode {
    case EADDRINUSE: "the port is in use"
    case EADDRNOTAVAIL: "the address does not belong to this machine"
    case EACCES: "not permitted"
    default: "\(error)"
    }
  }
}
