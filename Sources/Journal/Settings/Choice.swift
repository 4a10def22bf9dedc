import Words

/// A setting and the value that a player chose for it, such as `.theme(.dark)`.
public struct Choice: Equatable, Sendable {
  /// The setting for which the player chose a value.
  public let setting: Setting
  /// The chosen value, one of the values that the setting's definition allows.
  public let value: SettingValue

  init<Value: SettingType>(_ setting: Setting, _ value: Value) {
    self.setting = setting
    self.value = value.settingValue
  }

  /// Creates a choice from a stored value; `nil` if the setting does not allow the value.
  public init?(_ setting: Setting, stored value: SettingValue) {
    guard setting.definition.allows(value) else { return nil }
    self.setting = setting
    self.value = value
  }
}

/// A choice and the stamp of the event that made it.
public struct ChoiceMade: Equatable, Sendable {
  /// The stamp of the event that made the choice.
  public let stamp: Stamp
  /// The setting and its value.
  public let choice: Choice

  /// Creates a choice with its event's stamp.
  public init(stamp: Stamp, choice: Choice) {
    self.stamp = stamp
    self.choice = choice
  }
}

/// The latest choice of each setting; `nil` for a setting that was never chosen.
public struct Choices: Equatable, Sendable {
  /// The chosen values, indexed by the raw values of the settings.
  private var values = [SettingValue?](repeating: nil, count: Setting.allCases.count)

  init(_ made: [ChoiceMade] = []) {
    for one in made { self[one.choice.setting] = one.choice.value }
  }

  /// The stored value of a setting; `nil` if the player never chose it.
  public internal(set) subscript(_ setting: Setting) -> SettingValue? {
    get { values[Int(setting.rawValue)] }
    set { values[Int(setting.rawValue)] = newValue }
  }

  subscript<Value: SettingType>(_ setting: Setting) -> Value? {
    values[Int(setting.rawValue)].flatMap { Value(stored: $0) }
  }
}

/// The effective settings: the player's choices, and the default values of settings that were never chosen.
public struct Settings: Equatable, Sendable {
  private(set) var chosen = Choices()

  /// Creates settings from the choices and the default values; `language` is the default language of the words.
  public init(_ choices: Choices? = nil, language: Language = .english) {
    for setting in Setting.allCases { chosen[setting] = choices?[setting] ?? setting.definition.usual }
    if choices?.language == nil { apply(.language(language)) }
  }

  /// The stored value; `nil` for a setting that was never chosen and has no default value.
  public subscript(_ setting: Setting) -> SettingValue? { chosen[setting] }

  /// Returns the value of a setting that has a default value.
  subscript<Value: SettingType>(_ setting: Setting) -> Value {
    guard let value: Value = chosen[setting] else { preconditionFailure("a setting without a usual value") }
    return value
  }

  /// Replaces the value of the choice's setting.
  public mutating func apply(_ choice: Choice) { chosen[choice.setting] = choice.value }
}
