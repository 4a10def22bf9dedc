import Interface
import Journal
import Markup
import Words

/// A row in the settings dialog.
struct SettingRow {
  let label: Phrase
  /// A text that explains the setting. If `isMissing` is set, the text is shown only if the device lacks the feature,
  /// and reports that fact.
  let note: Phrase?
  let control: Control
  /// The pages on which the settings dialog contains the row.
  var place = Place.everywhere
  /// Whether the options occupy the full width of the dialog, below the label. If the options are few and short, they
  /// are to the right of the label.
  var isWide = false
  /// Returns whether the device lacks the feature that the switch turns on; `nil` if every device has the feature.
  var isMissing: ((Session) -> Bool)?
  /// Returns the value that is displayed as chosen; `nil` means the value of the setting.
  var chosen: ((Session) -> SettingValue)?

  enum Control {
    case toggle
    case options((SettingsSheet) -> [SettingOption])
  }

  enum Place {
    case everywhere
    /// Only the pages of the games that use the setting.
    case itsGames
    /// The pages of the games that use the setting, and all pages that belong to no game.
    case allButOtherGames
  }

  /// Creates a row with a switch.
  static func toggle(_ label: Phrase, note: Phrase? = nil, isMissing: ((Session) -> Bool)? = nil) -> SettingRow {
    SettingRow(label: label, note: note, control: .toggle, isMissing: isMissing)
  }

  /// Creates a row with a radio button for each value.
  static func options(
    _ label: Phrase, note: Phrase? = nil, isWide: Bool = false, on place: Place = .everywhere,
    chosen: ((Session) -> SettingValue)? = nil, _ options: @escaping (SettingsSheet) -> [SettingOption]
  ) -> SettingRow {
    SettingRow(
      label: label, note: note, control: .options(options), place: place, isWide: isWide, isMissing: nil,
      chosen: chosen)
  }

  func isShown(for setting: Setting, on route: Route) -> Bool {
    switch place {
    case .everywhere: true
    case .itsGames: route.game?.use(setting).isThere == true
    case .allButOtherGames: route.game.map { $0.use(setting).isThere } ?? true
    }
  }
}

/// A value that the player can choose, with the value's name. `lang` is the BCP 47 tag of the name if the name is in
/// another language.
struct SettingOption {
  let value: SettingValue
  let label: String
  let lang: String?
  /// A short name of the value, which stands before the label.
  let code: String?

  init<Value: SettingType>(_ value: Value, _ label: String, lang: String? = nil, code: String? = nil) {
    self.value = value.settingValue
    self.label = label
    self.lang = lang
    self.code = code
  }
}

// MARK: - Rows of the sheet

extension SettingsSheet {
  /// A group of the settings dialog with the rows of these settings; `nil` if the current page shows none of the rows.
  func group(_ title: Phrase, _ settings: [Setting]) -> Node? {
    let rows = settings.compactMap { row($0) }
    return rows.isEmpty ? nil : sheetPart(title) { rows }
  }

  func row(_ setting: Setting) -> Node? {
    guard let row = setting.behavior.row, row.isShown(for: setting, on: route) else { return nil }
    return switch row.control {
    case .toggle: toggle(setting, row)
    case .options(let options): radios(setting, row, options(self))
    }
  }

  private func radios(_ setting: Setting, _ row: SettingRow, _ options: [SettingOption]) -> Node {
    let name = setting.definition.name
    let id = "setting-" + name
    let chosen = row.chosen?(session) ?? settings[setting]
    return element("div", .class("sheet-group"), .attribute("role", "radiogroup"), .attribute("aria-labelledby", id)) {
      element("p", .class("sheet-label"), .id(id)) { sentences[row.label] }
      element("div", .class(options.last?.code == nil ? "planks" : "level-rows", row.isWide ? "wide" : "")) {
        for option in options {
          if let choice = Choice(setting, stored: option.value) {
            radio(name, isChosen: option.value == chosen, .settings(.chose(choice)), label(option))
          }
        }
      }
      if let note = row.note { element("p", .class("sheet-note")) { sentences[note] } }
    }
  }

  private func label(_ option: SettingOption) -> Node {
    element("span", .optional("lang", option.lang)) {
      if let code = option.code { element("b") { code } }
      option.label
    }
  }

  /// A switch that turns the setting on or off. The text below the switch explains the setting, or says why the setting
  /// cannot be turned on.
  private func toggle(_ setting: Setting, _ row: SettingRow) -> Node {
    let isMissing = row.isMissing?(session) ?? false
    let isOn = settings[setting] == .flag(true) && !isMissing
    let note = isMissing || !row.isMissing.isThere ? row.note : nil
    return element("div", .class("sheet-group")) {
      element("label", .class("switch")) {
        element("span") { sentences[row.label] }
        element(
          "input", .attribute("type", "checkbox"), .attribute("role", "switch"), .flag("checked", isOn),
          .flag("disabled", isMissing),
          Choice(setting, stored: .flag(!isOn)).map { .changes(.settings(.chose($0))) })
      }
      if let note { element("p", .class("sheet-note")) { sentences[note] } }
    }
  }

  // MARK: Options

  func options<Value: SettingType>(_ named: [(Value, Phrase)]) -> [SettingOption] {
    named.map { SettingOption($0.0, sentences[$0.1]) }
  }

  /// An option for each number that the setting allows.
  func numbers(_ setting: Setting, label: (Int) -> String) -> [SettingOption] {
    guard case .numbers(let numbers) = setting.definition.values else { return [] }
    return numbers.map { SettingOption($0, label($0)) }
  }

  /// The levels that a learner can choose, each with a description, and the choice of no level.
  func levelOptions() -> [SettingOption] {
    var options = [SettingOption(LearnerLevel.any, sentences[.everyLevel], code: "–")]
    for choice in LearnerLevel.choices {
      options.append(SettingOption(choice, sentences[.levelBeginner, options.count - 1], code: choice.level?.code))
    }
    return options
  }

  /// The options for the word source of root words. The words of a level are an option only if the player has chosen
  /// them earlier. The player's own lists in the language of the games come last.
  func rootOptions() -> [SettingOption] {
    var options = [
      SettingOption(RootSource.known, sentences[.rootsKnown]), SettingOption(RootSource.all, sentences[.rootsAll]),
    ]
    if case .words(.level(let code)) = settings.roots {
      options.append(SettingOption(settings.roots, sentences.name(.level(code), nil)))
    }
    options.append(SettingOption(RootSource.words(.saved), sentences.name(.saved, nil)))
    for kept in profile.lists {
      guard let list = session.list(kept.id), list.language == settings.language else { continue }
      options.append(SettingOption(RootSource.words(.list(kept.id)), list.name))
    }
    return options
  }
}
