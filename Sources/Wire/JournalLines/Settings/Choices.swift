import Formats
import Journal
import Rules
import Words

extension Choice {
  var members: Members {
    let (name, value): (String, JSON) =
      switch self {
      case .language(let language): ("language", .string(language.code))
      case .length(let length): ("length", .integer(length))
      case .minimum(let minimum): ("minimum", .integer(minimum))
      case .roots(let source): ("roots", .string(source.name))
      case .minutes(let minutes): ("minutes", .integer(minutes))
      case .sound(let isOn): ("sound", .bool(isOn))
      case .haptics(let isOn): ("haptics", .bool(isOn))
      case .theme(let theme): ("theme", .string(theme.name))
      case .interface(let tag): ("interface", .string(tag))
      case .translation(let language): ("translation", .string(language.tag))
      case .words(let source): ("words", .string(source.name))
      case .keyboard(let order): ("keyboard", .string(order.name))
      case .goal(let words): ("goal", .integer(words))
      case .school(let isOn): ("school", .bool(isOn))
      }
    return [("choice", .string(name)), ("value", value)]
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    switch try fields.string("choice").utf8 {
    case "language": self = .language(try fields.language("value"))
    case "length": self = .length(try fields.value(of: RootList.lengths))
    case "minimum": self = .minimum(try fields.count("value", FindWordsRound.minimums))
    case "roots": self = .roots(try fields.rootSource())
    case "minutes": self = .minutes(try fields.value(of: Choice.timers))
    case "sound": self = .sound(try fields.bool("value"))
    case "haptics": self = .haptics(try fields.bool("value"))
    case "theme": self = .theme(try fields.theme())
    case "interface": self = .interface(try fields.tag())
    case "translation": self = .translation(try fields.translation())
    case "words": self = .words(try fields.wordSource("value"))
    case "keyboard": self = .keyboard(try fields.keyboard())
    case "goal": self = .goal(try fields.value(of: Choice.goals))
    case "school": self = .school(try fields.bool("value"))
    default: throw .unsuitable(field: "choice")
    }
  }
}

extension JournalFields {
  fileprivate func value(of allowed: [Int]) throws(JournalFault) -> Int {
    let value = try count("value")
    guard allowed.contains(value) else { throw .unsuitable(field: "value") }
    return value
  }

  fileprivate func rootSource() throws(JournalFault) -> RootSource {
    guard let source = RootSource(named: try string("value")) else { throw .unsuitable(field: "value") }
    return source
  }

  fileprivate func theme() throws(JournalFault) -> Theme {
    guard let theme = Theme(named: try string("value")) else { throw .unsuitable(field: "value") }
    return theme
  }

  fileprivate func translation() throws(JournalFault) -> TranslationLanguage {
    guard let language = TranslationLanguage(tag: try string("value")) else { throw .unsuitable(field: "value") }
    return language
  }

  fileprivate func keyboard() throws(JournalFault) -> KeyboardOrder {
    guard let order = KeyboardOrder(named: try string("value")) else { throw .unsuitable(field: "value") }
    return order
  }

  /// A BCP 47 tag; only its characters and length are checked.
  fileprivate func tag() throws(JournalFault) -> String {
    let tag = try string("value")
    let isTag = Array(tag.utf8).allSatisfy { byte in
      byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    guard isTag, (2...35).contains(tag.utf8.count) else { throw .unsuitable(field: "value") }
    return tag
  }
}
