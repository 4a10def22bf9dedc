import Interface
import Journal
import Words

/// The client's part of a setting's description: the setting's row in the settings dialog, and the consequences of a
/// change.
struct SettingBehavior {
  /// The setting's row in the settings dialog; `nil` for a setting that is shown on another page.
  var row: SettingRow?
  /// The CSS class that the page gets while the setting differs from its usual value; empty if there is no such class.
  var pageClass = ""
  /// Returns whether a choice changes the state.
  var isChange: (Choice, Session) -> Bool = { $1.settings[$0.setting] != $0.value }
  /// Carries out the consequences of a change, after the choice was stored; the games are notified separately.
  var follow: (inout Session) -> [Effect] = { _ in [] }
}

extension Setting {
  /// The settings that add a CSS class to the page.
  static let withPageClass = allCases.filter { !$0.behavior.pageClass.isEmpty }

  /// The settings in the groups of the dialog, in order. A change of a setting of the first two groups may take effect
  /// only in the next round; a text below these groups says when.
  static let ofWords: [Setting] = [.language, .level]
  static let ofPlay: [Setting] = [.keyboard, .minimum, .minutes, .roots, .school]
  static let ofLook: [Setting] = [.theme, .deviceKeyboard, .sound, .haptics]
  static let ofLanguages: [Setting] = [.interface, .translation]

  /// The setting's row in the settings dialog, and the consequences of a change.
  var behavior: SettingBehavior {
    switch self {
    case .language:
      SettingBehavior(
        row: .options(.gameLanguage) { sheet in
          Language.allCases.map { SettingOption($0, sheet.sentences.nameAlone($0)) }
        },
        follow: { $0.forgetList() })
    case .length:
      // Some word sources ignore the chosen length. A word source that ignores the length must not stay selected when
      // the player chooses a length, so the choice also selects the well-known root words.
      SettingBehavior(
        isChange: { $1.settings[$0.setting] != $0.value || $1.settings.roots.hasOwnLengths },
        follow: { $0.returnToLengths() })
    case .minimum:
      SettingBehavior(
        row: .options(.shortestWord, on: .allButOtherGames) { sheet in
          sheet.numbers(self) { sheet.sentences(.minimumOption, .count("count", $0)) }
        })
    case .minutes:
      SettingBehavior(
        row: .options(.timer, on: .allButOtherGames) { sheet in
          sheet.numbers(self) {
            $0 == 0 ? sheet.sentences[.noTimer] : sheet.sentences(.minutesOption, .count("count", $0))
          }
        })
    case .roots:
      SettingBehavior(
        row: .options(
          .roots, note: .rootsAllNote, isWide: true, on: .allButOtherGames,
          chosen: { $0.rootSource.settingValue }
        ) { $0.rootOptions() })
    case .sound: SettingBehavior(row: .toggle(.sound), follow: { [$0.signal(.undo)] })
    case .haptics:
      SettingBehavior(
        row: .toggle(.haptics, note: .hapticsMissing, isMissing: { !$0.canVibrate }), follow: { [$0.signal(.undo)] })
    case .theme:
      SettingBehavior(
        row: .options(.theme, isWide: true) { sheet in
          sheet.options([
            (Theme.system, .themeSystem), (.light, .themeLight), (.dark, .themeDark), (.contrast, .themeContrast),
          ])
        }, follow: { [$0.updateDocument()] })
    case .interface:
      SettingBehavior(
        row: .options(
          .interfaceLanguage, isWide: true, chosen: { .name(($0.awaitedInterface ?? $0.interface).tag) }
        ) { _ in InterfaceLanguage.allCases.map { SettingOption($0.tag, $0.endonym, lang: $0.tag) } },
        isChange: { choice, session in
          guard case .name(let tag) = choice.value, let language = InterfaceLanguage(tag: tag) else { return false }
          return language != session.awaitedInterface ?? session.interface
        },
        follow: { session in session.settings.interface.map { session.speak(tag: $0) } ?? [] })
    case .translation:
      SettingBehavior(
        row: .options(
          .translations, note: .translationsNote, isWide: true, chosen: { $0.translationLanguage.settingValue }
        ) { _ in
          TranslationLanguage.allCases.map {
            SettingOption($0, InterfaceLanguage(tag: $0.tag)?.endonym ?? "", lang: $0.tag)
          }
        })
    case .words, .goal: SettingBehavior()
    case .keyboard:
      SettingBehavior(
        row: .options(.keyOrder, on: .itsGames) { sheet in
          sheet.options([(KeyboardOrder.qwerty, .keyOrderQwerty), (.alphabetical, .keyOrderAlphabet)])
        }, pageClass: "alphabetical-keys")
    case .level:
      SettingBehavior(
        row: .options(.learnerLevel, note: .learnerLevelNote) { $0.levelOptions() },
        follow: { $0.matchWords() })
    case .deviceKeyboard:
      SettingBehavior(row: .toggle(.deviceKeyboard, note: .deviceKeyboardNote))
    case .school: SettingBehavior(row: .toggle(.school, note: .schoolNote))
    }
  }
}
