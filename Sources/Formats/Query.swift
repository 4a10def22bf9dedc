/// The parameters of an address after its `?`, or after its `#`. Browsers do not send the text after `#` to the server.
public struct Query: Sendable {
  /// The maximum number of parameters that are read. The addresses of this program contain only a few parameters.
  public static let mostParameters = 64

  private let items: [(name: String, value: String)]

  /// Parses `name=value` pairs separated by `&`. `?` and `#` are separators too, because social networks append their
  /// own parameters after either of them. Ignores parameters after the first ``mostParameters``. O(bytes).
  public init(_ bytes: some Collection<UInt8>) {
    let parameters = bytes.split(maxSplits: Query.mostParameters) { byte in
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
    }
    items = parameters.prefix(Query.mostParameters).map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return (Percent.decodedQuery(item[..<equals]), Percent.decodedQuery(item[equals...].dropFirst()))
    }
  }

  /// Parses the parameters of a text. This initializer exists because other modules would not specialise the generic
  /// initializer and would parse more slowly.
  public init(text: String) { self.init(text.utf8) }

  /// The decoded value of a parameter; `nil` for a missing parameter. If several parameters have the same name, the
  /// value of the first one is returned. O(parameters).
  public subscript(name: String) -> String? { items.first { $0.name.hasSameBytes(as: name) }?.value }
}
