import Foundation
import HTTPTypes
import Hummingbird

extension Request {
  /// Verifies that the request was not sent by another site's page.
  ///
  /// Browsers send the origin of a request in the header `Sec-Fetch-Site` or `Origin`, which pages cannot change. A
  /// program that sends neither header must send its secret in `Authorization`, which browsers never add themselves, or
  /// must send no cookie.
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
