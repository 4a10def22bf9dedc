import Foundation

@testable import Formats

extension JSON {
  init(_ text: String) throws { try self.init(Array(text.utf8)) }
}
