import HTTPTypes
import NIOCore

/// The proxies whose `X-Forwarded-For` or `Forwarded` header (RFC 7239) is trusted. Anybody can write these headers, so
/// only the entry that the last trusted proxy added is used.
public struct TrustedProxies: Sendable {
  private let networks: [Network]

  /// Creates an empty list, so that no proxy is trusted.
  public init() { networks = [] }

  /// Creates a list from texts with addresses or networks, for example `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
  ///
  /// - Throws: ``ServeFault`` if a text is neither an address nor a network.
  public init(_ texts: [String]) throws(ServeFault) {
    var networks: [Network] = []
    for text in texts {
      guard let network = Network(text) else {
        throw ServeFault("trusted proxy \"\(text)\": must be an address or a network, such as 10.0.0.7 or 10.0.0.0/8")
      }
      networks.append(network)
    }
    self.networks = networks
  }

  /// Returns the client's address: the last address in the header that is not a trusted proxy's address. If a trusted
  /// proxy's entry is missing or invalid, that proxy is treated as the client.
  func client(_ remote: SocketAddress?, _ headers: HTTPFields) -> SocketAddress? {
    guard let remote, isTrusted(remote) else { return remote }
    var client = remote
    for said in TrustedProxies.chain(headers).reversed() {
      guard let address = SocketAddress(said: said) else { break }
      client = address
      if !isTrusted(address) { break }
    }
    return client
  }

  private func isTrusted(_ address: SocketAddress) -> Bool {
    guard let bits = address.bits else { return false }
    return networks.contains { $0.has(bits) }
  }

  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
  private static let forwarded = HTTPField.Name("Forwarded")!

  /// Returns the addresses in the proxies' headers, in order; the entry of the last proxy is at the end.
  private static func chain(_ headers: HTTPFields) -> [Substring] {
    let plain = ListHeader.lastItems(headers[values: forwardedFor])
    guard plain.isEmpty else { return plain }
    return ListHeader.lastItems(headers[values: forwarded]).map { element in
      let pairs = element.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
      return pairs.first { $0.count == 2 && $0[0].trimmingBlanks.lowercased() == "for" }?[1].trimmingBlanks ?? ""
    }
  }
}

/// A range of IP addresses with a common prefix.
private struct Network {
  private let first: UInt128
  /// A mask that selects the bits of the common prefix.
  private let mask: UInt128

  /// Returns `nil` if the text is neither an address nor a network.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = try? SocketAddress(ipAddress: String(parts[0]), port: 0), let first = address.bits
    else { return nil }
    let most = address.protocol == .inet ? 32 : 128
    let bits = parts.count == 1 ? most : Int(parts[1]) ?? -1
    guard (0...most).contains(bits) else { return nil }
    self.first = first
    mask = ~0 << (most - bits)
  }

  func has(_ address: UInt128) -> Bool { (address ^ first) & mask == 0 }
}

extension SocketAddress {
  /// The bits of the address, as an IPv6 address. An IPv4 address is converted to an IPv4-mapped IPv6 address (RFC
  /// 4291, 2.5.5.2).
  fileprivate var bits: UInt128? {
    switch self {
    case .v4(let address): 0xFFFF << 32 | UInt128(UInt32(bigEndian: address.address.sin_addr.s_addr))
    case .v6(let address):
      withUnsafeBytes(of: address.address.sin6_addr) { UInt128(bigEndian: $0.loadUnaligned(as: UInt128.self)) }
    case .unixDomainSocket: nil
    }
  }

  /// Reads an address in the notations that proxies use, for example `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`,
  /// `"[2001:db8::7]:4711"`.
  fileprivate init?(said text: Substring) {
    var text = text
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      text = text[..<end].dropFirst()
    } else if let colon = text.firstIndex(of: ":"), !text[colon...].dropFirst().contains(":") {
      text = text[..<colon]
    }
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self = address
  }
}
