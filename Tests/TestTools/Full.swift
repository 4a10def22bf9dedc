import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes longer than a second, and therefore runs in `make test-all` but not in `make test`.
  public static var full: Self {
    .enabled("it runs in make test-all") {
      ProcessInfo.processInfo.environment["WORD_ORCHARD_FULL_TESTS"] != nil
    }
  }
}
