import Interface
import Play

/// A client's preferences from the header `Accept-Encoding` or `Accept-Language`: names with weights (RFC 9110,
/// 12.4.2).
struct Preferences {
  /// The names in lowercase with their weights, in the header's order.
  private let items: [(name: String, weight: Double)]

  /// Reads a header's value (``ListHeader``). A weight that is not a number is replaced by 1. Blanks inside a weight
  /// are ignored, although no client should send them.
  init(_ header: String?) {
    items = ListHeader.items(header).compactMap { item in
      let parts = item.lowercased().filter { $0 != " " && $0 != "\t" }.split(separator: ";")
      guard let name = parts.first else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (String(name), weight)
    }
  }

  /// Returns whether the client accepts this name. If the header does not contain the name, the header's item `*`
  /// decides.
  func accept(_ name: String) -> Bool {
    (items.last { $0.name == name } ?? items.last { $0.name == "*" }).map { $0.weight > 0 } ?? false
  }

  /// The accepted names, ordered by weight, highest first; names with the same weight keep their order.
  var ranked: [String] {
    items.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.name)
  }
}

extension InterfaceLanguage {
  /// Chooses the reader's best interface language from an `Accept-Language` header (RFC 9110, 12.5.4).
  init(acceptLanguage header: String?) { self.init(preferring: Preferences(header).ranked) }
}
