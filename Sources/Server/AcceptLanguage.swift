import Foundation
import Play

extension InterfaceLanguage {
  /// The reader's best interface language by an `Accept-Language` header (RFC 9110, 12.5.4).
  init(acceptLanguage header: String) {
    let wishes = header.split(separator: ",").map { item in
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (tag: parts.first ?? "", quality: quality)
    }
    let ranked = wishes.enumerated().filter { $0.element.quality > 0 }
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
    self.init(preferring: ranked.map(\.element.tag))
  }
}
