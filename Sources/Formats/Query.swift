/// The parameters of an address: what follows its `?`, or its `#`, which browsers do not send to the server.
public struct Query: Sendable {
  /// The most parameters that are read: no address of ours has more than a few.
  public static let mostParameters = 64

  private let items: [(name: String, value: String)]

  /// Reads `name=value` pairs separated by `&`. `?` and `#` separate too, because social networks append parameters of
  /// their own after either. What follows the first ``mostParameters`` is passed over. O(bytes).
  public init(_ bytes: some Collection<UInt8>) {
    let parameters = bytes.split(maxSplits: Query.mostParameters) { byte in
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
    }
    items = parameters.prefix(Query.mostParameters).map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return (Percent.decodedQuery(item[..<equals]), Percent.decodedQuery(item[equals...].dropFirst()))
    }
  }

  /// The same of a text. Another module does not see how parameters are read, and would do it more slowly for what is any collection to it.
  public init(text: String) { self.init(text.utf8) }

  /// The decoded value of a parameter; `nil` when there is none. Of two with one name the first counts. O(parameters).
  public subscript(name: String) -> String? { items.first { $0.name.hasSameBytes(as: name) }?.value }
}
