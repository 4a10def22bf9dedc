import Play

/// What a client prefers, as the headers `Accept-Encoding` and `Accept-Language` say it: names with weights
/// (RFC 9110, 12.4.2).
struct Preferences {
  /// The names in small letters, in the header's order.
  private let items: [(name: String, weight: Double)]

  /// Reads a header (``ListHeader``). A weight that is no number counts as 1; one with blanks in it, which no client should send, is read.
  init(_ header: String?) {
    items = ListHeader.items(header).compactMap { item in
      let parts = item.lowercased().filter { $0 != " " && $0 != "\t" }.split(separator: ";")
      guard let name = parts.first else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (String(name), weight)
    }
  }

  /// Whether the client accepts what has this name. `*` stands for all names that are not in the header.
  func accept(_ name: String) -> Bool {
    (items.last { $0.name == name } ?? items.last { $0.name == "*" }).map { $0.weight > 0 } ?? false
  }

  /// The names that the client takes, the best first; of two with one weight the earlier.
  var ranked: [String] {
    items.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.name)
  }
}

extension InterfaceLanguage {
  /// The reader's best interface language by an `Accept-Language` header (RFC 9110, 12.5.4).
  init(acceptLanguage header: String?) { self.init(preferring: Preferences(header).ranked) }
}
