import Formats
import Words

/// The learner's level in the language of the words. The level decides which words rounds ask for.
public struct LearnerLevel: Hashable, Sendable {
  /// The level; `nil` for a player who wants words of all levels.
  public let level: ProficiencyLevel?

  /// No particular level: rounds ask for all common words.
  public static let any = LearnerLevel(level: nil)

  /// The levels that a learner can choose, the easiest first.
  public static let choices = [
    LearnerLevel(.a1), LearnerLevel(.a2), LearnerLevel(.b1), LearnerLevel(.b2), LearnerLevel(.c1),
  ]

  /// Creates a level.
  public init(_ level: ProficiencyLevel) { self.level = level }

  private init(level: ProficiencyLevel?) { self.level = level }
}

/// The level as text in journals and messages: `any`, or the name of a level such as `A2`.
extension LearnerLevel: SettingType {
  /// Creates the level from its stored form.
  public init?(stored: SettingValue) {
    guard case .name(let name) = stored else { return nil }
    if name.hasSameBytes(as: "any") {
      self = .any
    } else {
      guard let level = ProficiencyLevel(code: name), level < .rare else { return nil }
      self.init(level)
    }
  }

  /// The stored form of the level.
  public var settingValue: SettingValue { .name(level?.code ?? "any") }
}
