import Hummingbird
import NIOCore

/// The data that accompanies a request through the routes.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  /// The client's name for rate limits. The name is derived from the connection's address or from a trusted proxy's
  /// header (``TrustedProxies``). ``RequestMiddleware`` sets this property.
  var client: [UInt8] = []

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// Returns the bytes of an IPv4 address, or the first eight bytes of an IPv6 address, because a client can choose the
/// remaining eight. The result is empty for any other kind of address.
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
