import Hummingbird
import NIOCore

/// What is known of a request besides the request itself.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  /// The client, as limits count it: whoever has connected, or whom a trusted proxy names (``TrustedProxies``). ``EveryRequest`` finds out.
  var client: [UInt8] = []

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// The bytes of an IPv4 address; the first eight of an IPv6 address, since a client can choose the rest; empty for any
/// other.
func clientName(_ address: SocketAddress?) -> [UInt8] {
  switch address {
  case .v4(let address): return withUnsafeBytes(of: address.address.sin_addr, Array.init)
  case .v6(let address):
    let bytes = withUnsafeBytes(of: address.address.sin6_addr, Array.init)
    let isVersion4 = bytes.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
    return Array(isVersion4 ? bytes.suffix(4) : bytes.prefix(8))
  case .unixDomainSocket, nil: return []
  }
}
