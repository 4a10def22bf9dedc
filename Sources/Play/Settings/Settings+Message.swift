import Formats
import Journal
import Rules
import Words

extension Settings {
  /// What the player does at the settings.
  indirect enum Message: Equatable, Sendable {
    case openedSettings
    case chose(Choice)

    var name: String {
      switch self {
      case .openedSettings: "openedSettings"
      case .chose(let choice): "chose " + choice.name
      }
    }

    /// The feature's message names. No other feature uses these names.
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
      let choices: [Choice] = [
        .language(.spanish), .length(7), .minimum(4), .roots(.all), .roots(.words(.level("B1"))), .minutes(3),
        .sound(false),
        .haptics(true), .theme(.dark), .interface("zh-Hant"), .translation(.simplifiedChinese), .words(.saved),
        .keyboard(.alphabetical), .goal(100), .school(true),
      ]
      return [.openedSettings] + choices.map { .chose($0) }
    }
  }
}

extension Choice {
  /// `length 8`.
  fileprivate var name: String {
    switch self {
    case .language(let language): named("language", language.code)
    case .length(let length): named("length", length)
    case .minimum(let minimum): named("minimum", minimum)
    case .roots(let source): named("roots", source.name)
    case .minutes(let minutes): named("minutes", minutes)
    case .sound(let isOn): isOn ? "sound on" : "sound off"
    case .haptics(let isOn): isOn ? "haptics on" : "haptics off"
    case .theme(let theme): named("theme", theme.name)
    case .interface(let tag): named("interface", tag)
    case .translation(let language): named("translation", language.tag)
    case .words(let source): named("words", source.name)
    case .keyboard(let order): named("keyboard", order.name)
    case .goal(let words): named("goal", words)
    case .school(let isOn): isOn ? "school on" : "school off"
    }
  }

  /// `nil` for what cannot be chosen.
  fileprivate init?(name: String, value: String) {
    let isOn = value.hasSameBytes(as: "on")
    var choice: Choice?
    switch name.utf8 {
    case "language": choice = Language(code: value).map { .language($0) }
    case "length": choice = Int(value).flatMap { RootList.lengths.contains($0) ? .length($0) : nil }
    case "minimum": choice = Int(value).flatMap { FindWordsRound.minimums.contains($0) ? .minimum($0) : nil }
    case "minutes": choice = Int(value).flatMap { Choice.timers.contains($0) ? .minutes($0) : nil }
    case "roots": choice = RootSource(named: value).map { .roots($0) }
    case "sound": choice = .sound(isOn)
    case "haptics": choice = .haptics(isOn)
    case "theme": choice = Theme(named: value).map { .theme($0) }
    case "interface": choice = InterfaceLanguage(tag: value).map { .interface($0.tag) }
    case "translation": choice = TranslationLanguage(tag: value).map { .translation($0) }
    case "words": choice = WordSource(named: value).map { .words($0) }
    case "keyboard": choice = KeyboardOrder(named: value).map { .keyboard($0) }
    case "goal": choice = Int(value).flatMap { Choice.goals.contains($0) ? .goal($0) : nil }
    case "school": choice = .school(isOn)
    default: break
    }
    guard let choice else { return nil }
    self = choice
  }
}
