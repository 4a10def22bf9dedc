import Formats

/// The name of a setting, its allowed values and its default value.
public struct SettingDefinition: Sendable {
  /// The setting's name in journals and messages.
  public let name: String
  /// The values that a player can choose.
  public let values: Values
  /// The default value; `nil` if the setting has no fixed default.
  public let usual: SettingValue?

  /// The allowed values of a setting.
  public enum Values: Sendable {
    /// The values on and off.
    case flag
    /// One of these numbers.
    case numbers([Int])
    /// All names for which the function returns `true`.
    case names(@Sendable (SettingValue) -> Bool)
  }

  static func flag(_ name: String, usual: Bool) -> SettingDefinition {
    SettingDefinition(name: name, values: .flag, usual: .flag(usual))
  }

  static func number(_ name: String, _ numbers: [Int], usual: Int) -> SettingDefinition {
    SettingDefinition(name: name, values: .numbers(numbers), usual: .number(usual))
  }

  static func name<Value: SettingType>(_ name: String, _ type: Value.Type, usual: Value?) -> SettingDefinition {
    let isName: @Sendable (SettingValue) -> Bool = { if case .some = Value(stored: $0) { true } else { false } }
    return SettingDefinition(name: name, values: .names(isName), usual: usual?.settingValue)
  }

  /// Returns whether a player can choose this value.
  public func allows(_ value: SettingValue) -> Bool {
    switch (values, value) {
    case (.flag, .flag): true
    case (.numbers(let numbers), .number(let number)): numbers.contains(number)
    case (.names(let isName), .name): isName(value)
    default: false
    }
  }
}

extension Setting {
  /// Creates the setting with this name; `nil` for any other name. O(settings).
  public init?(named name: String) {
    guard let setting = Setting.allCases.first(where: { $0.definition.name.hasSameBytes(as: name) }) else { return nil }
    self = setting
  }

  /// Examples of the setting's choices: all flags, all numbers, and at least one name.
  package var examples: [Choice] {
    let values: [SettingValue] =
      switch definition.values {
      case .flag: [.flag(false), .flag(true)]
      case .numbers(let numbers): numbers.map { .number($0) }
      case .names: ["es", "zh-Hant", "all", "level-B1", "saved", "dark", "alphabetical", "A2"].map { .name($0) }
      }
    return values.compactMap { Choice(self, stored: $0) }
  }
}
