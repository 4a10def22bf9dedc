import HTTPTypes
import NIOCore
import Testing

@testable import Server

@Suite struct `Clients behind trusted proxies` {
  private let proxies = try! TrustedProxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])

  private func client(_ remote: String, _ headers: [(String, String)]) throws -> String? {
    var fields: HTTPFields = [:]
    for (name, value) in headers { fields.append(HTTPField(name: HTTPField.Name(name)!, value: value)) }
    return proxies.client(try SocketAddress(ipAddress: remote, port: 1), fields)?.ipAddress
  }

  @Test(arguments: [
    ("127.0.0.1", "192.0.2.7", "192.0.2.7"), ("127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),
    ("127.0.0.1", "6.6.6.6, 192.0.2.7, 10.1.2.3", "192.0.2.7"), ("127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
    ("127.0.0.1", "2001:db8::7", "2001:db8::7"), ("127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
    ("::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"), ("fd00::1", "192.0.2.7", "192.0.2.7"),
    ("127.0.0.1", "10.1.2.3, 10.1.2.4", "10.1.2.3"), ("127.0.0.1", "", "127.0.0.1"),
    ("127.0.0.1", "unknown", "127.0.0.1"), ("127.0.0.1", "6.6.6.6, nonsense", "127.0.0.1"),
    ("127.0.0.1", "6.6.6.6, nonsense, 10.1.2.3", "10.1.2.3"),
    ("11.0.0.1", "192.0.2.7", "11.0.0.1"), ("192.0.2.9", "10.0.0.1", "192.0.2.9"), ("fe00::1", "192.0.2.7", "fe00::1"),
  ])
  func `the client's address is the last address before the trusted proxies`(
    remote: String, said: String, expected: String
  ) throws {
    #expect(try client(remote, [("X-Forwarded-For", said)]) == expected)
  }

  @Test(arguments: [
    ("for=192.0.2.7", "192.0.2.7"), ("for=6.6.6.6, for=192.0.2.7;proto=https;by=10.0.0.1", "192.0.2.7"),
    (#"For="[2001:db8::7]:4711""#, "2001:db8::7"), (#"for="[2001:db8::7]", for=10.0.0.2"#, "2001:db8::7"),
    ("for=_hidden", "127.0.0.1"), ("for=unknown", "127.0.0.1"), ("proto=https", "127.0.0.1"), ("for", "127.0.0.1"),
    (";=;,=", "127.0.0.1"), (#"for=6.6.6.6;x="a, for=192.0.2.7"#, "192.0.2.7"),
  ])
  func `the Forwarded header of RFC 7239 determines the client's address`(said: String, expected: String) throws {
    #expect(try client("127.0.0.1", [("Forwarded", said)]) == expected)
  }

  @Test func `several forwarding headers are joined in order`() throws {
    let headers = [("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "192.0.2.7, 10.0.0.1")]
    #expect(try client("127.0.0.1", headers) == "192.0.2.7")
    #expect(try client("127.0.0.1", headers + [("Forwarded", "for=6.6.6.6")]) == "192.0.2.7")
  }

  @Test func `a very long X-Forwarded-For header is read from its end`() throws {
    let long = String(repeating: "6.6.6.6, ", count: 1000) + "192.0.2.7"
    #expect(try client("127.0.0.1", [("X-Forwarded-For", long)]) == "192.0.2.7")
  }

  @Test(arguments: ["", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "fd00::/129", "10.0.0", "*", "/8"])
  func `an invalid network of trusted proxies is refused`(text: String) {
    #expect(throws: ServeFault.self) { try TrustedProxies([text]) }
  }

  @Test func `a trusted network of all addresses trusts every proxy, and an empty list trusts no proxy`() throws {
    let all = try TrustedProxies(["0.0.0.0/0"])
    let remote = try SocketAddress(ipAddress: "203.0.113.9", port: 1)
    #expect(all.client(remote, [HTTPField.Name("X-Forwarded-For")!: "198.51.100.1"])?.ipAddress == "198.51.100.1")
    #expect(
      TrustedProxies().client(remote, [HTTPField.Name("X-Forwarded-For")!: "1.2.3.4"])?.ipAddress == "203.0.113.9")
  }
}
