import Foundation
import HTTPTypes
import Hummingbird

extension Request {
  /// Makes sure that no page of another site has a browser send this request.
  ///
  /// Browsers say where a request comes from, in `Sec-Fetch-Site` or in `Origin`, and no page can change that. A program that says neither must
  /// show its secret itself, in `Authorization`, which browsers never add; or have none.
  ///
  /// - Throws: ``PlayerFault/otherOrigin``.
  func proveSameOrigin() throws(PlayerFault) {
    if let site = headers[HTTPField.Name("Sec-Fetch-Site")!] {
      guard site == "same-origin" else { throw .otherOrigin }
    } else if let origin = headers[.origin] {
      guard let host = head.authority, ["https://", "http://"].contains(where: { origin == $0 + host })
      else { throw .otherOrigin }
    } else {
      guard bearer != nil || headers[.cookie] == nil else { throw .otherOrigin }
    }
  }
}
