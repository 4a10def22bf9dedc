import Foundation
import Hummingbird

extension Request {
  /// A parameter of the address; of two with one name the first counts. `+` is a blank there, as forms write it; what cannot be decoded
  /// stays as it is.
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
  /// A part of the address's path; what cannot be decoded stays as it is, and names nothing.
  func part(_ name: String) -> String {
    let text = parameters.get(name) ?? ""
    return text.removingPercentEncoding ?? text
  }
}
