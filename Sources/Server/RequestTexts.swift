import Foundation
import Hummingbird

extension Request {
  /// The decoded value of a parameter of the query, where `+` is a space; of two with one name the first counts. A
  /// value with a broken escape stays as it is.
  func parameter(_ name: String) -> String? {
    for item in (uri.query ?? "").split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name else { continue }
      let text = parts.count > 1 ? String(parts[1].replacing("+", with: " ")) : ""
      return text.removingPercentEncoding ?? text
    }
    return nil
  }
}

extension RequestContext {
  /// A decoded part of the path, by its name in the route. One with a broken escape stays as it is.
  func part(_ name: String) -> String {
    let text = parameters.get(name) ?? ""
    return text.removingPercentEncoding ?? text
  }
}
