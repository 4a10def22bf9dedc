import Formats
import Interface
import Journal

extension Settings {
  /// An action of the player in the settings.
  indirect enum Message: Equatable, Sendable {
    case openedSettings
    case chose(Choice)

    var name: String {
      switch self {
      case .openedSettings: "openedSettings"
      case .chose(let choice): "chose " + choice.name
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = ["openedSettings", "chose"]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "openedSettings": .openedSettings
        case "chose": Choice(name: text.argument, value: text.lastArgument).map { .chose($0) }
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      return [.openedSettings] + Setting.allCases.flatMap { $0.examples }.map { .chose($0) }
    }
  }
}

extension Choice {
  /// The name of the setting and the chosen value: `length 8`, `sound on`.
  fileprivate var name: String {
    let name = setting.definition.name
    return switch value {
    case .flag(let isOn): named(name, isOn ? "on" : "off")
    case .number(let number): named(name, number)
    case .name(let value): named(name, value)
    }
  }

  /// Parses a choice; `nil` if the player cannot choose this value.
  fileprivate init?(name: String, value: String) {
    guard let setting = Setting(named: name) else { return nil }
    let stored: SettingValue?
    switch setting.definition.values {
    case .flag: stored = value.hasSameBytes(as: "on") ? .flag(true) : value.hasSameBytes(as: "off") ? .flag(false) : nil
    case .numbers: stored = value.int.map { .number($0) }
    case .names: stored = .name(value)
    }
    guard let stored else { return nil }
    self.init(setting, stored: stored)
  }
}
