import Formats
import Journal

extension Choice {
  var members: Members {
    let json: JSON =
      switch value {
      case .flag(let isOn): .bool(isOn)
      case .number(let number): .integer(number)
      case .name(let name): .string(name)
      }
    return [("choice", .string(setting.definition.name)), ("value", json)]
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    guard let setting = Setting(named: try fields.string("choice")) else { throw .unsuitable(field: "choice") }
    let value: SettingValue
    switch setting.definition.values {
    case .flag: value = .flag(try fields.bool("value"))
    case .numbers: value = .number(try fields.count("value"))
    case .names: value = .name(try fields.string("value"))
    }
    guard let choice = Choice(setting, stored: value) else { throw .unsuitable(field: "value") }
    self = choice
  }
}
