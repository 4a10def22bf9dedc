/// The parameters of an address: what stands behind its `?`, and in the same form behind its `#`, which servers do not get to see.
public struct Query: Sendable {
  private let items: [(name: String, value: String)]

  /// Reads `name=value`, parted by `&`; further `?` and `#` part too, because networks add parameters of their own behind either. O(bytes).
  public init(_ bytes: some Collection<UInt8>) {
    let parameters = bytes.split { byte in
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
    }
    items = parameters.map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return (Percent.decodedQuery(item[..<equals]), Percent.decodedQuery(item[equals...].dropFirst()))
    }
  }

  /// The value of a parameter; of two with one name the first counts. O(parameters).
  public subscript(name: String) -> String? { items.first { $0.name.hasSameBytes(as: name) }?.value }
}
