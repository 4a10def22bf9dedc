import Formats
import Words

/// The stored value of a setting. All values of the same setting use the same case of this enum.
public indirect enum SettingValue: Equatable, Sendable {
  /// The state of a setting that is on or off.
  case flag(Bool)
  /// A number.
  case number(Int)
  /// The name of one of several values.
  case name(String)

  /// Compares names byte by byte.
  public static func == (left: SettingValue, right: SettingValue) -> Bool {
    switch (left, right) {
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.name(let left), .name(let right)): left.hasSameBytes(as: right)
    default: false
    }
  }
}

/// The type of a setting's values.
public protocol SettingType: Sendable {
  /// Creates the value from its stored form; `nil` if no value of the type has this form.
  init?(stored: SettingValue)
  /// The stored form of the value.
  var settingValue: SettingValue { get }
}

extension Bool: SettingType {
  /// Creates the value from a stored flag.
  public init?(stored: SettingValue) {
    guard case .flag(let isOn) = stored else { return nil }
    self = isOn
  }
  /// The value as a stored flag.
  public var settingValue: SettingValue { .flag(self) }
}

extension Int: SettingType {
  /// Creates the value from a stored number.
  public init?(stored: SettingValue) {
    guard case .number(let number) = stored else { return nil }
    self = number
  }
  /// The value as a stored number.
  public var settingValue: SettingValue { .number(self) }
}

/// A BCP 47 tag as a setting's value. Only the tag's characters and its length are checked.
extension String: SettingType {
  /// Creates the tag from its stored form.
  public init?(stored: SettingValue) {
    guard case .name(let tag) = stored, (2...35).contains(tag.utf8.count) else { return nil }
    for byte in tag.bytes {
      let isInTag =
        byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      guard isInTag else { return nil }
    }
    self = tag
  }
  /// The tag as a stored name.
  public var settingValue: SettingValue { .name(self) }
}

extension Language: SettingType {
  /// Creates the language from its stored code, which is case-sensitive.
  public init?(stored: SettingValue) {
    guard case .name(let code) = stored, let language = Language(code: code), language.code.hasSameBytes(as: code)
    else { return nil }
    self = language
  }
  /// The language's code as a stored name.
  public var settingValue: SettingValue { .name(code) }
}

extension TranslationLanguage: SettingType {
  /// Creates the language from its stored tag.
  public init?(stored: SettingValue) {
    guard case .name(let tag) = stored else { return nil }
    self.init(tag: tag)
  }
  /// The language's tag as a stored name.
  public var settingValue: SettingValue { .name(tag) }
}

/// A type whose values are stored by name.
public protocol NamedSettingType: SettingType {
  /// The name of the value.
  var name: String { get }
  /// Creates the value with this name; `nil` for any other name.
  init?(named name: String)
}

extension NamedSettingType {
  /// Creates the value from its stored name.
  public init?(stored: SettingValue) {
    guard case .name(let name) = stored else { return nil }
    self.init(named: name)
  }
  /// The value's name in its stored form.
  public var settingValue: SettingValue { .name(name) }
}

extension Theme: NamedSettingType {}
extension RootSource: NamedSettingType {}
extension WordSource: NamedSettingType {}
extension KeyboardOrder: NamedSettingType {}
